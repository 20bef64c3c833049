// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("Academy at Tolaria West deals a new hand to who has none at their end step") {
    Duel d;
    d.visit("Academy at Tolaria West");
    d.next_turn();
    CHECK(d.in_hand(0) == 7);
    d.s.active = 0;
    d.chaos();
    d.resolve();
    CHECK(d.in_hand(0) == 0);
}

TEST_CASE("Krosa strengthens everybody, and chaos gives mana of all colours") {
    Duel d;
    const ObjectId mine = d.put(0, "Grizzly Bears");
    const ObjectId theirs = d.put(1, "Hill Giant");
    d.visit("Krosa");
    CHECK(d.size(mine) == "4/4");
    CHECK(d.size(theirs) == "5/5");
    d.chaos();
    d.resolve().act("yes");
    for (std::size_t i = 0; i < colours; ++i) {
        CHECK(d.s.players[0].pool[i] == 1);
    }
    d.s.players[0].basics = {};
    d.cast("Lightning Bolt", "player 2");
    CHECK(d.life(1) == 17);
}

TEST_CASE("Lethe Lake mills ten") {
    Duel d;
    d.visit("Lethe Lake");
    d.next_turn().go_to(Phase::Draw);
    CHECK(d.s.graveyard.size() == 10);
    d.chaos();
    d.aim("player 1");
    CHECK(d.s.graveyard.size() == 20);
}

TEST_CASE("Llanowar lets every creature make two green mana") {
    Duel d;
    const ObjectId giant = d.put(0, "Hill Giant");
    d.put(0, "Goblin Raider", true);
    d.visit("Llanowar");
    d.s.players[0].basics = {};
    d.cast("Trained Armodon");
    CHECK(d.count("Trained Armodon") == 1);
    CHECK(d.at(giant).is(tapped));
    d.chaos();
    d.resolve();
    CHECK_FALSE(d.at(giant).is(tapped));
}

TEST_CASE("Naar Isle burns a little more every turn") {
    Duel d;
    d.visit("Naar Isle");
    d.next_turn().go_to(Phase::Draw);
    CHECK(d.life(1) == 19);
    d.next_turn().go_to(Phase::Draw);
    CHECK(d.life(0) == 18);
    d.chaos();
    d.aim("player 2");
    CHECK(d.life(1) == 16);
}

TEST_CASE("Nephalia mills seven and gives one card back at random") {
    Duel d;
    d.visit("Nephalia");
    d.next_turn();
    CHECK(d.s.graveyard.size() == 6);
    CHECK(d.in_hand(0) == 1);
    d.chaos();
    d.act("target").resolve();
    CHECK(d.s.graveyard.size() == 5);
    CHECK(d.in_hand(0) + d.in_hand(1) == 2);
}

TEST_CASE("Onakke Catacomb makes all creatures black and deadly") {
    Duel d;
    const ObjectId elf = d.put(0, "Llanowar Elves");
    d.put(1, "Craw Wurm");
    d.visit("Onakke Catacomb");
    CHECK(d.at(elf).colours == 4);
    d.chaos();
    d.resolve();
    CHECK(d.size(elf) == "2/1");
    d.fight({"block Llanowar"});
    CHECK(d.count("Craw Wurm") == 0);
    CHECK_FALSE(d.is_dead(elf));
}

TEST_CASE("Otaria gives every instant and sorcery flashback, and chaos an extra turn") {
    Duel d;
    d.grave("Lightning Bolt");
    d.visit("Otaria");
    d.act("flash back Lightning Bolt").act("target player 2").resolve();
    CHECK(d.life(1) == 17);
    CHECK(d.in_exile("Lightning Bolt"));
    d.chaos();
    d.resolve();
    d.next_turn().go_to(Phase::Main);
    CHECK(d.s.active == 0);
}

TEST_CASE("Panopticon draws on arrival, at every draw step, and by chaos") {
    Duel d;
    d.visit("Panopticon");
    d.chaos();
    d.resolve().act("take Island");
    CHECK(d.in_hand(0) == 1);
    d.next_turn().go_to(Phase::Main);
    CHECK(d.in_hand(1) == 2);
    Engine(d.rules, d.s, d.chance).trigger_plane(Event::Arrival, Ref{}, 1, 1);
    d.settle();
    d.resolve().act("take Island");
    CHECK(d.in_hand(1) == 3);
}

TEST_CASE("Takenuma consoles who loses a creature") {
    Duel d;
    d.put(1, "Hill Giant");
    d.visit("Takenuma");
    d.cast("Lightning Bolt", "Hill Giant");
    d.act("take Island");
    CHECK(d.in_hand(1) == 1);
    d.put(0, "Grizzly Bears");
    d.chaos();
    d.resolve().act("take Island");
    CHECK(d.in_hand(0) == 2);
}

TEST_CASE("The Dark Barony costs a life for every card that is not black") {
    Duel d;
    d.visit("The Dark Barony");
    d.cast("Lightning Bolt", "player 2");
    CHECK(d.life(0) == 19);
    d.put(1, "Sengir Vampire");
    d.cast("Terminate", "Sengir Vampire");
    CHECK(d.life(1) == 17);
    CHECK(d.life(0) == 19);  // Terminate is black, too.
    d.s.players[1].basics_in_hand[0] = 2;
    d.s.players[1].hand_size = 2;
    d.chaos();
    d.resolve();
    CHECK(d.in_hand(1) == 1);
    CHECK(d.life(1) == 17);  // Basic lands return to the pool (Stack R6).
}

TEST_CASE("The Hippodrome weakens everybody, and chaos may destroy who is without power") {
    Duel d;
    const ObjectId wurm = d.put(0, "Craw Wurm");
    const ObjectId giant = d.put(1, "Hill Giant");
    d.visit("The Hippodrome");
    CHECK(d.size(wurm) == "1/4");
    CHECK(d.size(giant) == "-2/3");
    d.chaos();
    d.resolve().act("yes");
    CHECK(d.is_dead(giant));
}

TEST_CASE("The Zephyr Maze favours flyers") {
    Duel d;
    const ObjectId drake = d.put(0, "Wind Drake");
    const ObjectId giant = d.put(1, "Hill Giant");
    d.visit("The Zephyr Maze");
    CHECK(d.size(drake) == "4/2");
    CHECK(d.size(giant) == "1/3");
    d.chaos();
    d.aim("Hill Giant");
    CHECK(d.size(giant) == "5/3");
}

TEST_CASE("Undercity Reaches rewards hits; chaos lifts the hand limit for good") {
    Duel d;
    d.put(0, "Hill Giant");
    d.visit("Undercity Reaches");
    d.fight().resolve().act("yes").act("take Island");
    CHECK(d.in_hand(0) == 1);
    d.chaos();
    d.resolve();
    d.s.players[0].basics_in_hand[0] = 12;
    d.s.players[0].hand_size = 13;
    d.next_turn().go_to(Phase::Upkeep);
    CHECK(d.in_hand(0) == 13);
}

}  // namespace ziggurat::tabletop::magic::tests
