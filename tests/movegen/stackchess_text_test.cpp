// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <doctest/doctest.h>

#include "tests/movegen/stackchess_probe.h"

// Stack Chess in texts: FEN with all that is refused, moves, SAN, drawings (page `stackchess.md`, "FEN", "Texts").

using namespace ziggurat::movegen;
using namespace ziggurat::movegen::tests;

namespace {

template <class R = Standard>
std::string refusal(const std::string& fen) {
    const auto read = R::from_fen(fen);
    return read ? "" : read.error().message;
}

/// What a FEN is written as once it is read.
template <class R = Standard>
std::string rewritten(const std::string& fen) {
    return R::to_fen(position<R>(fen));
}

template <class R = Standard>
std::string san_of(const std::string& fen, const std::string& text) {
    const auto p = position<R>(fen);
    const Move m = find_move<R>(p, text);
    REQUIRE_MESSAGE(bool(m), fen << ": " << text);
    const std::string written = san<R>(p, m);
    CHECK(find_san<R>(p, written) == m);
    return written;
}

}  // namespace

TEST_CASE("stackchess variations have the names of the page's table") {
    CHECK(Standard::name == "stackchess");
    CHECK(Capture::name == "stackchess-capture");
    CHECK(BigQueen::name == "stackchess-bigqueen");
    CHECK(King7::name == "stackchess-king7");
    CHECK(FullSet::name == "stackchess-fullset");
    CHECK(NoDouble::name == "stackchess-nodouble");
    CHECK(stackchess::Rules<stackchess::CaptureFullSet>::name == "stackchess-capture-fullset");
    CHECK(stackchess::Rules<stackchess::King7NoDouble>::name == "stackchess-king7-nodouble");
}

TEST_CASE("stackchess FEN: the start positions") {
    const std::string start = "r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w Kq - 0 1";
    CHECK(Standard::to_fen(Standard::initial()) == start);
    CHECK(BigQueen::to_fen(BigQueen::initial()) == start);
    CHECK(King7::to_fen(King7::initial()) == start);
    CHECK(FullSet::to_fen(FullSet::initial()) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK(King7::initial().board.at(Square::E1).size() == 7);
}

TEST_CASE("stackchess FEN: brackets for all but the piles of the start") {
    CHECK(rewritten("4k[32]3/p[1]7/8/8/8/8/8/R[211]R[22]2K3 w - - 3 9") ==
          "4k3/p7/8/8/8/8/8/R[211]R2K3 w - - 3 9");
    CHECK(rewritten<King7>("4k[322]3/8/8/8/8/8/8/C[32]3K[2221]3 w - - 0 1") ==
          "4k3/8/8/8/8/8/8/C[32]3K[2221]3 w - - 0 1");
    CHECK(rewritten<BigQueen>("4k3/8/8/8/8/8/8/Q[3332111]3K3 w - - 0 1") ==
          "4k3/8/8/8/8/8/8/Q[3332111]3K3 w - - 0 1");
    CHECK(rewritten("4k3/8/8/8/8/8/8/4K3 w") == "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(rewritten("r3k3/8/8/8/8/8/8/4K2R w qK - 0 0") == "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
}

TEST_CASE("stackchess FEN: a placement that is no position is refused") {
    const auto placement = [](const std::string& fault) { return "FEN placement: " + fault; };
    CHECK(refusal("4k3/8/8/8/8/8/8/R[121]3K3 w - - 0 1") == placement("R on a1 has pyramids out of order"));
    CHECK(refusal("4k3/8/8/8/8/8/8/R[221]3K3 w - - 0 1") == placement("R on a1 has pyramids of size 5 in all"));
    CHECK(refusal("4k3/8/8/8/8/8/8/Q[331]3K3 w - - 0 1") == placement("Q on a1 has pyramids of size 7 in all"));
    CHECK(refusal<BigQueen>("4k3/8/8/8/8/8/8/Q[32]3K3 w - - 0 1") ==
          placement("Q on a1 has pyramids of size 5 in all"));
    CHECK(refusal<King7>("4k3/8/8/8/8/8/8/K[32]3K3 w - - 0 1") ==
          placement("K on a1 has pyramids of size 5 in all"));
    CHECK(refusal<King7>("4k3/8/8/8/8/8/8/Q[3331]3K3 w - - 0 1") ==
          placement("Q on a1 has pyramids of size 10 in all"));
    CHECK(refusal("4k3/8/8/8/8/8/8/r[4]3K3 w - - 0 1") ==
          placement("r on a1 has a pyramid '4', which is not a size from 1 to 3"));
    CHECK(refusal("4k3/8/8/8/8/8/8/R[]3K3 w - - 0 1") ==
          placement("R on a1 has brackets that are empty or not closed"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4K3R[22 w - - 0 1") == placement("rank 1 has more than 8 squares"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4K2R[22 w - - 0 1") ==
          placement("R on h1 has brackets that are empty or not closed"));
    CHECK(refusal("4k3/8/8/8/8/8/8/C[32]3K3 w - - 0 1") == placement("unknown letter 'C'"));
    CHECK(refusal<King7>("4k3/8/8/8/8/8/8/c3K3 w - - 0 1") ==
          placement("c on a1 has no brackets that say its pyramids"));
    CHECK(refusal("4k3/8/8/8/8/8/8/X3K3 w - - 0 1") == placement("unknown letter 'X'"));
    CHECK(refusal("4k3/8/8/8/8/8/8/[22]3K3 w - - 0 1") == placement("unknown letter '['"));
    CHECK(refusal("4k3/8/8/8/8/8/8/8 w - - 0 1") == placement("White has no king"));
    CHECK(refusal("8/8/8/8/8/8/8/4K3 w - - 0 1") == placement("Black has no king"));
    CHECK(refusal("4k3/8/8/8/8/8/44/4K3 w - - 0 1") == placement("two digits side by side on rank 2"));
}

TEST_CASE("stackchess FEN: more pyramids than the set has are refused") {
    CHECK(refusal("4k3/8/8/8/8/8/PPPPPP2/4K3 w - - 0 1") ==
          "FEN placement: White has more than 5 pyramids of size 1");
    CHECK(refusal("4k3/bbbbb3/8/8/8/8/8/4K3 w - - 0 1") ==
          "FEN placement: Black has more than 5 pyramids of size 3");
    CHECK(refusal("4k3/8/8/8/8/8/Q[111111]7/4K3 w - - 0 1") ==
          "FEN placement: Q on a2 has more than 5 pyramids of size 1");
    CHECK(refusal<FullSet>("4k3/8/8/8/8/8/NNNNNNNN/1N2K3 w - - 0 1") == "");
    CHECK(refusal<FullSet>("4k3/8/8/8/8/8/NNNNNNNN/NN2K3 w - - 0 1") ==
          "FEN placement: White has more than 10 pyramids of size 2");
    CHECK(refusal<FullSet>("4k3/8/8/8/8/8/Q[111111]7/4K3 w - - 0 1") == "");
}

TEST_CASE("stackchess FEN: the side not to move must have a king that is safe") {
    CHECK(refusal("4k3/8/8/8/8/8/8/4RK2 w - - 0 1") ==
          "FEN side to move: Black has every king in check, but it is not its turn");
    CHECK(refusal("4k2k/8/8/8/8/8/8/4RK2 w - - 0 1") == "");
    CHECK(refusal("4k2k/8/8/8/8/8/8/4RK1R w - - 0 1") ==
          "FEN side to move: Black has every king in check, but it is not its turn");
    CHECK(refusal("4k3/8/8/8/8/8/8/4K3 x - - 0 1") == "FEN side to move: \"x\" is neither w nor b");
}

TEST_CASE("stackchess FEN: castling rights need the piles of the start in place") {
    const auto castling = [](const std::string& fault) { return "FEN castling: " + fault; };
    CHECK(refusal("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1") == castling("'Q' does not exist in stackchess"));
    CHECK(refusal("4k2r/8/8/8/8/8/8/4K3 w k - 0 1") == castling("'k' does not exist in stackchess"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4K3 w K - 0 1") == castling("'K' without the rook of the start on h1"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4K2r w K - 0 1") == castling("'K' without the rook of the start on h1"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4K2R[31] w K - 0 1") == castling("'K' without the rook of the start on h1"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4K[221]2R w K - 0 1") == castling("'K' without the king of the start on e1"));
    CHECK(refusal("r2k4/8/8/8/8/8/8/4K3 w q - 0 1") == castling("'q' without the king of the start on e8"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4K2R w KK - 0 1") == castling("'K' is given twice"));
    CHECK(refusal<FullSet>("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1") == "");
}

TEST_CASE("stackchess FEN: an en passant square that cannot be is refused") {
    const auto en_passant = [](const std::string& fault) { return "FEN en passant: " + fault; };
    CHECK(rewritten("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1") == "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    CHECK(rewritten("7k/8/8/3pR[211]3/8/8/8/4K3 w - d6 0 1") == "7k/8/8/3pR[211]3/8/8/8/4K3 w - d6 0 1");
    CHECK(rewritten("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1") == "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1");
    CHECK(rewritten("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1") == "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1");
    CHECK(refusal("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1") == en_passant("d3 is not on rank 6"));
    CHECK(refusal("4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1") == en_passant("\"d9\" is not a square"));
    CHECK(refusal("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1") == en_passant("d6 is occupied"));
    CHECK(refusal("4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1") == en_passant("no pawn in front of d6 to be taken"));
    CHECK(refusal("4k3/8/8/3n[11]P3/8/8/8/4K3 w - d6 0 1") == en_passant("no pawn in front of d6 to be taken"));
    CHECK(refusal("4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1") == en_passant("no pawn in front of d6 to be taken"));
    CHECK(refusal("4k3/3N4/8/3pP3/8/8/8/4K3 w - d6 0 1") ==
          en_passant("d7, where the pawn came from, is the other side's"));
    CHECK(refusal<NoDouble>("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1") ==
          en_passant("pawns never step twice in stackchess-nodouble"));
}

TEST_CASE("stackchess FEN: counters and fields are looked at as in chess") {
    CHECK(refusal("") == "FEN: it is empty");
    CHECK(refusal("4k3/8/8/8/8/8/8/4K3") == "FEN side to move: it is missing");
    CHECK(refusal("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2") == "FEN: too many fields, 6 is the most");
    CHECK(refusal("4k3/8/8/8/8/8/8/4K3 w - - x 1") == "FEN halfmove clock: \"x\" is not a number from 0 to 9999");
    CHECK(refusal("4k3/8/8/8/8/8/8/4K3 w - - 0 10000") == "FEN move number: 10000 is outside 0 to 9999");
}

TEST_CASE("stackchess texts: letters for parts and promotions, numbers for queens under BigQueens") {
    CHECK(allows("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1f2n"));
    CHECK(allows("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1f2N"));
    CHECK_FALSE(allows("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1f2"));
    CHECK_FALSE(allows("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h2r"));
    const std::string tower = "7k/8/8/8/8/8/3Q[3321]4/K7 w - - 0 1";
    CHECK(allows<BigQueen>(tower, "d2d5"));
    CHECK(allows<BigQueen>(tower, "d2d5q3"));
    CHECK(allows<BigQueen>(tower, "d2d5Q3"));
    CHECK_FALSE(allows<BigQueen>(tower, "d2d5q"));
    CHECK_FALSE(allows<BigQueen>(tower, "d2d5q1"));
    CHECK(allows<BigQueen>(tower, "d2e3b"));
    CHECK(allows<BigQueen>(tower, "d2d4p"));
    CHECK(allows<King7>("8/7k/8/8/3K[2221]4/8/8/6K1 w - - 0 1", "d4e6c"));
}

TEST_CASE("stackchess SAN: whole piles as in chess, joins with &") {
    CHECK(san_of("7k/8/8/8/8/8/8/6NK w - - 0 1", "g1f3") == "Nf3");
    CHECK(san_of("7k/8/8/3p4/4P3/8/8/7K w - - 0 1", "e4d5") == "exd5");
    CHECK(san_of("7k/8/8/3pP3/8/8/8/7K w - d6 0 1", "e5d6") == "exd6");
    CHECK(san_of("7k/4P3/8/8/8/8/8/7K w - - 0 1", "e7e8r") == "e8=R+");
    CHECK(san_of("7k/4P3/8/8/8/8/8/7K w - - 0 1", "e7e8") == "e8");
    CHECK(san_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1") == "O-O");
    CHECK(san_of("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8") == "O-O-O");
    CHECK(san_of("7k/8/8/8/8/8/3N4/1N4K1 w - - 0 1", "b1d2") == "N&d2");
    CHECK(san_of("7k/8/8/8/8/8/3N4/1N3NK1 w - - 0 1", "b1d2") == "Nb&d2");
    CHECK(san_of("7k/8/8/8/4B3/4P3/8/7K w - - 0 1", "e3e4") == "&e4");
    CHECK(san_of("7k/8/8/8/4B3/8/4P3/7K w - - 0 1", "e2e4") == "&e4");
    CHECK(san_of<Capture>("7k/8/8/3B4/4P3/8/8/7K w - - 0 1", "e4d5") == "e&d5");
}

TEST_CASE("stackchess SAN: a split names pile and part") {
    CHECK(san_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1f2n") == "R/Nf2");
    CHECK(san_of("4k3/8/8/8/8/8/5p2/4K2R w - - 0 1", "h1f2n") == "R/Nxf2");
    CHECK(san_of("6k1/8/8/8/8/8/8/3R1K1R w - - 0 1", "h1f2n") == "Rh/Nf2");
    CHECK(san_of("7k/8/8/8/3R4/8/8/3R3K w - - 0 1", "d1b2n") == "R/Nb2");
    CHECK(san_of("7k/8/8/8/3R4/8/8/3R3K w - - 0 1", "d1c3n") == "R/Nc3");
    CHECK(san_of("7k/8/8/3R4/8/8/8/3R3K w - - 0 1", "d1c3n") == "R1/Nc3");
    CHECK(san_of("8/4R[31]3/8/8/8/8/8/k6K w - - 0 1", "e7e8pr") == "R/Pe8=R");
    CHECK(san_of("8/4R[31]3/8/8/8/8/8/k6K w - - 0 1", "e7e8p") == "R/Pe8");
    CHECK(san_of("7k/8/8/3pN[11]3/8/8/8/7K w - d6 0 1", "e5d6p") == "N/Pxd6");
    CHECK(san_of<BigQueen>("7k/8/8/8/8/8/3Q[3321]4/K7 w - - 0 1", "d2d5q3") == "Q/Q3d5");
    CHECK(san_of<BigQueen>("7k/8/8/8/8/8/3Q[3321]4/K7 w - - 0 1", "d2d5") == "Qd5");
    CHECK(san_of<King7>("8/7k/8/8/3K[2221]4/8/8/6K1 w - - 0 1", "d4b5c") == "K/Cb5");
}

TEST_CASE("stackchess SAN: + where some king is attacked, # where none can be helped") {
    CHECK(san_of("4k3/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8") == "Ra8+");
    CHECK(san_of("4k3/8/8/k7/8/8/8/1R4K1 w - - 0 1", "b1b8") == "Rb8+");
    CHECK(san_of("7k/R7/8/8/8/8/8/1R4K1 w - - 0 1", "b1b8") == "Rb8#");
    CHECK(san_of("7k/R7/8/8/4k3/8/8/1R4K1 w - - 0 1", "b1b8") == "Rb8+");
}

TEST_CASE("stackchess drawings show pyramids, reserves and the side to move") {
    const std::string drawn = Standard::draw(Standard::initial());
    CHECK(drawn.find("8 | r22 |     | b3  | q33 | k32 | b3  | n2  |     |\n") != std::string::npos);
    CHECK(drawn.find("1 |     | N2  | B3  | Q33 | K32 | B3  |     | R22 |\n") != std::string::npos);
    CHECK(drawn.find("    a     b     c     d     e     f     g     h\n") != std::string::npos);
    CHECK(drawn.find("White's reserve: 2\nBlack's reserve: 2\nWhite to move\n") != std::string::npos);
    const std::string king7 = King7::draw(King7::initial());
    CHECK(king7.find("K322") != std::string::npos);
    CHECK(king7.find("White's reserve: none\n") != std::string::npos);
}
