// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("the last spell resolves first, and players get priority in between") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    d.hand(1, "Lightning Bolt");
    d.hand(0, "Giant Growth");
    d.s.priority = 1;
    d.act("cast Lightning Bolt").act("target Grizzly Bears");
    CHECK(d.s.stack_count == 1);
    d.act("pass").act("cast Giant Growth");
    CHECK(d.s.stack_count == 2);
    d.act("pass").act("pass");
    CHECK(d.size(bears) == "5/5");
    CHECK(d.s.stack_count == 1);
    d.resolve();
    CHECK(d.at(bears).damage == 3);
}

TEST_CASE("a spell whose target has gone does nothing and goes to the graveyard") {
    Duel d;
    d.put(1, "Hill Giant");
    d.put(1, "Wind Drake");
    d.hand(0, "Swords to Plowshares");
    d.hand(1, "Unsummon");
    d.act("cast Swords").act("target Hill Giant").act("pass");
    d.act("cast Unsummon").act("target Hill Giant").resolve();
    CHECK(d.life(1) == 20);
    CHECK(d.in_grave("Swords to Plowshares"));
}

TEST_CASE("a flashed-back spell that is countered is exiled, a counterspell cannot save it") {
    Duel d;
    d.grave("Firebolt");
    d.hand(1, "Memory Lapse");
    d.settle();
    d.act("flash back Firebolt").act("target player 2").act("pass").act("cast Memory Lapse").resolve();
    CHECK(d.in_exile("Firebolt"));
    CHECK(d.s.known_count == 0);
}

TEST_CASE("sorceries wait for one's own main phase and an empty stack, instants do not") {
    Duel d;
    d.hand(1, "Pyroclasm");
    d.hand(1, "Fog");
    d.s.priority = 1;
    CHECK_FALSE(d.can("cast Pyroclasm"));
    CHECK(d.can("cast Fog"));
    d.next_turn().go_to(Phase::Main);
    REQUIRE(d.s.priority == 1);
    CHECK(d.can("cast Pyroclasm"));
    d.act("cast Fog");
    CHECK_FALSE(d.can("cast Pyroclasm"));
}

TEST_CASE("one land a turn") {
    Duel d;
    d.s.players[0].basics_in_hand = {1, 1, 0, 0, 0};
    d.s.players[0].hand_size = 2;
    d.s.players[0].land_plays = 1;
    d.act("play Plains");
    CHECK(d.s.players[0].basics[0] == 21);
    CHECK_FALSE(d.can("play"));
}

TEST_CASE("mana is paid by the least flexible source, and every colour stays at hand where it can") {
    Duel d;
    d.s.players[0].basics = {1, 3, 0, 0, 1};
    const ObjectId birds = d.put(0, "Birds of Paradise");
    d.put(0, "Llanowar Elves");
    d.hand(0, "Grizzly Bears");
    d.act("cast Grizzly Bears");
    CHECK(d.s.players[0].basics == std::array<std::uint8_t, 5>{1, 2, 0, 0, 0});
    CHECK_FALSE(d.at(birds).is(tapped));
    d.resolve();
    // Black can come of the Birds alone.
    d.hand(0, "Bog Imp");
    d.act("cast Bog Imp");
    CHECK(d.at(birds).is(tapped));
    d.resolve();
    d.hand(0, "Mortivore");
    CHECK_FALSE(d.can("cast Mortivore"));
}

TEST_CASE("triggers go on the stack in turn order, a player's own in the order of choice") {
    Duel d;
    d.put(0, "Soul Warden");
    d.put(1, "Soul Warden");
    d.cast("Grizzly Bears");
    CHECK(d.life(0) == 21);
    CHECK(d.life(1) == 21);
    d.hand(0, "Man-o'-War");
    d.act("cast Man-o'-War").act("pass").act("pass");
    CHECK(d.can("next Man-o'-War"));
    CHECK(d.can("next Soul Warden"));
}

TEST_CASE("a player without life has lost; the last one wins; all at once is a draw") {
    Duel d(3);
    d.s.players[1].life = 3;
    d.put(1, "Hill Giant");
    d.hand(1, "Fog");
    d.cast("Lightning Bolt", "player 2");
    CHECK(d.s.players[1].has_lost);
    CHECK(d.s.end == End::No);
    CHECK(d.count("Hill Giant") == 0);
    CHECK(d.in_exile("Fog"));
    d.s.players[2].life = 3;
    d.cast("Lightning Bolt", "player 3");
    CHECK(d.s.end == End::LastOne);
    Duel all;
    all.s.players[0].life = all.s.players[1].life = 1;
    all.cast("Volcanic Spray");
    CHECK(all.s.end == End::Everybody);
}

TEST_CASE("what a leaving player had borrowed goes back, what is the player's own leaves") {
    Duel d(3);
    const ObjectId wurm = d.put(2, "Craw Wurm");
    d.s.priority = 0;
    d.cast("Threaten", "Craw Wurm");
    CHECK(d.at(wurm).controller == 0);
    d.s.players[0].life = 0;
    d.settle();
    CHECK(d.at(wurm).controller == 2);
}

TEST_CASE("the hand limit is seven, asked for at the end of one's own turn") {
    Duel d;
    d.s.players[0].basics_in_hand = {3, 3, 3, 1, 0};
    d.s.players[0].hand_size = 10;
    while (d.s.task_count == 0) {
        d.act("pass");
    }
    CHECK(d.s.tasks[0].step == Step::CleanUp);
    d.act("take Plains").act("take Plains").act("take Island");
    CHECK(d.in_hand(0) == 7);
    CHECK(d.s.active == 1);
}

TEST_CASE("draws come from the library or the pool; the library is replenished when it is empty") {
    Duel d;
    CHECK(d.s.library.empty());
    d.cast("Think Twice").act("draw from the library");
    CHECK(d.s.library.size() == d.rules.options.handful - 1);
    CHECK(d.in_hand(0) == 1);
    d.hand(0, "Inspiration");
    d.s.exile = d.s.exile | d.s.library | d.s.reserve;
    d.s.library = d.s.reserve = CardSet{};
    d.act("cast Inspiration").act("target player 1").resolve();
    CHECK_FALSE(d.can("draw from the library"));
    d.act("take Island");
    CHECK(d.s.end == End::No);
}

TEST_CASE("control effects: the newest counts") {
    Duel d;
    const ObjectId wurm = d.put(1, "Craw Wurm");
    d.cast("Control Magic", "Craw Wurm");
    d.s.priority = d.s.active = 1;
    d.cast("Threaten", "Craw Wurm");
    CHECK(d.at(wurm).controller == 1);
    d.next_turn();
    CHECK(d.at(wurm).controller == 0);
}

TEST_CASE("face-down creatures are colourless, nameless 2/2s that are turned up at any time, without the stack") {
    Duel d;
    d.hand(0, "Exalted Angel");
    d.act("cast face down");
    CHECK(d.can("pass"));
    CHECK(describe(d.rules, d.s, 1).find("Exalted Angel") == std::string::npos);
    d.resolve();
    CHECK(describe(d.rules, d.s, 1).find("Exalted Angel") == std::string::npos);
    CHECK(describe(d.rules, d.s, 0).find("Exalted Angel") != std::string::npos);
    d.hand(1, "Lightning Bolt");
    d.s.priority = 1;
    d.act("cast Lightning Bolt").act("target a face-down").act("pass").act("turn up");
    CHECK(d.s.stack_count == 1);
    d.resolve();
    CHECK(d.count("Exalted Angel") == 1);
}

TEST_CASE("counters stay, effects until end of turn end together with damage") {
    Duel d;
    const ObjectId giant = d.put(0, "Hill Giant");
    d.cast("Travel Preparations", "Hill Giant");
    if (d.can("pass")) {
        d.resolve();
    }
    d.cast("Giant Growth", "Hill Giant");
    d.cast("Lightning Bolt", "Hill Giant");
    CHECK(d.at(giant).damage == 3);
    d.next_turn();
    CHECK(d.size(giant) == "4/4");
    CHECK(d.at(giant).damage == 0);
}

TEST_CASE("the planar die costs one mana more each time; the turn's plane is its player's") {
    Duel d;
    d.visit("Krosa");
    d.s.players[0].basics = {1, 0, 0, 0, 0};
    d.act("roll");
    CHECK(d.s.rolls == 1);
    CHECK(d.s.players[0].basics[0] == 1);
    d.settle();
    d.resolve();
    while (d.s.task_count > 0) {
        d.first();
    }
    d.s.players[0].pool = {};
    d.act("roll");
    CHECK(d.s.players[0].basics[0] == 0);
    while (d.s.task_count > 0) {
        d.first();
    }
    d.resolve();
    d.s.players[0].pool = {};
    CHECK_FALSE(d.can("roll"));
    CHECK(d.s.priority == 0);
}

}  // namespace ziggurat::tabletop::magic::tests
