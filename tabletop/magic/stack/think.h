// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/magic/core/model/action.h"
#include "tabletop/magic/core/model/rules.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::magic::stack {

/// Shares of the win that each may expect: of life, creatures, lands and cards.
rollout::Shares evaluate(const Rules& rules, const State& s);

/// What a sensible beginner does: draws lands until there are enough, plays one a turn, casts the dearest spell
/// that finds something to do, attacks where it is safe, blocks where it pays.
Action greedy(const Rules& rules, const State& s, rollout::Random& random);

}  // namespace ziggurat::tabletop::magic::stack
