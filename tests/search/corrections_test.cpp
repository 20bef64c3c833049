// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/worker/corrections.h"

#include <doctest/doctest.h>

#include "search/worker/frame.h"

namespace ziggurat::search::tests {

using movegen::Move;
using movegen::Side;
using movegen::Square;

TEST_CASE("corrections go where the errors went, within their limit") {
    Corrections<6> corrections;
    const Corrections<6>::Context here{Side::White, 17, {}, {}};
    CHECK(corrections.correction(here) == 0);
    corrections.learn(here, 40, 8);
    const Value once = corrections.correction(here);
    CHECK(once > 0);
    CHECK(once < 40);
    for (int i = 0; i < 1000; ++i) {
        corrections.learn(here, 300, 20);
        REQUIRE(corrections.correction(here) <= 2 * tuning::correction_limit);
    }
    CHECK(corrections.correction(here) > once);
    for (int i = 0; i < 1000; ++i) {
        corrections.learn(here, -300, 20);
        REQUIRE(corrections.correction(here) >= -2 * tuning::correction_limit);
    }
    CHECK(corrections.correction(here) < 0);
    corrections.clear();
    CHECK(corrections.correction(here) == 0);
}

TEST_CASE("deep searches teach more than shallow ones") {
    Corrections<6> shallow;
    Corrections<6> deep;
    const Corrections<6>::Context here{Side::Black, 5, {}, {}};
    shallow.learn(here, 60, 1);
    deep.learn(here, 60, 10);
    CHECK(deep.correction(here) > shallow.correction(here));
}

TEST_CASE("what one structure, side and move taught is not told of others") {
    Corrections<6> corrections;
    const Move last = Move::step(1, Square::G1, Square::F3);
    const Move other = Move::step(1, Square::B1, Square::C3);
    corrections.learn({Side::White, 17, last, {}}, 200, 16);
    CHECK(corrections.correction({Side::Black, 17, last, {}}) == 0);
    CHECK(corrections.correction({Side::White, 18, other, {}}) == 0);
    CHECK(corrections.correction({Side::White, 18, {}, last}) == 0);
    const Value by_move = corrections.correction({Side::White, 18, last, {}});
    const Value by_structure = corrections.correction({Side::White, 17, other, {}});
    CHECK(by_move > 0);
    CHECK(by_structure > 0);
    CHECK(corrections.correction({Side::White, 17, last, {}}) > by_structure);
}

}  // namespace ziggurat::search::tests
