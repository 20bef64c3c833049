// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace ziggurat::report {

/// How sure all intervals of the reports are.
inline constexpr double confidence = 0.95;

struct Interval {
    double low = 0;
    double high = 0;
};

/// A share of something that was counted, with its interval.
struct Share {
    double value = 0;
    Interval interval;
};

/// Wilson's score interval (1927) for `successes` out of `trials`. Successes need not be whole: a tied win is
/// part of one, which makes the interval a little wider than need be. Nothing without trials.
std::optional<Share> wilson(double successes, std::int64_t trials);

/// The difference of two independent shares, a - b, with the interval of Newcombe (1998, his method 10).
/// Nothing unless there are both.
std::optional<Share> difference(const std::optional<Share>& a, const std::optional<Share>& b);

}  // namespace ziggurat::report
