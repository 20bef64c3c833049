// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/simulation.h"

#include <algorithm>

namespace ziggurat::report {

namespace {

std::string described(const Simulation::Range& range) {
    return std::to_string(range.first) + " to " + std::to_string(range.second - 1);
}

/// The ranges of both in order, joined where they touch; an error where they overlap.
base::Result<std::vector<Simulation::Range>> joined(std::vector<Simulation::Range> ranges) {
    std::sort(ranges.begin(), ranges.end());
    std::vector<Simulation::Range> result;
    for (const Simulation::Range& range : ranges) {
        if (range.first == range.second) {
            continue;
        }
        if (!result.empty() && range.first < result.back().second) {
            return base::Error{"games " + described(range) + " are there already"};
        }
        if (!result.empty() && range.first == result.back().second) {
            result.back().second = range.second;
        } else {
            result.push_back(range);
        }
    }
    return result;
}

}  // namespace

Simulation simulation_of(const rollout::GameFacts& facts, const rollout::Run& run,
                         const rollout::RunResult& result) {
    Simulation simulation;
    Simulation::Setting& setting = simulation.setting;
    setting.game = facts.name;
    setting.set_up = facts.set_up;
    for (const rollout::PlayerOptions& player : run.players) {
        setting.players.push_back(player.text);
    }
    setting.seed = run.seed;
    setting.most_decisions = run.most_decisions;
    setting.end_reasons = facts.end_reasons;
    setting.tracked = facts.tracked;
    if (result.tally.games > 0) {
        simulation.covered.emplace_back(run.first, run.first + result.tally.games);
    }
    simulation.tally = result.tally;
    simulation.timing = {result.seconds, result.playouts, result.thinking_ns};
    return simulation;
}

std::optional<base::Error> add(const Simulation& part, Simulation& sum) {
    if (part.setting.game != sum.setting.game || part.setting.set_up != sum.setting.set_up) {
        return base::Error{"is of another game or set-up"};
    }
    if (part.setting.players != sum.setting.players) {
        return base::Error{"is of other players"};
    }
    if (part.setting.seed != sum.setting.seed) {
        return base::Error{"is of another seed"};
    }
    if (!(part.setting == sum.setting)) {
        return base::Error{"was made by another version or with other limits"};
    }
    std::vector<Simulation::Range> ranges = sum.covered;
    ranges.insert(ranges.end(), part.covered.begin(), part.covered.end());
    auto covered = joined(std::move(ranges));
    if (!covered) {
        return covered.error();
    }
    sum.covered = std::move(*covered);
    sum.tally.add(part.tally);
    sum.timing.seconds += part.timing.seconds;
    for (std::size_t p = 0; p < sum.timing.playouts.size(); ++p) {
        sum.timing.playouts[p] += part.timing.playouts[p];
        sum.timing.thinking_ns[p] += part.timing.thinking_ns[p];
    }
    return std::nullopt;
}

std::optional<Share> win_share(const rollout::SeatTally& sums) {
    return wilson(static_cast<double>(sums.win_parts) / static_cast<double>(rollout::parts_of_a_win), sums.games);
}

Lift lift_of(const rollout::TrackedTally& sums) {
    const auto wins = [](std::int64_t parts) {
        return static_cast<double>(parts) / static_cast<double>(rollout::parts_of_a_win);
    };
    Lift lift;
    lift.taken = wilson(static_cast<double>(sums.games_taken), sums.games);
    lift.with = wilson(wins(sums.win_parts_taken), sums.games_taken);
    lift.without = wilson(wins(sums.win_parts - sums.win_parts_taken), sums.games - sums.games_taken);
    lift.lift = difference(lift.with, lift.without);
    return lift;
}

}  // namespace ziggurat::report
