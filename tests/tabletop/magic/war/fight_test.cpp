// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/war/field.h"

namespace ziggurat::tabletop::magic::war::tests {

TEST_CASE("C1 WA18: a fight is a must where one moved in, elsewhere a choice; the attacker orders") {
    Field f;
    f.put(0, "Hill Giant", at('b', 1));
    f.put(1, "Monastery Flock", at('b', 2));
    f.put(0, "Craw Wurm", at('a', 5));
    f.put(1, "Giant Spider", at('a', 5));
    f.stage(Stage::Movement).move("Hill Giant", "b2").act("done");
    CHECK_FALSE(f.can("done"));
    CHECK(f.can("fight player 2 in b2"));
    CHECK(f.can("fight player 2 in a5"));
    f.act("fight player 2 in b2");
    f.finish();
    CHECK(f.can("done"));
    CHECK_FALSE(f.can("fight player 2 in b2"));
}

TEST_CASE("C1 WA19: one fight for each opponent in a cell") {
    Field f(3);
    f.put(0, "Craw Wurm", at('b', 2));
    f.put(1, "Monastery Flock", at('b', 2));
    f.put(2, "Monastery Flock", at('b', 2));
    f.stage(Stage::Combat);
    CHECK(f.can("fight player 2 in b2"));
    CHECK(f.can("fight player 3 in b2"));
    CHECK(f.can("done"));
}

TEST_CASE("C2 C9: an assault from the gateway by whom one likes; after it up to three survivors enter") {
    Field f(3);
    f.put(0, "Craw Wurm", at('b', 5));
    const ObjectId giant = f.put(0, "Hill Giant", at('b', 5));
    const ObjectId bears = f.put(0, "Grizzly Bears", at('b', 5));
    const ObjectId imp = f.put(2, "Bog Imp", stronghold(2));
    f.put(2, "Craw Wurm", at('a', 1));
    f.put(1, "Craw Wurm", at('c', 1));
    f.stage(Stage::Combat).act("fight player 3 in stronghold C");
    CHECK_FALSE(f.can("done"));  // At least one.
    f.act("assault with Hill Giant").act("assault with Grizzly").act("done").act("all to Hill Giant");
    CHECK(f.is_dead(imp));
    CHECK_FALSE(f.can("enter with Craw Wurm"));
    f.act("enter with Hill Giant");
    CHECK(f.s.holder[2] == 0);
    CHECK(f.get(giant).place == stronghold(2));
    f.act("done");
    CHECK(f.get(bears).place == at('b', 5));
    Field far;
    far.put(0, "Craw Wurm", at('b', 4));
    far.put(1, "Bog Imp", stronghold(1));
    far.stage(Stage::Combat);
    CHECK(far.s.stage != Stage::Combat);  // No distance but the gateway.
}

TEST_CASE("C3 WA26 WA27: +1/+1 in land of one's colour, once; who cannot live without it dies on leaving") {
    Field f;
    f.land_at(at('a', 1), 4);
    f.land_at(at('a', 2), 0);
    const ObjectId bears = f.put(0, "Grizzly Bears", at('a', 1));
    const ObjectId mystic = f.put(0, "Mystic Enforcer", at('a', 1));
    const ObjectId golem = f.put(0, "Witness of the Ages", at('a', 1));
    const ObjectId home = f.put(0, "Trained Armodon", stronghold(0));
    f.stage(Stage::Movement);
    CHECK(f.size(bears) == "3/3");
    CHECK(f.size(mystic) == "4/4");
    CHECK(f.size(golem) == "4/4");
    CHECK(f.size(home) == "3/3");
    f.edit(bears).damage = 2;
    f.move("Grizzly Bears", "b1");
    CHECK(f.is_dead(bears));
}

TEST_CASE("C5 WA22-WA25 WA28: totals, divided as one likes up to what each can take; no duels") {
    Field f;
    const ObjectId wurm = f.put(0, "Craw Wurm", at('b', 2));
    const ObjectId knight = f.put(1, "Black Knight", at('b', 2));
    const ObjectId giant = f.put(1, "Hill Giant", at('b', 2));
    f.put(1, "Giant Spider", at('b', 2));
    f.edit(giant).damage = 1;
    f.stage(Stage::Combat).act("fight");
    REQUIRE(f.s.stage == Stage::Attack);
    CHECK(f.s.fight.attack == 6);
    CHECK(f.s.fight.defence == 7);
    f.act("one to Hill Giant").act("all to Hill Giant");
    CHECK(f.get(giant).assigned == 2);
    f.act("all to Black Knight");
    // The Spider gets the rest. All have struck at once: first strike saves nobody.
    CHECK(f.is_dead(knight));
    CHECK(f.is_dead(giant));
    CHECK(f.is_dead(wurm));
    CHECK(f.s.core.graveyard.size() == 3);
}

TEST_CASE("C5 WA15: who is tapped has no power, and can be hit; cannot block means no power in defence") {
    Field f;
    f.put(0, "Hill Giant", at('b', 2));
    const ObjectId wurm = f.put(1, "Craw Wurm", at('b', 2));
    const ObjectId raider = f.put(1, "Goblin Raider", at('b', 2));
    f.edit(wurm).set(tapped);
    f.stage(Stage::Combat).act("fight");
    CHECK(f.s.fight.defence == 0);
    CHECK(f.can("all to Craw Wurm"));
    f.act("all to Goblin Raider");
    CHECK(f.is_dead(raider));
    CHECK(f.get(wurm).damage == 1);
    Field g;
    g.put(0, "Goblin Raider", at('b', 2));
    g.put(1, "Craw Wurm", at('b', 2));
    g.put(1, "Hill Giant", at('b', 2));
    g.stage(Stage::Combat).act("fight");
    CHECK(g.s.fight.attack == 2);
}

TEST_CASE("C7 WA29: protection limits the damage to what others contribute") {
    Field f;
    f.put(0, "Hill Giant", at('b', 2));
    f.put(0, "Mons's Goblin Raiders", at('b', 2));
    f.put(0, "Bog Raiders", at('b', 2));
    const ObjectId knight = f.put(1, "White Knight", at('b', 2));
    f.put(1, "Giant Spider", at('b', 2));
    f.stage(Stage::Combat);
    f.act("fight");
    REQUIRE(f.s.fight.attack == 6);
    // White Knight (3/3 on Plains) is protected from black: four red power is more than enough.
    f.act("all to White Knight");
    CHECK(f.get(knight).assigned == 3);
    Field g;
    g.put(0, "Mons's Goblin Raiders", at('b', 2));
    g.put(0, "Bog Raiders", at('b', 2));
    const ObjectId other = g.put(1, "White Knight", at('b', 2));
    const ObjectId spider = g.put(1, "Giant Spider", at('b', 2));
    g.stage(Stage::Combat).act("fight");
    g.act("one to Giant Spider");
    CHECK(g.can("all to White Knight"));
    g.act("all to Giant Spider").finish();
    CHECK(g.get(spider).damage == 3);
    CHECK(g.get(other).damage == 0);
    Field h;
    h.put(0, "Bog Raiders", at('b', 2));
    h.put(1, "White Knight", at('b', 2));
    h.put(1, "Giant Spider", at('b', 2));
    h.stage(Stage::Combat);
    h.act("fight").finish();
    for (const Permanent& p : Look(h.war.rules(), h.s.core).battlefield()) {
        CHECK(p.damage == (p.controller == 1 && p.colours == 16 ? 2 : 0));
    }
}

TEST_CASE("C4 WA20: boosts before the totals, last in first out, paid from supply; nothing else") {
    Field f;
    f.land_at(at('b', 2), 1);
    const ObjectId bears = f.put(0, "Grizzly Bears", at('b', 2));
    const ObjectId giant = f.put(1, "Hill Giant", at('b', 2));
    f.hand(0, "Giant Growth");
    f.hand(0, "Lightning Bolt");
    f.hand(0, "Fog");
    f.hand(1, "Brute Force");
    f.supply(0, 3);
    f.supply(1, 1);
    f.stage(Stage::Combat).act("fight");
    CHECK(f.s.stage == Stage::Boost);
    CHECK_FALSE(f.can("cast Lightning Bolt"));
    CHECK_FALSE(f.can("cast Fog"));
    f.act("cast Giant Growth").act("target Grizzly Bears");
    CHECK(f.supply(0) == 2);
    CHECK(f.war.to_move(f.s) == 1);  // The attacker has nothing more and has passed.
    f.act("cast Brute Force").act("target Hill Giant");
    CHECK(f.size(giant) == "6/6");
    CHECK(f.size(bears) == "5/5");
    REQUIRE(f.s.stage == Stage::Prevent);
    CHECK(f.get(giant).assigned == 5);
    CHECK(f.get(bears).assigned == 5);
    f.act("cast Fog").act("in b2");
    CHECK(f.get(giant).damage == 0);
    CHECK(f.get(bears).damage == 0);
}

TEST_CASE("C6: fog of another terrain stops nothing here; healers prevent in their own cell") {
    Field f;
    const ObjectId healer = f.put(1, "Samite Healer", at('b', 2));
    f.put(1, "Daru Healer", at('a', 1));
    f.put(0, "Hill Giant", at('b', 2));
    f.hand(1, "Fog");
    f.supply(1, 1);
    f.stage(Stage::Combat).act("fight");
    REQUIRE(f.s.stage == Stage::Prevent);
    REQUIRE(f.war.to_move(f.s) == 1);
    CHECK(f.get(healer).assigned == 2);  // A 2/2 on Plains.
    f.act("cast Fog").act("in a1");
    f.act("use Samite");
    CHECK_FALSE(f.can("target Daru"));
    f.act("target Samite").finish();
    CHECK(f.get(healer).damage == 1);
}

TEST_CASE("C6 WA30: a Circle stops what one source of its colour contributed, where its player likes") {
    Field f;
    f.put(0, "Craw Wurm", at('b', 2));
    f.put(0, "Hill Giant", at('b', 2));
    const ObjectId wall = f.put(1, "Monastery Flock", at('b', 2));
    const ObjectId spider = f.put(1, "Giant Spider", at('b', 2));
    f.put(1, "Circle of Protection: Green", 0);
    f.supply(1, 1);
    f.stage(Stage::Combat).act("fight");
    while (f.s.stage == Stage::Defence) {
        f.act("all to");
    }
    REQUIRE(f.s.stage == Stage::Prevent);
    REQUIRE(f.war.to_move(f.s) == 1);
    f.act("use Circle of Protection: Green");
    f.act("stop Monastery Flock");
    // The Wurm's six: five for the Flock, one for the Spider.
    CHECK(f.get(wall).assigned == 0);
    f.finish();
    CHECK_FALSE(f.is_dead(wall));
    CHECK(f.get(spider).damage == 3);
}

TEST_CASE("C8 WA41: no triggers of death") {
    Field f;
    f.put(0, "Sengir Vampire", at('b', 2));
    f.put(1, "Solemn Simulacrum", at('b', 2));
    f.put(1, "Craw Wurm", at('a', 5));
    f.stage(Stage::Combat).act("fight");
    CHECK(f.s.core.trigger_count == 0);
    CHECK(f.s.core.graveyard.size() == 1);
}

}  // namespace ziggurat::tabletop::magic::war::tests
