// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/handicap.h"

#include <algorithm>
#include <cmath>

namespace ziggurat::engine {

Handicap handicap_of(double level) {
    constexpr double fewest_nodes = 100;
    constexpr double levels_for_twice = 1.6;
    constexpr double widest_wandering = 200;
    constexpr int choices = 5;
    const double below = full_level - std::clamp(level, 0.0, double(full_level));
    const double share = below / full_level;
    const double nodes = fewest_nodes * std::exp2((full_level - below) / levels_for_twice);
    return {static_cast<std::uint64_t>(nodes), choices,
            static_cast<search::Value>(std::lround(widest_wandering * share * share))};
}

double level_of_elo(int elo) {
    const double share = double(elo - weakest_elo) / (strongest_elo - weakest_elo);
    return std::clamp(share, 0.0, 1.0) * (full_level - 1);
}

}  // namespace ziggurat::engine
