// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "tabletop/rollout/players/playout.h"

namespace ziggurat::tabletop::magic::tests {

/// Who decides in games whose course is taken down.
enum class Policy { Random, Greedy, Mixed };

/// One number for the whole course of some games, seeds 0 to `games` - 1 with two to `most` players in turn: what
/// was offered at every decision, in its order, and the last states. It changes when a rule, the order of a list
/// or the rule of thumb does; it stays the same when the same is only found faster.
template <class G>
std::uint64_t course_of_games(const G& game, int games, int most, Policy policy) {
    std::uint64_t course = 0;
    for (int seed = 0; seed < games; ++seed) {
        rollout::Chance chance(static_cast<std::uint64_t>(seed));
        rollout::Random random(static_cast<std::uint64_t>(seed) + 1);
        auto state = game.setup(2 + seed % (most - 1), chance);
        while (game.to_move(state) != rollout::nobody) {
            typename G::Actions actions;
            game.legal(state, actions);
            for (const auto action : actions) {
                course = base::mix(course, action.bits());
            }
            const bool thinks = policy == Policy::Greedy || (policy == Policy::Mixed && random.below(2) == 0);
            game.apply(state,
                       thinks ? game.greedy(state, random)
                              : actions[random.below(static_cast<std::uint32_t>(actions.size()))],
                       chance);
        }
        course = base::mix(course, game.hash(state));
    }
    return course;
}

}  // namespace ziggurat::tabletop::magic::tests
