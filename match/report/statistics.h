// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "match/play/game_record.h"

namespace ziggurat::match {

/// Sums over the finished games of a match.
class Statistics {
public:
    void add(const GameRecord& record);

    [[nodiscard]] int games() const { return games_; }
    [[nodiscard]] int count(Result result) const { return results_[static_cast<std::size_t>(result)]; }
    [[nodiscard]] int count(Ending ending) const { return endings_[static_cast<std::size_t>(ending)]; }
    /// Games that ended by a player's failure.
    [[nodiscard]] int faults() const;
    /// Plies a game; 0 without games.
    [[nodiscard]] double average_length() const;

    /// "+3 =1 -2", as White sees it.
    [[nodiscard]] std::string score() const;
    /// Several lines for people, each with its line break.
    [[nodiscard]] std::string summary() const;

private:
    int games_ = 0;
    std::int64_t plies_ = 0;
    std::array<int, 4> results_{};
    std::array<int, ending_count> endings_{};
};

}  // namespace ziggurat::match
