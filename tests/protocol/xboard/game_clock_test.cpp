// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/game_clock.h"

#include <doctest/doctest.h>

using namespace ziggurat;
using movegen::Side;
using protocol::GameClock;

namespace {

std::int64_t own_time(const GameClock& clock) {
    return clock.limits(Side::White).clock[0].remaining_ms.value_or(-1);
}

}  // namespace

TEST_CASE("level: minutes, minutes:seconds, increments in seconds") {
    GameClock clock;
    struct Case {
        const char* base;
        const char* increment;
        std::int64_t base_ms;
        std::int64_t increment_ms;
    };
    for (const Case& expected :
         {Case{"5", "0", 300000, 0}, Case{"0:30", "0", 30000, 0}, Case{"2", "12", 120000, 12000},
          Case{"1", "0.5", 60000, 500}, Case{"0.5", "0", 30000, 0}}) {
        CAPTURE(expected.base);
        CHECK(clock.level("0", expected.base, expected.increment));
        CHECK(own_time(clock) == expected.base_ms);
        CHECK(clock.limits(Side::Black).clock[1].increment_ms == expected.increment_ms);
    }
}

TEST_CASE("level: nonsense changes nothing") {
    GameClock clock;
    REQUIRE(clock.level("40", "5", "0"));
    CHECK_FALSE(clock.level("40", "25+5", "0"));
    CHECK_FALSE(clock.level("-1", "5", "0"));
    CHECK_FALSE(clock.level("x", "5", "0"));
    CHECK_FALSE(clock.level("40", "5", "-1"));
    CHECK_FALSE(clock.level("40", "5:x", "0"));
    CHECK(own_time(clock) == 300000);
    CHECK(clock.limits(Side::White).moves_to_go == 40);
}

TEST_CASE("level: told again before each move it fills no clock") {
    GameClock clock;
    REQUIRE(clock.level("40", "5", "0"));
    clock.spent(10000);
    REQUIRE(clock.level("40", "5", "0"));
    CHECK(own_time(clock) == 290000);
    CHECK(clock.limits(Side::White).moves_to_go == 39);
    REQUIRE(clock.level("40", "6", "0"));
    CHECK(own_time(clock) == 360000);
}

TEST_CASE("st and level cancel each other") {
    GameClock clock;
    REQUIRE(clock.seconds_per_move("0.5"));
    const search::Limits per_move = clock.limits(Side::White);
    CHECK(per_move.movetime_ms == 500);
    CHECK_FALSE(per_move.clock[0].remaining_ms);
    REQUIRE(clock.level("0", "5", "0"));
    CHECK_FALSE(clock.limits(Side::White).movetime_ms);
    CHECK_FALSE(clock.seconds_per_move("x"));
    REQUIRE(clock.seconds_per_move("0"));
    CHECK(clock.limits(Side::White).movetime_ms == 0);
}

TEST_CASE("sd holds beside the clock, until it is taken back") {
    GameClock clock;
    clock.depth(3);
    REQUIRE(clock.level("0", "5", "0"));
    CHECK(clock.limits(Side::White).depth == 3);
    CHECK(own_time(clock) == 300000);
    clock.no_depth();
    CHECK_FALSE(clock.limits(Side::White).depth);
}

TEST_CASE("nps says what the clock counts, until it is taken back") {
    GameClock clock;
    CHECK_FALSE(clock.limits(Side::White).node_rate);
    clock.node_rate(0);
    CHECK(clock.limits(Side::White).node_rate == 0);
    clock.node_rate(10'000);
    REQUIRE(clock.seconds_per_move("8"));
    CHECK(clock.limits(Side::White).node_rate == 10'000);
    clock.node_rate(std::nullopt);
    CHECK_FALSE(clock.limits(Side::White).node_rate);
}

TEST_CASE("time and otim are the engine's and its opponent's") {
    GameClock clock;
    clock.own_time(1000);
    clock.other_time(-500);
    const search::Limits limits = clock.limits(Side::Black);
    CHECK(limits.clock[index(Side::Black)].remaining_ms == 1000);
    CHECK(limits.clock[index(Side::White)].remaining_ms == -500);
}

TEST_CASE("a clock runs by itself for clients that tell no time") {
    GameClock clock;
    REQUIRE(clock.level("2", "1", "1"));
    clock.spent(5000);
    CHECK(own_time(clock) == 56000);
    clock.spent(1000);
    CHECK(own_time(clock) == 116000);
    CHECK(clock.limits(Side::White).moves_to_go == 2);
    clock.restart();
    CHECK(own_time(clock) == 60000);
}
