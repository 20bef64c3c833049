// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/json.h"
#include "tabletop/rollout/arena/any_game.h"
#include "tabletop/thunderstone/game.h"

namespace ziggurat::tabletop::thunderstone {

/// A game as a set-up file asks for it; an empty text is a game with random set-ups. All fields are optional:
///
///     {"monster_groups": ["Ooze", ...],     6 or 8 names: two a village, two on the road
///      "hero_groups": ["Elf", ...],         6: two a village
///      "village_cards": ["torch", ...],     12 ids: four a village
///      "options": {"no_basics_sold": true, "most_rounds": 60, ...},
///      "card_files": ["my_cards.json", ...]}   instead of the cards that the program was built with
///
/// The error is "LINE: field: why", or names a card file.
base::Result<Thunderstone> game_from_text(std::string_view text, base::JsonReader read_json);

/// Thunderstone for the registry.
base::Result<std::unique_ptr<rollout::AnyGame>> make_thunderstone(const rollout::SetUp& set_up,
                                                                  base::JsonReader read_json);

}  // namespace ziggurat::tabletop::thunderstone
