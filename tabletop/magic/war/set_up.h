// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "base/json.h"
#include "base/result.h"
#include "tabletop/magic/war/game.h"
#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::tabletop::magic::war {

/// The decks that the program was built with: sky, tide, wild and ash.
base::Result<std::vector<Deck>> built_in_decks(const CardTable& table);

/// A game as a set-up file asks for it. Without one, or without decks in it, the four built-in decks take the
/// seats in their order. `#` begins a comment; the lines are
///
///     rounds 100              the limit, 1 to 1000
///     option freeInstants     all instants may be cast before a fight (War WA21)
///     option regenShield      regeneration makes shields while damage is prevented (War WA31)
///     deck sky                a built-in deck for the next seat
///     deck My Deck:           a deck of one's own; its cards follow, "4 Name", until the next line of another
///     kind
///     [Cards]                 cards of one's own, to the end of the file
///
/// Errors are "line N: why"; a card that is not known is answered with the nearest name.
base::Result<War> game_from_text(std::string_view text);

/// The War Game for the registry.
base::Result<std::unique_ptr<rollout::AnyGame>> make_war(const rollout::SetUp& set_up, base::JsonReader);

}  // namespace ziggurat::tabletop::magic::war
