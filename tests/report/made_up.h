// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/simulation.h"
#include "tabletop/registry.h"

namespace ziggurat::report {

/// Some games of Pig, numbered first .. first + games - 1.
inline Simulation pig_games(std::int64_t first, std::int64_t games, int most_decisions = rollout::max_decisions) {
    const auto game = tabletop::make_game("pig", {"some.ini", "target = 30\n"}, nullptr);
    rollout::Run run;
    for (const char* player : {"greedy", "random", "flat:playouts=3"}) {
        run.players.push_back(*rollout::parse_player(player));
    }
    run.seed = 18'000'000'000'000'000'000U;
    run.first = first;
    run.games = games;
    run.most_decisions = most_decisions;
    return simulation_of((*game)->facts(), run, (*game)->play(run, {}));
}

}  // namespace ziggurat::report
