// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/tally.h"

#include <algorithm>
#include <cmath>

namespace ziggurat::match {
namespace {

/// The mean of the points a game, and its standard error.
struct Mean {
    double value = 0;
    double error = 0;
};

template <std::size_t outcomes>
Mean mean_of(const std::array<int, outcomes>& counts) {
    double number = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < outcomes; ++i) {
        const double value = static_cast<double>(i) / static_cast<double>(outcomes - 1);
        number += counts[i];
        sum += counts[i] * value;
        squares += counts[i] * value * value;
    }
    const double mean = sum / number;
    return {mean, std::sqrt(std::max(squares / number - mean * mean, 0.0) / number)};
}

Mean mean_of(const Tally& tally) {
    if (tally.pair_count() > 0 && 2 * tally.pair_count() == tally.games()) {
        return mean_of(tally.pairs);
    }
    return mean_of(std::array<int, 3>{tally.losses, tally.draws, tally.wins});
}

}  // namespace

Tally mirrored(const Tally& tally) {
    Tally other{tally.losses, tally.draws, tally.wins, tally.pairs};
    std::reverse(other.pairs.begin(), other.pairs.end());
    return other;
}

Tally operator+(const Tally& a, const Tally& b) {
    Tally sum{a.wins + b.wins, a.draws + b.draws, a.losses + b.losses, a.pairs};
    for (std::size_t i = 0; i < sum.pairs.size(); ++i) {
        sum.pairs[i] += b.pairs[i];
    }
    return sum;
}

double expected_score(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

std::optional<double> elo_of(double score) {
    if (score <= 0 || score >= 1) {
        return std::nullopt;
    }
    return 400 * std::log10(score / (1 - score));
}

EloEstimate estimate_elo(const Tally& tally) {
    if (tally.games() == 0) {
        return {};
    }
    constexpr double deviations = 1.959964;  // of 95 %
    const Mean mean = mean_of(tally);
    EloEstimate estimate{elo_of(mean.value), std::nullopt};
    const auto low = elo_of(mean.value - deviations * mean.error);
    const auto high = elo_of(mean.value + deviations * mean.error);
    if (estimate.difference && low && high && mean.error > 0) {
        estimate.margin = (*high - *low) / 2;
    }
    return estimate;
}

std::optional<double> likelihood_of_superiority(const Tally& tally) {
    if (tally.games() == 0) {
        return std::nullopt;
    }
    const Mean mean = mean_of(tally);
    const double lead = mean.value - 0.5;
    if (mean.error > 0) {
        return 0.5 * std::erfc(-lead / mean.error / std::sqrt(2.0));
    }
    return lead == 0 ? std::nullopt : std::optional(lead > 0 ? 1.0 : 0.0);
}

}  // namespace ziggurat::match
