// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/fen/fen_spellings.h"

#include <doctest/doctest.h>

#include "base/random.h"
#include "movegen/game/arbiter.h"

using namespace ziggurat;
using namespace ziggurat::protocol;

TEST_CASE("a FEN in quotation marks, or with an empty pocket") {
    const std::string fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    CHECK(usual_fen('"' + fen + '"') == fen);
    CHECK(usual_fen(fen) == fen);
    CHECK(usual_fen("4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1") == fen);
    CHECK(usual_fen("4k3/8/8/8/8/8/4P3/4K3[-] w - - 0 1") == fen);
    CHECK(usual_fen("4k3/8/8/8/8/8/8/4K2R[211] w - - 0 1") == "4k3/8/8/8/8/8/8/4K2R[211] w - - 0 1");
    CHECK(usual_fen("") == "");
    CHECK(usual_fen("\"") == "\"");
    CHECK(usual_fen("[") == "[");
    CHECK(usual_fen("]") == "]");
}

TEST_CASE("a pocket of coins") {
    CHECK(usual_fen("4k3/8/8/8/8/8/4P3/4K3[CCCcccccccccccccccccccc] w - - 5 9") ==
          "4k3/8/8/8/8/8/4P3/4K3 w - - 5 9 3:3 20:0");
    CHECK(usual_fen("4k3/8/8/8/8/8/4P3/4K3[CCCCCCCCCCCCCCCCCCCc] b - -") ==
          "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 19:1 1:3");
    CHECK(usual_fen("4k3/8/8/8/8/8/4P3/4K3[CQ] w - - 5 9") == "4k3/8/8/8/8/8/4P3/4K3[CQ] w - - 5 9");
}

TEST_CASE("flipped twice is the same, and the other side's mirror image in between") {
    CHECK(flipped_fen("4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 3 9") == "r3k2r/8/8/8/3Pp3/8/8/4K3 b kq d3 3 9");
    CHECK(flipped_fen("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 19:1 20:0") == "4k3/p7/8/8/8/8/8/4K3 b - - 0 1 20:0 19:1");
    CHECK(flipped_fen("nonsense") == "nonsense");
    for (const std::string_view variant : {"chess", "levelup", "stackchess", "mystic"}) {
        auto game = movegen::make_arbiter(variant);
        base::SplitMix64 random(5);
        for (int ply = 0; ply < 60 && (*game)->outcome() == movegen::Outcome::Ongoing; ++ply) {
            const auto moves = (*game)->legal_moves();
            (*game)->play(moves[random.below(moves.size())]);
            const std::string fen = without_castling((*game)->fen());
            CHECK(flipped_fen(flipped_fen(fen)) == fen);
            auto mirrored = movegen::make_arbiter(variant);
            REQUIRE_FALSE((*mirrored)->set_up(flipped_fen(fen), {}));
            REQUIRE_FALSE((*game)->set_up(fen, {}));
            CHECK((*mirrored)->legal_moves().size() == (*game)->legal_moves().size());
        }
    }
}
