// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

TEST_CASE("a traveller who wins may move, with experience and without the card") {
    // Rulings 36, 37, 38, 39, 45.
    Table table;
    const int score = table.game.score(table.s, 0);
    table.road({"ghost", "haunt", "wraith"}).hand({"outlands_khan", "griffon", "torch", "lantern"});
    const int with_griffon = table.game.score(table.s, 0);
    table.play("travel");
    CHECK(table.game.describe(table.s, 1).find("On the road: Ghost") != std::string::npos);
    table.play("attack rank 1");
    CHECK(table.player().xp == 1);
    CHECK(table.can("done"));  // moving is optional
    CHECK(table.can("move 2"));
    CHECK_FALSE(table.can("move 1"));
    table.play("move 3");
    CHECK(table.player().village == 2);
    CHECK(table.owned_of("ghost") == 0);
    CHECK(table.bottom_of(table.s.road) == "ghost");
    CHECK(table.game.score(table.s, 0) == with_griffon);
    CHECK(score <= with_griffon);
    CHECK(table.game.to_move(table.s) == 1);  // ruling 52
}

TEST_CASE("a traveller who loses stays, and the monster does its worst") {
    // Rulings 38 and 43.
    Table table;
    table.road({"spectre", "haunt"}).hand({"militia"}).play("travel");
    CHECK(table.actions() == Names{"attack rank 1"});  // ruling 53
    const int militia = table.supply("militia");
    table.play("attack rank 1");
    CHECK(table.player().village == 0);
    CHECK(table.supply("militia") == militia + 1);
    CHECK(table.bottom_of(table.s.road) == "spectre");
    CHECK(table.player().hand == 6);
}

TEST_CASE("the road is rank 2 for light and heroes") {
    // Ruling 39: Amazons at their best, Feayn fight, 2 light; no Sniper's experience (ruling 38).
    Table table;
    table.road({"the_prince", "haunt"})
        .hand({"amazon_archer", "feayn_sniper"})
        .play("travel")
        .play("attack rank 1")
        .play("destroy amazon_archer");
    CHECK(table.player().xp == 2);
}

TEST_CASE("Blink Dog in the dark ends the journey") {
    // Ruling 40. The road has no Blink Dogs in this set-up, which only makes it stranger.
    Table table;
    table.road({"blink_dog", "haunt"}).hand({"outlands_khan", "torch"}).play("travel").play("done");
    CHECK(table.bottom_of(table.s.road) == "blink_dog");
    CHECK(table.game.to_move(table.s) == 1);
}

TEST_CASE("nothing breaches on the road") {
    // Ruling 41.
    Table table;
    table.road({"archduke_of_pain", "haunt"}).hand({"militia"}).play("travel").play("attack rank 1");
    CHECK(table.supply("elf_wizard") == 4);
}

TEST_CASE("cards that change the hall change what is met") {
    // Ruling 42.
    Table table;
    table.road({"revenant", "haunt", "wraith"}).hand({"elf_archmage", "thyrian_lord", "feast", "banish"});
    table.play("travel").play("use elf_archmage on rank 1");
    CHECK(table.s.road.monsters[0] == Table::kind("haunt"));
    CHECK_FALSE(table.can("use thyrian_lord destroying feast on rank 1"));
    CHECK(table.can("use banish"));
    CHECK_FALSE(table.can("use banish for order 1"));
    table.play("use banish on rank 1").play("destroy banish");
    CHECK(table.s.road.monsters[0] == Table::kind("wraith"));
    Table other;
    other.road({"wraith", "haunt"}).hand({"elf_sorcerer", "outlands_khan"}).play("travel").play("attack rank 1");
    CHECK(other.can("move 2"));  // the Sorcerer has nobody to send away
}

TEST_CASE("spoils of a journey are bought where it ends, and nowhere if it ends where it began") {
    // Rulings 37 and 44.
    Table table;
    table.road({"haunt", "wraith"}).hand({"chalice_paladin", "outlands_khan", "torch", "torch"}).play("travel");
    table.play("attack rank 1").play("move 2");
    CHECK(table.can("buy hatchet"));
    CHECK(table.can("buy torch"));
    CHECK_FALSE(table.can("buy banish"));
    Table other;
    other.road({"haunt", "wraith"}).hand({"chalice_paladin", "outlands_khan", "torch", "torch"}).play("travel");
    other.play("attack rank 1").play("done");
    CHECK(other.game.to_move(other.s) == 1);
}

TEST_CASE("a journey is a dungeon turn for cards") {
    // Ruling 54.
    Table table;
    table.road({"haunt"}).hand({"lorigg_rogue", "regian_priest"}).hand({"dagger"}, 1).play("travel");
    table.play("use lorigg_rogue");
    CHECK(table.player(1).hand == 0);
    CHECK(table.can("use regian_priest"));
}

TEST_CASE("a traveller may be allowed to act again") {
    Options options;
    options.travel_then_act = true;  // ruling 52, the other reading
    Table table(2, options);
    table.road({"wraith"})
        .hand({"outlands_khan", "lantern", "torch", "torch"})
        .play("travel")
        .play("attack rank 1");
    table.play("move 2");
    CHECK(table.actions() == Names{"visit", "enter", "done"});
    table.play("visit");
    CHECK(table.can("buy hatchet"));
}

TEST_CASE("nobody is ever stuck") {
    // Ruling 51.
    Table table;
    table.deck({}).discards({}).hand({});
    CHECK(table.actions() == Names{"visit", "enter", "travel", "rest"});
    CHECK(table.play("rest").game.to_move(table.s) == 1);
}

}  // namespace ziggurat::tabletop::thunderstone::tests
