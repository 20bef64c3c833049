// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/sprt.h"

#include <cmath>

#include <doctest/doctest.h>

using namespace ziggurat::match;

namespace {

constexpr SprtSettings five{0, 5, 0.05, 0.05};

/// The ratio as a normal distribution of the pairs' mean would have it: close when the pairs are many and the
/// hypotheses near.
double normal_ratio(const SprtSettings& settings, const std::array<int, 5>& pairs) {
    double number = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double points = static_cast<double>(i) / 4;
        number += pairs[i];
        sum += pairs[i] * points;
        squares += pairs[i] * points * points;
    }
    const double mean = sum / number;
    const double variance = squares / number - mean * mean;
    const double score0 = expected_score(settings.elo0);
    const double score1 = expected_score(settings.elo1);
    return number * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance);
}

}  // namespace

TEST_CASE("SPRT: bounds, nothing from nothing, and symmetry") {
    const SprtState none = sprt_state(five, {});
    CHECK(none.ratio == 0);
    CHECK(none.lower == doctest::Approx(std::log(0.05 / 0.95)));
    CHECK(none.upper == doctest::Approx(-none.lower));
    CHECK(none.decision == SprtState::Decision::None);
    const SprtState up = sprt_state({-5, 5, 0.05, 0.05}, {10, 60, 200, 90, 12});
    const SprtState down = sprt_state({-5, 5, 0.05, 0.05}, {12, 90, 200, 60, 10});
    CHECK(up.ratio > 0);
    CHECK(up.ratio == doctest::Approx(-down.ratio));
}

TEST_CASE("SPRT: the pair model agrees with the normal approximation where that is good") {
    for (const std::array<int, 5> pairs :
         {std::array{100, 900, 2200, 1000, 120}, std::array{500, 500, 500, 500, 500},
          std::array{20, 400, 3000, 380, 25}}) {
        CHECK(sprt_state(five, pairs).ratio == doctest::Approx(normal_ratio(five, pairs)).epsilon(0.02));
    }
}

TEST_CASE("SPRT: decisions, also where an outcome has never been seen") {
    CHECK(sprt_state(five, {100, 900, 2200, 1200, 150}).decision == SprtState::Decision::Elo1);
    CHECK(sprt_state(five, {150, 1200, 2200, 900, 100}).decision == SprtState::Decision::Elo0);
    CHECK(sprt_state({0, 100, 0.05, 0.05}, {0, 0, 0, 0, 40}).decision == SprtState::Decision::Elo1);
    CHECK(sprt_state({0, 100, 0.05, 0.05}, {40, 0, 0, 0, 0}).decision == SprtState::Decision::Elo0);
    const SprtState draws = sprt_state(five, {0, 0, 400, 0, 0});
    CHECK(std::isfinite(draws.ratio));
    CHECK(draws.ratio < 0);
    CHECK(to_string(five, sprt_state(five, {100, 900, 2200, 1200, 150})).find("elo1 accepted") !=
          std::string::npos);
}

TEST_CASE("SPRT: its words") {
    const auto settings = parse_sprt({"elo0=-1.5", "elo1=3", "alpha=0.1", "beta=0.02"});
    REQUIRE(settings);
    CHECK(*settings == SprtSettings{-1.5, 3, 0.1, 0.02});
    for (const char* const word :
         {"elo0=5", "elo1=0", "alpha=0", "beta=1", "elo1=nan", "elo1=inf", "elo1=", "x=1", "elo1", "elo1=5000"}) {
        CAPTURE(word);
        CHECK_FALSE(parse_sprt({word}));
    }
}

TEST_CASE("Elo, its interval and the likelihood of superiority") {
    CHECK(*elo_of(0.5) == doctest::Approx(0));
    CHECK(*elo_of(0.75) == doctest::Approx(190.85).epsilon(0.001));
    CHECK_FALSE(elo_of(0));
    CHECK_FALSE(elo_of(1));
    CHECK(expected_score(*elo_of(0.6)) == doctest::Approx(0.6));
    Tally tally{60, 20, 20, {}};
    const EloEstimate games = estimate_elo(tally);
    CHECK(*games.difference == doctest::Approx(*elo_of(0.7)));
    // By hand: deviation of a game 0.4, of the mean 0.04, so the share lies within 0.7 +/- 0.0784.
    CHECK(*games.margin == doctest::Approx((*elo_of(0.7784) - *elo_of(0.6216)) / 2).epsilon(0.001));
    CHECK(*likelihood_of_superiority(tally) > 0.999);
    CHECK(*likelihood_of_superiority(mirrored(tally)) < 0.001);
    // All pairs even: nothing varies, whatever the single games were.
    tally = {50, 0, 50, {0, 0, 50, 0, 0}};
    CHECK_FALSE(estimate_elo(tally).margin);
    CHECK_FALSE(likelihood_of_superiority(tally));
    CHECK_FALSE(estimate_elo(Tally{}).difference);
    CHECK_FALSE(estimate_elo(Tally{5, 0, 0, {}}).difference);
    CHECK(*likelihood_of_superiority(Tally{5, 0, 0, {}}) == 1);
}
