// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/arena/any_game.h"

#include <algorithm>
#include <limits>

namespace ziggurat::tabletop::rollout {

bool has_human(const Run& run) {
    return std::any_of(run.players.begin(), run.players.end(),
                       [](const PlayerOptions& player) { return player.kind == PlayerKind::Human; });
}

std::optional<base::Error> objection(const GameFacts& facts, const Run& run) {
    const auto players = static_cast<int>(run.players.size());
    if (players < facts.least_players || players > facts.most_players) {
        return base::Error{facts.name + " is for " + std::to_string(facts.least_players) + " to " +
                           std::to_string(facts.most_players) + " players, not " + std::to_string(players)};
    }
    if (run.first < 0 || run.games < 0 || run.first > std::numeric_limits<std::int64_t>::max() - run.games) {
        return base::Error{"the number of games and the first one's number are 0 or more"};
    }
    if (has_human(run) && run.threads != 1) {
        return base::Error{"a human plays one game at a time: with one thread"};
    }
    return std::nullopt;
}

}  // namespace ziggurat::tabletop::rollout
