// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/time_budget.h"

#include <algorithm>
#include <limits>

#include <doctest/doctest.h>

namespace ziggurat::search::tests {

using movegen::Side;

namespace {

Limits on_clock(std::int64_t remaining_ms, std::int64_t increment_ms, std::optional<int> moves_to_go = {}) {
    Limits limits;
    limits.clock[0] = {remaining_ms, increment_ms};
    limits.moves_to_go = moves_to_go;
    return limits;
}

}  // namespace

TEST_CASE("without a clock there is no limit of time") {
    CHECK_FALSE(allot_time({}, Side::White, 10).is_limited());
    // The other side's clock is not ours.
    CHECK_FALSE(allot_time(on_clock(1000, 0), Side::Black, 10).is_limited());
}

TEST_CASE("no move takes more than the clock has") {
    constexpr std::int64_t overhead_ms = 10;
    for (const std::int64_t remaining : {-5000, -1, 0, 1, 9, 10, 11, 30, 100, 510, 1010, 60000, 5400000}) {
        for (const std::int64_t increment : {-1, 0, 10, 1000, 999999}) {
            for (const std::optional<int> moves : {std::optional<int>(), {-3}, {0}, {1}, {2}, {40}, {9999}}) {
                const TimeBudget budget =
                    allot_time(on_clock(remaining, increment, moves), Side::White, overhead_ms);
                CAPTURE(remaining);
                CAPTURE(increment);
                CHECK(budget.is_limited());
                CHECK(budget.hard_ms >= 1);
                CHECK(budget.soft_ms >= 1);
                CHECK(budget.soft_ms <= budget.hard_ms);
                CHECK(budget.hard_ms <= std::max<std::int64_t>(1, remaining - overhead_ms));
                CHECK(budget.on_clock);
            }
        }
    }
}

TEST_CASE("numbers beyond all clocks are taken calmly") {
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    CHECK(allot_time(on_clock(most, most), Side::White, 10).soft_ms > 1000);
    CHECK(allot_time(on_clock(least, least), Side::White, 10).hard_ms == 1);
    Limits limits;
    limits.movetime_ms = most;
    CHECK(allot_time(limits, Side::White, 10).hard_ms > 1000);
    limits.movetime_ms = least;
    CHECK(allot_time(limits, Side::White, 10).hard_ms == 1);
}

TEST_CASE("more time, a larger increment and fewer moves to go give a move more") {
    const auto soft = [](const Limits& limits) { return allot_time(limits, Side::White, 10).soft_ms; };
    CHECK(soft(on_clock(60000, 0)) < soft(on_clock(120000, 0)));
    CHECK(soft(on_clock(60000, 0)) < soft(on_clock(60000, 1000)));
    CHECK(soft(on_clock(60000, 0, 20)) < soft(on_clock(60000, 0, 5)));
}

TEST_CASE("a clock with increment lasts for a long game") {
    for (const auto& [base, increment] : {std::pair<int, int>{1000, 10}, {500, 10}, {60000, 600}}) {
        std::int64_t remaining = base;
        for (int move = 0; move < 300; ++move) {
            const TimeBudget budget = allot_time(on_clock(remaining, increment), Side::White, 10);
            // Every move as slow as it may be, and a little lost on the way.
            remaining -= budget.hard_ms + 1;
            REQUIRE(remaining > 0);
            remaining += increment;
        }
    }
}

TEST_CASE("a fixed time is used up, and never passed") {
    Limits limits;
    limits.movetime_ms = 200;
    const TimeBudget budget = allot_time(limits, Side::Black, 10);
    CHECK(budget.hard_ms == 190);
    CHECK(budget.soft_ms == TimeBudget::unlimited_ms);
    CHECK_FALSE(budget.on_clock);
}

}  // namespace ziggurat::search::tests
