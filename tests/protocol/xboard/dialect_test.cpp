// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/dialect.h"

#include <doctest/doctest.h>

#include "protocol/xboard/dialect/screen_game.h"

using namespace ziggurat;
using namespace ziggurat::protocol;

namespace {

ScreenGame game_of(std::string_view variant, std::string_view fen = {}) {
    auto arbiter = movegen::make_arbiter(variant);
    REQUIRE(arbiter);
    ScreenGame game(std::move(*arbiter));
    if (!fen.empty()) {
        REQUIRE_FALSE(game.set_up(fen));
    }
    return game;
}

/// What a legal move is told as; it is taken back again.
std::vector<std::string> told(ScreenGame& game, const std::string& move) {
    const auto plies = game.play(move);
    for (std::size_t i = 0; i < plies.size(); ++i) {
        game.undo();
    }
    return plies;
}

using Plies = std::vector<std::string>;

}  // namespace

TEST_CASE("names that XBoard knows, and ours") {
    CHECK(xboard_name("chess") == "normal");
    CHECK(xboard_name("levelup") == "levelup");
    CHECK(variant_named("normal") == "chess");
    CHECK(variant_named("mystic") == "mystic");
    CHECK_FALSE(variant_named("chess"));
    CHECK_FALSE(variant_named("crazyhouse"));
    CHECK(xboard_variants().find("normal,levelup,") == 0);
}

TEST_CASE("variants that XBoard does not know are set up") {
    CHECK(game_of("chess").setup_line().empty());
    CHECK(game_of("levelup").setup_line() ==
          "setup (PNBRQ..AE...C.D...S.../..MKpnbrq..ae...c.d...s.../..mk) 8x8+0_fairy "
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK(game_of("mystic").setup_line() == "setup (PNBRQ............Kpnbrq............k) 8x8+5_super "
                                            "4k3/8/8/8/8/8/8/4K3[PPPPPPPPNNBBRRQppppppppnnbbrrq] w - - 0 1");
    CHECK(game_of("stackchess-bigqueen")
              .setup_line()
              .find(") 8x8+0_bughouse r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w Kq - 0 1") != std::string::npos);
}

TEST_CASE("the shape of a variant's board") {
    CHECK((shape_of("chess").pocket == 0 && shape_of("chess").parent == "chess"));
    CHECK((shape_of("levelup-lite").pocket == 0 && shape_of("levelup-lite").parent == "fairy"));
    CHECK((shape_of("mystic").pocket == 5 && shape_of("mystic").parent == "super"));
}

TEST_CASE("moves of chess are told as they are") {
    ScreenGame game = game_of("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    CHECK(told(game, "a7a8q") == Plies{"a7a8q"});
    CHECK(told(game, "a1a2") == Plies{"a1a2"});
}

TEST_CASE("a piece that levels up is told with its new letter") {
    ScreenGame game = game_of("levelup", "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
    CHECK(told(game, "c3d5") == Plies{"c3d5c"});
    CHECK(told(game, "e4d5") == Plies{"e4d5s"});
    CHECK(told(game, "c3b5") == Plies{"c3b5"});
    ScreenGame castling = game_of("levelup", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    CHECK(told(castling, "e1g1") == Plies{"e1g1"});
}

TEST_CASE("two legs are told in one word") {
    ScreenGame game = game_of("levelup", "4k3/8/8/3p4/8/2C5/8/4K3 w - - 0 1");
    CHECK(told(game, "c3d5,d5f6") == Plies{"c3d5,d5f6"});
    CHECK(told(game, "c3d5") == Plies{"c3d5"});
}

TEST_CASE("moves are read with and without the new letter") {
    const ScreenGame game = game_of("levelup", "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1");
    CHECK(game.read("c3d5c") == "c3d5");
    CHECK(game.read("c3d5") == "c3d5");
    CHECK_FALSE(game.read("c3d6"));
    CHECK_FALSE(game.read(""));
    CHECK_FALSE(game.read("c3d5,"));
}

TEST_CASE("Black's legs over an empty square are put in order again") {
    const ScreenGame game = game_of("levelup", "4m3/8/8/8/8/8/8/4K3 b - - 0 1");
    const auto legal = game.game().canonical("e8e7,e7e6");
    REQUIRE(legal);
    CHECK(game.read("e8e7,e7e6") == legal);
    const auto via = legal->substr(2, 2);
    CHECK(game.read("e8e6," + via + "d6") == legal);
}

TEST_CASE("upgrades are told as a step away and back") {
    ScreenGame game = game_of("mystic", "4k3/p6b/8/8/8/8/P7/B3K3 w - - 0 1 10:3 10:3");
    CHECK(told(game, "N@a2") == Plies{"a2b1,b1a2n"});
    CHECK(told(game, "P@b2") == Plies{"P@b2"});
    CHECK(game.read("a2a3,a3a2n") == "N@a2");
    CHECK(game.read("a2h5,h5a2b") == "B@a2");
    CHECK(game.read("P@b2") == "P@b2");
    CHECK_FALSE(game.read("a2a3,a3a2q"));
    CHECK_FALSE(game.read("a2a3,a3b2n"));
    game.play("N@a2");
    CHECK(told(game, "R@h7") == Plies{"h7h9,h9h7r"});
    CHECK(game.read("h7h9,h9h7r") == "R@h7");
}

TEST_CASE("the pocket of Mystic Chess is the stock") {
    const ScreenGame game = game_of("mystic", "4k3/p6b/8/8/8/8/P7/B3K3 w - - 4 8 10:3 10:3");
    CHECK(game.dialect().screen_fen(game.game().fen()) ==
          "4k3/p6b/8/8/8/8/P7/B3K3[PPPPPPPNNBRRQpppppppnnbrrq] w - - 4 8");
}
