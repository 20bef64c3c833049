// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "base/random.h"
#include "tests/engine/heard.h"

// Whole games, in which everything that a search tells is checked by the rules.

namespace ziggurat::engine::tests {

namespace {

using movegen::Outcome;

/// A line is legal to its end, and goes on past no end of the game.
void check_line(Session& session, const std::vector<std::string>& line) {
    std::size_t played = 0;
    for (const std::string& move : line) {
        REQUIRE(session.game().outcome() == Outcome::Ongoing);
        REQUIRE_FALSE(session.game().play(move));
        ++played;
    }
    for (; played > 0; --played) {
        REQUIRE(session.game().undo());
    }
}

void check_ponder(Session& session, const BestMove& best) {
    if (best.ponder.empty()) {
        return;
    }
    REQUIRE_FALSE(session.game().play(best.move));
    REQUIRE_FALSE(session.game().play(best.ponder));
    REQUIRE(session.game().outcome() == Outcome::Ongoing);
    REQUIRE(session.game().undo());
    REQUIRE(session.game().undo());
}

void check_game(std::string_view variant, std::uint64_t seed) {
    CAPTURE(variant);
    const auto session = session_of(variant);
    base::SplitMix64 random(seed);
    for (int ply = 0; ply < 120 && session->game().outcome() == Outcome::Ongoing; ++ply) {
        CAPTURE(session->game().fen());
        const auto heard = search(*session, to_nodes(400));
        for (const LineReport& report : heard->reports) {
            check_line(*session, report.moves);
        }
        check_ponder(*session, heard->bests.front());
        CHECK(heard->last().moves.front() == heard->best());
        const std::vector<std::string> moves = session->game().legal_moves();
        const bool is_whim = ply < 6 || random.below(8) == 0;
        REQUIRE_FALSE(session->game().play(is_whim ? moves[random.below(moves.size())] : heard->best()));
    }
}

/// Whether the engine, as White or Black, mates somebody who moves at random.
bool wins_against_chance(std::string_view variant, movegen::Side engine, std::uint64_t seed) {
    const auto session = session_of(variant);
    base::SplitMix64 random(seed);
    for (int ply = 0; ply < 300 && session->game().outcome() == Outcome::Ongoing; ++ply) {
        if (session->game().side() == engine) {
            REQUIRE_FALSE(session->game().play(search(*session, to_nodes(1500))->best()));
        } else {
            const std::vector<std::string> moves = session->game().legal_moves();
            REQUIRE_FALSE(session->game().play(moves[random.below(moves.size())]));
        }
    }
    return session->game().outcome() == Outcome::Checkmate && session->game().side() != engine;
}

}  // namespace

TEST_CASE("lines are legal to their end, and so is the move to ponder") {
    for (const std::string_view variant : movegen::variant_names()) {
        check_game(variant, 1);
    }
    for (const std::string_view variant : {"chess", "levelup", "mystic", "stackchess"}) {
        check_game(variant, 2);
        check_game(variant, 3);
    }
}

TEST_CASE("who moves at random is mated") {
    for (const std::string_view variant : {"chess", "levelup", "mystic", "stackchess", "stackchess-king7"}) {
        CAPTURE(variant);
        CHECK(wins_against_chance(variant, movegen::Side::White, 4));
        CHECK(wins_against_chance(variant, movegen::Side::Black, 5));
    }
}

}  // namespace ziggurat::engine::tests
