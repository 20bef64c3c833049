// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("Insurrection takes all creatures for a turn, untapped and hasty") {
    Duel d;
    const ObjectId wurm = d.put(1, "Craw Wurm");
    d.s.battlefield[0].set(tapped);
    d.put(0, "Hill Giant");
    d.cast("Insurrection");
    CHECK(d.at(wurm).controller == 0);
    CHECK_FALSE(d.at(wurm).is(tapped));
    d.fight();
    CHECK(d.life(1) == 11);
    d.next_turn().go_to(Phase::Upkeep);
    CHECK(d.at(wurm).controller == 1);
    CHECK(d.at(wurm).owner == 1);
}

TEST_CASE("Final Fortune gives one more turn, and the game is lost at its end step") {
    Duel d;
    d.cast("Final Fortune");
    d.next_turn().go_to(Phase::Main);
    CHECK(d.s.active == 0);
    CHECK(d.s.end == End::No);
    while (d.s.end == End::No) {
        d.act("pass");
    }
    CHECK(d.s.end == End::LastOne);
    CHECK(d.s.players[0].has_lost);
}

TEST_CASE("Battering Craghorn, Ainok Tracker and Daru Lancer strike first once they are turned up") {
    for (const std::string_view name : {"Battering Craghorn", "Ainok Tracker", "Daru Lancer"}) {
        Duel d;
        const ObjectId id = d.put(0, name, true);
        d.settle();
        CHECK_FALSE(d.at(id).has(first_strike));
        CHECK(d.size(id) == "2/2");
        d.act("turn up");
        CHECK(d.at(id).has(first_strike));
    }
}

TEST_CASE("Blistering Firecat burns out at the end step") {
    Duel d;
    d.cast("Blistering Firecat");
    d.put(1, "Grizzly Bears");
    d.fight({"block Blistering Firecat"});
    CHECK(d.life(1) == 15);  // It tramples.
    d.put(0, "Blistering Firecat");
    d.next_turn();
    CHECK(d.count("Blistering Firecat") == 0);
}

TEST_CASE("Skirk Commando and Snapping Thragg may shoot a creature of the player hit") {
    for (const std::string_view name : {"Skirk Commando", "Snapping Thragg"}) {
        Duel d;
        d.put(0, name);
        const ObjectId mine = d.put(0, "Monastery Flock");
        d.put(1, "Goblin Raider");
        d.put(1, "Goblin Raider");
        d.fight().act("target Goblin Raider").resolve().act("yes");
        CHECK(d.count("Goblin Raider") == 1);
        CHECK_FALSE(d.is_dead(mine));
    }
}

TEST_CASE("Skirk Marauder deals two when turned up") {
    Duel d;
    d.turn_up("Skirk Marauder", "player 2");
    CHECK(d.life(1) == 18);
}

TEST_CASE("Jeering Instigator and Threaten borrow a creature; Jeering Instigator only on its own turn") {
    Duel d;
    const ObjectId wurm = d.put(1, "Craw Wurm");
    d.turn_up("Jeering Instigator", "Craw Wurm");
    CHECK(d.at(wurm).controller == 0);
    CHECK(d.at(wurm).has(haste));
    d.next_turn().go_to(Phase::Main);
    CHECK(d.at(wurm).controller == 1);
    d.put(0, "Jeering Instigator", true);
    d.s.priority = 0;
    d.act("turn up").resolve();
    CHECK(d.at(wurm).controller == 1);
    Duel other;
    const ObjectId giant = other.put(1, "Hill Giant");
    other.cast("Threaten", "Hill Giant").fight();
    CHECK(other.life(1) == 17);
    CHECK(other.at(giant).controller == 0);
}

TEST_CASE("Akroma, Angel of Fury cannot be countered, is safe from white and blue, and breathes fire") {
    Duel d;
    d.hand(0, "Akroma, Angel of Fury");
    d.hand(1, "Counterspell");
    d.act("cast Akroma").act("pass").act("cast Counterspell").resolve();
    REQUIRE(d.count("Akroma, Angel of Fury") == 1);
    const ObjectId angel = d.s.battlefield[0].id;
    d.hand(0, "Swords to Plowshares");
    d.hand(0, "Unsummon");
    CHECK_FALSE(d.can("cast Swords"));
    CHECK_FALSE(d.can("cast Unsummon"));
    d.use("Akroma").use("Akroma");
    CHECK(d.size(angel) == "8/6");
    CHECK(d.at(angel).has(trample));
    // The older of two of a name goes: legend rule.
    d.put(0, "Akroma, Angel of Fury");
    d.settle();
    CHECK(d.count("Akroma, Angel of Fury") == 1);
}

TEST_CASE("Charging Slateback and Goblin Raider cannot block") {
    for (const std::string_view name : {"Charging Slateback", "Goblin Raider"}) {
        Duel d;
        d.put(1, name);
        d.put(0, "Craw Wurm");
        d.fight();
        CHECK(d.life(1) == 14);
    }
}

TEST_CASE("Goblin Taskmaster drives a Goblin, Snarling Undorak a Beast") {
    Duel d;
    const ObjectId master = d.put(0, "Goblin Taskmaster");
    d.put(0, "Hill Giant");
    d.use("Goblin Taskmaster");
    CHECK(d.size(master) == "2/1");
    const ObjectId beast = d.put(0, "Snarling Undorak");
    d.use("Snarling Undorak");
    CHECK(d.size(beast) == "4/4");
}

TEST_CASE("Ashcloud Phoenix rises face down, and burns everybody when turned up") {
    Duel d;
    const ObjectId bird = d.put(0, "Ashcloud Phoenix");
    d.cast("Lightning Bolt", "Ashcloud Phoenix");
    CHECK(d.is_dead(bird));
    REQUIRE(d.s.battlefield_count == 1);
    CHECK(d.s.battlefield[0].is(turned_down));
    d.act("turn up").resolve();
    CHECK(d.life(0) == 18);
    CHECK(d.life(1) == 18);
    CHECK(d.s.battlefield[0].has(flying));
}

TEST_CASE("Gathan Raiders are stronger without cards in hand, and are turned up for a card") {
    Duel d;
    const ObjectId raiders = d.put(0, "Gathan Raiders", true);
    d.settle();
    CHECK_FALSE(d.can("turn up"));
    d.hand(0, "Hill Giant");
    d.act("turn up");
    CHECK(d.size(raiders) == "5/5");
    CHECK(d.in_grave("Hill Giant"));
    d.hand(0, "Craw Wurm");
    d.settle();
    CHECK(d.size(raiders) == "3/3");
}

TEST_CASE("Firebolt, Geistflame and Lightning Bolt burn anything") {
    Duel d;
    d.cast("Firebolt", "player 2").act("flash back Firebolt").act("target player 2").resolve();
    CHECK(d.life(1) == 16);
    d.cast("Geistflame", "player 2").act("flash back Geistflame").act("target player 2").resolve();
    CHECK(d.life(1) == 14);
    d.cast("Lightning Bolt", "player 2");
    CHECK(d.life(1) == 11);
}

TEST_CASE("Lava Dart comes back for a Mountain") {
    Duel d;
    d.cast("Lava Dart", "player 2").act("flash back Lava Dart").act("target player 2");
    d.act("choose player 1's untapped Mountain");
    d.resolve();
    CHECK(d.life(1) == 18);
    CHECK(Look(d.rules, d.s).basics(0, 3) == 19);
}

TEST_CASE("Rolling Temblor, Volcanic Spray and Pyroclasm hit all that they mean") {
    Duel d;
    d.put(0, "Grizzly Bears");
    const ObjectId drake = d.put(1, "Wind Drake");
    d.cast("Rolling Temblor");
    CHECK(d.count("Grizzly Bears") == 0);
    CHECK(d.at(drake).damage == 0);
    d.put(1, "Llanowar Elves");
    d.cast("Volcanic Spray");
    CHECK(d.count("Llanowar Elves") == 0);
    CHECK(d.life(0) == 19);
    CHECK(d.life(1) == 19);
    d.cast("Pyroclasm");
    CHECK(d.is_dead(drake));
}

TEST_CASE("Engulfing Flames forbids regeneration") {
    Duel d;
    const ObjectId bones = d.put(0, "Drudge Skeletons");
    d.use("Drudge Skeletons");
    d.cast("Engulfing Flames", "Drudge Skeletons");
    CHECK(d.is_dead(bones));
}

TEST_CASE("Devil's Play deals X") {
    Duel d;
    d.hand(0, "Devil's Play");
    d.act("cast Devil's Play").act("X is 5").act("target player 2").resolve();
    CHECK(d.life(1) == 15);
    d.s.players[0].basics = {0, 0, 0, 6, 0};
    d.s.players[0].tapped_basics = {};
    d.act("flash back Devil's Play");
    CHECK(d.can("X is 3"));
    CHECK_FALSE(d.can("X is 4"));
    d.act("X is 3").act("target player 2").resolve();
    CHECK(d.life(1) == 12);
}

TEST_CASE("Reckless Charge lends power and haste") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    d.cast("Reckless Charge", "Grizzly Bears");
    CHECK(d.size(bears) == "5/2");
    CHECK(d.at(bears).has(haste));
}

TEST_CASE("Flametongue Kavu deals four as it enters") {
    Duel d;
    d.put(1, "Craw Wurm");
    d.cast("Flametongue Kavu").aim("Craw Wurm");
    CHECK(d.count("Craw Wurm") == 0);
}

TEST_CASE("Shivan Dragon flies and breathes fire") {
    Duel d;
    const ObjectId dragon = d.put(0, "Shivan Dragon");
    d.use("Shivan Dragon").use("Shivan Dragon");
    CHECK(d.size(dragon) == "7/5");
    CHECK(d.at(dragon).has(flying));
}

}  // namespace ziggurat::tabletop::magic::tests
