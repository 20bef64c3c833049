// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/uci/go_arguments.h"

#include <limits>

#include <doctest/doctest.h>

#include "base/text.h"

using namespace ziggurat;
using protocol::GoArguments;
using protocol::parse_go;

namespace {

GoArguments parse(std::string_view text) {
    return parse_go(base::split_words(text));
}

}  // namespace

TEST_CASE("go: every word") {
    const GoArguments arguments =
        parse("searchmoves e2e4 d2d4 depth 5 nodes 600 mate 3 movetime 700 wtime 1000 btime 2000 "
              "winc 10 binc 20 movestogo 40 infinite ponder");
    const search::Limits& limits = arguments.order.limits;
    CHECK(arguments.complaints.empty());
    CHECK(arguments.order.search_moves == std::vector<std::string>{"e2e4", "d2d4"});
    CHECK(limits.depth == 5);
    CHECK(limits.nodes == 600U);
    CHECK(limits.mate == 3);
    CHECK(limits.movetime_ms == 700);
    CHECK(limits.clock[0].remaining_ms == 1000);
    CHECK(limits.clock[1].remaining_ms == 2000);
    CHECK(limits.clock[0].increment_ms == 10);
    CHECK(limits.clock[1].increment_ms == 20);
    CHECK(limits.moves_to_go == 40);
    CHECK(limits.infinite);
    CHECK(limits.ponder);
    CHECK_FALSE(arguments.perft);
}

TEST_CASE("go: nothing said is no limit") {
    const GoArguments arguments = parse("");
    CHECK_FALSE(arguments.order.limits.depth);
    CHECK_FALSE(arguments.order.limits.nodes);
    CHECK_FALSE(arguments.order.limits.movetime_ms);
    CHECK_FALSE(arguments.order.limits.clock[0].remaining_ms);
    CHECK_FALSE(arguments.order.limits.infinite);
}

TEST_CASE("go: zeros, negative and huge numbers") {
    CHECK(parse("depth 0").order.limits.depth == 0);
    CHECK(parse("depth -3").order.limits.depth == 0);
    CHECK(parse("depth 999999999999").order.limits.depth == search::max_ply);
    CHECK(parse("nodes 0").order.limits.nodes == 0U);
    CHECK(parse("nodes -1").order.limits.nodes == 0U);
    CHECK(parse("movetime 0").order.limits.movetime_ms == 0);
    CHECK(parse("wtime -500").order.limits.clock[0].remaining_ms == -500);
    CHECK(parse("btime 9999999999").order.limits.clock[1].remaining_ms == 9999999999);
    CHECK(parse("winc -5").order.limits.clock[0].increment_ms == 0);
    CHECK_FALSE(parse("movestogo 0").order.limits.moves_to_go);
    CHECK_FALSE(parse("movestogo -1").order.limits.moves_to_go);
}

TEST_CASE("go: what makes no sense is complained about and left out, the rest holds") {
    for (const char* const text : {"depth x", "depth", "depth 3x", "frob", "wtime 123456789012345678901234"}) {
        CAPTURE(text);
        const GoArguments arguments = parse(std::string(text) + " nodes 7");
        CHECK(arguments.complaints.size() == 1);
        CHECK_FALSE(arguments.order.limits.depth);
        CHECK(arguments.order.limits.nodes == 7U);
    }
}

TEST_CASE("go: searchmoves ends at the next word of go") {
    const GoArguments arguments = parse("searchmoves e2e4 infinite");
    CHECK(arguments.order.search_moves.size() == 1);
    CHECK(arguments.order.limits.infinite);
    CHECK(parse("searchmoves").order.search_moves.empty());
}

TEST_CASE("go: perft keeps its word as it is") {
    CHECK(parse("perft 4").perft == "4");
    CHECK(parse("perft 4x").perft == "4x");
    CHECK(parse("perft").perft == "");
}
