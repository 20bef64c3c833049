// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

namespace ziggurat::match {

/// Results of games and of pairs of games, from one side.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    std::array<int, 5> pairs{};  ///< pairs of games with colours swapped, by their half points: 0 to 4

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return wins + 0.5 * draws; }
    [[nodiscard]] int pair_count() const { return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]; }

    bool operator==(const Tally&) const = default;
};

/// The same from the other side.
Tally mirrored(const Tally& tally);

Tally operator+(const Tally& a, const Tally& b);

/// A difference of strength in Elo, as far as it can be told: no number where one side has won all.
struct EloEstimate {
    std::optional<double> difference;
    std::optional<double> margin;  ///< half the width of the 95 % interval
};

/// The share of points that a difference in Elo leads one to expect, 0..1.
double expected_score(double elo);

/// The difference that a share of points stands for; nothing for 0 and 1.
std::optional<double> elo_of(double score);

/// Elo from the share of points. Where all games belong to whole pairs the interval comes from the pairs, in which
/// an opening that favours a colour cancels out; else from the games.
EloEstimate estimate_elo(const Tally& tally);

/// How likely it is that the side is the stronger one, 0..1; nothing without games, or where nothing varies and
/// nobody leads.
std::optional<double> likelihood_of_superiority(const Tally& tally);

}  // namespace ziggurat::match
