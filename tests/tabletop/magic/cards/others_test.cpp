// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("Bonesplitter strengthens whom it is attached to, and moves") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    const ObjectId giant = d.put(0, "Hill Giant");
    d.cast("Bonesplitter").use("Bonesplitter", "Grizzly Bears");
    CHECK(d.size(bears) == "4/2");
    d.use("Bonesplitter", "Hill Giant");
    CHECK(d.size(bears) == "2/2");
    CHECK(d.size(giant) == "5/3");
    d.cast("Terminate", "Hill Giant");
    CHECK(d.count("Bonesplitter") == 1);
    d.s.active = 1;
    CHECK_FALSE(d.can("use Bonesplitter"));
}

TEST_CASE("Zoetic Cavern is a land that can be cast face down as a creature") {
    Duel d;
    d.hand(0, "Zoetic Cavern");
    d.s.players[0].land_plays = 1;
    CHECK(d.can("play Zoetic Cavern"));
    CHECK_FALSE(d.can("cast Zoetic Cavern"));
    d.act("cast face down").resolve();
    const ObjectId id = d.s.battlefield[0].id;
    CHECK(d.size(id) == "2/2");
    d.act("turn up");
    CHECK_FALSE(Look(d.rules, d.s).is_creature(d.at(id)));
}

TEST_CASE("Witness of the Ages is an artifact creature of any colour's deck") {
    Duel d;
    const ObjectId golem = d.turn_up("Witness of the Ages");
    CHECK(d.size(golem) == "4/4");
    CHECK(d.at(golem).colours == 0);
}

TEST_CASE("Tormod's Crypt exiles the one graveyard") {
    Duel d;
    d.grave("Fog");
    d.grave("Craw Wurm");
    d.cast("Tormod's Crypt").use("Tormod's Crypt");
    CHECK(d.in_exile("Fog"));
    CHECK(d.in_exile("Craw Wurm"));
    CHECK(d.s.graveyard.empty());
}

TEST_CASE("Solemn Simulacrum fetches a land and leaves a card") {
    Duel d;
    d.cast("Solemn Simulacrum").resolve().act("yes").act("take Forest");
    CHECK(Look(d.rules, d.s).basics(0, 4) == 21);
    d.cast("Terminate", "Solemn Simulacrum").act("yes").act("take Forest");
    CHECK(d.in_hand(0) == 1);
}

TEST_CASE("Icy Manipulator taps an artifact, creature or land") {
    Duel d;
    d.put(0, "Icy Manipulator");
    d.use("Icy Manipulator", "player 2's untapped Island");
    CHECK(d.s.players[1].tapped_basics[1] == 1);
    const ObjectId giant = d.put(1, "Hill Giant");
    d.put(0, "Icy Manipulator");
    d.use("Icy Manipulator", "Hill Giant");
    CHECK(d.at(giant).is(tapped));
}

TEST_CASE("Terminate and Sagu Mauler: who is hexproof is no target for others") {
    Duel d;
    d.put(1, "Sagu Mauler");
    d.hand(0, "Terminate");
    CHECK_FALSE(d.can("cast Terminate"));
    d.put(0, "Sagu Mauler");
    d.settle();
    CHECK(d.can("cast Terminate"));
}

}  // namespace ziggurat::tabletop::magic::tests
