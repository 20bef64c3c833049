// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "movegen/game/notation.h"
#include "movegen/levelup/rules.h"

// Level-Up Chess clause by clause (page `levelup.md`).

using namespace ziggurat::movegen;
using LevelUp = levelup::Rules<levelup::Full>;
using Lite = levelup::Rules<levelup::Lite>;
using Plain = levelup::Rules<levelup::Plain>;

namespace {

template <class R = LevelUp>
typename R::Position position(const std::string& fen) {
    const auto read = R::from_fen(fen);
    REQUIRE_MESSAGE(read.has_value(), fen);
    return *read;
}

template <class R = LevelUp>
bool allows(const std::string& fen, const std::string& text) {
    for (const Move m : legal_moves<R>(position<R>(fen))) {
        if (R::move_text(m) == text) {
            return true;
        }
    }
    return false;
}

/// The FEN after a move that is given as any text that the reader takes.
template <class R = LevelUp>
std::string after(const std::string& fen, const std::string& text) {
    const auto p = position<R>(fen);
    const Move m = find_move<R>(p, text);
    REQUIRE_MESSAGE(bool(m), text);
    return R::to_fen(R::play(p, m));
}

template <class R = LevelUp>
std::string san_of(const std::string& fen, const std::string& text) {
    const auto p = position<R>(fen);
    const Move m = find_move<R>(p, text);
    REQUIRE_MESSAGE(bool(m), text);
    const std::string written = san<R>(p, m);
    CHECK(find_san<R>(p, written) == m);
    return written;
}

template <class R = LevelUp>
std::string refusal(const std::string& fen) {
    const auto read = R::from_fen(fen);
    return read ? "" : read.error().message;
}

/// The legal moves that start on a square, sorted.
std::vector<std::string> moves_from(const std::string& fen, const std::string& square) {
    std::vector<std::string> texts;
    for (const Move m : legal_moves<LevelUp>(position(fen))) {
        if (to_string(m.from()) == square) {
            texts.push_back(LevelUp::move_text(m));
        }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

TEST_CASE("levelup 1: every base piece that captures levels up, others stay what they are") {
    CHECK(after("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5") == "4k3/8/8/3S4/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5") == "4k3/8/8/3C4/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/3p4/8/5B2/8/4K3 w - - 0 1", "f3d5") == "4k3/8/8/3A4/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/3p3R/8/8/8/4K3 w - - 0 1", "h5d5") == "4k3/8/8/3D4/8/8/8/4K3 b - - 0 1");
    CHECK(after("k7/8/8/3p3Q/8/8/8/4K3 w - - 0 1", "h5d5") == "k7/8/8/3E4/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2") == "4k3/8/8/8/8/8/3M4/8 b - - 0 1");
    CHECK(after("k7/8/8/3p3E/8/8/8/4K3 w - - 0 1", "h5d5") == "k7/8/8/3E4/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/8/4P3/8/8/4K3 w - - 5 1", "e4e5") == "4k3/8/8/4P3/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/8/8/8/8/4K2R w K - 5 1", "e1g1") == "4k3/8/8/8/8/8/8/5RK1 b - - 6 1");
}

TEST_CASE("levelup 2: no second leg in the turn of the level-up") {
    const std::string knight = "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1";
    CHECK(allows(knight, "e3d5"));
    CHECK_FALSE(allows(knight, "e3d5,d5f6"));
    CHECK_FALSE(allows("4k3/8/8/3p3R/8/8/8/4K3 w - - 0 1", "h5d5,d5d6"));
    CHECK_FALSE(allows("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2,d2d3"));
}

TEST_CASE("levelup 3: leaps of squires and steps of archbishops capture") {
    CHECK(after("4k3/8/3p4/8/4S3/8/8/4K3 w - - 0 1", "e4d6") == "4k3/8/3S4/8/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/8/3pA3/8/8/4K3 w - - 0 1", "e4d4") == "4k3/8/8/8/3A4/8/8/4K3 b - - 0 1");
}

TEST_CASE("levelup 4: the squire moves as a pawn and leaps forward only") {
    const std::vector<std::string> expected{"e4c5", "e4d6", "e4e5", "e4f6", "e4g5"};
    CHECK(moves_from("4k3/8/8/8/4S3/8/8/4K3 w - - 0 1", "e4") == expected);
    const std::vector<std::string> black{"e5c4", "e5d3", "e5e4", "e5f3", "e5g4"};
    CHECK(moves_from("4k3/8/8/4s3/8/8/8/4K3 b - - 0 1", "e5") == black);
    // From its second rank, where only a set-up can have put it, it may step twice and be taken en passant.
    const std::string stepped = after("4k3/8/8/8/3p4/8/4S3/4K3 w - - 0 1", "e2e4");
    CHECK(stepped == "4k3/8/8/8/3pS3/8/8/4K3 b - e3 0 1");
    CHECK(after(stepped, "d4e3") == "4k3/8/8/8/8/4s3/8/4K3 w - - 0 2");
    // It takes en passant as a pawn, by a diagonal step, and never by a leap onto the same square.
    const std::string chance = "4k3/8/8/3pS3/2S5/8/8/4K3 w - d6 0 1";
    CHECK(after(chance, "e5d6") == "4k3/8/3S4/8/2S5/8/8/4K3 b - - 0 1");
    CHECK(after(chance, "c4d6") == "4k3/8/3S4/3pS3/8/8/8/4K3 b - - 0 1");
    // Promotion by a leap as well, and no leap without it.
    CHECK(allows("8/8/4S3/8/8/8/k7/4K3 w - - 0 1", "e6d8n"));
    CHECK_FALSE(allows("8/8/4S3/8/8/8/k7/4K3 w - - 0 1", "e6d8"));
}

TEST_CASE("levelup 5: promotion is to a base piece, also by a capture") {
    CHECK(after("3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7d8q") == "3Q4/8/8/8/8/8/k7/4K3 b - - 0 1");
    CHECK(after("3r4/8/4S3/8/8/8/k7/4K3 w - - 0 1", "e6d8R") == "3R4/8/8/8/8/8/k7/4K3 b - - 0 1");
    CHECK_FALSE(allows("3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7d8e"));
}

TEST_CASE("levelup 6: a crusader goes on after a pawn or squire, to an empty square") {
    const std::string fen = "4k3/8/5p2/3p4/8/4C3/8/4K3 w - - 0 1";
    CHECK(after(fen, "e3d5,d5c7") == "4k3/2C5/5p2/8/8/8/8/4K3 b - - 0 1");
    CHECK(allows(fen, "e3d5,d5e3"));
    CHECK(allows(fen, "e3d5"));
    CHECK_FALSE(allows(fen, "e3d5,d5f6"));
    CHECK_FALSE(allows("4k3/8/8/3n4/8/4C3/8/4K3 w - - 0 1", "e3d5,d5c7"));
    CHECK(allows("4k3/8/8/3s4/8/4C3/8/4K3 w - - 0 1", "e3d5,d5c7"));
    CHECK_FALSE(allows("4k3/8/8/8/8/4C3/8/4K3 w - - 0 1", "e3d5,d5c7"));
}

TEST_CASE("levelup 7: a raider steps on after any capture, and may capture again") {
    const std::string fen = "4k3/8/3p4/2Nn3D/8/8/8/4K3 w - - 0 1";
    CHECK(after(fen, "h5d5,d5d6") == "4k3/8/3D4/2N5/8/8/8/4K3 b - - 0 1");
    CHECK(allows(fen, "h5d5,d5d4"));
    CHECK(allows(fen, "h5d5,d5e5"));
    CHECK_FALSE(allows(fen, "h5d5,d5c5"));
    CHECK_FALSE(allows("4k3/8/8/7D/8/8/8/4K3 w - - 0 1", "h5d5,d5d6"));
    // Back to where it stood, next to what it took.
    CHECK(after("k7/8/8/3nD3/8/8/8/4K3 w - - 0 1", "e5d5,d5e5") == "k7/8/8/4D3/8/8/8/4K3 b - - 0 1");
}

TEST_CASE("levelup 8: the emperor makes one step or two, never through an attacked square") {
    const std::string lone = "k7/8/8/8/4M3/8/8/8 w - - 0 1";
    // 24 squares around it and the stay.
    CHECK(moves_from(lone, "e4").size() == 25);
    CHECK(allows(lone, "e4d3,d3e4"));
    CHECK(allows(lone, "e4f6") == false);
    CHECK(allows(lone, "e4e5,e5f6"));
    // The rook on d8 rakes the d-file: no way to the c-file.
    const std::string raked = "k2r4/8/8/8/4M3/8/8/8 w - - 0 1";
    for (const std::string& text : moves_from(raked, "e4")) {
        CHECK(text.find('d') == std::string::npos);
        CHECK(text.find('c') == std::string::npos);
    }
    // Two captures, a capture and a walk, a capture and the way back.
    const std::string feast = "k7/8/8/4n3/8/4n3/3PM3/8 w - - 0 1";
    CHECK(after(feast, "e2e3,e3e2") == "k7/8/8/4n3/8/8/3PM3/8 b - - 0 1");
    CHECK(after(feast, "e2e3,e3f4") == "k7/8/8/4n3/5M2/8/3P4/8 b - - 0 1");
    CHECK(after("k7/8/8/8/8/3n4/3nM3/8 w - - 0 1", "e2d2,d2d3") == "k7/8/8/8/8/3M4/8/8 b - - 0 1");
    // An attacked middle square bars the way even where the end is safe.
    CHECK_FALSE(allows("k7/8/8/8/8/8/r7/4M3 w - - 0 1", "e1e2,e2e3"));
}

TEST_CASE("levelup 8: ways to one end are one move, printed over the lowest middle square") {
    const std::string lone = "k7/8/8/8/4M3/8/8/8 w - - 0 1";
    const auto p = position(lone);
    const Move two_up = find_move<LevelUp>(p, "e4d5,d5e6");
    CHECK(LevelUp::move_text(two_up) == "e4d5,d5e6");
    CHECK(find_move<LevelUp>(p, "e4e5,e5e6") == two_up);
    CHECK(find_move<LevelUp>(p, "e4f5,f5e6") == two_up);
    // A way that ends where one step could end reads as that step; the stay has one text.
    CHECK(LevelUp::move_text(find_move<LevelUp>(p, "e4d4,d4e5")) == "e4e5");
    CHECK(LevelUp::move_text(find_move<LevelUp>(p, "e4f5,f5e4")) == "e4d3,d3e4");
    CHECK_FALSE(find_move<LevelUp>(p, "e4e5,e5e7"));
    // An attacked middle square names no move.
    const auto raked = position("k2r4/8/8/8/4M3/8/8/8 w - - 0 1");
    CHECK_FALSE(find_move<LevelUp>(raked, "e4d5,d5e6"));
    CHECK(LevelUp::move_text(find_move<LevelUp>(raked, "e4f5,f5e6")) == "e4e5,e5e6");
}

TEST_CASE("levelup: whoever takes a man and comes back, it is one move") {
    // Crusaders on c3 and f4, a raider on d4 and the emperor on e4 can all take d5 and return.
    const std::string fen = "7k/8/8/3p4/3DMC2/2C5/8/8 w - - 0 1";
    int returns = 0;
    const auto p = position(fen);
    for (const Move m : legal_moves<LevelUp>(p)) {
        returns += LevelUp::to_fen(LevelUp::play(p, m)) == "7k/8/8/8/3DMC2/2C5/8/8 b - - 0 1" ? 1 : 0;
    }
    CHECK(returns == 1);
    const Move one = find_move<LevelUp>(p, "c3d5,d5c3");
    REQUIRE(one);
    CHECK(LevelUp::move_text(one) == "c3d5,d5c3");
    CHECK(find_move<LevelUp>(p, "f4d5,d5f4") == one);
    CHECK(find_move<LevelUp>(p, "d4d5,d5d4") == one);
    CHECK(find_move<LevelUp>(p, "e4d5,d5e4") == one);
    CHECK(find_san<LevelUp>(p, "Mxd5,e4") == one);
    CHECK(find_san<LevelUp>(p, "Cxd5,f4") == one);
}

TEST_CASE("levelup 9: a pinned crusader may capture off the pin line if it comes back to it") {
    const std::string fen = "4r2k/8/8/8/4C3/2p5/8/4K3 w - - 0 1";
    CHECK_FALSE(allows(fen, "e4c3"));
    CHECK(allows(fen, "e4c3,c3e4"));
    CHECK(allows(fen, "e4c3,c3e2"));
    CHECK_FALSE(allows(fen, "e4c3,c3d5"));
    // What it takes may have been the shield itself: the bishop behind c3 then sees the king.
    CHECK_FALSE(allows("7k/8/8/b7/4C3/2p5/8/4K3 w - - 0 1", "e4c3,c3e4"));
    CHECK(allows("7k/8/8/b7/4C3/2p5/8/4K3 w - - 0 1", "e4c3"));
}

TEST_CASE("levelup 9: a turn of two legs can answer a double check") {
    // The rook on e3 and the knight on f3 check e1: the raider takes one after the other.
    const std::string both = "7k/8/8/8/8/D3rn2/8/4K3 w - - 0 1";
    CHECK(allows(both, "a3e3,e3f3"));
    CHECK_FALSE(allows(both, "a3e3"));
    CHECK_FALSE(allows(both, "a3e3,e3e2"));
    // The crusader takes the pawn that checks and goes on into the rook's line.
    const std::string line = "4r2k/8/8/8/8/1C6/3p4/4K3 w - - 0 1";
    CHECK(allows(line, "b3d2,d2e4"));
    CHECK_FALSE(allows(line, "b3d2"));
    CHECK_FALSE(allows(line, "b3d2,d2c4"));
}

TEST_CASE("levelup 10: a raider checks a king next to one of its own men") {
    // The raider on a2 can take e2 and step to e1.
    const auto raided = position("7k/8/8/8/8/8/d3P3/4K3 w - - 0 1");
    CHECK(LevelUp::in_check(raided));
    // Where no man stands beside the king there is none to take.
    CHECK(allows("7k/8/8/8/8/8/d3P3/4K3 w - - 0 1", "e2e4"));
    CHECK_FALSE(Lite::in_check(position<Lite>("7k/8/8/8/8/8/d3P3/4K3 w - - 0 1")));
    // A blocker between raider and neighbour is bound to that line.
    CHECK_FALSE(allows("7k/8/8/8/8/8/d1N1P3/4K3 w - - 0 1", "c2d4"));
    // Nothing may come to stand beside the king where a raider reaches it.
    CHECK_FALSE(allows("7k/8/8/8/5N2/8/d7/4K3 w - - 0 1", "f4e2"));
    CHECK(allows("7k/8/8/8/5N2/8/d7/4K3 w - - 0 1", "f4d3"));
    // Taking the raider is the other answer.
    CHECK(allows("7k/8/8/8/8/8/d3P3/R3K3 w - - 0 1", "a1a2"));
    CHECK_FALSE(allows("7k/8/8/8/8/8/d3P3/R3K3 w - - 0 1", "a1b1"));
}

TEST_CASE("levelup 11: castling looks at raids, with the rook on its new square at the end") {
    CHECK(allows("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"));
    // On g1 the king would stand beside g2, which the raider on a2 can take.
    const std::string arrival = "k7/8/8/8/8/8/d5P1/4K2R w K - 0 1";
    CHECK_FALSE(allows(arrival, "e1g1"));
    CHECK(allows<Lite>(arrival, "e1g1"));
    // It passes f1, beside f2.
    const std::string passing = "k7/8/8/8/8/8/d4P2/4K2R w K - 0 1";
    CHECK_FALSE(allows(passing, "e1g1"));
    CHECK(allows<Lite>(passing, "e1g1"));
    CHECK(refusal("4k3/8/8/8/8/8/8/4M2R w K - 0 1") == "FEN castling: 'K' without a king on e1");
    CHECK(refusal("4k3/8/8/8/8/8/8/4K2D w K - 0 1") == "FEN castling: 'K' without a rook on h1");
    // A raider that takes the rook on its first leg ends the right.
    CHECK(after("r3k3/8/8/8/8/8/8/D3K3 w q - 0 1", "a1a8,a8a7") == "4k3/D7/8/8/8/8/8/4K3 b - - 0 1");
}

TEST_CASE("levelup 12: captures and moves of pawns and squires set the count back") {
    CHECK(after("4k3/8/8/8/4S3/8/8/4K3 w - - 7 1", "e4d6") == "4k3/8/3S4/8/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/8/4C3/8/8/4K3 w - - 7 1", "e4d6") == "4k3/8/3C4/8/8/8/8/4K3 b - - 8 1");
    CHECK(after("k7/8/8/8/8/4n3/3PM3/8 w - - 7 1", "e2e3,e3e2") == "k7/8/8/8/8/8/3PM3/8 b - - 0 1");
    CHECK(after("k7/8/8/8/8/8/3PM3/8 w - - 7 1", "e2d1,d1e2") == "k7/8/8/8/8/8/3PM3/8 b - - 8 1");
}

TEST_CASE("levelup 13: dead positions") {
    for (const std::string fen : {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4m3/8/8/8/8/8/8/4KN2 w - - 0 1",
                                  "4k3/8/8/8/8/8/8/4KC2 w - - 0 1", "4kb2/8/8/8/8/8/8/4M3 w - - 0 1"}) {
        CHECK_MESSAGE(LevelUp::is_dead(position(fen)), fen);
    }
    for (const std::string fen : {"4k3/8/8/8/8/8/8/4KA2 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                                  "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "4k3/8/8/8/8/8/4S3/4K3 w - - 0 1"}) {
        CHECK_MESSAGE(!LevelUp::is_dead(position(fen)), fen);
    }
}

TEST_CASE("levelup texts: SAN of levelled men and second legs") {
    CHECK(san_of("4k3/8/3p4/8/4S3/8/8/4K3 w - - 0 1", "e4d6") == "Sxd6+");
    CHECK(san_of("7k/8/8/3p4/4S3/8/8/4K3 w - - 0 1", "e4d5") == "exd5");
    CHECK(san_of("7k/8/8/8/4S3/8/8/4K3 w - - 0 1", "e4e5") == "e5");
    CHECK(san_of("7k/8/8/8/4S3/8/8/4K3 w - - 0 1", "e4c5") == "Sc5");
    CHECK(san_of("8/7k/4S3/8/8/8/8/4K3 w - - 0 1", "e6c7") == "Sc7");
    CHECK(san_of("8/8/3S4/7k/8/8/8/4K3 w - - 0 1", "d6c8n") == "Sc8=N");
    CHECK(san_of("3r4/4S3/8/7k/8/8/8/4K3 w - - 0 1", "e7d8b") == "exd8=B");
    CHECK(san_of("7k/8/8/3p4/8/2C5/8/4K3 w - - 0 1", "c3d5,d5f4") == "Cxd5,f4");
    CHECK(san_of("k7/8/3p4/3p3D/8/8/8/4K3 w - - 0 1", "h5d5,d5d6") == "Dxd5,xd6");
    CHECK(san_of("k7/8/8/8/8/4p3/4M3/8 w - - 0 1", "e2e3,e3f4") == "Mxe3,f4");
    CHECK(san_of("k7/8/8/8/8/8/8/4M3 w - - 0 1", "e1d1,d1e1") == "Md1,e1");
    // Disambiguated on the first leg, whoever could go on to the same end.
    CHECK(san_of("7k/8/8/3p4/5C2/2C5/8/4K3 w - - 0 1", "c3d5,d5b6") == "Ccxd5,b6");
    // A squire's leap and a knight-like man of another kind need nothing.
    CHECK(san_of("7k/8/8/8/4S3/5N2/8/4K3 w - - 0 1", "f3g5") == "Ng5");
}

TEST_CASE("levelup-plain: no promotion, no en passant, plus signs are read") {
    const std::string last = "3P4/8/8/8/8/8/k7/4K3 w - - 0 1";
    CHECK(refusal<Plain>(last).empty());
    CHECK(refusal<Lite>(last) == "FEN placement: a pawn on d8");
    CHECK(refusal<Plain>("8/8/8/8/8/8/k7/3PK3 w - - 0 1") == "FEN placement: a pawn on d1");
    CHECK(allows<Plain>("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8"));
    CHECK_FALSE(allows<Plain>("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8q"));
    CHECK(after<Plain>("k2r4/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8") == "k2S4/8/8/8/8/8/8/4K3 b - - 0 1");
    CHECK(after<Plain>("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4") == "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    CHECK(Plain::to_fen(position<Plain>("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")) ==
          "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    CHECK(Plain::to_fen(position<Plain>("4k3/+p7/8/8/3+Pn3/8/+R7/4K3 b - - 0 1")) ==
          "4k3/s7/8/8/3Sn3/8/D7/4K3 b - - 0 1");
    CHECK_FALSE(refusal<Lite>("4k3/+p7/8/8/8/8/8/4K3 b - - 0 1").empty());
    const std::string capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    CHECK(after<Plain>(capture, "e4d5+") == "4k3/8/8/3S4/8/8/8/4K3 b - - 0 1");
    CHECK_FALSE(find_move<Plain>(position<Plain>(capture), "e4e5+"));
    CHECK_FALSE(find_move<Lite>(position<Lite>(capture), "e4d5+"));
}

TEST_CASE("levelup-lite: emperors and raiders make one leg") {
    const auto p = position<Lite>("k7/8/8/3n3D/8/8/8/4M3 w - - 0 1");
    for (const Move m : legal_moves<Lite>(p)) {
        CHECK(m.kind() != MoveKind::TwoLeg);
    }
    CHECK(allows<Lite>("k7/8/8/8/8/8/8/4M3 w - - 0 1", "e1e2"));
}

TEST_CASE("levelup FEN: refusals name field and fault") {
    CHECK(refusal("4k3/8/8/8/8/8/8/4K1M1 w - - 0 1") == "FEN placement: White has 2 kings");
    CHECK(refusal("4k3/8/8/8/8/8/8/S3K3 w - - 0 1") == "FEN placement: a pawn on a1");
    CHECK(refusal("4k3/8/8/8/8/8/8/X3K3 w - - 0 1") == "FEN placement: unknown letter 'X'");
    CHECK(refusal("NNNNk3/CCCC4/CC6/8/8/8/8/4K3 b - - 0 1").empty());
    CHECK(refusal("NNNNk3/CCCC4/CCC5/8/8/8/8/4K3 b - - 0 1") ==
          "FEN placement: White has 0 pawns and 9 pieces more than a set has, which 8 pawns cannot become");
    // The side not to move may not be in check, by a raid neither.
    CHECK(refusal("3k4/3p4/8/8/8/8/8/D3K3 w - - 0 1").empty());
    CHECK(refusal("3k4/D2p4/8/8/8/8/8/4K3 w - - 0 1") ==
          "FEN side to move: Black is in check, but it is not its turn");
}
