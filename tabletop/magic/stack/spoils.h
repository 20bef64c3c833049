// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "tabletop/magic/stack/game.h"
#include "tabletop/rollout/arena/game_record.h"

namespace ziggurat::tabletop::magic::stack {

/// A card that the winner may sign, and how significant it was, in tenths of a point (Stack V3).
struct Claim {
    std::string card;
    int tenths = 0;
};

/// What a game's winner may sign (Stack 3.10).
struct Spoils {
    int winner = 0;   ///< the seat; of a team, the one who did most
    int players = 0;  ///< at the start
    int turns = 0;
    std::vector<Claim> claims;  ///< the most significant first; ties: higher mana value, then the name
};

/// Plays a record again and weighs what each card did for the winner while the winner controlled or cast it.
/// Signed cards, tokens, planes and schemes are left out. Errors: a game of two players or without a single winner
/// (V1), a record that does not fit the game.
base::Result<Spoils> spoils_of(const Stack& game, const rollout::GameRecord& record);

}  // namespace ziggurat::tabletop::magic::stack
