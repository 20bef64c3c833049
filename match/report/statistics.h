// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "match/play/game_record.h"
#include "match/report/tally.h"

namespace ziggurat::match {

/// Sums over the finished games of a match.
class Statistics {
public:
    /// Of engines by their places; where all have one name, only colours are told apart.
    explicit Statistics(std::vector<std::string> names = {"White", "White"}) : names_(std::move(names)) {}

    void add(const GameRecord& record);

    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    /// Whether an engine plays itself, so that only colours tell anything.
    [[nodiscard]] bool is_self_play() const { return names_.front() == names_.back(); }
    [[nodiscard]] int games() const { return games_; }
    [[nodiscard]] int count(Result result) const { return results_[static_cast<std::size_t>(result)]; }
    [[nodiscard]] int count(Ending ending) const { return endings_[static_cast<std::size_t>(ending)]; }
    /// Games that ended by a player's failure.
    [[nodiscard]] int faults() const;
    /// Games that an engine lost by a failure of its own.
    [[nodiscard]] int faults_of(int engine) const;
    /// Plies a game; 0 without games.
    [[nodiscard]] double average_length() const;

    /// What one engine has done against another.
    [[nodiscard]] Tally tally(int engine, int opponent) const;
    /// What an engine has done against all.
    [[nodiscard]] Tally total(int engine) const;
    /// What all Whites have done against all Blacks.
    [[nodiscard]] Tally white_total() const;

private:
    void add_half(int pair, const std::pair<int, int>& engines, int half_points);

    std::vector<std::string> names_;
    std::map<std::pair<int, int>, Tally> tallies_;  // by two engines, as the first of them sees it
    std::map<int, int> open_pairs_;  // half points of a pair's first game, as the lower place sees it
    std::map<int, int> faults_;      // by engine
    int games_ = 0;
    std::int64_t plies_ = 0;
    std::array<int, 4> results_{};
    std::array<int, ending_count> endings_{};
};

}  // namespace ziggurat::match
