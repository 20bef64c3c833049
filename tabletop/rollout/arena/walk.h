// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "tabletop/rollout/arena/game_record.h"
#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::rollout {

/// The legal action that a step of a record names.
template <Game G>
base::Result<typename G::Action> read_step(const G& game, const typename G::State& state,
                                           const GameRecord::Step& step) {
    const int actor = game.to_move(state);
    if (actor == nobody) {
        return base::Error{"the game is over already"};
    }
    if (actor != step.seat) {
        return base::Error{"seat " + std::to_string(actor + 1) + " is to move, not seat " +
                           std::to_string(step.seat + 1)};
    }
    return game.action_from_text(state, step.action);
}

/// Plays a record's steps from their texts, starting from `state`, which is left behind the last step that could
/// be played. Calls on_action(state, chance, action) before each. The error names the step.
template <Game G, class OnAction>
std::optional<base::Error> walk(const G& game, const GameRecord& record, typename G::State& state, Chance& chance,
                                const OnAction& on_action) {
    int number = 0;
    for (const GameRecord::Step& step : record.steps) {
        ++number;
        const auto action = read_step(game, state, step);
        if (!action) {
            const std::string where = step.line > 0 ? "line " + std::to_string(step.line) + ", " : "";
            return base::Error{where + "step " + std::to_string(number) + ": " + action.error().message};
        }
        on_action(static_cast<const typename G::State&>(state), static_cast<const Chance&>(chance), *action);
        game.apply(state, *action, chance);
    }
    return std::nullopt;
}

}  // namespace ziggurat::tabletop::rollout
