// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/game/perft.h"

#include <doctest/doctest.h>

#include "movegen/chess/rules.h"
#include "tests/movegen/laws/perft_table.h"
#include "tests/movegen/laws/walk.h"

namespace ziggurat::movegen::tests {

// The numbers that the chess programming wiki publishes, counted by many programs.
TEST_CASE("published perft numbers of orthodox chess") {
    check_perft_table("chess-published", "chess", {0, effort(30000000, 1000)});
}

TEST_CASE("published perft numbers of orthodox chess, deep" * doctest::test_suite("slow")) {
    check_perft_table("chess-published", "chess", {effort(30000000, 1000) + 1, ~std::uint64_t{0}});
}

TEST_CASE("divide lists the first moves in generation order, whatever its threads") {
    const auto p = chess::Rules::initial();
    const auto moves = legal_moves<chess::Rules>(p);
    for (const int threads : {1, 2, 8, 40}) {
        const auto counts = divide<chess::Rules>(p, 2, Leaves::Counted, threads);
        REQUIRE(counts.size() == moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            CHECK(counts[i].move == moves[i]);
            CHECK(counts[i].count == 20);
        }
    }
}

TEST_CASE("perft of a finished game is 0, at depth 0 it is 1") {
    const auto mated = *chess::Rules::from_fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(perft<chess::Rules>(mated, 0) == 1);
    CHECK(perft<chess::Rules>(mated, 1) == 0);
    CHECK(perft<chess::Rules>(mated, 5) == 0);
    CHECK(divide<chess::Rules>(mated, 3).empty());
}

TEST_CASE("draw rules do not cut a perft short") {
    const auto p = *chess::Rules::from_fen("8/8/8/8/4k3/8/8/K7 w - - 9999 9999");
    CHECK(perft<chess::Rules>(p, 1) == 3);
    CHECK(perft<chess::Rules>(p, 2) == 24);
    CHECK(perft<chess::Rules, Leaves::Played>(p, 2) == 24);
}

}  // namespace ziggurat::movegen::tests
