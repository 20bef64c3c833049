// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "base/result.h"
#include "tabletop/rollout/chance.h"

// What games have in common where they choose among their actions.

namespace ziggurat::tabletop::rollout {

/// Of some actions, at least one, that with the highest value; chance decides between equal ones, each as likely.
/// `value_of(action)` is an int.
template <class Actions, class ValueOf>
auto highest(const Actions& actions, Random& random, ValueOf&& value_of) {
    auto best = actions[0];
    int most = std::numeric_limits<int>::min();
    std::uint32_t ties = 0;
    for (const auto& action : actions) {
        const int value = value_of(action);
        if (value > most) {
            most = value;
            best = action;
            ties = 1;
        } else if (value == most && random.below(++ties) == 0) {
            best = action;
        }
    }
    return best;
}

/// The legal action of a state that the game calls so, or the error that it cannot be done.
template <class G>
base::Result<typename G::Action> action_named(const G& game, const typename G::State& s, std::string_view text) {
    typename G::Actions actions;
    game.legal(s, actions);
    for (const auto& action : actions) {
        if (game.action_text(s, action) == text) {
            return action;
        }
    }
    return base::Error{"'" + std::string(text) + "' cannot be done here"};
}

}  // namespace ziggurat::tabletop::rollout
