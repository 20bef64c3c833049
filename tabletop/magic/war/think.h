// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/magic/war/board.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::magic::war {

/// Shares of the win that each may expect: of strongholds, armies and how far they have come, supply and cards.
rollout::Shares evaluate(const Rules& rules, const State& s);

/// What a sensible beginner does: gathers supply, marches on the nearest stronghold, fights where it is the
/// stronger, kills what it can, and casts the dearest creature first.
Action greedy(const Rules& rules, const State& s, rollout::Random& random);

}  // namespace ziggurat::tabletop::magic::war
