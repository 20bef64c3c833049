// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/uct/uct.h"

#include <doctest/doctest.h>

#include "movegen/chess/rules.h"
#include "movegen/mystic/rules.h"

namespace ziggurat::bench::tests {

using Chess = movegen::chess::Rules;

namespace {

movegen::Game<Chess> game_from(const char* fen) {
    return movegen::Game<Chess>(*Chess::from_fen(fen));
}

}  // namespace

TEST_CASE("plain UCT mates in one, and is the same again for the same seed") {
    const auto mate = Uct<Chess>(1).search(game_from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), {3000, 60'000});
    CHECK(Chess::move_text(mate.best) == "a1a8");
    CHECK(mate.mean == doctest::Approx(1));
    CHECK(mate.playouts == 3000);
    const auto again = Uct<Chess>(1).search(game_from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), {3000, 60'000});
    CHECK(again.best == mate.best);
}

TEST_CASE("plain UCT has no move where there is none, and some move after a single playout") {
    CHECK_FALSE(Uct<Chess>(1).search(game_from("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), {10, 60'000}).best);
    CHECK(Uct<Chess>(1).search(movegen::Game<Chess>(), {1, 60'000}).best);
    using Mystic = movegen::mystic::Rules;
    const auto first = Uct<Mystic>(1).search(movegen::Game<Mystic>(), {100, 60'000});
    CHECK(Mystic::is_legal(Mystic::initial(), first.best));
}

}  // namespace ziggurat::bench::tests
