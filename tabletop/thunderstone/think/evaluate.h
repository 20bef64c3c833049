// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/rollout/game.h"
#include "tabletop/thunderstone/play/rules.h"

namespace ziggurat::tabletop::thunderstone {

/// What each kind is worth, worked out from what is printed on it.
Worth weigh(const Catalogue& cards);

/// The part of the game that is left, in 0..1, by the dungeon and the bounties that are nearest to their end.
float part_left(const State& s);

/// Shares of the win that players may expect in a game that is not over.
rollout::Shares evaluate(const Rules& rules, const State& s);

}  // namespace ziggurat::tabletop::thunderstone
