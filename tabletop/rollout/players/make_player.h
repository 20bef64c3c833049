// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tabletop/rollout/players/flat.h"
#include "tabletop/rollout/players/human.h"
#include "tabletop/rollout/players/ismcts.h"
#include "tabletop/rollout/players/player.h"
#include "tabletop/rollout/players/race_player.h"

namespace ziggurat::tabletop::rollout {

/// The player that the options name; the game has to outlive it. `ask` is for human players.
template <Game G>
std::unique_ptr<Player<G>> make_player(const G& game, const PlayerOptions& options, const Ask& ask = {}) {
    switch (options.kind) {
    case PlayerKind::Uniform:
        return std::make_unique<RandomPlayer<G>>();
    case PlayerKind::Greedy:
        return std::make_unique<GreedyPlayer<G>>(game);
    case PlayerKind::Flat:
        if (options.is_race) {
            return std::make_unique<RacePlayer<G>>(game, options);
        }
        return std::make_unique<FlatPlayer<G>>(game, options);
    case PlayerKind::Ismcts:
        return std::make_unique<IsmctsPlayer<G>>(game, options);
    case PlayerKind::Human:
        return std::make_unique<HumanPlayer<G>>(game, ask);
    }
    return nullptr;
}

}  // namespace ziggurat::tabletop::rollout
