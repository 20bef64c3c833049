// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <limits>

#include <doctest/doctest.h>

#include "search/tuning.h"
#include "tests/engine/heard.h"

// What ends a search, and what it may look at.

namespace ziggurat::engine::tests {

namespace {

using Clock = std::chrono::steady_clock;

std::int64_t milliseconds_since(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count();
}

SearchOrder with_clock(std::int64_t remaining_ms, std::int64_t increment_ms) {
    SearchOrder order;
    order.limits.clock = {search::ClockTime{remaining_ms, increment_ms},
                          search::ClockTime{remaining_ms, increment_ms}};
    return order;
}

}  // namespace

TEST_CASE("limits of nothing give a legal move at once") {
    const auto session = session_of("chess");
    std::vector<SearchOrder> orders{to_depth(0), to_depth(-3),     to_nodes(0),
                                    to_nodes(1), with_clock(0, 0), with_clock(-500, 0)};
    orders.emplace_back().limits.movetime_ms = 0;
    orders.emplace_back().limits.movetime_ms = -20;
    orders.emplace_back().limits.mate = 0;
    for (const SearchOrder& order : orders) {
        const auto start = Clock::now();
        const auto heard = search(*session, order);
        CHECK(session->game().canonical(heard->best()));
        CHECK_FALSE(heard->reports.empty());
        // Far above what it takes, for the sake of loaded machines.
        CHECK(milliseconds_since(start) < 1000);
    }
}

TEST_CASE("depth and nodes are kept") {
    const auto session = session_of("chess");
    CHECK(search(*session, to_depth(5))->last().depth == 5);
    for (const std::uint64_t nodes : {10U, 1000U, 30000U}) {
        CHECK(search(*session, to_nodes(nodes))->last().nodes <= nodes);
    }
}

TEST_CASE("no time is taken that the clock has not") {
    const auto session = session_of("levelup");
    for (const auto& [remaining, increment] : {std::pair<int, int>{150, 0}, {300, 10}, {40, 1000}}) {
        const auto start = Clock::now();
        search(*session, with_clock(remaining, increment));
        // What a loaded machine adds is not the search's to answer for.
        CHECK(milliseconds_since(start) < remaining + 1000);
    }
}

TEST_CASE("where there is one move only, the clock is not used up for it") {
    const auto session = session_of("chess");
    set_up(*session, "7k/8/8/8/8/8/r7/7K w - - 0 1");
    REQUIRE(session->game().legal_moves().size() == 1);
    const auto heard = search(*session, with_clock(600000, 0));
    CHECK(session->game().canonical(heard->best()));
    // Ten minutes would take it far deeper, on a fast machine and on a slow one.
    CHECK(heard->last().depth <= search::tuning::forced_depth);
}

TEST_CASE("only the moves that are named are searched") {
    const auto session = session_of("chess");
    SearchOrder order = to_depth(4);
    order.search_moves = {"a2a3", "h2h4", "e2e5", "nonsense"};
    const std::string best = search(*session, order)->best();
    CHECK((best == "a2a3" || best == "h2h4"));
    order.search_moves = {"nonsense"};
    const auto none = search(*session, order);
    CHECK(none->best().empty());
}

TEST_CASE("several lines differ in their first moves and are in order") {
    const auto session = session_of("stackchess");
    Settings settings = session->settings();
    settings.multi_pv = 4;
    REQUIRE_FALSE(session->configure(settings));
    const auto heard = search(*session, to_depth(5));
    REQUIRE(heard->reports.size() >= 4);
    const auto lines = std::vector(heard->reports.end() - 4, heard->reports.end());
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(lines[i].line == static_cast<int>(i) + 1);
        CHECK(lines[i].depth == 5);
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(lines[i].moves.front() != lines[j].moves.front());
        }
    }
    CHECK(heard->best() == lines.front().moves.front());
}

TEST_CASE("more lines than moves are as many as there are moves") {
    const auto session = session_of("chess");
    Settings settings = session->settings();
    settings.multi_pv = max_multi_pv;
    REQUIRE_FALSE(session->configure(settings));
    const auto heard = search(*session, to_depth(2));
    int lines = 0;
    for (const LineReport& report : heard->reports) {
        lines = std::max(lines, report.line);
    }
    CHECK(lines == 20);
}

TEST_CASE("the same search from the same state takes the same nodes") {
    for (const std::string_view variant : {"chess", "levelup", "mystic", "stackchess"}) {
        const auto session = session_of(variant);
        const auto first = search(*session, to_depth(6));
        search(*session, to_depth(5));
        session->new_game();
        const auto second = search(*session, to_depth(6));
        CHECK(first->last().nodes == second->last().nodes);
        CHECK(first->best() == second->best());
    }
}

}  // namespace ziggurat::engine::tests
