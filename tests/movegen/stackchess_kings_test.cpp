// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <doctest/doctest.h>

#include "movegen/game/outcome.h"
#include "tests/movegen/stackchess_probe.h"

// Stack Chess: checks and any number of kings (rules 5 and 6), and the variations that change what a king is.

using namespace ziggurat::movegen;
using namespace ziggurat::movegen::tests;

namespace {

template <class R = Standard>
Outcome outcome_of(const std::string& fen) {
    return outcome<R>(position<R>(fen));
}

template <class R = Standard>
bool in_check(const std::string& fen) {
    return R::in_check(position<R>(fen));
}

}  // namespace

TEST_CASE("stackchess 5: parts that can split off give check as what they are") {
    CHECK(in_check("8/8/4k3/8/3R4/8/8/6K1 b - - 0 1"));
    CHECK_FALSE(in_check("8/8/4k3/8/3R[31]4/8/8/6K1 b - - 0 1"));
    CHECK(in_check("8/8/8/4k3/3R[31]4/8/8/6K1 b - - 0 1"));
    CHECK(in_check("6k1/8/8/3r[31]4/4K3/8/8/8 w - - 0 1"));
    CHECK(in_check("8/8/5k2/8/3R[1111]4/8/8/6K1 b - - 0 1"));
    // What is not on top is no part.
    CHECK_FALSE(in_check("8/8/5k2/8/3R[31]4/8/8/6K1 b - - 0 1"));
}

TEST_CASE("stackchess 5: parts pin") {
    CHECK(moves_from("7k/8/8/8/8/2k[221]5/3N4/4K3 w - - 0 1", "d2").empty());
    CHECK(moves_from("7k/8/8/8/8/2k5/3N4/4K3 w - - 0 1", "d2") == Texts{"b1", "b3", "c4", "e4", "f1", "f3"});
    // A pinned pile keeps to the line; what splits off it goes anywhere, as the rest still stands between.
    CHECK(moves_from("4r2k/8/8/8/8/8/4R[31]3/4K3 w - - 0 1", "e2") ==
          Texts{"e3", "e3p", "e4", "e4p", "e5", "e6", "e7", "e8"});
    CHECK(moves_from("7k/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2") ==
          Texts{"c1n", "c3n", "d4n", "e3", "e4", "e5", "e6", "e7", "f4n", "g1n", "g3n"});
    CHECK(moves_from("4r2k/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3") == Texts{"e4"});
    CHECK(moves_from("7k/8/8/8/7b/6P1/8/4K3 w - - 0 1", "g3") == Texts{"h4"});
    CHECK(moves_from("7k/8/8/8/7q/6P1/5N2/4K3 w - - 0 1", "f2").size() == 6);
}

TEST_CASE("stackchess 5: one king in check must be helped") {
    CHECK(moves_from("7k/4r3/8/8/8/6R1/8/4K3 w - - 0 1", "g3") == Texts{"e2n", "e3", "e4n"});
    CHECK(moves_from("7k/4r3/8/5R2/8/8/8/4K3 w - - 0 1", "f5") == Texts{"e3n", "e5", "e7n"});
    CHECK(moves_from("7k/4r3/8/8/8/8/8/4K3 w - - 0 1", "e1") == Texts{"d1", "d2", "f1", "f2"});
    CHECK(moves_from("7k/4r3/8/8/8/8/8/1B2K1N1 w - - 0 1", "g1") == Texts{"e2"});
    CHECK(moves_from("7k/4r3/8/8/8/8/8/1B2K1N1 w - - 0 1", "b1") == Texts{"e4"});
    // Two checks are met by the king alone, which cannot step back along a line that it stands on.
    CHECK(moves_from("7k/4r3/8/b7/8/8/8/1Q2K3 w - - 0 1", "b1").empty());
    CHECK_FALSE(allows("7k/8/8/4r3/8/4K3/8/8 w - - 0 1", "e3e2"));
    CHECK_FALSE(allows("7k/8/8/8/4r3/4K3/8/8 w - - 0 1", "e3e2"));
    CHECK(allows("7k/8/8/8/4r3/4K3/8/8 w - - 0 1", "e3e4"));
}

TEST_CASE("stackchess 5: the last king stays a king") {
    CHECK(moves_from("8/7k/8/8/8/8/8/K[2111]7 w - - 0 1", "a1") == Texts{"a2", "b1", "b2"});
    CHECK_FALSE(allows("8/7k/8/8/8/3K4/3P4/8 w - - 0 1", "d2d3"));
    CHECK_FALSE(allows<FullSet>("8/7k/8/8/8/3P4/2K[11111]5/8 w - - 0 1", "c2d3"));
}

TEST_CASE("stackchess 5: a king in check may be left there while another is safe") {
    const std::string fen = "4k3/8/8/8/8/8/r7/K3K3 w - - 0 1";
    CHECK_FALSE(in_check(fen));
    CHECK(Standard::is_attacked_royal(position(fen)));
    CHECK_FALSE(Standard::is_attacked_royal(position("4k3/8/8/8/8/8/r7/1K2K3 w - - 0 1")));
    CHECK(moves_from(fen, "e1") == Texts{"d1", "f1"});
    CHECK(moves_from(fen, "a1") == Texts{"a2", "b1", "b2", "b3n", "c2n"});
    // Both in check: one of them must be helped.
    const std::string both = "4k3/8/8/8/8/8/8/K2rK3 w - - 0 1";
    CHECK(in_check(both));
    CHECK(moves_from(both, "a1") == Texts{"a2"});
    CHECK(moves_from(both, "e1") == Texts{"d1", "e2"});
    CHECK(moves_from("4k3/8/8/8/8/8/5N2/K2rK3 w - - 0 1", "f2") == Texts{"d1"});
    CHECK(moves_from("4k3/8/8/8/8/N7/8/K2rK3 w - - 0 1", "a3") == Texts{"b1"});
}

TEST_CASE("stackchess 5: another king frees piles from pins and makes kings expendable") {
    CHECK_FALSE(allows("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3g4"));
    CHECK(allows("4r2k/8/8/8/8/4N3/8/4K2K w - - 0 1", "e3g4"));
    CHECK_FALSE(allows("4r2k/8/7b/8/8/4N3/8/2K1K3 w - - 0 1", "e3g4"));
    // A king pinned to the other one.
    const std::string pinned = "3rr2k/8/8/8/8/4K3/8/4K3 w - - 0 1";
    CHECK(allows(pinned, "e3e4"));
    CHECK(allows(pinned, "e3f3"));
    CHECK_FALSE(allows(pinned, "e3d3"));
    CHECK(allows(pinned, "e3d5n"));
    // A king may step into check, split, join and be joined onto.
    CHECK(allows("4r2k/8/8/8/8/8/3K4/K7 w - - 0 1", "d2e2"));
    CHECK(after("8/7k/8/8/3K4/8/8/6K1 w - - 0 1", "d4f5n") == "8/7k/8/5N2/3B4/8/8/6K1 b - - 1 1");
    CHECK(after("8/7k/8/8/8/3K4/3P4/6K1 w - - 0 1", "d2d3") == "8/7k/8/8/8/3Q[321]4/8/6K1 b - - 0 1");
    CHECK(after<FullSet>("8/7k/8/8/8/3P4/2K[11111]5/6K1 w - - 0 1", "c2d3") ==
          "8/7k/8/8/8/3Q[111111]4/8/6K1 b - - 1 1");
    // Not where the others are in check afterwards.
    CHECK_FALSE(allows("8/7k/8/8/8/3K4/3P4/r5K1 w - - 0 1", "d2d3"));
    CHECK_FALSE(allows("8/7k/8/8/3K4/8/8/r5K1 w - - 0 1", "d4f5n"));
    CHECK(allows("8/7k/8/8/8/3K4/8/r5K1 w - - 0 1", "d3e1n"));
}

TEST_CASE("stackchess 5: a new king may be the safe one") {
    // By a join, while the old king stays in check.
    CHECK(after("4k3/8/8/8/8/7r/3B4/1N5K w - - 0 1", "b1d2") == "4k3/8/8/8/8/7r/3K4/7K b - - 1 1");
    CHECK_FALSE(allows("4k3/8/8/8/8/8/3B3r/1N5K w - - 0 1", "b1d2"));
    CHECK(allows("4k3/8/8/8/3R4/3P3r/8/7K w - - 0 1", "d3d4"));
    CHECK(allows<Capture>("k7/8/8/8/4R3/3P3r/8/7K w - - 0 1", "d3e4"));
    // By a join that leaves the line to the old one.
    CHECK(allows("4r2k/8/8/8/6B1/4N3/8/4K3 w - - 0 1", "e3g4"));
    CHECK_FALSE(allows("2b1r2k/8/8/8/6B1/4N3/8/4K3 w - - 0 1", "e3g4"));
    // By a pawn that splits off a queen: the rest is a king.
    CHECK(after("4k3/8/8/8/3Q[321]4/8/7r/7K w - - 0 1", "d4d5p") == "4k3/8/8/3P4/3K4/8/7r/7K b - - 0 1");
    CHECK_FALSE(allows("4k3/6b1/8/8/3Q[321]4/8/7r/7K w - - 0 1", "d4d5p"));
    CHECK(allows("4k3/6b1/8/4p3/3Q[321]4/8/7r/7K w - - 0 1", "d4e5p"));
    CHECK(allows("4k3/8/8/4b3/3Q[321]4/8/7r/7K w - - 0 1", "d4e5p"));
    CHECK_FALSE(allows("4k3/8/8/8/3Q4/8/7r/7K w - - 0 1", "d4e5b"));
    CHECK(moves_from("4k3/Q[321]7/8/8/8/7r/8/7K w - - 0 1", "a7") == Texts{"a8p", "a8pb", "a8pn", "a8pr"});
    // Or the part is one: only with the full set are there six ones.
    CHECK(after<FullSet>("4k3/8/8/8/8/7r/3Q[111111]4/7K w - - 0 1", "d2c2k") ==
          "4k3/8/8/8/8/7r/2K[11111]P4/7K b - - 1 1");
    CHECK_FALSE(allows<FullSet>("2r1k3/8/8/8/8/7r/3Q[111111]4/7K w - - 0 1", "d2c2k"));
}

TEST_CASE("stackchess 6: mate needs every king in check; without that, no move is stalemate") {
    CHECK(outcome_of("7k/8/8/8/8/8/r7/r6K w - - 0 1") == Outcome::Checkmate);
    CHECK(outcome_of("K7/8/8/4k3/8/8/1r6/r6K w - - 0 1") == Outcome::Checkmate);
    CHECK(outcome_of("7k/8/8/4K3/8/8/r7/r6K w - - 0 1") == Outcome::Ongoing);
    CHECK(outcome_of("7k/8/8/8/8/1q6/8/K7 w - - 0 1") == Outcome::Stalemate);
}

TEST_CASE("stackchess BigQueens: six or more is a queen, and every part of six or more too") {
    const std::string fen = "7k/8/8/8/8/3Q4/2B5/K7 w - - 0 1";
    CHECK_FALSE(allows(fen, "c2d3"));
    CHECK(after<BigQueen>(fen, "c2d3") == "7k/8/8/8/8/3Q[333]4/8/K7 b - - 1 1");
    const std::string tower = "4k3/8/8/8/8/8/3Q[3333]4/K7 w - - 0 1";
    CHECK(after<BigQueen>(tower, "d2d5") == "4k3/8/8/3Q[3333]4/8/8/8/K7 b - - 1 1");
    CHECK(after<BigQueen>(tower, "d2d5q3") == "4k3/8/8/3Q[333]4/8/8/3B4/K7 b - - 1 1");
    CHECK(after<BigQueen>(tower, "d2d5q2") == "4k3/8/8/3Q4/8/8/3Q4/K7 b - - 1 1");
    CHECK(after<BigQueen>(tower, "d2c3b") == "4k3/8/8/8/8/2B5/3Q[333]4/K7 b - - 1 1");
    CHECK_FALSE(allows<BigQueen>(tower, "d2d5b"));
    CHECK_FALSE(allows<BigQueen>(tower, "d2d5q4"));
}

TEST_CASE("stackchess BigQueens: kings grow into queens, and queens part into kings") {
    CHECK(after<BigQueen>("7k/8/8/8/8/3K4/2K[221]5/6K1 w - - 0 1", "c2d3") ==
          "7k/8/8/8/8/3Q[32221]4/8/6K1 b - - 1 1");
    CHECK_FALSE(allows<BigQueen>("7k/8/8/8/8/3K4/2K[221]5/8 w - - 0 1", "c2d3"));
    CHECK(after<BigQueen>("7k/8/8/8/8/3K4/1N6/6K1 w - - 0 1", "b2d3") == "7k/8/8/8/8/3Q[322]4/8/6K1 b - - 1 1");
    CHECK(after<BigQueen>("4k3/8/8/8/3Q[32221]4/8/7r/7K w - - 0 1", "d4d5k") ==
          "4k3/8/8/3K[221]4/3K4/8/7r/7K b - - 1 1");
    // A queen's part may leave a king, and be a queen.
    CHECK(after<BigQueen>("4k3/8/8/8/3Q[32222]4/8/8/7K w - - 0 1", "d4d5r") ==
          "4k3/8/8/3R4/3Q[322]4/8/8/7K b - - 1 1");
    CHECK(allows<BigQueen>("4k3/8/8/8/3Q[32222]4/8/7r/7K w - - 0 1", "d4d5q3"));
    CHECK_FALSE(allows<BigQueen>("4k3/8/8/8/3Q[32222]4/8/7r/7K w - - 0 1", "d4d5r"));
}

TEST_CASE("stackchess KingOfSeven: seven is the king and the largest, five the cardinal") {
    CHECK(moves_from<King7>("6k1/8/8/8/8/8/8/C[32]6K w - - 0 1", "a1") ==
          Texts{"b2", "b3", "b3n", "c2", "c2n", "c3", "d4", "e5", "f6", "g7", "h8"});
    CHECK(in_check<King7>("8/8/4k3/8/3C[32]4/8/8/6K1 b - - 0 1"));
    CHECK(in_check<King7>("8/6k1/8/8/3C[32]4/8/8/7K b - - 0 1"));
    CHECK_FALSE(in_check<King7>("3k4/8/8/8/3C[32]4/8/8/6K1 b - - 0 1"));
    CHECK(after<King7>("8/7k/8/8/8/8/3B4/1N4K1 w - - 0 1", "b1d2") == "8/7k/8/8/8/8/3C[32]4/6K1 b - - 1 1");
    CHECK(after<King7>("8/7k/8/8/8/8/3C[32]4/1N4K1 w - - 0 1", "b1d2") == "8/7k/8/8/8/8/3K4/6K1 b - - 1 1");
    CHECK_FALSE(allows<King7>("8/7k/8/8/8/8/3C[32]4/2B[111]3K1 w - - 0 1", "c1d2"));
    CHECK_FALSE(allows<King7>("8/7k/8/8/8/3K4/3P4/6K1 w - - 0 1", "d2d3"));
    CHECK(allows<King7>("7k/8/8/8/8/3Q[222]4/3P4/6K1 w - - 0 1", "d2d3"));
    // Its parts may be cardinals.
    CHECK(after<King7>("8/7k/8/8/3K[2221]4/8/8/6K1 w - - 0 1", "d4e6c") ==
          "8/7k/4C[221]3/8/3N4/8/8/6K1 b - - 1 1");
}
