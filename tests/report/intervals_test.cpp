// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/intervals.h"

#include <cmath>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <doctest/doctest.h>

namespace ziggurat::report {

TEST_CASE("Wilson's bounds are where the score test just fails") {
    const double z = boost::math::quantile(boost::math::normal(), 0.975);
    for (const auto& [k, n] : {std::pair(0, 1), {1, 1}, {0, 40}, {3, 17}, {228, 400}, {9'999, 10'000}}) {
        const auto share = wilson(k, n);
        REQUIRE(share.has_value());
        CHECK_EQ(share->value, doctest::Approx(static_cast<double>(k) / n));
        for (const double bound : {share->interval.low, share->interval.high}) {
            if (bound > 1e-12 && bound < 1 - 1e-12) {
                const double score = std::abs(share->value - bound) / std::sqrt(bound * (1 - bound) / n);
                CHECK_EQ(score, doctest::Approx(z).epsilon(1e-9));
            }
        }
        CHECK(share->interval.low >= 0);
        CHECK(share->interval.high <= 1);
    }
    CHECK_EQ(wilson(228, 400)->interval.low, doctest::Approx(0.5210).epsilon(1e-4));
    CHECK_EQ(wilson(228, 400)->interval.high, doctest::Approx(0.6176).epsilon(1e-4));
}

TEST_CASE("Wilson's interval lies near Boost's exact one, and covers as often as it says") {
    using Binomial = boost::math::binomial_distribution<>;
    for (const int n : {50, 400}) {
        for (const double p : {0.25, 0.5, 0.6}) {
            const Binomial wins(n, p);
            double covered = 0;
            for (int k = 0; k <= n; ++k) {
                const auto share = wilson(k, n);
                if (share->interval.low <= p && p <= share->interval.high) {
                    covered += boost::math::pdf(wins, k);
                }
                const double low = Binomial::find_lower_bound_on_p(n, k, 0.025);
                const double high = Binomial::find_upper_bound_on_p(n, k, 0.025);
                CHECK(std::abs(share->interval.low - low) < 1.2 / n + 0.01);
                CHECK(std::abs(share->interval.high - high) < 1.2 / n + 0.01);
            }
            CHECK(covered > 0.93);
            CHECK(covered < 0.97);
        }
    }
}

TEST_CASE("the interval of a difference is Newcombe's published one") {
    const auto lift = difference(wilson(56, 70), wilson(48, 80));
    REQUIRE(lift.has_value());
    CHECK_EQ(lift->value, doctest::Approx(0.2));
    CHECK_EQ(lift->interval.low, doctest::Approx(0.0524).epsilon(1e-3));
    CHECK_EQ(lift->interval.high, doctest::Approx(0.3339).epsilon(1e-3));
}

TEST_CASE("what has no trials has no share") {
    CHECK_FALSE(wilson(0, 0).has_value());
    CHECK_FALSE(difference(wilson(1, 2), std::nullopt).has_value());
    CHECK_FALSE(difference(std::nullopt, wilson(1, 2)).has_value());
}

}  // namespace ziggurat::report
