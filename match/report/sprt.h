// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/report/tally.h"

namespace ziggurat::match {

/// A sequential probability ratio test (Wald 1945) of two hypotheses: the first engine is stronger by `elo0`, or
/// by `elo1`. Elo is logistic.
struct SprtSettings {
    double elo0 = 0;
    double elo1 = 5;      ///< above elo0
    double alpha = 0.05;  ///< how likely elo1 may be accepted although elo0 is true; above 0, below 0.5
    double beta = 0.05;   ///< and the other way round

    bool operator==(const SprtSettings&) const = default;
};

/// Settings from "elo0=", "elo1=", "alpha=" and "beta=".
base::Result<SprtSettings> parse_sprt(const std::vector<std::string>& words);

/// How the test stands.
struct SprtState {
    enum class Decision : std::uint8_t { None, Elo0, Elo1 };

    double ratio = 0;  ///< logarithm of the likelihood ratio; above 0 it speaks for elo1
    double lower = 0;  ///< where elo0 is accepted
    double upper = 0;  ///< where elo1 is
    Decision decision = Decision::None;
};

/// The test after these pairs of games, by their half points, as the first engine sees them. The likelihoods are
/// those of the distributions over the five outcomes that fit the counts best among all whose mean is the one
/// that the hypothesis expects.
SprtState sprt_state(const SprtSettings& settings, const std::array<int, 5>& pairs);

/// "LLR 1.20 (-2.94, 2.94), elo0 0, elo1 5: undecided".
std::string to_string(const SprtSettings& settings, const SprtState& state);

}  // namespace ziggurat::match
