// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/game/notation.h"

#include <doctest/doctest.h>

#include "movegen/chess/rules.h"

namespace ziggurat::movegen::tests {

namespace {

using R = chess::Rules;

R::Position position(const std::string& fen) {
    const auto read = R::from_fen(fen);
    REQUIRE_MESSAGE(read, fen << ": " << read.error().message);
    return *read;
}

/// The SAN of a move given as UCI text.
std::string written(const std::string& fen, const std::string& text) {
    const auto p = position(fen);
    const Move m = find_move<R>(p, text);
    REQUIRE_MESSAGE(m, fen << ": " << text);
    return san<R>(p, m);
}

/// The UCI text of a move given in SAN, empty where none or several are meant.
std::string read(const std::string& fen, const std::string& text) {
    const Move m = find_san<R>(position(fen), text);
    return m ? R::move_text(m) : std::string();
}

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const std::string promotions = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

}  // namespace

TEST_CASE("SAN names no more of the origin than is needed") {
    CHECK(written(start, "g1f3") == "Nf3");
    CHECK(written(start, "e2e4") == "e4");
    const std::string files = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    CHECK(written(files, "b1d2") == "Nbd2");
    CHECK(written(files, "f1d2") == "Nfd2");
    CHECK(written(files, "b1a3") == "Na3");
    const std::string ranks = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
    CHECK(written(ranks, "a1a3") == "R1a3");
    CHECK(written(ranks, "a5a3") == "R5a3");
    const std::string both = "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    CHECK(written(both, "h4e1") == "Qh4e1");
    CHECK(written(both, "e4e1") == "Qee1");
    CHECK(written(both, "h1e1") == "Q1e1");
    // A pinned twin cannot go there, so it needs not be told apart.
    CHECK(written("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2") == "Ne2");
}

TEST_CASE("SAN of captures, en passant, promotion, castling, check and mate") {
    CHECK(written("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5") == "exd5");
    CHECK(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6") == "exd6");
    CHECK(written("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5") == "Nxd5");
    CHECK(written(promotions, "a7a8q") == "a8=Q");
    CHECK(written(promotions, "a7b8r") == "axb8=R+");
    CHECK(written(castles, "e1g1") == "O-O");
    CHECK(written(castles, "e1c1") == "O-O-O");
    CHECK(written("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1") == "O-O+");
    CHECK(written("6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1", "b1b8") == "Rb8#");
    CHECK(written("4k3/8/8/8/8/8/8/KR6 w - - 0 1", "b1b8") == "Rb8+");
}

TEST_CASE("SAN is read without the signs that carry nothing, and with more origin than needed") {
    CHECK(read(start, "Nf3") == "g1f3");
    CHECK(read(start, "Ngf3") == "g1f3");
    CHECK(read(start, "N1f3") == "g1f3");
    CHECK(read(start, "Ng1f3") == "g1f3");
    CHECK(read(start, "Nf3!?") == "g1f3");
    CHECK(read(start, "Nf3+") == "g1f3");
    CHECK(read(start, "Nxf3") == "g1f3");
    const std::string capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    CHECK(read(capture, "exd5") == "e4d5");
    CHECK(read(capture, "ed5") == "e4d5");
    CHECK(read(capture, "e4xd5") == "e4d5");
    CHECK(read(capture, "d5").empty());
    CHECK(read(promotions, "a8=Q") == "a7a8q");
    CHECK(read(promotions, "a8Q") == "a7a8q");
    CHECK(read(promotions, "axb8=N") == "a7b8n");
    CHECK(read(promotions, "ab8N") == "a7b8n");
    CHECK(read(promotions, "a8").empty());
    CHECK(read(promotions, "a8=K").empty());
    CHECK(read(castles, "O-O") == "e1g1");
    CHECK(read(castles, "0-0-0") == "e1c1");
    CHECK(read(castles, "0-0+") == "e1g1");
}

TEST_CASE("SAN that names no move, or two, is not read") {
    const std::string files = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    CHECK(read(files, "Nd2").empty());
    CHECK(read(files, "Nbd2") == "b1d2");
    CHECK(read(files, "Ncd2").empty());
    CHECK(read(start, "").empty());
    CHECK(read(start, "+").empty());
    CHECK(read(start, "nf3").empty());
    CHECK(read(start, "Nf4").empty());
    CHECK(read(start, "e2e5").empty());
    CHECK(read(start, "O-O").empty());
    CHECK(read(start, "Pe4").empty());
}

TEST_CASE("a bishop and a pawn of the b-file are told apart") {
    const std::string fen = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    CHECK(read(fen, "bxc3") == "b2c3");
    CHECK(read(fen, "Bxc3") == "d2c3");
    CHECK(written(fen, "b2c3") == "bxc3");
    CHECK(written(fen, "d2c3") == "Bxc3");
}

TEST_CASE("UCI texts are read with promotion letters in either case, and nothing else") {
    const auto p = position(promotions);
    CHECK(find_move<R>(p, "a7a8q") == find_move<R>(p, "a7a8Q"));
    CHECK(find_move<R>(p, "a7a8q"));
    for (const char* text : {"", "a7a8", "a7a8k", "a7a8qq", "A7A8q", "a7-a8q", "e1e1", "0000", "P@e2", "e1g1"}) {
        CHECK_MESSAGE(!find_move<R>(p, text), text);
    }
    CHECK(R::move_text(find_move<R>(position(castles), "e1g1")) == "e1g1");
    CHECK(!find_move<R>(position(castles), "e1h1"));
}

}  // namespace ziggurat::movegen::tests
