// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/intervals.h"

#include <algorithm>
#include <cmath>

#include <boost/math/distributions/normal.hpp>

namespace ziggurat::report {

namespace {

/// Doubles are exact enough, and long doubles, which Boost would take, are not to be had under valgrind: its
/// tables of them would stop the program there before main().
using InDoubles = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

/// So many standard deviations to each side hold the confidence.
double width_in_deviations() {
    static const double width =
        boost::math::quantile(boost::math::normal_distribution<double, InDoubles>(), 0.5 + confidence / 2);
    return width;
}

}  // namespace

std::optional<Share> wilson(double successes, std::int64_t trials) {
    if (trials <= 0) {
        return std::nullopt;
    }
    const double z = width_in_deviations();
    const auto n = static_cast<double>(trials);
    const double p = successes / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return Share{p, {std::max(0.0, middle - half), std::min(1.0, middle + half)}};
}

std::optional<Share> difference(const std::optional<Share>& a, const std::optional<Share>& b) {
    if (!a || !b) {
        return std::nullopt;
    }
    const double value = a->value - b->value;
    const double down = std::hypot(a->value - a->interval.low, b->interval.high - b->value);
    const double up = std::hypot(a->interval.high - a->value, b->value - b->interval.low);
    return Share{value, {value - down, value + up}};
}

}  // namespace ziggurat::report
