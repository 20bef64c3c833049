// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/war/field.h"

namespace ziggurat::tabletop::magic::war::tests {

TEST_CASE("M1 WA24: one orthogonal move, flyers diagonally too, tapped or not") {
    Field f;
    const ObjectId giant = f.put(0, "Hill Giant", at('b', 3));
    f.put(0, "Wind Drake", at('b', 3));
    f.edit(giant).set(tapped);
    f.stage(Stage::Movement);
    for (const std::string to : {"a3", "b2", "b4", "c3"}) {
        CHECK(f.can_move("Hill Giant", to));
    }
    CHECK_FALSE(f.can_move("Hill Giant", "a2"));
    CHECK_FALSE(f.can_move("Hill Giant", "b5"));
    CHECK(f.can_move("Wind Drake", "a2"));
    CHECK(f.can_move("Wind Drake", "c4"));
    f.move("Hill Giant", "b4");
    CHECK_FALSE(f.can("move Hill Giant"));
    CHECK(f.can("move Wind Drake"));
}

TEST_CASE("M2 WA8 WA9: who first moves into land that it walks may move once more, and only once") {
    Field f;
    f.land_at(at('b', 1), 2);
    f.land_at(at('b', 2), 2);
    f.put(0, "Bog Raiders", stronghold(0));
    f.stage(Stage::Movement).move("Bog Raiders", "b1");
    CHECK(f.can_move("Bog Raiders", "b2"));
    f.move("Bog Raiders", "b2");
    CHECK_FALSE(f.can("move Bog Raiders"));
    Field g;
    g.land_at(at('b', 2), 2);
    g.put(0, "Bog Raiders", stronghold(0));
    g.put(0, "Hill Giant", at('c', 5));
    g.stage(Stage::Movement).move("Bog Raiders", "b1");
    CHECK_FALSE(g.can("move Bog Raiders"));  // The first move led to Plains.
}

TEST_CASE("M3 WA11: islands are for flyers, islandwalkers and islandhome; islandhome creatures go nowhere else") {
    Field f;
    f.land_at(at('b', 2), 1);
    f.land_at(at('b', 3), 1);
    for (const std::string_view name : {"Hill Giant", "Wind Drake", "Bull Hippo", "Sea Serpent"}) {
        f.put(0, name, name == "Sea Serpent" ? at('b', 3) : at('b', 1));
    }
    f.stage(Stage::Movement);
    CHECK_FALSE(f.can_move("Hill Giant", "b2"));
    CHECK(f.can_move("Wind Drake", "b2"));
    CHECK(f.can_move("Bull Hippo", "b2"));
    CHECK(f.can_move("Sea Serpent", "b2"));
    CHECK_FALSE(f.can_move("Sea Serpent", "b4"));
    f.move("Bull Hippo", "b2");
    CHECK(f.can_move("Bull Hippo", "b3"));  // The bonus move of M2.
}

TEST_CASE("M4 M5 WA10 WA12-WA14: carried over water; both tapped until dropped; the cargo's move is used up") {
    Field f;
    f.land_at(at('b', 2), 1);
    const ObjectId drake = f.put(0, "Wind Drake", at('b', 1));
    const ObjectId giant = f.put(0, "Hill Giant", at('b', 1));
    f.put(0, "Grizzly Bears", at('b', 1));
    f.stage(Stage::Movement).act("carry Hill Giant");
    CHECK(f.get(drake).is(tapped));
    CHECK(f.get(giant).is(tapped));
    CHECK_FALSE(f.can("move Hill Giant"));
    CHECK_FALSE(f.can("carry Wind Drake"));  // no chains
    CHECK_FALSE(f.can("carry Grizzly Bears#3 with Wind Drake"));
    f.move("Wind Drake", "b2");
    CHECK(f.get(giant).place == at('b', 2));
    CHECK_FALSE(f.can("drop"));  // The Giant cannot be on an island unaided.
    f.act("done");
    f.stage(Stage::Last);
    f.s.core.active = 0;
    f.edit(drake).marks = carrier;
    f.edit(giant).marks = cargo;
    f.stage(Stage::Movement).move("Wind Drake", "b3").act("drop from Wind Drake");
    CHECK_FALSE(f.get(drake).is(tapped));
    CHECK_FALSE(f.get(giant).is(tapped));
    CHECK(f.get(giant).place == at('b', 3));
}

TEST_CASE("M4: a carrier without the gift stays ashore, who has moved is not picked up") {
    Field f;
    f.land_at(at('b', 2), 1);
    const ObjectId bears = f.put(0, "Grizzly Bears", at('b', 1));
    const ObjectId giant = f.put(0, "Hill Giant", at('b', 1));
    f.stage(Stage::Movement).act("carry Hill Giant");
    CHECK_FALSE(f.can_move("Grizzly Bears", "b2"));
    CHECK(f.can_move("Grizzly Bears", "a1"));
    Field g;
    g.put(0, "Wind Drake", at('b', 2));
    g.put(0, "Hill Giant", at('b', 1));
    g.stage(Stage::Movement).move("Hill Giant", "b2");
    CHECK_FALSE(g.can("carry Hill Giant"));
    CHECK(g.can("carry Wind Drake"));
    static_cast<void>(bears);
    static_cast<void>(giant);
}

TEST_CASE("M5: islandhome creatures are carried over land and slip from beside it into an island") {
    Field f;
    f.land_at(at('b', 1), 1);
    f.land_at(at('b', 3), 1);
    const ObjectId serpent = f.put(0, "Sea Serpent", at('b', 1));
    const ObjectId hippo = f.put(0, "Bull Hippo", at('b', 1));
    f.stage(Stage::Movement).act("carry Sea Serpent").move("Bull Hippo", "b2");
    CHECK_FALSE(f.can_end("to b2"));
    f.act("drop from Bull Hippo#2 to b3");
    CHECK(f.get(serpent).place == at('b', 3));
    CHECK(f.get(hippo).place == at('b', 2));
    CHECK_FALSE(f.get(serpent).is(tapped));
}

TEST_CASE("M6 WA16: when the carrier goes, the cargo stays, untaps, and may leave by a normal move") {
    Field f;
    f.land_at(at('b', 2), 1);
    const ObjectId drake = f.put(0, "Wind Drake", at('b', 1));
    const ObjectId giant = f.put(0, "Hill Giant", at('b', 1));
    f.stage(Stage::Movement).act("carry Hill Giant").move("Wind Drake", "b2");
    f.edit(drake).damage = 9;
    f.stage(Stage::Movement);
    CHECK(f.is_dead(drake));
    CHECK(f.get(giant).place == at('b', 2));
    CHECK_FALSE(f.get(giant).is(tapped));
    f.s.core.active = 0;
    f.edit(giant).marks = 0;
    f.stage(Stage::Movement);
    CHECK(f.can_move("Hill Giant", "b3"));
}

TEST_CASE("M7 WA7 WA17: own stronghold by the gateway alone, three creatures at most, no islandhome") {
    Field f;
    f.put(0, "Wind Drake", at('a', 1));
    f.put(0, "Hill Giant", at('b', 1));
    f.put(0, "Grizzly Bears", stronghold(0));
    f.put(0, "Bog Imp", stronghold(0));
    f.stage(Stage::Movement);
    CHECK_FALSE(f.can_move("Wind Drake", "stronghold A"));
    CHECK(f.can_move("Grizzly Bears", "b1"));
    CHECK_FALSE(f.can_move("Bog Imp", "a1"));
    f.move("Hill Giant", "stronghold A");
    f.put(0, "Craw Wurm", at('b', 1));
    f.stage(Stage::Movement);
    CHECK_FALSE(f.can_move("Craw Wurm", "stronghold A"));
    Field g;
    g.land_at(at('b', 1), 1);
    g.put(0, "Sea Serpent", at('b', 1));
    g.put(0, "Hill Giant", at('b', 3));
    g.stage(Stage::Movement);
    CHECK_FALSE(g.can_move("Sea Serpent", "stronghold A"));
}

TEST_CASE("M8: a defended stronghold is not entered; an own one that is taken is retaken when it is empty") {
    Field f(3);
    f.put(0, "Hill Giant", at('b', 5));
    f.put(2, "Grizzly Bears", stronghold(2));
    f.put(1, "Grizzly Bears", at('a', 1));
    f.stage(Stage::Movement);
    CHECK_FALSE(f.can_move("Hill Giant", "stronghold C"));
    Field g(3);
    g.s.holder[0] = 1;
    g.put(0, "Hill Giant", at('b', 1));
    g.put(1, "Grizzly Bears", at('a', 1));
    g.put(2, "Grizzly Bears", at('a', 5));
    g.stage(Stage::Movement).move("Hill Giant", "stronghold A");
    CHECK(g.s.holder[0] == 0);
}

TEST_CASE("M9: anybody walks into enemies but defenders") {
    Field f;
    f.put(0, "Hill Giant", at('b', 1));
    f.put(0, "Wall of Brambles", at('b', 1));
    f.put(1, "Grizzly Bears", at('b', 2));
    f.stage(Stage::Movement);
    CHECK(f.can_move("Hill Giant", "b2"));
    CHECK_FALSE(f.can_move("Wall of Brambles", "b2"));
    CHECK(f.can_move("Wall of Brambles", "a1"));
}

}  // namespace ziggurat::tabletop::magic::war::tests
