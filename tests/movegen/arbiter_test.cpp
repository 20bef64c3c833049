// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/game/arbiter.h"

#include <algorithm>

#include <doctest/doctest.h>

namespace ziggurat::movegen::tests {

namespace {

std::unique_ptr<Arbiter> game_of(std::string_view variant) {
    auto made = make_arbiter(variant);
    REQUIRE_MESSAGE(made, variant);
    return std::move(*made);
}

void play(Arbiter& game, std::initializer_list<std::string_view> moves) {
    for (const std::string_view text : moves) {
        const auto refusal = game.play(text);
        REQUIRE_MESSAGE(!refusal, text << ": " << refusal->message);
    }
}

Outcome outcome_of(std::string_view variant, std::string_view fen) {
    const auto game = game_of(variant);
    const auto refusal = game->set_up(fen, {});
    REQUIRE_MESSAGE(!refusal, fen << ": " << refusal->message);
    return game->outcome();
}

}  // namespace

TEST_CASE("variants are known by name, chess first") {
    REQUIRE(!variant_names().empty());
    CHECK(variant_names().front() == "chess");
    for (const std::string_view name : variant_names()) {
        const auto game = game_of(name);
        CHECK(game->variant() == name);
        CHECK(game->fen() == game->initial_fen());
        CHECK(game->start_fen() == game->initial_fen());
        CHECK(game->outcome() == Outcome::Ongoing);
        CHECK(game->plies() == 0);
        CHECK(game->repetitions() == 1);
    }
    for (const char* name : {"", "Chess", "crazyhouse"}) {
        const auto refused = make_arbiter(name);
        REQUIRE(!refused);
        CHECK(refused.error().message.find("unknown variant \"" + std::string(name) + "\"; known are chess, ") ==
              0);
        CHECK(refused.error().message.find("mystic") != std::string::npos);
    }
}

TEST_CASE("a game is set up whole or not at all") {
    const auto game = game_of("chess");
    play(*game, {"e2e4", "e7e5"});
    const std::string before = game->fen();
    const auto bad_fen = game->set_up("8/8/8/8/8/8/8/8 w - - 0 1", {"e2e4"});
    REQUIRE(bad_fen);
    CHECK(bad_fen->message == "FEN placement: White has no king");
    const auto bad_move = game->set_up(std::nullopt, {"e2e4", "e7e5", "h1h5", "g1f3"});
    REQUIRE(bad_move);
    CHECK(bad_move->message ==
          "illegal move h1h5 in rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    CHECK(game->fen() == before);
    CHECK(game->plies() == 2);
    CHECK(!game->set_up(std::nullopt, {"d2d4"}));
    CHECK(game->moves() == std::vector<std::string>{"d2d4"});
    CHECK(game->start_fen() == game->initial_fen());
}

TEST_CASE("an illegal move changes nothing") {
    const auto game = game_of("chess");
    const std::string before = game->fen();
    const auto refusal = game->play("e2e5");
    REQUIRE(refusal);
    CHECK(refusal->message == "illegal move e2e5 in " + before);
    CHECK(game->play_san("Ke2"));
    CHECK(game->fen() == before);
    CHECK(game->plies() == 0);
}

TEST_CASE("moves are taken back one by one, to the start and no further") {
    const auto game = game_of("mystic");
    const std::uint64_t key = game->key();
    play(*game, {"P@e2", "p@e7", "e2e4"});
    CHECK(game->plies() == 3);
    CHECK(game->fen() == "4k3/4p3/8/8/4P3/8/8/4K3 b - - 0 2 19:1 19:1");
    CHECK(game->moves() == std::vector<std::string>{"P@e2", "P@e7", "e2e4"});
    CHECK(game->san_moves() == std::vector<std::string>{"@e2", "@e7", "e4"});
    CHECK(game->undo());
    CHECK(game->undo());
    CHECK(game->undo());
    CHECK(!game->undo());
    CHECK(game->fen() == game->initial_fen());
    CHECK(game->key() == key);
}

TEST_CASE("texts are translated for the present position") {
    const auto game = game_of("chess");
    CHECK(game->legal_moves().size() == 20);
    CHECK(game->canonical("g1f3") == std::optional<std::string>("g1f3"));
    CHECK(game->canonical("g1f4") == std::nullopt);
    CHECK(game->san("g1f3") == std::optional<std::string>("Nf3"));
    CHECK(game->san("Nf3") == std::nullopt);
    CHECK(!game->play_san("Nf3"));
    CHECK(game->side() == Side::Black);
    CHECK(game->halfmove_clock() == 1);
    CHECK(game->fullmove_number() == 1);
    CHECK(game->draw().find("| N |") != std::string::npos);
}

TEST_CASE("divide counts by first moves") {
    const auto game = game_of("chess");
    CHECK(game->divide(0, true, 1).empty());
    std::uint64_t total = 0;
    for (const TextCount& first : game->divide(3, false, 2)) {
        total += first.count;
    }
    CHECK(total == 8902);
}

TEST_CASE("ends of games that the position alone tells") {
    CHECK(outcome_of("chess", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1") == Outcome::Checkmate);
    CHECK(outcome_of("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1") == Outcome::Stalemate);
    CHECK(outcome_of("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1") == Outcome::DeadPosition);
    CHECK(outcome_of("chess", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1") == Outcome::DeadPosition);
    CHECK(outcome_of("chess", "4k1b1/8/8/8/8/8/8/4K3 w - - 0 1") == Outcome::DeadPosition);
    CHECK(outcome_of("chess", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1") == Outcome::Ongoing);
    CHECK(outcome_of("chess", "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1") == Outcome::Ongoing);
}

TEST_CASE("the hundredth ply without progress draws, but mate goes before") {
    const auto game = game_of("chess");
    REQUIRE(!game->set_up("7k/8/8/8/8/8/8/KQ6 w - - 99 120", {}));
    CHECK(game->outcome() == Outcome::Ongoing);
    play(*game, {"b1b2"});
    CHECK(game->outcome() == Outcome::FiftyMoves);
    REQUIRE(!game->set_up("7k/8/6K1/8/8/8/8/R7 w - - 99 120", {"a1a8"}));
    CHECK(game->outcome() == Outcome::Checkmate);
    REQUIRE(!game->set_up("7k/8/6K1/8/8/8/P7/R7 w - - 99 120", {"a2a3"}));
    CHECK(game->halfmove_clock() == 0);
    CHECK(game->outcome() == Outcome::Ongoing);
}

TEST_CASE("a position that stands for the third time draws") {
    const auto game = game_of("chess");
    for (int round = 1; round <= 2; ++round) {
        CHECK(game->outcome() == Outcome::Ongoing);
        CHECK(game->repetitions() == round);
        play(*game, {"g1f3", "g8f6", "f3g1", "f6g8"});
    }
    CHECK(game->repetitions() == 3);
    CHECK(game->outcome() == Outcome::Repetition);
    game->undo();
    CHECK(game->outcome() == Outcome::Ongoing);
}

TEST_CASE("a lost castling right or en passant chance makes another position") {
    const auto game = game_of("chess");
    REQUIRE(!game->set_up("4k3/8/8/8/8/8/8/4K2R w K - 0 1", {}));
    play(*game, {"e1e2", "e8e7", "e2e1", "e7e8"});
    CHECK(game->repetitions() == 1);
    play(*game, {"e1e2", "e8e7", "e2e1", "e7e8"});
    CHECK(game->repetitions() == 2);
    REQUIRE(!game->set_up("4k3/8/8/8/3p4/8/4P3/4K2R w K - 0 1", {"e2e4", "e8e7", "h1h2", "e7e8", "h2h1"}));
    CHECK(game->repetitions() == 1);
    // Without a pawn that could take, a double step leaves no chance behind.
    REQUIRE(!game->set_up("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", {"e2e4", "e8e7", "h1h2", "e7e8", "h2h1"}));
    CHECK(game->repetitions() == 2);
}

TEST_CASE("repetition looks no further back than the last progress") {
    const auto game = game_of("mystic");
    play(*game, {"e1e2", "e8e7", "e2e1", "e7e8"});
    CHECK(game->repetitions() == 2);
    play(*game, {"P@a2"});
    CHECK(game->repetitions() == 1);
    CHECK(game->halfmove_clock() == 0);
}

TEST_CASE("a very long game is played and read") {
    const auto game = game_of("chess");
    std::vector<std::string_view> moves;
    for (int round = 0; round < 600; ++round) {
        moves.insert(moves.end(), {"b1c3", "b8c6", "c3b1", "c6b8"});
    }
    CHECK(!game->set_up(std::nullopt, moves));
    CHECK(game->plies() == 2400);
    CHECK(game->halfmove_clock() == 2400);
    CHECK(game->outcome() == Outcome::FiftyMoves);
    CHECK(game->play(std::string(1000000, 'A')));
}

}  // namespace ziggurat::movegen::tests
