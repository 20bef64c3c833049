// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "movegen/game/notation.h"
#include "movegen/mystic/rules.h"

// Mystic Chess clause by clause (page `mystic.md`).

namespace ziggurat::movegen::tests {

namespace {

using R = mystic::Rules;

R::Position position(const std::string& fen) {
    const auto read = R::from_fen(fen);
    REQUIRE_MESSAGE(read, fen << ": " << read.error().message);
    return *read;
}

/// The texts of all legal moves that hold `part`, sorted.
std::vector<std::string> moves_with(const std::string& fen, const std::string& part) {
    std::vector<std::string> texts;
    for (const Move m : legal_moves<R>(position(fen))) {
        if (R::move_text(m).find(part) != std::string::npos) {
            texts.push_back(R::move_text(m));
        }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The FEN after a move; the move must be legal.
std::string after(const std::string& fen, const std::string& text) {
    const auto p = position(fen);
    const Move m = find_move<R>(p, text);
    REQUIRE_MESSAGE(m, fen << ": " << text);
    return R::to_fen(R::play(p, m));
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("mystic: pawns are bought onto empty squares of the own ranks 2 to 4") {
    const std::string start = R::to_fen(R::initial());
    CHECK(moves_with(start, "P@").size() == 24);
    CHECK(moves_with(start, "P@").front() == "P@a2");
    CHECK(moves_with(start, "P@").back() == "P@h4");
    CHECK(after(start, "P@e2") == "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 19:1 20:0");
    CHECK(moves_with("4k3/8/8/8/8/8/8/4K3 b - - 0 1 20:0 20:0", "P@").front() == "P@a5");
    CHECK(moves_with("4k3/8/8/8/8/8/8/4K3 b - - 0 1 20:0 20:0", "P@").back() == "P@h7");
    CHECK(moves_with("4k3/8/8/8/8/8/8/4K3 w - - 0 1 0:3 20:0", "P@").empty());
    CHECK(moves_with("4k3/8/8/8/n7/1P6/PP6/4K3 w - - 0 1 1:3 9:3", "P@").size() == 20);
}

TEST_CASE("mystic 1: three pawns are to be bought before the first upgrade, each side for itself") {
    CHECK(moves_with("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1 18:2 17:3", "N@").empty());
    CHECK(moves_with("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1 17:3 20:0", "N@") == Texts{"N@a2", "N@b2"});
    CHECK(moves_with("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1 17:3 20:0", "B@") == Texts{"B@a2", "B@b2"});
    // The third pawn makes it possible, whatever became of the first two.
    CHECK(after("4k3/8/8/8/8/8/8/4K3 w - - 0 1 18:2 20:0", "P@a2") == "4k3/8/8/8/8/8/P7/4K3 b - - 0 1 17:3 20:0");
}

TEST_CASE("mystic: upgrades go one stage a turn, at their price") {
    const std::string fen = "4k3/8/8/8/8/8/P7/1NBRK3 w - - 0 1 9:3 20:0";
    CHECK(moves_with(fen, "@").size() == 23 + 5);
    CHECK(after(fen, "N@a2") == "4k3/8/8/8/8/8/N7/1NBRK3 b - - 0 1 7:3 20:0");
    CHECK(after(fen, "B@a2") == "4k3/8/8/8/8/8/B7/1NBRK3 b - - 0 1 7:3 20:0");
    CHECK(after(fen, "R@b1") == "4k3/8/8/8/8/8/P7/1RBRK3 b - - 0 1 7:3 20:0");
    CHECK(after(fen, "R@c1") == "4k3/8/8/8/8/8/P7/1NRRK3 b - - 0 1 7:3 20:0");
    CHECK(after(fen, "Q@d1") == "4k3/8/8/8/8/8/P7/1NBQK3 b - - 0 1 5:3 20:0");
    CHECK(moves_with("4k3/8/8/8/8/8/P7/1NBRK3 w - - 0 1 3:3 20:0", "Q@").empty());
    CHECK(moves_with("4k3/8/8/8/8/8/P7/1NBRK3 w - - 0 1 3:3 20:0", "R@") == Texts{"R@b1", "R@c1"});
    CHECK(moves_with("4k3/8/8/8/8/8/P7/1NBRK3 w - - 0 1 1:3 20:0", "@").size() == 23);
}

TEST_CASE("mystic 2: never more of a type than a standard set has") {
    // Both knights are out, so a pawn becomes a bishop only.
    CHECK(moves_with("4k3/8/8/8/8/8/P7/1NN1K3 w - - 0 1 9:3 20:0", "@a2") == Texts{"B@a2"});
    CHECK(moves_with("4k3/8/8/8/8/8/B7/1RR1K3 w - - 0 1 9:3 20:0", "@a2").empty());
    CHECK(moves_with("4k3/8/8/8/8/8/R7/1Q2K3 w - - 0 1 9:3 20:0", "@a2").empty());
    CHECK(moves_with("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1 9:3 20:0", "P@").empty());
    // What is captured, or replaced by an upgrade, is in stock again at once.
    CHECK(after("4k3/8/8/8/8/7n/PPPPPPPP/4K3 b - - 0 1 9:3 19:1", "h3g1") ==
          "4k3/8/8/8/8/8/PPPPPPPP/4K1n1 w - - 1 2 9:3 19:1");
    CHECK(moves_with("4k3/8/8/8/8/8/PPPPPPPN/4K3 w - - 0 1 9:3 20:0", "P@").size() == 16);
}

TEST_CASE("mystic 3: a pawn promotes to what is in stock, and moves nowhere if nothing is") {
    CHECK(moves_with("7k/P7/8/8/8/8/8/4K3 w - - 0 1 0:3 20:0", "a7a8") ==
          Texts{"a7a8b", "a7a8n", "a7a8q", "a7a8r"});
    CHECK(moves_with("6k1/P7/8/8/8/8/8/QNNBK3 w - - 0 1 0:3 20:0", "a7a8") == Texts{"a7a8b", "a7a8r"});
    const std::string full = "1r5k/P7/8/8/8/8/1RRNNBQB/7K w - - 0 1 0:3 9:3";
    CHECK(moves_with(full, "a7").empty());
    // It attacks as a pawn all the same: b8 is not safe for the king.
    CHECK(moves_with("2k5/P7/8/8/8/8/8/RNBQKBNR b - - 0 1 0:3 0:3", "c8") == Texts{"c8b7", "c8c7"});
    CHECK(moves_with("2k5/8/8/8/8/8/8/RNBQKBNR b - - 0 1 0:3 0:3", "c8") == Texts{"c8b7", "c8b8", "c8c7"});
}

TEST_CASE("mystic 4: a dropped pawn may step twice and be taken en passant then, not for its drop") {
    const std::string dropped = after("4k3/8/8/8/3p4/8/8/4K3 w - - 0 1 20:0 19:1", "P@e2");
    CHECK(dropped == "4k3/8/8/8/3p4/8/4P3/4K3 b - - 0 1 19:1 19:1");
    const std::string stepped = after(after(dropped, "e8e7"), "e2e4");
    CHECK(stepped == "8/4k3/8/8/3pP3/8/8/4K3 b - e3 0 2 19:1 19:1");
    CHECK(after(stepped, "d4e3") == "8/4k3/8/8/8/4p3/8/4K3 w - - 0 3 19:1 19:1");
    // A turn of any kind ends the chance: a purchase, an upgrade, a step.
    CHECK(after(stepped, "P@a5") == "8/4k3/8/p7/3pP3/8/8/4K3 w - - 0 3 19:1 18:2");
    CHECK(after("8/4k3/8/8/3pP3/8/8/4K3 b - e3 0 2 10:3 10:3", "N@d4") ==
          "8/4k3/8/8/3nP3/8/8/4K3 w - - 0 3 10:3 8:3");
    // Dropped on its fourth rank beside a pawn, it cannot be taken.
    CHECK(after("4k3/8/8/8/3p4/8/8/4K3 w - - 0 1 20:0 19:1", "P@e4") ==
          "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1 19:1 19:1");
}

TEST_CASE("mystic 5: in check a purchase may block, an upgrade never helps") {
    const std::string line = "k3r3/8/8/8/8/8/P7/4K3 w - - 0 1 10:3 10:3";
    CHECK(moves_with(line, "@") == Texts{"P@e2", "P@e3", "P@e4"});
    const std::string knight = "k7/8/8/8/8/3n4/P7/4K3 w - - 0 1 10:3 10:3";
    CHECK(moves_with(knight, "@").empty());
    const std::string twice = "k3r3/8/8/8/8/3n4/P7/4K3 w - - 0 1 10:3 10:3";
    CHECK(moves_with(twice, "@").empty());
}

TEST_CASE("mystic 6: a drop or an upgrade may give check, and mate") {
    const auto written = [](const std::string& fen, std::string_view text) {
        const auto p = position(fen);
        return san<R>(p, find_move<R>(p, text));
    };
    CHECK(written("8/8/8/8/1k6/8/8/K1R1R3 w - - 0 1 10:3 20:0", "P@a3") == "@a3+");
    CHECK(written("2B5/8/8/R7/7k/5K2/8/8 w - - 0 1 10:3 0:3", "P@g3") == "@g3#");
    CHECK(written("k5N1/8/8/8/8/8/8/K7 w - - 0 1 10:3 0:3", "R@g8") == "R@g8+");
    // Coins do not help Black on its own first rank.
    CHECK(written("k5N1/7R/8/8/8/8/8/K7 w - - 0 1 10:3 10:3", "R@g8") == "R@g8#");
    // On the files they do.
    CHECK(written("k7/8/8/8/8/8/8/NR4K1 w - - 0 1 10:3 0:3", "R@a1") == "R@a1#");
    CHECK(written("k7/8/8/8/8/8/8/NR4K1 w - - 0 1 10:3 10:3", "R@a1") == "R@a1+");
}

TEST_CASE("mystic 7: there is no castling") {
    CHECK(moves_with("4k3/8/8/8/8/8/8/R3K2R w - - 0 1 0:3 0:3", "e1g1").empty());
    CHECK(moves_with("4k3/8/8/8/8/8/8/R3K2R w - - 0 1 0:3 0:3", "e1c1").empty());
}

TEST_CASE("mystic 8: who can buy or upgrade is not stalemated") {
    CHECK(outcome<R>(position("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1 0:3 0:3")) == Outcome::Stalemate);
    CHECK(outcome<R>(position("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1 0:3 20:0")) == Outcome::Ongoing);
    // No pawn is in stock, and one coin buys no upgrade; two do.
    const std::string blocked = "k7/2Q5/1p1p1p1p/1p1p1p1p/1P1P1P1P/8/8/7K b - - 0 1 0:3 ";
    CHECK(outcome<R>(position(blocked + "1:3")) == Outcome::Stalemate);
    CHECK(outcome<R>(position(blocked + "2:3")) == Outcome::Ongoing);
}

TEST_CASE("mystic 9: captures, pawn moves, drops and upgrades set the count back") {
    const std::string fen = "4k3/8/8/8/8/n7/PP6/1N2K3 w - - 42 50 10:3 10:3";
    CHECK(after(fen, "e1e2") == "4k3/8/8/8/8/n7/PP2K3/1N6 b - - 43 50 10:3 10:3");
    CHECK(after(fen, "b1a3") == "4k3/8/8/8/8/N7/PP6/4K3 b - - 0 50 10:3 10:3");
    CHECK(after(fen, "b2b4") == "4k3/8/8/8/1P6/n7/P7/1N2K3 b - - 0 50 10:3 10:3");
    CHECK(after(fen, "P@h2") == "4k3/8/8/8/8/n7/PP5P/1N2K3 b - - 0 50 9:3 10:3");
    CHECK(after(fen, "R@b1") == "4k3/8/8/8/8/n7/PP6/1R2K3 b - - 0 50 8:3 10:3");
}

TEST_CASE("mystic 10: dead positions, with no coin left on either side") {
    CHECK(R::is_dead(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1 0:3 0:3")));
    CHECK(R::is_dead(position("4k3/8/8/8/8/8/8/4KB2 w - - 0 1 0:3 0:3")));
    CHECK(R::is_dead(position("4k1n1/8/8/8/8/8/8/4K3 w - - 0 1 0:3 0:3")));
    CHECK(!R::is_dead(position("4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1 0:3 0:3")));
    CHECK(!R::is_dead(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1:3 0:3")));
    CHECK(!R::is_dead(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1 0:3 1:3")));
    CHECK(!R::is_dead(R::initial()));
}

TEST_CASE("mystic texts") {
    const auto p = position("4k3/8/8/8/8/8/P7/1N2K3 w - - 0 1 10:3 20:0");
    const auto reads = [&](std::string_view text) { return R::move_text(find_move<R>(p, text)); };
    CHECK(reads("P@e2") == "P@e2");
    CHECK(reads("p@e2") == "P@e2");
    CHECK(reads("b@a2") == "B@a2");
    CHECK(!find_move<R>(p, "@e2"));
    CHECK(!find_move<R>(p, "P@E2"));
    CHECK(!find_move<R>(p, "P@a2"));
    CHECK(!find_move<R>(p, "Q@a2"));
    CHECK(!find_move<R>(p, "P@e5"));
    CHECK(!find_move<R>(p, "a2a2"));
    const auto reads_san = [&](std::string_view text) { return R::move_text(find_san<R>(p, text)); };
    CHECK(reads_san("@e2") == "P@e2");
    CHECK(reads_san("P@e2") == "P@e2");
    CHECK(reads_san("P@e2+!?") == "P@e2");
    CHECK(reads_san("B@a2") == "B@a2");
    CHECK(reads_san("R@b1") == "R@b1");
    CHECK(reads_san("Nc3") == "b1c3");
    CHECK(!find_san<R>(p, "P@a2"));
    CHECK(!find_san<R>(p, "PP@e2"));
    CHECK(san<R>(p, find_move<R>(p, "P@e2")) == "@e2");
    CHECK(san<R>(p, find_move<R>(p, "N@a2")) == "N@a2");
}

TEST_CASE("mystic board: purses and stocks are told") {
    const std::string start = R::draw(R::initial());
    CHECK(start.find("8 |   |   |   |   | k |   |   |   |\n") != std::string::npos);
    CHECK(start.find("White: 20 coins, 0 pawns bought of the 3 before upgrades; "
                     "in stock 8 pawns, 2 knights, 2 bishops, 2 rooks, 1 queen\n") != std::string::npos);
    CHECK(start.find("White to move\n") != std::string::npos);
    const std::string later = R::draw(position("1k6/pppppppp/nn6/bb6/rr6/q7/8/7K b - - 0 1 19:1 1:3"));
    CHECK(later.find("White: 19 coins, 1 pawn bought of the 3 before upgrades; ") != std::string::npos);
    CHECK(later.find("Black: 1 coin, 3 or more pawns bought; in stock nothing\n") != std::string::npos);
    CHECK(later.find("Black to move\n") != std::string::npos);
}

}  // namespace ziggurat::movegen::tests
