// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "movegen/chess/rules.h"
#include "movegen/mystic/rules.h"

// What readers of FENs refuse, and what they take besides what is written (page `chess.md`, "FEN").

namespace ziggurat::movegen::tests {

namespace {

struct Refusal {
    std::string fen;
    std::string message;
};

template <class R>
void check_refusals(const std::vector<Refusal>& refusals) {
    for (const Refusal& expected : refusals) {
        const auto read = R::from_fen(expected.fen);
        CHECK_MESSAGE(!read, expected.fen);
        if (!read) {
            CHECK_MESSAGE(read.error().message == expected.message, expected.fen);
        }
    }
}

struct Reading {
    std::string given;
    std::string written;
};

template <class R>
void check_readings(const std::vector<Reading>& readings) {
    for (const Reading& expected : readings) {
        const auto read = R::from_fen(expected.given);
        REQUIRE_MESSAGE(read, expected.given << ": " << read.error().message);
        CHECK_MESSAGE(R::to_fen(*read) == expected.written, expected.given);
    }
}

/// A placement with nothing but kings and what stands on the third rank.
std::string with_rank_3(const std::string& rank) {
    return "4k3/8/8/8/8/" + rank + "/8/4K3";
}

}  // namespace

TEST_CASE("chess FEN: a placement that is no board is refused") {
    check_refusals<chess::Rules>({
        {"", "FEN: it is empty"},
        {" \t ", "FEN: it is empty"},
        {"4k3/8/8/8/8/8/4K3 w - - 0 1", "FEN placement: 7 ranks, not 8"},
        {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "FEN placement: more than 8 ranks"},
        {"4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "FEN placement: more than 8 ranks"},
        {"/4k3/8/8/8/8/8/4K3 w - - 0 1", "FEN placement: rank 8 has 0 squares, not 8"},
        {with_rank_3("7") + " w - - 0 1", "FEN placement: rank 3 has 7 squares, not 8"},
        {"4k3/8/8/8/8/8/8/4K2 w - - 0 1", "FEN placement: rank 1 has 7 squares, not 8"},
        {with_rank_3("8P") + " w - - 0 1", "FEN placement: rank 3 has more than 8 squares"},
        {with_rank_3("P8") + " w - - 0 1", "FEN placement: rank 3 has more than 8 squares"},
        {with_rank_3("44") + " w - - 0 1", "FEN placement: two digits side by side on rank 3"},
        {with_rank_3("9") + " w - - 0 1", "FEN placement: unknown letter '9'"},
        {with_rank_3("0PPPPPPPP") + " w - - 0 1", "FEN placement: unknown letter '0'"},
        {with_rank_3("x7") + " w - - 0 1", "FEN placement: unknown letter 'x'"},
        {with_rank_3("S7") + " w - - 0 1", "FEN placement: unknown letter 'S'"},
    });
}

TEST_CASE("chess FEN: men that the game does not have are refused") {
    check_refusals<chess::Rules>({
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", "FEN placement: Black has no king"},
        {"4k3/8/8/8/8/8/8/8 w - - 0 1", "FEN placement: White has no king"},
        {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "FEN placement: White has 2 kings"},
        {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "FEN placement: a pawn on a1"},
        {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "FEN placement: a pawn on h8"},
        {"4k2p/8/8/8/8/8/8/4K3 w - - 0 1", "FEN placement: a pawn on h8"},
        {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
         "FEN placement: White has 9 pawns and 0 pieces more than a set has, which 8 pawns cannot become"},
        {"qqqqk3/pppppp2/8/8/8/8/8/4K3 w - - 0 1",
         "FEN placement: Black has 6 pawns and 3 pieces more than a set has, which 8 pawns cannot become"},
        {"4k3/8/8/8/8/8/PPPPPPP1/RRR1K2R w - - 0 1",
         "FEN placement: White has 7 pawns and 2 pieces more than a set has, which 8 pawns cannot become"},
        {"4k3/8/8/8/NNNNNNNN/8/PPPPPPPP/4K3 w - - 0 1", "FEN placement: White has 17 men, more than 16"},
    });
}

TEST_CASE("chess FEN: the side that is not to move may not stand in check") {
    check_refusals<chess::Rules>({
        {"4k3/8/8/8/8/8/8/4K3", "FEN side to move: it is missing"},
        {"4k3/8/8/8/8/8/8/4K3 W - - 0 1", "FEN side to move: \"W\" is neither w nor b"},
        {"4k3/8/8/8/8/8/8/4K3 white - - 0 1", "FEN side to move: \"white\" is neither w nor b"},
        {"3k4/3R4/8/8/8/8/8/3K4 w - - 0 1", "FEN side to move: Black is in check, but it is not its turn"},
        {"4k3/8/8/8/8/8/3p4/4K3 b - - 0 1", "FEN side to move: White is in check, but it is not its turn"},
        {"8/8/8/3kK3/8/8/8/8 w - - 0 1", "FEN side to move: Black is in check, but it is not its turn"},
    });
}

TEST_CASE("chess FEN: castling rights that cannot be are refused") {
    const std::string board = "r3k2r/8/8/8/8/8/8/R3K2R w ";
    check_refusals<chess::Rules>({
        {board + "KK - 0 1", "FEN castling: 'K' is given twice"},
        {board + "KQkqK - 0 1", "FEN castling: 'K' is given twice"},
        {board + "AHah - 0 1", "FEN castling: unknown letter 'A'"},
        {board + "K- - 0 1", "FEN castling: unknown letter '-'"},
        {"4k3/8/8/8/8/8/8/4K3 w K - 0 1", "FEN castling: 'K' without a rook on h1"},
        {"4k3/8/8/8/8/8/8/4K2r b K - 0 1", "FEN castling: 'K' without a rook on h1"},
        {"4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", "FEN castling: 'Q' without a king on e1"},
        {"4k3/7r/8/8/8/8/8/4K3 w k - 0 1", "FEN castling: 'k' without a rook on h8"},
        {"r2k4/8/8/8/8/8/8/4K3 w q - 0 1", "FEN castling: 'q' without a king on e8"},
    });
}

TEST_CASE("chess FEN: en passant squares that cannot be are refused") {
    const std::string board = "4k3/8/8/3pP3/3Pp3/8/8/4K3 ";
    check_refusals<chess::Rules>({
        {board + "w - z9 0 1", "FEN en passant: \"z9\" is not a square"},
        {board + "w - D6 0 1", "FEN en passant: \"D6\" is not a square"},
        {board + "w - e5 0 1", "FEN en passant: e5 is not on rank 6"},
        {board + "w - d3 0 1", "FEN en passant: d3 is not on rank 6"},
        {board + "b - d6 0 1", "FEN en passant: d6 is not on rank 3"},
        {board + "w - a6 0 1", "FEN en passant: no pawn in front of a6 to be taken"},
        {board + "w - e6 0 1", "FEN en passant: no pawn in front of e6 to be taken"},
        {"4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "FEN en passant: d6 is occupied"},
        {"4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", "FEN en passant: d7, where the pawn came from, is occupied"},
        {"4k3/8/8/8/3Pp3/8/3N4/4K3 b - d3 0 1", "FEN en passant: d2, where the pawn came from, is occupied"},
    });
}

TEST_CASE("chess FEN: counters are numbers from 0 to 9999, and nothing follows them") {
    const std::string board = "4k3/8/8/8/8/8/8/4K3 w - - ";
    check_refusals<chess::Rules>({
        {board + "x 1", "FEN halfmove clock: \"x\" is not a number from 0 to 9999"},
        {board + "-5 1", "FEN halfmove clock: \"-5\" is not a number from 0 to 9999"},
        {board + "-0 1", "FEN halfmove clock: \"-0\" is not a number from 0 to 9999"},
        {board + "+5 1", "FEN halfmove clock: \"+5\" is not a number from 0 to 9999"},
        {board + "3.5 1", "FEN halfmove clock: \"3.5\" is not a number from 0 to 9999"},
        {board + "99999999999 1", "FEN halfmove clock: \"99999999999\" is not a number from 0 to 9999"},
        {board + "10000 1", "FEN halfmove clock: 10000 is outside 0 to 9999"},
        {board + "0 y", "FEN move number: \"y\" is not a number from 0 to 9999"},
        {board + "0 -7", "FEN move number: \"-7\" is not a number from 0 to 9999"},
        {board + "0 10000", "FEN move number: 10000 is outside 0 to 9999"},
        {board + "0 1 extra", "FEN: too many fields, 6 is the most"},
        {board + "0 1 20:0 20:0", "FEN: too many fields, 6 is the most"},
    });
}

TEST_CASE("chess FEN: what is read besides what is written") {
    const std::string castle = "r3k2r/8/8/8/8/8/8/R3K2R b ";
    check_readings<chess::Rules>({
        {"4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 7", "4k3/8/8/8/8/8/8/4K3 w - - 7 1"},
        {"4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 9999 9999", "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999"},
        {"  4k3/8/8/8/8/8/8/4K3\tw  - - 0 1\r\n", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        {castle + "qkQK - 0 1", castle + "KQkq - 0 1"},
        {castle + "qK - 0 1", castle + "Kq - 0 1"},
        // Nobody can capture there.
        {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"},
        // Somebody could, but for the pin: pseudo-legally is enough.
        {"8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1"},
        // 8 pawns can become this.
        {"qqqqk3/ppppp3/8/8/8/8/8/4K3 w - - 0 1", "qqqqk3/ppppp3/8/8/8/8/8/4K3 w - - 0 1"},
        {"4k3/8/8/8/8/8/8/RNBQKBNR w - - 0 1", "4k3/8/8/8/8/8/8/RNBQKBNR w - - 0 1"},
    });
}

TEST_CASE("an en passant square that nobody can use makes no other position") {
    const auto with = chess::Rules::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    const auto without = chess::Rules::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    CHECK(*with == *without);
    CHECK(chess::Rules::key(*with) == chess::Rules::key(*without));
}

TEST_CASE("mystic FEN: what breaks the common rules is refused alike") {
    check_refusals<mystic::Rules>({
        {"", "FEN: it is empty"},
        {with_rank_3("44") + " w - - 0 1 20:0 20:0", "FEN placement: two digits side by side on rank 3"},
        {with_rank_3("x7") + " w - - 0 1 20:0 20:0", "FEN placement: unknown letter 'x'"},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0", "FEN placement: Black has no king"},
        {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1 20:0 20:0", "FEN placement: White has 2 kings"},
        {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1 19:1 20:0", "FEN placement: a pawn on a1"},
        {"3k4/3R4/8/8/8/8/8/3K4 w - - 0 1 9:3 20:0",
         "FEN side to move: Black is in check, but it is not its turn"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1 9:3 20:0",
         "FEN castling: it must be -, there is no castling in Mystic Chess"},
        {"4k3/8/8/8/8/8/8/4K3 w - e3 0 1 20:0 20:0", "FEN en passant: e3 is not on rank 6"},
        {"4k3/8/8/8/8/8/8/4K3 w - - x 1 20:0 20:0", "FEN halfmove clock: \"x\" is not a number from 0 to 9999"},
    });
}

TEST_CASE("mystic FEN: more of a type than a set has is refused") {
    check_refusals<mystic::Rules>({
        {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1 0:3 20:0", "FEN placement: White has 9 pawns, a set has 8"},
        {"nnn1k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 0:3", "FEN placement: Black has 3 knights, a set has 2"},
        {"4k3/8/8/8/8/8/8/BBB1K3 w - - 0 1 0:3 20:0", "FEN placement: White has 3 bishops, a set has 2"},
        {"4k3/8/8/8/8/8/8/RRR1K3 w - - 0 1 0:3 20:0", "FEN placement: White has 3 rooks, a set has 2"},
        {"qq2k3/8/8/8/8/8/8/4K3 b - - 0 1 20:0 0:3", "FEN placement: Black has 2 queens, a set has 1"},
    });
}

TEST_CASE("mystic FEN: purses that cannot be are refused") {
    const std::string kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ";
    const std::string pawns = "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1 ";
    check_refusals<mystic::Rules>({
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "FEN White's purse: it is missing"},
        {kings + "20:0", "FEN Black's purse: it is missing"},
        {kings + "20:0 20:0 20:0", "FEN: too many fields, 8 is the most"},
        {kings + "20 20:0", "FEN White's purse: \"20\" is not coins and pawns bought, such as 20:0"},
        {kings + "20:0 20", "FEN Black's purse: \"20\" is not coins and pawns bought, such as 20:0"},
        {kings + "20:0:0 20:0", "FEN White's purse: \"20:0:0\" is not coins and pawns bought, such as 20:0"},
        {kings + "20:0 :", "FEN Black's purse: \"\" is not a number from 0 to 20"},
        {kings + "21:0 20:0", "FEN White's purse: 21 is outside 0 to 20"},
        {kings + "-1:3 20:0", "FEN White's purse: \"-1\" is not a number from 0 to 20"},
        {kings + "10:4 20:0", "FEN White's purse: 4 is outside 0 to 3"},
        {kings + "20:x 20:0", "FEN White's purse: \"x\" is not a number from 0 to 3"},
        {kings + "20:1 20:0", "FEN White's purse: with 20 coins left, 0 pawns have been bought, not 1"},
        {kings + "19:0 20:0", "FEN White's purse: with 19 coins left, 1 pawns have been bought, not 0"},
        {kings + "20:0 18:3", "FEN Black's purse: with 18 coins left, 2 pawns have been bought, not 3"},
        {kings + "20:0 17:2", "FEN Black's purse: with 17 coins left, 3 pawns have been bought, not 2"},
        {kings + "0:2 20:0", "FEN White's purse: with 0 coins left, 3 pawns have been bought, not 2"},
        {pawns + "17:3 10:3", "FEN White's purse: 4 men beside the king, but only 3 coins have been paid"},
        {pawns + "16:3 20:0", "FEN Black's purse: 4 men beside the king, but only 0 coins have been paid"},
    });
}

TEST_CASE("mystic FEN: what is read besides what is written") {
    const std::string start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0";
    check_readings<mystic::Rules>({
        {start, start},
        {"4k3/8/8/8/8/8/8/4K3 w - - 20:0 20:0", start},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 20:0 20:0", start},
        {"4k3/8/8/8/8/8/8/4K3 w 20:0 20:0", start},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 0 20:0 20:0", start},
        // Pieces with fewer than three pawns bought: by promotion.
        {"4k3/8/8/8/8/8/8/Q3K3 b - - 0 1 19:1 20:0", "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1 19:1 20:0"},
        // Bishops on squares of one colour (mystic 2).
        {"4k3/8/8/8/8/8/8/B1B1K3 b - - 0 1 0:3 20:0", "4k3/8/8/8/8/8/8/B1B1K3 b - - 0 1 0:3 20:0"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 10:3 10:3", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 10:3 10:3"},
        {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 10:3 10:3", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 10:3 10:3"},
    });
}

}  // namespace ziggurat::movegen::tests
