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
    const Histories<6>::Context here{Side::White, last, Move()};
    histories.learn(here, good, 500);
    histories.learn(here, bad, -500);
    CHECK(histories.score(here, good) > 0);
    CHECK(histories.score(here, bad) < 0);
    CHECK(histories.score({Side::Black, last, Move()}, good) == 0);
    // Elsewhere it counts less than as the reply that it was.
    CHECK(histories.score({Side::White, Move(), Move()}, good) < histories.score(here, good));
    CHECK(histories.score({Side::White, Move(), Move()}, good) > 0);
    histories.clear();
    CHECK(histories.score(here, good) == 0);
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
