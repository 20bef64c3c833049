// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "search/score.h"

namespace ziggurat::engine {

/// Levels go from 0, a beginner's, to this, full strength.
inline constexpr int full_level = 20;

/// The range of `elo_of_level`: what can be asked for below full strength.
inline constexpr int weakest_elo = 1000;
inline constexpr int strongest_elo = 2500;

/// What a weaker player does without: it looks at few nodes, and does not always choose what it thinks best.
struct Handicap {
    std::uint64_t nodes;      ///< a move, at most
    int choices;              ///< among so many of the best moves it chooses
    search::Value wandering;  ///< centipawns by which chance may lift one of them
};

/// The handicap of a level 0 .. full_level, not of full_level itself.
Handicap handicap_of(double level);

/// The level, below full_level, of a strength in Elo as chess engines count it, weakest_elo .. strongest_elo. In
/// other rule sets there is no such count, and the same levels are used.
double level_of_elo(int elo);

}  // namespace ziggurat::engine
