// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "match/tournament/match_settings.h"

namespace ziggurat::match {

/// One game to be played.
struct Encounter {
    int number = 1;  ///< within the match, from 1
    int white = 0;   ///< the engine's place in the settings
    int black = 1;
    int opening = 0;  ///< from 0: all pairs play the same openings in the same order
    int pair = 0;     ///< two games of the same two engines in a row have the same number
};

/// All games of a match in the order in which they are counted: round by round, and within a round pair by pair.
class Schedule {
public:
    explicit Schedule(const MatchSettings& settings);

    /// How many games there are.
    [[nodiscard]] int games() const;
    /// The game of a number from 1 to `games()`.
    [[nodiscard]] Encounter game(int number) const;

private:
    std::vector<std::pair<int, int>> pairs_;
    int games_;
    int rounds_;
    bool swaps_colours_;
    bool repeats_openings_;
};

}  // namespace ziggurat::match
