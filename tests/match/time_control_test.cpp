// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/time_control.h"

#include <doctest/doctest.h>

#include "match/play/clock.h"

using namespace ziggurat::match;

TEST_CASE("time controls are read and printed") {
    struct Case {
        const char* text;
        TimeControl control;
        const char* printed;
    };
    const Case cases[] = {
        {"2+0.02", {0, 2000, 20}, "2+0.02"},
        {"40/60", {40, 60000, 0}, "40/60"},
        {"40/1:30+0.5", {40, 90000, 500}, "40/90+0.5"},
        {"0.001", {0, 1, 0}, "0.001"},
        {".5+.25", {0, 500, 250}, "0.5+0.25"},
        {"10+0", {0, 10000, 0}, "10"},
        {"1:0:05", {}, ""},
        {"0:07.25", {0, 7250, 0}, "7.25"},
    };
    for (const Case& expected : cases) {
        CAPTURE(expected.text);
        const auto control = parse_time_control(expected.text);
        if (expected.printed[0] == '\0') {
            CHECK_FALSE(control);
            continue;
        }
        REQUIRE(control);
        CHECK(*control == expected.control);
        CHECK(to_string(*control) == expected.printed);
        CHECK(*parse_time_control(to_string(*control)) == *control);
    }
}

TEST_CASE("what is no time control is refused") {
    for (const char* const text : {"", "x", "0", "0+1", "-1", "1+-1", "1+", "+1", "0/5", "-3/5", "/5", "40/", "1.",
                                   "1:", ":5", "1e3", "99999999999999999999", "2+0.02 "}) {
        CAPTURE(text);
        CHECK_FALSE(parse_time_control(text));
    }
}

TEST_CASE("a clock runs down, gains its increment and falls") {
    Clock clock({0, 1000, 100});
    CHECK(clock.spend(600));
    CHECK(clock.remaining_ms() == 500);
    CHECK(clock.spend(500));
    CHECK(clock.remaining_ms() == 100);
    CHECK_FALSE(clock.spend(101));
}

TEST_CASE("a clock is filled again after its moves") {
    Clock clock({2, 1000, 0});
    CHECK(clock.moves_to_go() == 2);
    CHECK(clock.spend(400));
    CHECK(clock.moves_to_go() == 1);
    CHECK(clock.spend(600));
    CHECK(clock.moves_to_go() == 2);
    CHECK(clock.remaining_ms() == 1000);
}

TEST_CASE("a margin forgives lateness, move by move") {
    Clock clock({0, 100, 50}, 20);
    CHECK(clock.spend(120));
    CHECK(clock.remaining_ms() == 30);
    CHECK_FALSE(clock.spend(51));
}
