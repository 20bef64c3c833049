// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "base/random.h"
#include "tests/engine/heard.h"
#include "tests/movegen/laws/mirror.h"

// The evaluation of every rule set.

namespace ziggurat::engine::tests {

namespace {

/// The castling field emptied: no evaluation looks at it, and not every right has its mirror image.
std::string without_castling(const std::string& fen) {
    std::size_t start = fen.find(' ', fen.find(' ') + 1) + 1;
    return fen.substr(0, start) + '-' + fen.substr(fen.find(' ', start));
}

/// Plays random moves and looks at what comes up.
template <class Look>
void look_at_random_games(std::string_view variant, int games, Look&& look) {
    const auto session = session_of(variant);
    base::SplitMix64 random(20);
    for (int game = 0; game < games; ++game) {
        REQUIRE_FALSE(session->game().set_up(std::nullopt, {}));
        for (int ply = 0; ply < 120; ++ply) {
            const std::vector<std::string> moves = session->game().legal_moves();
            if (moves.empty()) {
                break;
            }
            REQUIRE_FALSE(session->game().play(moves[random.below(moves.size())]));
            look(*session);
        }
    }
}

int evaluation_of(Session& session, std::string_view fen) {
    set_up(session, fen);
    return session.evaluate();
}

}  // namespace

TEST_CASE("mirrored colours have the same value for the mover") {
    for (const std::string_view variant : movegen::variant_names()) {
        CAPTURE(variant);
        const auto mirror = session_of(variant);
        look_at_random_games(variant, 8, [&](Session& session) {
            const std::string fen = without_castling(session.game().fen());
            CAPTURE(fen);
            const std::string mirrored = movegen::tests::mirrored_fen(fen);
            REQUIRE(evaluation_of(*mirror, mirrored) == session.evaluate());
        });
    }
}

TEST_CASE("no evaluation is a mate") {
    for (const std::string_view variant : movegen::variant_names()) {
        look_at_random_games(variant, 3,
                             [&](Session& session) { REQUIRE_FALSE(search::is_mate(session.evaluate())); });
    }
}

TEST_CASE("the start is even, and an extra man is not") {
    for (const std::string_view variant : movegen::variant_names()) {
        const auto session = session_of(variant);
        CHECK(std::abs(session->evaluate()) < 40);
    }
    const auto chess = session_of("chess");
    CHECK(evaluation_of(*chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1") < -200);
    CHECK(evaluation_of(*chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R b KQkq - 0 1") > 200);
}

TEST_CASE("a levelled man is worth more than its base man") {
    const auto session = session_of("levelup");
    const auto with = [&](const std::string& man) {
        return evaluation_of(*session, "4k3/pppppppp/8/8/3" + man + "4/8/PPPPPPPP/4K3 w - - 0 1");
    };
    CHECK(with("C") > with("N"));
    CHECK(with("A") > with("B"));
    CHECK(with("D") > with("R"));
    CHECK(with("E") > with("Q"));
    CHECK(evaluation_of(*session, "4k3/pppppppp/8/8/3S4/8/PPPP1PPP/4K3 w - - 0 1") >
          evaluation_of(*session, "4k3/pppppppp/8/8/3P4/8/PPPP1PPP/4K3 w - - 0 1"));
    CHECK(evaluation_of(*session, "4k3/pp6/8/8/8/8/PP6/4M3 w - - 0 1") >
          evaluation_of(*session, "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1"));
}

TEST_CASE("coins have a worth, and more of it once upgrades are open") {
    const auto session = session_of("mystic");
    const int ten = evaluation_of(*session, "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 9 10:3 10:3");
    CHECK(evaluation_of(*session, "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 9 12:3 10:3") > ten + 60);
    CHECK(evaluation_of(*session, "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 9 0:3 0:3") > 200);
}

TEST_CASE("what a pile can split into counts") {
    const auto session = session_of("stackchess");
    // Of equal movers, that of two parts is better than that of one.
    CHECK(evaluation_of(*session, "4k3/8/8/8/3B[21]4/8/8/4K3 w - - 0 1") >=
          evaluation_of(*session, "4k3/8/8/8/3B4/8/8/4K3 w - - 0 1"));
    // A second king is worth having.
    CHECK(evaluation_of(*session, "4k3/8/8/8/3K4/8/8/4K3 w - - 0 1") > 200);
}

TEST_CASE("the explanation ends with the value") {
    for (const std::string_view variant : movegen::variant_names()) {
        const auto session = session_of(variant);
        const std::string text = session->explain_evaluation();
        const std::string value = std::to_string(session->evaluate()) + "\n";
        CHECK(text.size() > value.size());
        CHECK(text.substr(text.size() - value.size()) == value);
    }
}

}  // namespace ziggurat::engine::tests
