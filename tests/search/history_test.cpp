// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/worker/history.h"

#include <doctest/doctest.h>

#include "search/worker/frame.h"

namespace ziggurat::search::tests {

using movegen::Move;
using movegen::Side;
using movegen::Square;

TEST_CASE("a history score stays within its limit and can turn round") {
    HistoryScore score;
    for (int i = 0; i < 1000; ++i) {
        score.learn(tuning::history_bonus_limit);
        REQUIRE(score <= tuning::history_limit);
    }
    CHECK(score > tuning::history_limit / 2);
    for (int i = 0; i < 1000; ++i) {
        score.learn(-tuning::history_bonus_limit);
        REQUIRE(score >= -tuning::history_limit);
    }
    CHECK(score < -tuning::history_limit / 2);
}

TEST_CASE("what was learned of a move in its context is not told of others") {
    Histories<6> histories;
    const Move good = Move::step(1, Square::G1, Square::F3);
    const Move bad = Move::step(0, Square::A2, Square::A3);
    const Move last = Move::step(0, Square::E7, Square::E5);
    const Histories<6>::Context here{Side::White, last, Move(), Move()};
    histories.learn(here, good, 500);
    histories.learn(here, bad, -500);
    CHECK(histories.score(here, good) > 0);
    CHECK(histories.score(here, bad) < 0);
    CHECK(histories.score({Side::Black, last, Move(), Move()}, good) == 0);
    // Elsewhere it counts less than as the reply that it was.
    CHECK(histories.score({Side::White, Move(), Move(), Move()}, good) < histories.score(here, good));
    CHECK(histories.score({Side::White, Move(), Move(), Move()}, good) > 0);
    histories.clear();
    CHECK(histories.score(here, good) == 0);
}

TEST_CASE("what follows up the move before the last own one counts too, but less") {
    Histories<6> histories;
    const Move good = Move::step(1, Square::G1, Square::F3);
    const Move own = Move::step(0, Square::E2, Square::E4);
    const Histories<6>::Context before{Side::White, {}, own, {}};
    const Histories<6>::Context earlier{Side::White, {}, {}, own};
    histories.learn_continuation(before, good, 1000);
    CHECK(histories.score(earlier, good) > 0);
    CHECK(histories.score(earlier, good) < histories.score(before, good));
    CHECK(histories.score({Side::White, {}, {}, {}}, good) == 0);
}

TEST_CASE("noisy moves are remembered by what they gain, and counter-moves by what they answer") {
    Histories<6> histories;
    const Move take = Move::step(1, Square::G1, Square::F3);
    histories.learn_noisy(Side::White, take, 300, 800);
    CHECK(histories.noisy_score(Side::White, take, 310) > 0);
    CHECK(histories.noisy_score(Side::White, take, 900) == 0);
    CHECK(histories.noisy_score(Side::White, take, -50) == 0);
    CHECK(histories.noisy_score(Side::Black, take, 310) == 0);
    const Move last = Move::step(0, Square::E7, Square::E5);
    const Histories<6>::Context here{Side::White, last, {}, {}};
    CHECK_FALSE(histories.counter(here));
    histories.remember_counter(here, take);
    CHECK(histories.counter(here) == take);
    CHECK_FALSE(histories.counter({Side::White, take, {}, {}}));
    CHECK_FALSE(histories.counter({Side::White, {}, {}, {}}));
    histories.clear();
    CHECK_FALSE(histories.counter(here));
    CHECK(histories.noisy_score(Side::White, take, 310) == 0);
}

TEST_CASE("histories that are switched off say nothing") {
    Histories<6> histories;
    const Move good = Move::step(1, Square::G1, Square::F3);
    const Histories<6>::Context here{Side::White, good, good, good};
    histories.learn(here, good, 1000);
    histories.learn_noisy(Side::White, good, 0, 1000);
    histories.remember_counter(here, good);
    Steps off;
    for (const Step step : {Step::QuietHistory, Step::Continuation, Step::NoisyHistory, Step::Counters}) {
        off.set(static_cast<std::size_t>(step));
    }
    histories.switch_off(off);
    CHECK(histories.score(here, good) == 0);
    CHECK(histories.noisy_score(Side::White, good, 0) == 0);
    CHECK_FALSE(histories.counter(here));
}

TEST_CASE("the last killer comes first, and none twice") {
    Frame frame;
    const Move a = Move::step(1, Square::G1, Square::F3);
    const Move b = Move::step(1, Square::B1, Square::C3);
    frame.remember_killer(a);
    frame.remember_killer(a);
    CHECK(frame.killers[0] == a);
    CHECK_FALSE(frame.killers[1]);
    frame.remember_killer(b);
    CHECK(frame.killers[0] == b);
    CHECK(frame.killers[1] == a);
}

}  // namespace ziggurat::search::tests
