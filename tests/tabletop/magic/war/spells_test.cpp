// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/war/field.h"

namespace ziggurat::tabletop::magic::war::tests {

TEST_CASE("T1 T7: one supply for each mana whatever its colour; creatures arrive in one's own stronghold") {
    Field f;
    f.hand(0, "Craw Wurm");
    f.hand(0, "Hill Giant");
    f.supply(0, 5);
    f.stage(Stage::Casting);
    CHECK_FALSE(f.can("cast Craw Wurm"));
    f.act("cast Hill Giant");
    CHECK(f.supply(0) <= 1 + 6);
    REQUIRE(f.s.core.battlefield_count == 1);
    CHECK(f.s.core.battlefield[0].place == stronghold(0));
}

TEST_CASE("T1: life costs cannot be paid, life effects do nothing") {
    Field f;
    f.hand(0, "Night's Whisper");
    f.supply(0, 2);
    f.stage(Stage::Casting).act("cast Night's Whisper");
    CHECK(f.in_hand(0) == 2);
    CHECK(f.s.end == End::No);
    Field g;
    g.put(0, "Zombie Cutthroat", at('a', 1));
    g.edit(g.s.core.battlefield[0].id).set(turned_down);
    g.hand(0, "Hill Giant");
    g.supply(0, 9);
    g.stage(Stage::Casting);
    CHECK_FALSE(g.can("turn up"));
}

TEST_CASE("T7 WA17: no creature is cast into a full stronghold") {
    Field f;
    for (const std::string_view name : {"Grizzly Bears", "Bog Imp", "Craw Wurm"}) {
        f.put(0, name, stronghold(0));
    }
    f.hand(0, "Hill Giant");
    f.hand(0, "Inspiration");
    f.supply(0, 9);
    f.stage(Stage::Casting);
    CHECK_FALSE(f.can("cast Hill Giant"));
    CHECK(f.can("cast Inspiration"));
}

TEST_CASE("T2: an opponent's stronghold and all in it are out of reach") {
    Field f;
    f.put(0, "Grizzly Bears", at('b', 5));
    f.put(1, "Hill Giant", stronghold(1));
    f.hand(0, "Terror");
    f.hand(0, "Lightning Bolt");
    f.hand(0, "Pyroclasm");
    f.supply(0, 9);
    f.stage(Stage::Casting).act("cast Lightning Bolt");
    CHECK_FALSE(f.can("target Hill Giant"));
    Field g;
    g.put(0, "Bog Imp", at('b', 5));
    g.put(1, "Hill Giant", stronghold(1));
    g.hand(0, "Pyroclasm");
    g.hand(0, "Fog");
    g.supply(0, 9);
    g.stage(Stage::Casting).act("cast Pyroclasm");
    CHECK_FALSE(g.can("in stronghold C"));
    CHECK(g.can("in stronghold A"));
    CHECK(g.can("in b5"));
}

TEST_CASE("T3: a spell reaches as far as one's own creatures and the cells beside them") {
    Field f;
    f.put(1, "Hill Giant", at('b', 3));
    f.put(0, "Bog Imp", at('b', 1));
    f.hand(0, "Terror");
    f.hand(0, "Inspiration");
    f.supply(0, 9);
    f.stage(Stage::Casting);
    CHECK_FALSE(f.can("cast Terror"));
    f.put(0, "Craw Wurm", at('a', 3));
    f.stage(Stage::Casting).act("cast Terror").act("target Hill Giant");
    CHECK(f.s.core.battlefield_count == 2);
}

TEST_CASE("T3: one's own gateway and stronghold are beside each other") {
    Field f;
    f.put(1, "Hill Giant", at('b', 1));
    f.put(0, "Bog Imp", stronghold(0));
    f.hand(0, "Lightning Bolt");
    f.supply(0, 1);
    f.stage(Stage::Casting);
    CHECK(f.can("cast Lightning Bolt"));
}

TEST_CASE("T4: a creature's ability aims in its own cell alone") {
    Field f;
    const ObjectId giant = f.put(1, "Grizzly Bears", at('b', 2));
    f.put(0, "Prodigal Sorcerer", at('b', 1));
    f.put(0, "Prodigal Pyromancer", at('b', 2));
    f.stage(Stage::Casting);
    f.act("use Prodigal Pyromancer").act("target Grizzly Bears");
    CHECK(f.get(giant).damage == 1);
    CHECK_FALSE(f.can("target"));
    f.stage(Stage::Casting);
    f.act("use Prodigal Sorcerer");
    CHECK(f.get(giant).damage == 1);
}

TEST_CASE("T5: a global effect has one terrain, lords lead in their own cell") {
    Field f;
    const ObjectId near = f.put(1, "Grizzly Bears", at('a', 1));
    const ObjectId far = f.put(1, "Bog Imp", at('a', 2));
    f.put(0, "Craw Wurm", at('c', 5));
    f.hand(0, "Pyroclasm");
    f.supply(0, 2);
    f.stage(Stage::Casting).act("cast Pyroclasm").act("in a1");
    CHECK(f.is_dead(near));
    CHECK_FALSE(f.is_dead(far));
    Field g;
    g.put(0, "Goblin King", at('a', 1));
    const ObjectId with = g.put(0, "Mons's Goblin Raiders", at('a', 1));
    const ObjectId without = g.put(0, "Goblin Raider", at('a', 2));
    g.stage(Stage::Movement);
    CHECK(g.size(with) == "2/2");
    CHECK(g.size(without) == "2/2");
    CHECK(g.get(with).has(walk_of(3)));
    CHECK_FALSE(g.get(without).has(walk_of(3)));
}

TEST_CASE("T5 WA39: an enchantment stays in the camp and chooses its terrain as it enters") {
    Field f;
    const ObjectId here = f.put(0, "Grizzly Bears", at('a', 1));
    const ObjectId there = f.put(0, "Hill Giant", at('a', 2));
    f.hand(0, "Glorious Anthem");
    f.hand(0, "Bonesplitter");
    f.supply(0, 4);
    f.stage(Stage::Casting).act("cast Glorious Anthem").act("in a1");
    CHECK(f.size(here) == "3/3");
    CHECK(f.size(there) == "3/3");
    CHECK(Board(f.war.rules(), f.s).creatures(at('a', 1), 0) == 1);
    CHECK(f.can("cast Bonesplitter"));
}

TEST_CASE("T6 WA21 WA40: no responses; boosts and preventions wait for their windows, counterspells for nothing") {
    Field f;
    f.put(0, "Grizzly Bears", at('a', 1));
    for (const std::string_view name : {"Giant Growth", "Fog", "Counterspell", "Unsummon"}) {
        f.hand(0, name);
    }
    f.supply(0, 9);
    f.stage(Stage::Casting);
    CHECK_FALSE(f.can("cast Giant Growth"));
    CHECK_FALSE(f.can("cast Fog"));
    CHECK_FALSE(f.can("cast Counterspell"));
    CHECK(f.can("cast Unsummon"));
}

TEST_CASE("T7 T8: bounced creatures go to hand, used spells and the dead to their owner's pile") {
    Field f;
    f.put(1, "Hill Giant", at('a', 2));
    f.put(0, "Bog Imp", at('a', 1));
    f.hand(0, "Unsummon");
    f.hand(0, "Inspiration");
    f.supply(0, 1);
    f.stage(Stage::Casting).act("cast Unsummon").act("target Hill Giant");
    CHECK(f.in_hand(1) >= 1);
    CHECK((f.s.core.graveyard & f.war.rules().decks[0]).size() == 1);
}

TEST_CASE("T9: indestructible creatures keep their damage; haste, vigilance and flash do nothing") {
    Field f;
    f.put(0, "Serra Angel", at('a', 1));
    const ObjectId id = f.s.core.battlefield[0].id;
    f.edit(id).keywords_now = indestructible;
    f.edit(id).damage = 9;
    f.stage(Stage::Movement);
    CHECK(f.get(id).damage == 9);
    CHECK(Board(f.war.rules(), f.s).can_move(f.get(id), at('a', 2)));
}

TEST_CASE("T10: control changes in place, and who is too many in a stronghold goes to the gateway") {
    Field f;
    for (const std::string_view name : {"Grizzly Bears", "Bog Imp", "Craw Wurm"}) {
        f.put(0, name, stronghold(0));
    }
    const ObjectId giant = f.put(1, "Hill Giant", stronghold(0));
    f.edit(giant).borrower = 1;
    f.edit(giant).borrowed_at = 999;
    f.put(1, "Craw Wurm", at('a', 5));
    f.stage(Stage::Movement);
    CHECK(f.get(giant).controller == 0);
    CHECK(Board(f.war.rules(), f.s).creatures(stronghold(0), 0) == 3);
    CHECK(Board(f.war.rules(), f.s).creatures(gateway(2, 0), 0) == 1);
}

}  // namespace ziggurat::tabletop::magic::war::tests
