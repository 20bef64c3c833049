// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "tests/tabletop/magic/war/field.h"

namespace ziggurat::tabletop::magic::war::tests {

TEST_CASE("W1 W2 WA1-WA3: fifteen lands, three of each kind; strongholds in the middle of the sides") {
    rollout::Chance chance(9);
    const State s = all_cards().setup(4, chance);
    for (std::uint8_t colour = 0; colour < 5; ++colour) {
        CHECK(std::count(s.terrain.begin(), s.terrain.end(), colour) == 3);
    }
    for (int seat = 0; seat < 4; ++seat) {
        CHECK(s.holder[static_cast<std::size_t>(seat)] == seat);
    }
    CHECK(gateway(4, 0) == at('b', 1));
    CHECK(gateway(4, 1) == at('a', 3));
    CHECK(gateway(4, 2) == at('b', 5));
    CHECK(gateway(4, 3) == at('c', 3));
    CHECK(stronghold_letter(2, 1) == 'C');
    CHECK(stronghold_letter(3, 1) == 'B');
    CHECK(distance(4, stronghold(0), stronghold(2)) == 6);
    CHECK(distance(4, stronghold(0), stronghold(1)) == 5);
    CHECK(distance(4, stronghold(1), stronghold(3)) == 4);
    CHECK(distance(2, stronghold(0), stronghold(1)) == 6);
}

TEST_CASE("W3 WA4-WA6: forty cards, no land, four of a name; five cards, and a draw in every turn") {
    rollout::Chance chance(9);
    const State s = all_cards().setup(2, chance);
    CHECK(s.core.players[s.core.active].hand_size == 6);
    CHECK(s.core.players[1U - s.core.active].hand_size == 5);
    CHECK(s.core.players[s.core.active].supply >= 1);
    CHECK(s.core.players[s.core.active].supply <= 6);
    std::set<int> starters;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        rollout::Chance other(seed);
        starters.insert(all_cards().setup(2, other).core.starter);
    }
    CHECK(starters.size() == 2);
    const auto error = [](std::string_view text) { return game_from_text(text).error().message; };
    CHECK(error("deck Mine:\n4 Grizzly Bears\n").find("at least 40") != std::string::npos);
    CHECK(error("deck Mine:\n5 Grizzly Bears\n").find("more than four") != std::string::npos);
    CHECK(error("deck Mine:\n4 Zoetic Cavern\n").find("land") != std::string::npos);
    CHECK(error("deck Mine:\n4 Grizly Bears\n")
              .find("line 2: there is no card 'Grizly Bears'; 'Grizzly Bears' is near") == 0);
    CHECK(error("deck sun\n").find("there is no deck 'sun'") != std::string::npos);
    CHECK(error("rounds 0\n").find("line 1") == 0);
    CHECK(game_from_text("rounds 20\ndeck ash\ndeck wild\n").has_value());
}

TEST_CASE("step 1: all but carriers and their cargo untap") {
    Field f;
    const ObjectId drake = f.put(1, "Wind Drake", at('a', 1));
    const ObjectId bears = f.put(1, "Grizzly Bears", at('a', 1));
    const ObjectId giant = f.put(1, "Hill Giant", at('a', 1));
    for (const ObjectId id : {drake, bears, giant}) {
        f.edit(id).set(tapped);
    }
    f.edit(drake).marks = carrier;
    f.edit(bears).marks = cargo;
    f.edit(drake).partner = bears;
    f.edit(bears).partner = drake;
    f.stage(Stage::Last);
    REQUIRE(f.s.core.active == 1);
    CHECK(f.get(drake).is(tapped));
    CHECK(f.get(bears).is(tapped));
    CHECK_FALSE(f.get(giant).is(tapped));
}

TEST_CASE("step 2, WA42: an empty library is made of one's own removed cards; with both empty nobody draws") {
    Field f;
    const CardSet deck = f.war.rules().decks[1];
    f.s.core.graveyard = f.s.core.library & deck;
    f.s.core.library = f.s.core.library - deck;
    f.stage(Stage::Last);
    REQUIRE(f.s.core.active == 1);
    CHECK(f.in_hand(1) == 1);
    CHECK((f.s.core.graveyard & deck).empty());
    CHECK((f.s.core.library & deck).size() == deck.size() - 1);
    Field g;
    g.s.core.library = g.s.core.library - deck;
    g.stage(Stage::Last);
    CHECK(g.in_hand(1) == 0);
}

TEST_CASE("step 3, WA35: a die of supply, kept; then mana of creatures, also without the stronghold") {
    Field f;
    f.supply(1, 10);
    f.put(1, "Llanowar Elves", at('a', 1));
    f.stage(Stage::Last);
    REQUIRE(f.s.stage == Stage::Supply);
    const int rolled = f.supply(1);
    CHECK(rolled > 10);
    CHECK(rolled <= 16);
    f.act("supply from Llanowar");
    CHECK(f.supply(1) == rolled + 1);
    // Its mana is to be had in this step alone.
    CHECK_FALSE(f.can("supply from"));
    Field g(3);
    g.put(1, "Birds of Paradise", at('a', 1));
    g.put(0, "Grizzly Bears", stronghold(1));
    g.s.holder[1] = 0;
    g.stage(Stage::Last);
    CHECK(g.supply(1) == 0);  // K2: no roll.
    g.act("supply from Birds");
    CHECK(g.supply(1) == 1);
}

TEST_CASE("step 4, WA31-WA34: regeneration heals one for free, supply at most two more of a creature") {
    Field f;
    const ObjectId troll = f.put(0, "Troll Ascetic", at('a', 1));
    const ObjectId mender = f.put(0, "Craw Wurm", at('a', 1));
    f.edit(troll).damage = 1;
    f.edit(mender).damage = 3;
    f.supply(0, 5);
    f.s.stage = Stage::Supply;
    f.stage(Stage::Supply);
    CHECK(f.get(troll).damage == 0);
    f.act("heal Craw Wurm").act("heal Craw Wurm");
    CHECK(f.get(mender).damage == 1);
    CHECK(f.supply(0) == 3);
    CHECK_FALSE(f.can("heal"));
    // No shields (WA31): the ability itself is not for use.
    f.stage(Stage::Casting);
    CHECK_FALSE(f.can("use Troll"));
}

TEST_CASE("step 4: damage stays at the end of turn, effects end") {
    Field f;
    const ObjectId wurm = f.put(0, "Craw Wurm", at('a', 1));
    f.edit(wurm).damage = 2;
    f.edit(wurm).power_now = 3;
    f.stage(Stage::Last);
    CHECK(f.get(wurm).damage == 2);
    CHECK(f.size(wurm) == "6/4");
}

TEST_CASE("step 8, WA43: hand limit of eight at the end of one's own turn") {
    Field f;
    for (const std::string_view name : {"Fog", "Unsummon", "Terror", "Craw Wurm", "Hill Giant", "Wind Drake",
                                        "Bog Imp", "Fog", "Disenchant", "Mons's Goblin Raiders"}) {
        if (name != "Fog" || f.in_hand(0) == 0) {
            f.hand(0, name);
        }
    }
    REQUIRE(f.in_hand(0) == 9);
    f.stage(Stage::Last);
    CHECK(f.s.core.task_count == 1);
    f.act("choose Craw Wurm");
    CHECK(f.in_hand(0) == 8);
    CHECK(f.s.core.active == 1);
}

TEST_CASE("K1 K2 WA36 WA37: who enters holds, also after leaving; the owner neither rolls nor casts creatures") {
    Field f;
    f.put(0, "Grizzly Bears", at('b', 5));
    f.put(1, "Hill Giant", at('a', 5));
    f.stage(Stage::Movement).move("Grizzly Bears", "stronghold C");
    CHECK(f.s.holder[1] == 0);
    CHECK(f.s.end == End::AllStrongholds);
    Field g(3);
    const ObjectId bears = g.put(0, "Grizzly Bears", at('b', 5));
    g.put(2, "Hill Giant", at('a', 5));
    g.put(1, "Hill Giant", at('c', 5));
    g.stage(Stage::Movement).move("Grizzly Bears", "stronghold C");
    CHECK(g.s.holder[2] == 0);
    CHECK(g.s.end == End::No);
    g.edit(bears).place = static_cast<std::uint8_t>(at('b', 4));
    g.s.core.active = 1;
    g.stage(Stage::Last);
    REQUIRE(g.s.core.active == 2);
    CHECK(g.supply(2) == 0);
    CHECK(g.s.holder[2] == 0);
    g.supply(2, 9);
    g.hand(2, "Grizzly Bears");
    g.hand(2, "Inspiration");
    g.stage(Stage::Casting);
    CHECK_FALSE(g.can("cast Grizzly"));
    CHECK(g.s.core.active == 2);
    g.stage(Stage::Movement).move("Hill Giant", "b5");
    g.act("done");
    CHECK(g.s.holder[2] == 0);
}

TEST_CASE("K3 WA38: without stronghold and creatures one is out; the holder keeps the stronghold") {
    Field f(3);
    f.put(0, "Grizzly Bears", at('b', 5));
    f.put(1, "Hill Giant", at('c', 5));
    f.hand(2, "Fog");
    f.stage(Stage::Movement).move("Grizzly Bears", "stronghold C");
    CHECK(f.s.core.players[2].has_lost);
    CHECK(f.in_hand(2) == 0);
    CHECK(f.s.holder[2] == 0);
    f.s.core.active = 1;
    f.stage(Stage::Last);
    CHECK(f.s.core.active == 0);
}

TEST_CASE("K3 K4: when the last creatures of all die at once, the game ends, and most strongholds win") {
    const auto ended = [](std::array<std::int8_t, 3> holders) {
        Field f(3);
        f.s.holder = {holders[0], holders[1], holders[2], 3};
        f.s.core.active = 1;
        f.stage(Stage::Casting);
        REQUIRE(f.s.end == End::NobodyLeft);
        CHECK(f.war.end_reasons()[static_cast<std::size_t>(f.war.end_reason(f.s))] == "nobody left");
        CHECK(f.war.to_move(f.s) == rollout::nobody);
        return f.war.returns(f.s);
    };
    CHECK(ended({1, 2, 1}) == rollout::Shares{0, 1});
    CHECK(ended({1, 2, 0}) == rollout::Shares{1.0 / 3, 1.0 / 3, 1.0 / 3});
}

TEST_CASE("K4 WA44: after 100 rounds most strongholds win, then the stronger board, then supply, else all share") {
    const auto shares = [](int holder, int extra, int supply) {
        Field f(3);
        f.put(0, "Hill Giant", at('a', 1));
        f.put(1, extra > 0 ? "Craw Wurm" : "Trained Armodon", at('c', 1));
        f.s.holder[1] = static_cast<std::int8_t>(holder);
        f.supply(0, 3);
        f.supply(1, supply);
        f.s.round = 100;
        f.s.core.active = 2;
        f.stage(Stage::Last);
        REQUIRE(f.s.end == End::RoundLimit);
        return f.war.returns(f.s)[0];
    };
    CHECK(shares(0, 5, 9) == 1);
    CHECK(shares(1, 5, 0) == 0);
    CHECK(shares(1, 0, 9) == 0);
    CHECK(shares(1, 0, 0) == 1);
    CHECK(shares(1, 0, 3) == doctest::Approx(0.5));
}

}  // namespace ziggurat::tabletop::magic::war::tests
