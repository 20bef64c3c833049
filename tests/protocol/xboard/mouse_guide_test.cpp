// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/mouse_guide.h"

#include <doctest/doctest.h>

using namespace ziggurat;
using namespace ziggurat::protocol;

namespace {

ScreenGame game_of(std::string_view variant, std::string_view fen) {
    auto arbiter = movegen::make_arbiter(variant);
    REQUIRE(arbiter);
    ScreenGame game(std::move(*arbiter));
    REQUIRE_FALSE(game.set_up(fen));
    return game;
}

}  // namespace

TEST_CASE("plain moves are marked yellow, promotions magenta") {
    const ScreenGame game = game_of("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    MouseGuide mouse;
    CHECK(mouse.lift(game, "a1") == "highlight 8/8/8/8/8/8/YY6/1Y6");
    CHECK(mouse.lift(game, "a7") == "highlight M7/8/8/8/8/8/8/8");
    CHECK(mouse.put(game, "a8").line.find("choice ") == 0);
    CHECK(mouse.lift(game, "h7") == "highlight 8/8/8/8/8/8/8/8");
    CHECK(mouse.lift(game, "x9") == "highlight 8/8/8/8/8/8/8/8");
    CHECK(mouse.lift(game, "") == "highlight 8/8/8/8/8/8/8/8");
}

TEST_CASE("a capture that levels up is blue, and waits for the letter") {
    const ScreenGame game = game_of("levelup", "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1");
    MouseGuide mouse;
    CHECK(mouse.lift(game, "c3") == "highlight 8/8/8/1Y1B4/Y3Y3/8/Y3Y3/1Y1Y4");
    CHECK_FALSE(mouse.is_in_use());
    CHECK(mouse.put(game, "d5").line == "choice C");
    CHECK(mouse.is_in_use());
    CHECK(mouse.put(game, "b5").line.empty());
    mouse.reset();
    CHECK_FALSE(mouse.is_in_use());
}

TEST_CASE("a first leg is cyan; the second goes on from there, or stays") {
    const ScreenGame game = game_of("levelup", "4k3/8/8/3p4/8/2C5/8/4K3 w - - 0 1");
    MouseGuide mouse;
    CHECK(mouse.lift(game, "c3").find("1Y1C4") != std::string::npos);
    CHECK(mouse.put(game, "d5").line.empty());
    CHECK(mouse.lift(game, "d5") == "highlight 8/2Y1Y3/1Y3Y2/3Y4/1Y3Y2/2Y1Y3/8/8");
    CHECK(mouse.put(game, "f6").line.empty());
}

TEST_CASE("the parts of a stack are chosen in magenta, the whole first") {
    const ScreenGame game = game_of("stackchess", "4k3/8/8/8/8/8/8/4K2R[31] w - - 0 1");
    MouseGuide mouse;
    // Only the pawn on top can take a step that the whole, a rook, can take too.
    CHECK(mouse.lift(game, "h1") == "highlight 7Y/7Y/7Y/7Y/7Y/7Y/7M/5YY1");
    CHECK(mouse.put(game, "h2").line == "choice HP");
    CHECK(mouse.put(game, "h3").line.empty());
}

TEST_CASE("what is dragged from the pocket onto a man of one's own is played by the engine") {
    const ScreenGame game = game_of("mystic", "4k3/8/8/8/8/P7/P7/4K3 w - - 0 1 10:3 20:0");
    MouseGuide mouse;
    CHECK(mouse.lift(game, "j1") == "highlight 8/8/8/8/YYYYYYYY/1YYYYYYY/1YYYYYYY/8");
    CHECK(mouse.put(game, "b3").move.empty());
    CHECK(mouse.lift(game, "j2") == "highlight 8/8/8/8/8/Y7/Y7/8");
    CHECK(mouse.put(game, "a3").move == "N@a3");
    CHECK(mouse.put(game, "h3").move.empty());
    CHECK(mouse.lift(game, "j5") == "highlight 8/8/8/8/8/8/8/8");
}
