// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "tests/engine/heard.h"

// Mates and draws: distances, signs, and what ends a game.

namespace ziggurat::engine::tests {

namespace {

search::Score score_of(Session& session, std::string_view fen, int depth) {
    set_up(session, fen);
    return search(session, to_depth(depth))->last().score;
}

void check_mate(std::string_view fen, int moves, int depth) {
    CAPTURE(fen);
    const auto session = session_of("chess");
    const search::Score score = score_of(*session, fen, depth);
    CHECK(score.is_mate);
    CHECK(score.value == moves);
}

}  // namespace

TEST_CASE("mates have their distance and the mover's sign") {
    check_mate("7k/8/6K1/8/8/8/8/R7 w - - 0 1", 1, 4);
    check_mate("7k/8/6K1/8/8/8/8/R7 b - - 0 1", -1, 4);
    check_mate("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 2, 10);
    check_mate("6k1/8/5K2/8/8/8/8/R7 b - - 0 1", -2, 12);
}

TEST_CASE("a finished position has a score and no move") {
    const auto session = session_of("chess");
    set_up(*session, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    auto heard = search(*session, to_depth(3));
    CHECK(heard->best().empty());
    CHECK_FALSE(heard->last().score.is_mate);
    CHECK(heard->last().score.value == 0);
    CHECK(heard->last().depth == 0);
    REQUIRE_FALSE(session->game().set_up(std::nullopt, {"f2f3", "e7e5", "g2g4", "d8h4"}));
    heard = search(*session, to_depth(3));
    CHECK(heard->best().empty());
    CHECK(heard->bests.front().ponder.empty());
    CHECK(heard->last().score.is_mate);
    CHECK(heard->last().score.value == 0);
}

TEST_CASE("a repetition that began in a position set up draws") {
    const auto session = session_of("chess");
    constexpr std::string_view fen = "6k1/RR6/8/8/7q/8/6P1/6K1 b - - 0 1";
    set_up(*session, fen, {"h4e1", "g1h2", "e1h4", "h2g1", "h4e1", "g1h2", "e1h4"});
    const auto heard = search(*session, to_depth(5));
    CHECK(heard->best() == "h2g1");
    CHECK_FALSE(heard->last().score.is_mate);
    CHECK(heard->last().score.value == 0);
    // The same board without a past is no certain repetition to White, who would win it.
    set_up(*session, "6k1/RR6/8/8/7q/8/6PK/8 w - - 0 1");
    session->new_game();
    const auto lonely = search(*session, to_depth(1));
    CHECK(lonely->last().score.value != 0);
}

TEST_CASE("the hundredth ply draws, unless it mates") {
    const auto session = session_of("chess");
    CHECK(score_of(*session, "7k/8/8/8/8/8/8/KQ6 w - - 99 120", 5).value == 0);
    const search::Score mate = score_of(*session, "7k/8/6K1/8/8/8/8/R7 w - - 99 120", 5);
    CHECK(mate.is_mate);
    CHECK(mate.value == 1);
    // Beyond it there are still legal moves, and one of them is played.
    set_up(*session, "7k/8/8/8/8/8/8/KQ6 w - - 120 130");
    const auto heard = search(*session, to_depth(4));
    CHECK(session->game().canonical(heard->best()));
    CHECK(heard->last().score.value == 0);
}

TEST_CASE("dead positions are worth nothing, wherever they arise") {
    const auto chess = session_of("chess");
    CHECK(score_of(*chess, "8/8/4k3/8/8/3KB3/8/8 w - - 0 1", 6).value == 0);
    // Only to take the queen keeps the draw.
    set_up(*chess, "8/8/8/8/8/6k1/4q3/4K3 w - - 0 1");
    const auto heard = search(*chess, to_depth(4));
    CHECK(heard->best() == "e1e2");
    CHECK(heard->last().score.value == 0);
    const auto stack = session_of("stackchess");
    CHECK(score_of(*stack, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 4).value == 0);
    const auto mystic = session_of("mystic");
    CHECK(score_of(*mystic, "4k3/8/8/8/8/8/8/4K3 w - - 0 30 0:3 0:3", 4).value == 0);
    // Who has a coin can still buy a pawn, and win with it.
    CHECK(score_of(*mystic, "4k3/8/8/8/8/8/8/4K3 w - - 0 30 1:3 0:3", 4).value > 0);
}

TEST_CASE("a stalemate is avoided by who is ahead, and sought by who is behind") {
    const auto session = session_of("chess");
    set_up(*session, "k7/8/K7/1Q6/8/8/8/8 w - - 0 1");
    CHECK(search(*session, to_depth(4))->last().score.is_mate);
    // White is lost but for the stalemate that giving the rook away brings about.
    CHECK(score_of(*session, "7k/8/8/8/8/6q1/5R2/7K w - - 0 1", 8).value >= -50);
}

TEST_CASE("a proof of mate ends at its depth") {
    const auto session = session_of("chess");
    SearchOrder order;
    order.limits.mate = 2;
    set_up(*session, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    const auto found = search(*session, order);
    CHECK(found->best() == "a1a6");
    CHECK(found->last().score.is_mate);
    CHECK(found->last().score.value == 2);
    order.limits.mate = 1;
    REQUIRE_FALSE(session->game().set_up(std::nullopt, {}));
    const auto none = search(*session, order);
    CHECK(session->game().canonical(none->best()));
    CHECK(none->last().depth == 1);
}

TEST_CASE("mates are found in every game") {
    const auto levelup = session_of("levelup");
    CHECK(score_of(*levelup, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 4).value == 1);
    const auto mystic = session_of("mystic");
    CHECK(score_of(*mystic, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1 0:3 0:3", 4).value == 1);
    const auto stack = session_of("stackchess");
    CHECK(score_of(*stack, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 4).is_mate);
}

}  // namespace ziggurat::engine::tests
