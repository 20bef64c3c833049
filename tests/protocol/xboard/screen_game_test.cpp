// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/screen_game.h"

#include <doctest/doctest.h>

#include "base/random.h"
#include "base/text.h"

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

using Taken = ScreenGame::Taken;
using Plies = std::vector<std::string>;

/// Takes every legal move of a position ply by ply, as XBoard relays it, and takes it back again.
void check_all_moves(ScreenGame& game) {
    const std::string fen = game.game().fen();
    for (const ScreenGame::Way& way : game.ways_from("")) {
        CAPTURE(fen);
        CAPTURE(way.move);
        for (std::size_t i = 0; i < way.plies.size(); ++i) {
            const bool is_last = i + 1 == way.plies.size();
            REQUIRE(game.take(way.plies[i]) == (is_last ? Taken::Move : Taken::Unfinished));
            if (i == 1) {
                // The null ply may come as a FEN, which says what XBoard's board looks like.
                game.undo();
                const auto board = write_board(game.screen());
                CHECK(game.take_null(board + (game.game().side() == movegen::Side::White ? " b" : " w")));
            }
        }
        REQUIRE(game.game().moves().back() == way.move);
        CHECK(write_board(game.screen()) ==
              write_board(*read_board(game.dialect().screen_fen(game.game().fen()))));
        for (std::size_t i = 0; i < way.plies.size(); ++i) {
            REQUIRE(game.undo());
        }
        REQUIRE(game.game().fen() == fen);
    }
}

}  // namespace

TEST_CASE("every legal move is told, read and taken back ply by ply, in random games of all variants") {
    for (const std::string_view variant : movegen::variant_names()) {
        CAPTURE(variant);
        base::SplitMix64 random(7);
        for (int i = 0; i < 3; ++i) {
            ScreenGame game = game_of(variant);
            for (int ply = 0; ply < 60 && game.game().outcome() == movegen::Outcome::Ongoing; ++ply) {
                if (ply % 4 == i) {
                    check_all_moves(game);
                }
                const auto moves = game.game().legal_moves();
                game.play(moves[random.below(moves.size())]);
            }
        }
    }
}

TEST_CASE("positions are read as XBoard writes them") {
    for (const std::string_view variant : movegen::variant_names()) {
        CAPTURE(variant);
        base::SplitMix64 random(11);
        ScreenGame game = game_of(variant);
        for (int ply = 0; ply < 40 && game.game().outcome() == movegen::Outcome::Ongoing; ++ply) {
            const auto moves = game.game().legal_moves();
            game.play(moves[random.below(moves.size())]);
            const std::string screen = game.dialect().screen_fen(game.game().fen());
            CHECK(base::split_words(screen).size() == 6);
            const std::string own = game.dialect().own_fen(screen);
            CAPTURE(screen);
            // Tall stacks share letters; all others and everything else can be told.
            const bool has_tall_stacks = variant.find("bigqueen") != std::string_view::npos ||
                                         variant.find("king7") != std::string_view::npos;
            if (!has_tall_stacks || screen.find_first_of("YZEyze") == std::string::npos) {
                CHECK(read_board(own) == read_board(game.game().fen()));
            }
        }
    }
}

TEST_CASE("the start is known by its board where XBoard cannot tell more") {
    ScreenGame stack = game_of("stackchess");
    REQUIRE_FALSE(stack.set_up("r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w - - 0 1"));
    CHECK(stack.game().fen() == stack.game().initial_fen());
    ScreenGame mystic = game_of("mystic");
    REQUIRE_FALSE(mystic.set_up("4k3/8/8/8/8/8/8/4K3[PPPPPPPPNNBBRRQppppppppnnbbrrq] w - - 0 1"));
    CHECK(mystic.game().fen() == mystic.game().initial_fen());
    ScreenGame chess = game_of("chess");
    REQUIRE_FALSE(chess.set_up("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"));
    CHECK(chess.game().fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
}

TEST_CASE("coins that XBoard does not tell are guessed") {
    ScreenGame game = game_of("mystic", "4k3/8/8/8/3N4/8/PP6/4K3[PPPPPPNBBRRQppppppppnnbbrrq] w - - 3 9");
    CHECK(game.game().fen() == "4k3/8/8/8/3N4/8/PP6/4K3 w - - 3 9 15:3 20:0");
    CHECK(game.dialect().status(game.game().fen()) == "coins: White 15, Black 20");
}

TEST_CASE("a split is three plies, and the machine can tell the last two itself") {
    ScreenGame game = game_of("stackchess", "4k3/8/8/8/8/8/8/4K2R[31] w - - 0 1");
    CHECK(game.take("h1h2p") == Taken::Unfinished);
    CHECK(game.is_unfinished());
    CHECK(game.game().plies() == 0);
    CHECK(game.take("e8e7") == Taken::Illegal);
    CHECK(game.finish() == Plies{"@@@@", "B@h1"});
    CHECK(game.game().fen() == "4k3/8/8/8/8/8/7P/4K2B b - - 0 1");
    CHECK(game.undo());
    CHECK(game.is_unfinished());
    CHECK(game.undo());
    CHECK(game.undo());
    CHECK_FALSE(game.is_unfinished());
    CHECK_FALSE(game.undo());
}

TEST_CASE("joins, promotions, castling and en passant of Stack Chess") {
    ScreenGame game = game_of("stackchess", "r3k3/6P1/8/2pP4/8/8/1N1B4/4K2R w Kq c6 0 1");
    CHECK(game.play("b2c4") == Plies{"b2c4"});
    game.undo();
    CHECK(game.dialect().plies(*movegen::make_arbiter("stackchess").value(), "e2e4") == Plies{"e2e4"});
    CHECK(game.play("e1g1") == Plies{"e1g1", "@@@@", "h1f1"});
    CHECK((game.undo() && game.undo() && game.undo()));
    CHECK(game.play("d5c6") == Plies{"d5c5,c5c6"});
    game.undo();
    CHECK(game.play("g7g8n") == Plies{"g7g8f"});
    game.undo();
    CHECK(game.play("g7g8") == Plies{"g7g8"});
    ScreenGame joining = game_of("stackchess", "4k3/8/8/8/8/8/3B4/1N2K3 w - - 0 1");
    CHECK(joining.play("b1d2") == Plies{"b1d2k"});
    CHECK(joining.game().fen() == "4k3/8/8/8/8/8/3K4/4K3 b - - 1 1");
}

TEST_CASE("texts of ours are read too, and alone with plain moves") {
    ScreenGame game = game_of("stackchess", "4k3/8/8/8/8/8/8/4K2R[31] w - - 0 1");
    game.set_plain(true);
    CHECK(game.take("h1h2p") == Taken::Move);
    CHECK(game.setup_line().find("setup (") == 0);
    ScreenGame levelup = game_of("levelup", "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
    levelup.set_plain(true);
    CHECK(levelup.play("c3d5") == Plies{"c3d5"});
}

TEST_CASE("what XBoard garbles is known") {
    CHECK(means_ply("e8e6,e7d6", "e8e7,e7e6"));
    CHECK(means_ply("e8e7,e7e6", "e8e7,e7e6"));
    CHECK(means_ply("pass", "@@@@"));
    CHECK_FALSE(means_ply("e8e6,d7d6", "e8e7,e7e6"));
    CHECK_FALSE(means_ply("e8e6", "e8e7,e7e6"));
    CHECK_FALSE(means_ply("", "e8e7"));
}
