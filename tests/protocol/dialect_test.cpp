// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect.h"

#include <doctest/doctest.h>

using namespace ziggurat;
using namespace ziggurat::protocol;

namespace {

std::unique_ptr<movegen::Arbiter> game_of(std::string_view variant, std::string_view fen = {}) {
    auto game = movegen::make_arbiter(variant);
    REQUIRE(game);
    if (!fen.empty()) {
        REQUIRE_FALSE((*game)->set_up(fen, {}));
    }
    return std::move(*game);
}

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
    CHECK(setup_line(*game_of("chess")).empty());
    CHECK(setup_line(*game_of("levelup")) ==
          "setup (PNBRQ..AE...C.D...S.../..MKpnbrq..ae...c.d...s.../..mk) 8x8+0_fairy "
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK(setup_line(*game_of("mystic")) == "setup (PNBRQ............Kpnbrq............k) 8x8+5_super "
                                            "4k3/8/8/8/8/8/8/4K3[PPPPPPPPNNBBRRQppppppppnnbbrrq] w - - 0 1");
    const std::string stack = setup_line(*game_of("stackchess-bigqueen"));
    CHECK(stack.find(") 8x8+0_bughouse r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w Kq - 0 1") !=
          std::string::npos);
}

TEST_CASE("moves of chess are told as they are") {
    const auto game = game_of("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    CHECK(move_texts(*game, "a7a8q") == std::vector<std::string>{"a7a8q"});
    CHECK(move_texts(*game, "a1a2") == std::vector<std::string>{"a1a2"});
}

TEST_CASE("a piece that levels up is told with its new letter") {
    const auto game = game_of("levelup", "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
    CHECK(move_texts(*game, "c3d5") == std::vector<std::string>{"c3d5c"});
    CHECK(move_texts(*game, "e4d5") == std::vector<std::string>{"e4d5s"});
    CHECK(move_texts(*game, "c3b5") == std::vector<std::string>{"c3b5"});
    CHECK(game->plies() == 0);
    const auto castling = game_of("levelup", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    CHECK(move_texts(*castling, "e1g1") == std::vector<std::string>{"e1g1"});
}

TEST_CASE("two legs are told as two moves") {
    const auto game = game_of("levelup", "4k3/8/8/3p4/8/2C5/8/4K3 w - - 0 1");
    CHECK(move_texts(*game, "c3d5,d5f6") == std::vector<std::string>{"c3d5,", "d5f6"});
    CHECK(move_texts(*game, "c3d5") == std::vector<std::string>{"c3d5"});
}

TEST_CASE("moves are read with and without the new letter") {
    const auto game = game_of("levelup", "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1");
    CHECK(read_move(*game, "c3d5c") == "c3d5");
    CHECK(read_move(*game, "c3d5") == "c3d5");
    CHECK_FALSE(read_move(*game, "c3d6"));
    CHECK_FALSE(read_move(*game, ""));
    CHECK_FALSE(read_move(*game, "c3d5,"));
}

TEST_CASE("Black's legs over an empty square are put in order again") {
    const auto game = game_of("levelup", "4m3/8/8/8/8/8/8/4K3 b - - 0 1");
    const auto legal = game->canonical("e8e7,e7e6");
    REQUIRE(legal);
    CHECK(read_move(*game, "e8e6,e7d6") == legal);
    CHECK(read_move(*game, "e8e7,e7e6") == legal);
}

TEST_CASE("upgrades are told as a step away and back") {
    const auto game = game_of("mystic", "4k3/p6b/8/8/8/8/P7/B3K3 w - - 0 1 10:3 10:3");
    CHECK(move_texts(*game, "N@a2") == std::vector<std::string>{"a2a3,", "a3a2n"});
    CHECK(move_texts(*game, "P@b2") == std::vector<std::string>{"P@b2"});
    CHECK(read_move(*game, "a2a3,a3a2n") == "N@a2");
    CHECK(read_move(*game, "a2h5,h5a2b") == "B@a2");
    CHECK(read_move(*game, "P@b2") == "P@b2");
    CHECK_FALSE(read_move(*game, "a2a3,a3a2q"));
    CHECK_FALSE(read_move(*game, "a2a3,a3b2n"));
    REQUIRE_FALSE(game->play("N@a2"));
    CHECK(move_texts(*game, "R@h7") == std::vector<std::string>{"h7h9,", "h9h7r"});
    CHECK(read_move(*game, "h7h9,h9h7r") == "R@h7");
}
