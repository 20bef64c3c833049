// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/manners.h"

#include <doctest/doctest.h>

using namespace ziggurat;
using ziggurat::protocol::Manners;

namespace {

Manners after(const std::vector<int>& scores) {
    Manners manners;
    manners.new_game();
    for (const int score : scores) {
        manners.note({false, score});
    }
    return manners;
}

}  // namespace

TEST_CASE("a draw is taken after some moves without an advantage") {
    CHECK_FALSE(after({}).accepts_draw());
    CHECK_FALSE(after({0, 0}).accepts_draw());
    CHECK(after({300, 0, -5, 10}).accepts_draw());
    CHECK_FALSE(after({0, 0, 50}).accepts_draw());
}

TEST_CASE("a draw is offered late, in a level game, and not again at once") {
    Manners manners = after(std::vector<int>(10, 3));
    CHECK_FALSE(manners.offers_draw(39));
    CHECK(manners.offers_draw(40));
    CHECK_FALSE(manners.offers_draw(41));
    CHECK(manners.offers_draw(60));
    CHECK_FALSE(after({30, 0, 0, 0, 0, 0, 0, 0, 0, 0}).offers_draw(80));
}

TEST_CASE("it resigns only if told to, and when far behind for some moves") {
    Manners manners = after({-900, -900, -900});
    CHECK_FALSE(manners.resigns());
    manners.set_resign_threshold(800);
    CHECK(manners.resigns());
    manners.note({true, -3});
    CHECK(manners.resigns());
    manners.note({true, 3});
    CHECK_FALSE(manners.resigns());
    manners.new_game();
    CHECK_FALSE(manners.resigns());
    CHECK(manners.resign_threshold() == 800);
}
