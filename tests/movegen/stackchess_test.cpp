// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "movegen/game/outcome.h"
#include "tests/movegen/stackchess_probe.h"

// Stack Chess clause by clause (page `stackchess.md`); its texts have a file of their own.

using namespace ziggurat::movegen;
using namespace ziggurat::movegen::tests;

namespace {

template <class R = Standard>
Outcome outcome_of(const std::string& fen) {
    return outcome<R>(position<R>(fen));
}

/// The reserve of a side: ones, twos and threes as digits of a hexadecimal number, ones last.
template <class V>
int reserve(const stackchess::Position<V>& p, Side side) {
    return p.board.reserve[index(side)];
}

}  // namespace

TEST_CASE("stackchess sizes: a pile moves as the piece of its size") {
    CHECK(moves_from("8/7k/8/8/8/8/8/3P2K1 w - - 0 1", "d1") == Texts{"d2"});
    CHECK(moves_from("8/7k/8/8/8/8/8/N5K1 w - - 0 1", "a1") == Texts{"b3", "c2"});
    CHECK(moves_from("8/7k/8/8/8/8/8/B5K1 w - - 0 1", "a1") == Texts{"b2", "c3", "d4", "e5", "f6", "g7", "h8"});
    CHECK(moves_from("8/7k/8/8/8/8/p7/R2K4 w - - 0 1", "a1") == Texts{"a2", "b1", "b3n", "c1", "c2n"});
    CHECK(moves_from("8/7k/8/8/8/8/8/K7 w - - 0 1", "a1") == Texts{"a2", "b1", "b2"});
    CHECK(moves_from("8/8/7k/8/8/8/pp6/Q2K4 w - - 0 1", "a1") == Texts{"a2", "b1", "b2", "b2b", "c1"});
}

TEST_CASE("stackchess, a turn, 1: a whole pile moves and captures") {
    CHECK(after("7k/8/8/8/2n[11]5/8/8/2R3K1 w - - 7 1", "c1c4") == "7k/8/8/8/2R5/8/8/6K1 b - - 0 1");
    CHECK(after("7k/8/8/8/2n[11]5/8/8/2R3K1 w - - 7 1", "c1c3") == "7k/8/8/8/2n[11]5/2R5/8/6K1 b - - 8 1");
}

TEST_CASE("stackchess, a turn, 2: a pile joins if its bottom fits on the top and both stay within six") {
    CHECK(after("8/7k/8/8/8/8/3B4/1N4K1 w - - 7 1", "b1d2") == "8/7k/8/8/8/8/3K4/6K1 b - - 8 1");
    CHECK(after("8/7k/8/8/8/8/3N4/1N4K1 w - - 7 1", "b1d2") == "8/7k/8/8/8/8/3R4/6K1 b - - 8 1");
    CHECK(after("8/7k/8/8/8/8/3B4/2B3K1 w - - 7 1", "c1d2") == "8/7k/8/8/8/8/3Q4/6K1 b - - 8 1");
    CHECK(after("8/7k/8/8/8/8/3R4/1N4K1 w - - 7 1", "b1d2") == "8/7k/8/8/8/8/3Q[222]4/6K1 b - - 8 1");
    CHECK(after("8/7k/8/8/8/8/3N4/3R[1111]2K1 w - - 0 1", "d1d2") == "8/7k/8/8/8/8/3Q[21111]4/6K1 b - - 1 1");
    // A bottom of two does not stand on a top of one.
    CHECK_FALSE(allows("8/7k/8/8/8/8/3B[21]4/1N4K1 w - - 0 1", "b1d2"));
    CHECK_FALSE(allows("8/7k/8/8/8/8/3P4/1N4K1 w - - 0 1", "b1d2"));
    CHECK(allows("8/7k/8/8/8/8/3P4/1N[11]4K1 w - - 0 1", "b1d2"));
    // Seven are too many.
    CHECK_FALSE(allows("8/7k/8/8/8/8/3R[31]4/2B[111]3K1 w - - 0 1", "c1d2"));
    CHECK_FALSE(allows("8/7k/8/8/8/8/3B4/3R2K1 w - - 0 1", "d1d2"));
}

TEST_CASE("stackchess, a turn, 3: any number of top pyramids split off as the piece that they make") {
    const std::string fen = "7k/8/8/8/3R[211]4/8/8/6K1 w - - 0 1";
    const Texts moves = moves_from(fen, "d4");
    const auto count = [&](auto&& test) { return std::count_if(moves.begin(), moves.end(), test); };
    CHECK(count([](const std::string& text) { return text.size() == 2; }) == 14);
    CHECK(count([](const std::string& text) { return text.back() == 'n'; }) == 8);
    CHECK(count([](const std::string& text) { return text.back() == 'p'; }) == 1);
    CHECK(moves.size() == 14 + 8 + 1);
    CHECK(after(fen, "d4d5p") == "7k/8/8/3P4/3B[21]4/8/8/6K1 b - - 0 1");
    CHECK(after(fen, "d4f5n") == "7k/8/8/5N[11]2/3N4/8/8/6K1 b - - 1 1");
    CHECK(after(fen, "d4d8") == "3R[211]3k/8/8/8/8/8/8/6K1 b - - 1 1");
}

TEST_CASE("stackchess 1: what splits off captures but does not join") {
    const std::string fen = "7k/8/4p3/2N2B2/3R4/8/8/6K1 w - - 3 1";
    CHECK_FALSE(allows(fen, "d4f5n"));
    CHECK(after(fen, "d4e6n") == "7k/8/4N3/2N2B2/3N4/8/8/6K1 b - - 0 1");
    CHECK_FALSE(allows("8/7k/8/3N4/3B[21]4/8/8/6K1 w - - 0 1", "d4d5p"));
}

TEST_CASE("stackchess 2: pawns step, step twice from their second rank and capture diagonally") {
    CHECK(moves_from("7k/8/8/8/8/8/3P4/6K1 w - - 0 1", "d2") == Texts{"d3", "d4"});
    CHECK(moves_from("7k/8/8/8/8/3n4/3P4/6K1 w - - 0 1", "d2").empty());
    CHECK(moves_from("7k/8/8/8/3n4/2n1n3/3P4/6K1 w - - 0 1", "d2") == Texts{"c3", "d3", "e3"});
    CHECK(moves_from("3P4/7k/8/8/8/8/8/6K1 w - - 0 1", "d8").empty());
    CHECK(moves_from("6k1/3p4/8/8/8/8/8/7K b - - 0 1", "d7") == Texts{"d5", "d6"});
    CHECK(moves_from("3p2k1/8/8/8/8/8/8/7K b - - 0 1", "d8") == Texts{"d7"});
    // Also those that split off.
    CHECK(allows("7k/8/8/8/8/8/3B[21]4/6K1 w - - 0 1", "d2d4p"));
    CHECK_FALSE(allows("7k/8/8/8/8/8/8/3B[21]2K1 w - - 0 1", "d1d3p"));
}

TEST_CASE("stackchess PawnDoubleStep false: pawns never step twice") {
    CHECK(moves_from<NoDouble>("7k/8/8/8/8/8/3P4/6K1 w - - 0 1", "d2") == Texts{"d3"});
    CHECK_FALSE(allows<NoDouble>("7k/8/8/8/8/8/3B[21]4/6K1 w - - 0 1", "d2d4p"));
    CHECK_FALSE(allows<NoDouble>("8/7k/8/8/3B4/8/3P4/6K1 w - - 0 1", "d2d4"));
}

TEST_CASE("stackchess 2: pawns join straight ahead, once or twice, and never diagonally") {
    const std::string fen = "8/7k/8/8/3B4/2N5/3P4/6K1 w - - 5 1";
    CHECK(moves_from(fen, "d2") == Texts{"d3", "d4"});
    CHECK(after(fen, "d2d4") == "8/7k/8/8/3R[31]4/2N5/8/6K1 b - - 0 1");
    CHECK(after("8/7k/8/8/8/3R4/3P4/6K1 w - - 5 1", "d2d3") == "8/7k/8/8/8/3K[221]4/8/6K1 b - - 0 1");
    CHECK_FALSE(allows("8/7k/8/8/3B4/3n4/3P4/6K1 w - - 0 1", "d2d4"));
    CHECK_FALSE(allows("7k/8/8/8/8/3Q4/3P4/6K1 w - - 0 1", "d2d3"));
}

TEST_CASE("stackchess JoinAsCapture: pawns join diagonally, and not straight ahead") {
    const std::string fen = "8/7k/8/8/3B4/2N5/3P4/6K1 w - - 5 1";
    CHECK(moves_from<Capture>(fen, "d2") == Texts{"c3", "d3"});
    CHECK(after<Capture>(fen, "d2c3") == "8/7k/8/8/3B4/2B[21]5/8/6K1 b - - 0 1");
    // No promotion by it, as none by a capture (rule 3).
    CHECK(moves_from<Capture>("2N5/3P3k/8/8/8/8/8/6K1 w - - 0 1", "d7") == Texts{"c8", "d8", "d8b", "d8n", "d8r"});
    // It is a join for a king too.
    CHECK(allows<Capture>("8/7k/8/8/8/2K5/3P4/6K1 w - - 0 1", "d2c3"));
    CHECK_FALSE(allows<Capture>("8/7k/8/8/8/3K4/3P4/6K1 w - - 0 1", "d2d3"));
}

TEST_CASE("stackchess 2: a pawn that stepped twice to an empty square can be taken en passant") {
    const std::string stepped = after("7k/8/8/8/2p1p3/8/3P4/6K1 w - - 0 1", "d2d4");
    CHECK(stepped == "7k/8/8/8/2pPp3/8/8/6K1 b - d3 0 1");
    CHECK(after(stepped, "c4d3") == "7k/8/8/8/4p3/3p4/8/6K1 w - - 0 2");
    // One that split off, by one that splits off; both rests stay.
    const std::string split = after("7k/8/8/8/4n[11]3/8/3B[21]4/6K1 w - - 0 1", "d2d4p");
    CHECK(split == "7k/8/8/8/3Pn[11]3/8/3N4/6K1 b - d3 0 1");
    CHECK(after(split, "e4d3p") == "7k/8/8/8/4p3/3p4/3N4/6K1 w - - 0 2");
    // The chance is gone a turn later.
    CHECK(after(stepped, "h8g8") == "6k1/8/8/8/2pPp3/8/8/6K1 w - - 1 2");
    // Not one that joined, nor where nobody can capture.
    CHECK(after("8/7k/8/8/2pB4/8/3P4/6K1 w - - 0 1", "d2d4") == "8/7k/8/8/2pR[31]4/8/8/6K1 b - - 0 1");
    CHECK(after("8/7k/8/8/2n5/8/3P4/6K1 w - - 0 1", "d2d4") == "8/7k/8/8/2nP4/8/8/6K1 b - - 0 1");
}

TEST_CASE("stackchess 2: en passant must leave a king safe") {
    // Both pawns leave the rank between king and rook; a pawn that splits off leaves its rest there.
    CHECK_FALSE(allows("7k/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "e5d6"));
    CHECK(allows("7k/8/8/r2pN[11]2K/8/8/8/8 w - d6 0 1", "e5d6p"));
    CHECK(allows("7k/8/8/r2pP2K/8/8/8/1K6 w - d6 0 1", "e5d6"));
    // The rest may be the one king that is safe.
    CHECK(allows("k7/8/8/3pQ[321]3/r6K/8/8/7r w - d6 0 1", "e5d6p"));
    CHECK_FALSE(allows("k7/8/8/3pQ[321]3/r6K/5n[11]2/8/7r w - d6 0 1", "e5d6p"));
    // A king from which the pawn splits off is none any more.
    CHECK_FALSE(allows("7k/8/8/3pK[311]3/8/8/8/8 w - d6 0 1", "e5d6p"));
    CHECK(allows("7k/8/8/3pK[311]3/8/8/8/K7 w - d6 0 1", "e5d6p"));
    // It meets a check by the pawn that stepped.
    CHECK(allows("7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5d6"));
}

TEST_CASE("stackchess 3: a pawn may promote on an empty square of its last rank, with what is in reserve") {
    const std::string fen = "8/3P3k/8/8/8/8/8/6K1 w - - 5 1";
    CHECK(moves_from(fen, "d7") == Texts{"d8", "d8b", "d8n", "d8r"});
    CHECK(after(fen, "d7d8") == "3P4/7k/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(after(fen, "d7d8n") == "3N[11]4/7k/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(after(fen, "d7d8b") == "3B[21]4/7k/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(after(fen, "d7d8r") == "3R[31]4/7k/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(moves_from("8/7k/8/8/8/8/3p4/6K1 b - - 0 1", "d2") == Texts{"d1", "d1b", "d1n", "d1r"});
    // All five threes and twos stand on the board, then all ones too.
    CHECK(moves_from("7k/3P4/8/8/8/8/NN1R4/QQ4K1 w - - 0 1", "d7") == Texts{"d8", "d8n"});
    CHECK(moves_from("7k/3P4/8/8/PPPP4/8/NN1R4/QQ4K1 w - - 0 1", "d7") == Texts{"d8"});
}

TEST_CASE("stackchess 3: no promotion by capture or join, but by a pawn that splits off") {
    CHECK(moves_from("2r1n3/3P3k/8/8/8/8/8/6K1 w - - 0 1", "d7") == Texts{"c8", "d8", "d8b", "d8n", "d8r", "e8"});
    CHECK(moves_from("3N4/3P3k/8/8/8/8/8/6K1 w - - 0 1", "d7") == Texts{"d8"});
    CHECK(after("3N4/3P3k/8/8/8/8/8/6K1 w - - 0 1", "d7d8") == "3B[21]4/7k/8/8/8/8/8/6K1 b - - 0 1");
    const std::string fen = "2n5/3N[11]3k/8/8/8/8/8/6K1 w - - 5 1";
    CHECK(moves_from(fen, "d7") ==
          Texts{"b6", "b8", "c5", "c8p", "d8p", "d8pb", "d8pn", "d8pr", "e5", "f6", "f8"});
    CHECK(after(fen, "d7d8p") == "2nP4/3P3k/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(after(fen, "d7d8pr") == "2nR[31]4/3P3k/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(after(fen, "d7c8p") == "2P5/3P3k/8/8/8/8/8/6K1 b - - 0 1");
}

TEST_CASE("stackchess 4: a promotion takes its pyramid from the reserve, a capture gives it back") {
    const auto p = position("2b5/3P3k/8/8/8/8/8/6K1 w - - 0 1");
    CHECK(reserve(p, Side::White) == 0x444);
    CHECK(reserve(p, Side::Black) == 0x345);
    const auto promoted = Standard::play(p, find_move<Standard>(p, "d7d8r"));
    CHECK(reserve(promoted, Side::White) == 0x344);
    CHECK(reserve(promoted, Side::Black) == 0x345);
    const auto taken = Standard::play(p, find_move<Standard>(p, "d7c8"));
    CHECK(reserve(taken, Side::White) == 0x444);
    CHECK(reserve(taken, Side::Black) == 0x445);
    CHECK(reserve(Standard::initial(), Side::White) == 0x010);
    CHECK(reserve(Standard::initial(), Side::Black) == 0x010);
    CHECK(reserve(King7::initial(), Side::White) == 0);
    CHECK(reserve(FullSet::initial(), Side::Black) == 0x532);
}

TEST_CASE("stackchess 7: castling with the untouched king and rook") {
    CHECK(after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1") == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(after("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8") == "2kr4/8/8/8/8/8/8/4K3 w - - 1 2");
    CHECK_FALSE(allows("4k3/8/8/8/8/8/8/4KN1R w K - 0 1", "e1g1"));
    CHECK_FALSE(allows("rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8"));
    // Moved, split, joined onto, captured.
    CHECK(after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2") == "4k3/8/8/8/8/8/7R/4K3 b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e2") == "4k3/8/8/8/8/8/4K3/7R b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1g3n") == "4k3/8/8/8/8/6N1/8/4K2N b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/K3K2R w K - 0 1", "e1d3n") == "4k3/8/8/8/8/3N4/8/K3B2R b - - 1 1");
    CHECK(after("4k3/8/8/8/8/6N1/8/4K2R w K - 0 1", "g3h1") == "4k3/8/8/8/8/8/8/4K2Q[222] b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/6b1/4K2R b K - 0 1", "g2h1") == "4k3/8/8/8/8/8/8/4K2b w - - 0 2");
}

TEST_CASE("stackchess 7: no castling out of, through or into check, whatever other kings there are") {
    CHECK_FALSE(allows("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"));
    CHECK_FALSE(allows("5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"));
    CHECK_FALSE(allows("1k4r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"));
    CHECK(allows("1k5r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"));
    CHECK_FALSE(allows("4r1k1/8/8/8/8/8/8/K3K2R w K - 0 1", "e1g1"));
    CHECK_FALSE(allows("5rk1/8/8/8/8/8/8/K3K2R w K - 0 1", "e1g1"));
    CHECK_FALSE(allows("1k4r1/8/8/8/8/8/8/K3K2R w K - 0 1", "e1g1"));
    // Another king may be in check: the one that castled is safe.
    CHECK(allows("r5k1/8/8/8/8/8/8/K3K2R w K - 0 1", "e1g1"));
}

TEST_CASE("stackchess FullSet: all four castlings, as in chess") {
    const std::string fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    CHECK(after<FullSet>(fen, "e1c1") == "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
    CHECK(after<FullSet>(fen, "e1g1") == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    CHECK(after<FullSet>(fen, "a1a8") == "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    CHECK(after<FullSet>("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8") == "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2");
    CHECK_FALSE(allows<FullSet>("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"));
}

TEST_CASE("stackchess 8: captures and all turns of lone ones start the fifty-move count again") {
    const auto clock = [](const std::string& fen, const std::string& text) {
        const auto p = position(fen);
        return Standard::halfmove_clock(Standard::play(p, find_move<Standard>(p, text)));
    };
    CHECK(clock("8/7k/8/8/8/8/3R[31]4/6K1 w - - 7 1", "d2e2") == 8);
    CHECK(clock("8/7k/8/8/8/8/3R[31]4/6K1 w - - 7 1", "d2d3p") == 0);
    CHECK(clock("8/7k/8/8/8/8/3P4/6K1 w - - 7 1", "d2d3") == 0);
    CHECK(clock("8/7k/8/8/8/3N4/3P4/6K1 w - - 7 1", "d2d3") == 0);
    CHECK(clock("8/7k/8/8/8/4p3/3N4/6K1 w - - 7 1", "g1f1") == 8);
    CHECK(clock("8/7k/8/8/8/4p3/3R4/6K1 w - - 7 1", "d2d3") == 8);
    CHECK(clock("8/7k/8/8/8/8/3Rp3/6K1 w - - 7 1", "d2e2") == 0);
    // The lone one is joined, or left behind: that is no turn of its own.
    CHECK(clock("8/7k/8/8/8/8/3P4/1N[11]4K1 w - - 7 1", "b1d2") == 8);
    CHECK(clock("8/7k/8/8/8/8/3B[111]4/6K1 w - - 7 1", "d2f3n") == 8);
    CHECK(outcome_of("8/7k/8/8/8/8/3P4/6K1 w - - 99 80") == Outcome::Ongoing);
    CHECK(outcome_of("8/7k/8/8/8/8/3P4/6K1 w - - 100 80") == Outcome::FiftyMoves);
}

TEST_CASE("stackchess 9: two lone kings are a dead position") {
    CHECK(outcome_of("7k/8/8/8/8/8/8/K7 w - - 0 1") == Outcome::DeadPosition);
    CHECK(outcome_of("6k[221]1/8/8/8/8/8/8/K[2111]7 w - - 0 1") == Outcome::DeadPosition);
    CHECK(outcome_of("7k/8/8/8/8/8/8/KP6 w - - 0 1") == Outcome::Ongoing);
    CHECK(outcome_of("7k/8/8/8/8/8/8/K1K5 w - - 0 1") == Outcome::Ongoing);
}
