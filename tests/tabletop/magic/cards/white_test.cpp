// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("Valor in the graveyard gives first strike to whoever controls Plains") {
    Duel d;
    const ObjectId mine = d.put(0, "Hill Giant");
    const ObjectId theirs = d.put(1, "Hill Giant");
    d.s.players[1].basics[0] = 0;
    CHECK_FALSE(d.at(mine).has(first_strike));
    d.grave("Valor");
    d.settle();
    CHECK(d.at(mine).has(first_strike));
    CHECK_FALSE(d.at(theirs).has(first_strike));
    CHECK(d.at(d.put(0, "Valor")).has(first_strike));
}

TEST_CASE("Glory protects from its graveyard, and only from there") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    d.put(0, "Glory");
    CHECK_FALSE(d.can("use Glory"));
    d.grave("Glory");
    d.settle();
    d.act("use in the graveyard Glory").resolve().act("red");
    CHECK(protected_from(d.at(bears).keywords) == 8);
    d.s.priority = 1;
    d.hand(1, "Lightning Bolt");
    d.act("cast Lightning Bolt");
    CHECK_FALSE(d.can("target Grizzly Bears"));
}

TEST_CASE("Exalted Angel's controller gains life as much as she deals") {
    Duel d;
    d.put(0, "Exalted Angel");
    d.fight().resolve();
    CHECK(d.life(1) == 16);
    CHECK(d.life(0) == 24);
    const ObjectId angel = d.turn_up("Exalted Angel");
    CHECK(d.size(angel) == "4/5");
}

TEST_CASE("Whipcorder taps a creature") {
    Duel d;
    const ObjectId corder = d.put(0, "Whipcorder");
    const ObjectId bears = d.put(1, "Grizzly Bears");
    d.use("Whipcorder", "Grizzly Bears");
    CHECK(d.at(bears).is(tapped));
    CHECK(d.at(corder).is(tapped));
    CHECK_FALSE(d.can("use Whipcorder"));
    CHECK(d.size(d.turn_up("Whipcorder")) == "2/2");
}

TEST_CASE("Daru Mender regenerates a creature when turned up") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    d.turn_up("Daru Mender", "Grizzly Bears");
    CHECK(d.at(bears).regeneration == 1);
    d.cast("Lightning Bolt", "Grizzly Bears");
    CHECK(d.at(bears).damage == 0);
    CHECK(d.at(bears).is(tapped));
    d.cast("Lightning Bolt", "Grizzly Bears");
    CHECK(d.is_dead(bears));
}

TEST_CASE("Daru Healer and Samite Healer prevent one damage") {
    for (const std::string_view name : {"Daru Healer", "Samite Healer"}) {
        Duel d;
        d.put(0, name);
        d.use(name, "player 1");
        d.cast("Lightning Bolt", "player 1");
        CHECK(d.life(0) == 18);
        d.cast("Lightning Bolt", "player 1");
        CHECK(d.life(0) == 15);
    }
}

TEST_CASE("Gravel Slinger shoots who fights") {
    Duel d;
    d.put(0, "Gravel Slinger");
    const ObjectId elf = d.put(1, "Llanowar Elves");
    CHECK_FALSE(d.can("use Gravel Slinger"));
    d.next_turn().go_to(Phase::Main);
    REQUIRE(d.s.active == 1);
    d.to_attack().act("attack player 1 with Llanowar");
    d.s.priority = 0;
    d.use("Gravel Slinger", "Llanowar Elves");
    CHECK(d.is_dead(elf));
}

TEST_CASE("Liege of the Axe untaps when turned up, and need not tap to attack") {
    Duel d;
    const ObjectId down = d.put(0, "Liege of the Axe", true);
    d.to_attack().act("attack");
    CHECK(d.at(down).is(tapped));
    d.act("turn up").resolve();
    CHECK_FALSE(d.at(down).is(tapped));
    CHECK(d.at(down).has(vigilance));
}

TEST_CASE("Master of Pearls, Rally the Peasants and Marshaling Cry strengthen one side") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    const ObjectId theirs = d.put(1, "Grizzly Bears");
    d.turn_up("Master of Pearls");
    CHECK(d.size(bears) == "4/4");
    d.flash_back("Rally the Peasants");
    CHECK(d.size(bears) == "6/4");
    d.cast("Marshaling Cry");
    CHECK(d.size(bears) == "7/5");
    CHECK(d.at(bears).has(vigilance));
    CHECK(d.size(theirs) == "2/2");
    d.next_turn().go_to(Phase::Upkeep);
    CHECK(d.size(bears) == "2/2");
}

TEST_CASE("Marshaling Cry can be cycled, and cast from the graveyard after that") {
    Duel d;
    d.hand(0, "Marshaling Cry");
    d.act("cycle Marshaling Cry");
    CHECK(d.in_grave("Marshaling Cry"));
    d.resolve().act("take Plains");
    CHECK(d.in_hand(0) == 1);
    d.act("flash back Marshaling Cry").resolve();
    CHECK(d.in_exile("Marshaling Cry"));
}

TEST_CASE("Daru Sanctifier, Disenchant and Ray of Distortion destroy enchantments") {
    Duel d;
    d.put(1, "Glorious Anthem");
    d.turn_up("Daru Sanctifier", "Glorious Anthem");
    CHECK(d.count("Glorious Anthem") == 0);
    d.put(1, "Bonesplitter");
    d.cast("Disenchant", "Bonesplitter");
    CHECK(d.in_grave("Bonesplitter"));
    d.put(1, "Icy Manipulator");
    d.flash_back("Ray of Distortion", "Icy Manipulator");
    CHECK(d.in_grave("Icy Manipulator"));
    CHECK(d.in_exile("Ray of Distortion"));
}

TEST_CASE("Wingbeat Warrior gives first strike") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    const ObjectId warrior = d.turn_up("Wingbeat Warrior", "Grizzly Bears");
    CHECK(d.at(bears).has(first_strike));
    CHECK(d.at(warrior).has(flying));
}

TEST_CASE("Battle Screech is flashed back by tapping three white creatures, its own birds among them") {
    Duel d;
    const ObjectId soldier = d.put(0, "Samite Healer");
    d.cast("Battle Screech");
    CHECK(d.count("Bird") == 2);
    d.act("flash back Battle Screech").act("choose Bird").act("choose Bird").resolve();
    CHECK(d.count("Bird") == 4);
    CHECK(d.at(soldier).is(tapped));
    CHECK(d.in_exile("Battle Screech"));
}

TEST_CASE("Lingering Souls makes two flying spirits, twice") {
    Duel d;
    d.cast("Lingering Souls").act("flash back Lingering Souls").resolve();
    CHECK(d.count("Spirit") == 4);
    CHECK(d.s.battlefield[0].has(flying));
    CHECK(d.s.battlefield[0].colours == 1);
}

TEST_CASE("Momentary Blink returns a creature anew, to whoever owns it") {
    Duel d;
    const ObjectId kavu = d.put(0, "Flametongue Kavu");
    const ObjectId giant = d.put(1, "Hill Giant");
    d.cast("Momentary Blink", "Flametongue Kavu");
    CHECK(d.is_dead(kavu));
    CHECK(d.count("Flametongue Kavu") == 1);
    d.aim("Hill Giant");
    CHECK(d.is_dead(giant));
}

TEST_CASE("Swords to Plowshares exiles; its controller gains its power") {
    Duel d;
    d.put(1, "Craw Wurm");
    d.cast("Swords to Plowshares", "Craw Wurm");
    CHECK(d.in_exile("Craw Wurm"));
    CHECK(d.life(1) == 26);
}

TEST_CASE("Wrath of God destroys all creatures for good") {
    Duel d;
    d.put(0, "Grizzly Bears");
    const ObjectId troll = d.put(1, "Drudge Skeletons");
    d.s.priority = 1;
    d.use("Drudge Skeletons");
    CHECK(d.at(troll).regeneration == 1);
    d.s.priority = 0;
    d.cast("Wrath of God");
    CHECK(d.s.battlefield_count == 0);
}

TEST_CASE("Serra Angel flies and attacks without tapping") {
    Duel d;
    const ObjectId angel = d.put(0, "Serra Angel");
    d.put(1, "Grizzly Bears");
    d.fight();
    CHECK(d.life(1) == 16);
    CHECK_FALSE(d.at(angel).is(tapped));
}

TEST_CASE("White Knight strikes first, and black cannot touch him") {
    Duel d;
    const ObjectId knight = d.put(0, "White Knight");
    d.put(1, "Bog Raiders");
    d.to_attack().act("attack").act("pass").act("pass");
    CHECK(d.s.phase == Phase::Blockers);
    d.go_to(Phase::SecondMain);
    CHECK(d.life(1) == 18);
    d.hand(0, "Terror");
    d.settle();
    CHECK_FALSE(d.can("cast Terror"));
    d.cast("Lightning Bolt", "White Knight");
    CHECK(d.is_dead(knight));
}

TEST_CASE("Holy Day, Fog and Moment's Peace prevent combat damage, and nothing else") {
    for (const std::string_view name : {"Holy Day", "Fog", "Moment's Peace"}) {
        Duel d;
        d.put(0, "Hill Giant");
        d.cast(name);
        d.fight();
        CHECK(d.life(1) == 20);
        d.cast("Lightning Bolt", "player 2");
        CHECK(d.life(1) == 17);
    }
}

TEST_CASE("Healing Salve heals or prevents, as its caster likes") {
    Duel d;
    d.hand(0, "Healing Salve");
    d.act("cast Healing Salve").act("mode 1").act("target player 1").resolve();
    CHECK(d.life(0) == 23);
    const ObjectId bears = d.put(0, "Grizzly Bears");
    d.hand(0, "Healing Salve");
    d.act("cast Healing Salve").act("mode 2").act("target Grizzly Bears").resolve();
    d.cast("Lightning Bolt", "Grizzly Bears");
    CHECK(d.at(bears).damage == 0);
}

TEST_CASE("Resurrection, Zombify and Unburial Rites return a creature to the battlefield") {
    for (const std::string_view name : {"Resurrection", "Zombify", "Unburial Rites"}) {
        Duel d;
        d.grave("Craw Wurm");
        d.cast(name, "Craw Wurm");
        CHECK(d.count("Craw Wurm") == 1);
        CHECK_FALSE(d.in_grave("Craw Wurm"));
    }
    Duel d;
    d.grave("Craw Wurm");
    d.flash_back("Unburial Rites", "Craw Wurm");
    CHECK(d.count("Craw Wurm") == 1);
}

TEST_CASE("Soul Warden gains life for every other creature that enters") {
    Duel d;
    d.cast("Soul Warden");
    CHECK(d.life(0) == 20);
    d.cast("Lingering Souls");
    CHECK(d.life(0) == 22);
    d.s.priority = 1;
    d.hand(1, "Beast Attack");
    d.act("cast Beast Attack").resolve();
    CHECK(d.life(0) == 23);
}

TEST_CASE("Glorious Anthem strengthens its controller's creatures while it is there") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    const ObjectId theirs = d.put(1, "Grizzly Bears");
    d.cast("Glorious Anthem");
    CHECK(d.size(bears) == "3/3");
    CHECK(d.size(theirs) == "2/2");
    d.cast("Disenchant", "Glorious Anthem");
    CHECK(d.size(bears) == "2/2");
}

TEST_CASE("Condemn puts an attacker below the library, which means exile; its controller gains its toughness") {
    Duel d;
    d.put(0, "Craw Wurm");
    d.hand(1, "Condemn");
    d.to_attack().act("attack");
    d.s.priority = 1;
    d.act("cast Condemn").resolve();
    CHECK(d.in_exile("Craw Wurm"));
    CHECK(d.life(0) == 24);
}

TEST_CASE("Daru Lancer strikes first") {
    Duel d;
    const ObjectId lancer = d.put(0, "Daru Lancer");
    d.put(1, "Hill Giant");
    d.fight({"block Daru Lancer"});
    CHECK(d.count("Hill Giant") == 0);
    CHECK(d.at(lancer).damage == 0);
    CHECK(d.size(d.turn_up("Daru Lancer")) == "3/4");
}

}  // namespace ziggurat::tabletop::magic::tests
