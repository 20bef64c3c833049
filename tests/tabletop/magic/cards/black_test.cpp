// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("Skinthinner, Terror, Nekrataal and Terminate destroy for good whom they may aim at") {
    Duel d;
    d.put(1, "Drudge Skeletons");
    d.put(1, "Witness of the Ages");
    const ObjectId giant = d.put(1, "Hill Giant");
    d.hand(0, "Terror");
    d.settle();
    d.act("cast Terror");  // Black and artifact creatures are safe: there is but one target.
    d.resolve();
    CHECK(d.is_dead(giant));
    const ObjectId boa = d.put(1, "River Boa");
    d.s.priority = 1;
    d.use("River Boa");
    d.s.priority = 0;
    d.turn_up("Skinthinner", "River Boa");
    CHECK(d.is_dead(boa));
    d.put(1, "Craw Wurm");
    d.cast("Nekrataal").aim("Craw Wurm");
    CHECK(d.count("Craw Wurm") == 0);
    d.cast("Terminate", "Drudge Skeletons");
    CHECK(d.count("Drudge Skeletons") == 0);
    CHECK(d.at(d.put(0, "Nekrataal")).has(first_strike));
}

TEST_CASE("Soul Collector takes whom it killed") {
    Duel d;
    d.put(0, "Soul Collector");
    d.put(1, "Suntail Hawk");
    d.fight({"block Soul Collector"}).resolve();
    CHECK(d.count("Suntail Hawk") == 1);
    CHECK(d.s.battlefield[1].controller == 0);
    CHECK(d.s.battlefield[1].owner == 0);
}

TEST_CASE("Zombie Cutthroat is turned up for five life") {
    Duel d;
    d.turn_up("Zombie Cutthroat");
    CHECK(d.life(0) == 15);
    CHECK(d.size(d.s.battlefield[0].id) == "3/4");
    d.s.players[0].life = 4;
    d.put(0, "Zombie Cutthroat", true);
    CHECK_FALSE(d.can("turn up"));
}

TEST_CASE("Bane of the Living shrinks all creatures by the X that was paid") {
    Duel d;
    const ObjectId wurm = d.put(1, "Craw Wurm");
    const ObjectId giant = d.put(1, "Hill Giant");
    const ObjectId bane = d.put(0, "Bane of the Living", true);
    d.settle();
    d.act("turn up").act("X is 3").resolve();
    CHECK(d.size(wurm) == "3/1");
    CHECK(d.is_dead(giant));
    CHECK(d.is_dead(bane));
}

TEST_CASE("Grinning Demon costs two life at its controller's upkeep") {
    Duel d;
    d.put(1, "Grinning Demon");
    d.next_turn().go_to(Phase::Draw);
    REQUIRE(d.s.active == 1);
    CHECK(d.life(1) == 18);
    CHECK(d.size(d.turn_up("Grinning Demon")) == "6/6");
}

TEST_CASE("Haunted Cadaver may be sacrificed for three cards") {
    for (const bool is_paid : {true, false}) {
        Duel d;
        const ObjectId cadaver = d.put(0, "Haunted Cadaver");
        d.s.players[1].basics_in_hand[0] = 5;
        d.s.players[1].hand_size = 5;
        d.fight().resolve().act(is_paid ? "yes" : "no");
        CHECK(d.in_hand(1) == (is_paid ? 2 : 5));
        CHECK(d.is_dead(cadaver) == is_paid);
    }
}

TEST_CASE("Aphetto Exterminator and Crippling Fatigue shrink a creature") {
    Duel d;
    const ObjectId wurm = d.put(1, "Craw Wurm");
    d.turn_up("Aphetto Exterminator", "Craw Wurm");
    CHECK(d.size(wurm) == "3/1");
    d.flash_back("Crippling Fatigue", "Craw Wurm");
    CHECK(d.is_dead(wurm));
    CHECK(d.life(0) == 17);
}

TEST_CASE("Chainer's Edict makes a player choose a creature to sacrifice") {
    Duel d;
    d.put(1, "Craw Wurm");
    d.put(1, "Sagu Mauler");
    d.cast("Chainer's Edict", "player 2").act("choose Sagu Mauler");
    CHECK(d.count("Sagu Mauler") == 0);
    d.act("flash back Chainer's Edict").act("target player 2").resolve();
    CHECK(d.count("Craw Wurm") == 0);
    d.grave("Chainer's Edict");
    d.settle();
    d.act("flash back Chainer's Edict").act("target player 2").resolve();
    CHECK(d.s.battlefield_count == 0);
}

TEST_CASE("Morbid Hunger and Lightning Helix deal three and gain three") {
    Duel d;
    d.cast("Morbid Hunger", "player 2");
    d.cast("Lightning Helix", "player 2");
    CHECK(d.life(1) == 14);
    CHECK(d.life(0) == 26);
    d.act("flash back Morbid Hunger").act("target player 2").resolve();
    CHECK(d.life(1) == 11);
}

TEST_CASE("Strangling Soot kills the small") {
    Duel d;
    d.put(1, "Craw Wurm");
    d.put(1, "Hill Giant");
    d.hand(0, "Strangling Soot");
    d.act("cast Strangling Soot");
    d.resolve();  // Craw Wurm has toughness 4: nothing else to aim at.
    CHECK(d.count("Hill Giant") == 0);
    d.put(1, "Hill Giant");
    d.act("flash back Strangling Soot").resolve();
    CHECK(d.count("Hill Giant") == 0);
}

TEST_CASE("Dread Return comes back for three creatures") {
    Duel d;
    d.grave("Craw Wurm");
    d.cast("Dread Return", "Craw Wurm");
    CHECK(d.count("Craw Wurm") == 1);
    d.grave("Serra Angel");
    d.settle();
    CHECK_FALSE(d.can("flash back Dread Return"));
    d.cast("Lingering Souls").act("flash back Dread Return");
    for (int i = 0; i < 3; ++i) {
        if (d.can("choose")) {
            d.act("choose");
        }
    }
    d.resolve();
    CHECK(d.count("Serra Angel") == 1);
    CHECK(d.count("Spirit") == 0);
    CHECK(d.in_grave("Craw Wurm"));
}

TEST_CASE("Moan of the Unhallowed makes Zombies") {
    Duel d;
    d.cast("Moan of the Unhallowed").act("flash back Moan of the Unhallowed").resolve();
    CHECK(d.count("Zombie") == 4);
    CHECK(d.s.battlefield[0].power == 2);
}

TEST_CASE("Morgue Theft, Gravedigger, Anarchist and Eternal Witness return cards to hand") {
    Duel d;
    d.grave("Craw Wurm");
    d.grave("Fog");
    d.cast("Morgue Theft", "Craw Wurm");
    CHECK(d.in_hand(0) == 1);
    d.grave("Hill Giant");
    d.cast("Gravedigger").aim("Hill Giant").act("yes");
    CHECK(d.in_hand(0) == 2);
    d.cast("Anarchist").resolve().act("yes");  // Morgue Theft is the only sorcery there.
    CHECK(d.in_hand(0) == 3);
    d.cast("Eternal Witness").resolve().act("yes");
    CHECK(d.in_hand(0) == 4);
    CHECK(d.s.graveyard.empty());
}

TEST_CASE("Coffin Purge and Withered Wretch exile cards of the graveyard") {
    Duel d;
    d.grave("Craw Wurm");
    d.cast("Coffin Purge", "Craw Wurm");
    CHECK(d.in_exile("Craw Wurm"));
    d.grave("Hill Giant");
    d.put(0, "Withered Wretch");
    d.use("Withered Wretch", "Hill Giant");
    CHECK(d.in_exile("Hill Giant"));
}

TEST_CASE("Bump in the Night hurts an opponent") {
    Duel d;
    d.cast("Bump in the Night", "player 2");
    d.act("flash back Bump in the Night").resolve();
    CHECK(d.life(1) == 14);
}

TEST_CASE("Reanimate costs as much life as the creature cost mana") {
    Duel d;
    d.grave("Craw Wurm");
    d.cast("Reanimate", "Craw Wurm");
    CHECK(d.count("Craw Wurm") == 1);
    CHECK(d.life(0) == 14);
}

TEST_CASE("Mortivore counts the creature cards of the graveyard, and regenerates") {
    Duel d;
    d.grave("Craw Wurm");
    const ObjectId beast = d.put(0, "Mortivore");
    d.grave("Hill Giant");
    d.grave("Fog");
    d.settle();
    CHECK(d.size(beast) == "2/2");
    d.use("Mortivore");
    d.cast("Lightning Bolt", "Mortivore");
    CHECK_FALSE(d.is_dead(beast));
    d.cast("Tormod's Crypt");
    d.use("Tormod's Crypt");
    CHECK(d.is_dead(beast));
}

TEST_CASE("Nantuko Husk eats creatures") {
    Duel d;
    const ObjectId husk = d.put(0, "Nantuko Husk");
    d.put(0, "Hill Giant");
    d.act("use Nantuko Husk").act("choose Hill Giant").resolve();
    CHECK(d.size(husk) == "4/4");
    CHECK(d.in_grave("Hill Giant"));
}

TEST_CASE("Doomed Necromancer gives himself for another") {
    Duel d;
    d.put(0, "Doomed Necromancer");
    d.grave("Craw Wurm");
    d.settle();
    d.use("Doomed Necromancer", "Craw Wurm");
    CHECK(d.count("Craw Wurm") == 1);
    CHECK(d.in_grave("Doomed Necromancer"));
}

TEST_CASE("Sengir Vampire grows by every creature that it wounded and that dies in that turn") {
    Duel d;
    const ObjectId vampire = d.put(0, "Sengir Vampire");
    d.put(1, "Air Elemental");
    d.put(1, "Suntail Hawk");
    d.fight({"block Sengir Vampire", "block Sengir Vampire"});
    d.act("choose Suntail Hawk");
    d.go_to(Phase::SecondMain).resolve();
    CHECK(d.is_dead(vampire));  // 5 damage.
    Duel alone;
    const ObjectId hunter = alone.put(0, "Sengir Vampire");
    alone.put(1, "Suntail Hawk");
    alone.fight({"block Sengir Vampire"}).resolve();
    CHECK(alone.size(hunter) == "5/5");
}

}  // namespace ziggurat::tabletop::magic::tests
