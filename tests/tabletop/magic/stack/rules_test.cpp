// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "tabletop/magic/stack/set_up.h"
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::stack::tests {

using Table = magic::tests::Duel;

namespace {

const Stack& standard() {
    static const Stack game = *game_from_text("");
    return game;
}

/// Plays the first action that can be done until a state is as wanted.
template <class Test>
void go_on(State& s, rollout::Chance& chance, const Test& is_there) {
    for (int i = 0; i < 5000 && !is_there() && s.end == End::No; ++i) {
        Actions actions;
        standard().legal(s, actions);
        standard().apply(s, actions[0], chance);
    }
}

}  // namespace

TEST_CASE("S1 S2 SA1: all cards are shuffled, a handful of them is the library") {
    rollout::Chance chance(1);
    State s = standard().setup(2, chance);
    CHECK(s.reserve.size() + s.library.size() == 162);
    go_on(s, chance, [&] { return s.players[s.starter].hand_size == 1; });
    CHECK(s.library.size() == 29);
    CHECK(s.reserve.size() == 132);
}

TEST_CASE("S3 P1 SA31: one planar deck, its first card face up, whoever is active controls it") {
    std::set<DefId> first;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        rollout::Chance chance(seed);
        first.insert(standard().setup(2, chance).planes[0]);
    }
    CHECK(first.size() > 5);
    Table d;
    d.put(1, "Grizzly Bears");
    d.visit("Naar Isle");
    d.next_turn().go_to(Phase::Draw);
    CHECK(d.s.active == 1);
    CHECK(d.life(1) == 19);
    CHECK(d.life(0) == 20);
}

TEST_CASE("S4 SA4 SA5 SA7: opening hands are drawn one card after the other, from the library or the pool") {
    rollout::Chance chance(4);
    State s = standard().setup(3, chance);
    CHECK(s.tasks[s.task_count - 1U].step == Step::Draw);
    CHECK(s.tasks[s.task_count - 1U].a == 7);
    const int beginner = s.starter;
    CHECK(standard().to_move(s) == beginner);
    standard().apply(s, Action(Verb::Basic, 0, 3), chance);
    CHECK(s.players[static_cast<std::size_t>(beginner)].basics_in_hand[3] == 1);
    CHECK(s.tasks[s.task_count - 1U].a == 6);
    CHECK(standard().describe(s, (beginner + 1) % 3).find("1 Mountain") != std::string::npos);
    std::set<int> beginners;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        rollout::Chance other(seed);
        beginners.insert(standard().setup(3, other).starter);
    }
    CHECK(beginners.size() == 3);
}

TEST_CASE("R1 SA6 SA8: every draw is the library or a basic land of any type, without end") {
    Table d;
    for (int i = 0; i < 2; ++i) {
        d.cast("Inspiration", "player 1");
        CHECK(d.choices().size() == 6);
        d.act("take Island").act("draw from the library");
    }
    CHECK(d.s.players[0].basics_in_hand[1] == 2);
    CHECK(d.in_hand(0) == 4);
}

TEST_CASE("R2 SA11 SA12: a search for a basic land takes it from the pool; the library is not shuffled") {
    Table d;
    d.top("Craw Wurm");
    d.cast("Rampant Growth").act("take Swamp");
    CHECK(d.s.known_count == 1);
    CHECK(d.s.players[0].tapped_basics[2] == 1);
}

TEST_CASE("R4 SA2 SA3 SA30: only an empty library is replenished, and nobody loses for both being empty") {
    Table d;
    d.top("Craw Wurm");
    d.cast("Dream Twist", "player 1");
    CHECK(d.s.graveyard.size() == 4);
    CHECK(d.s.library.size() == d.rules.options.handful - 2);
    CHECK(d.in_grave("Craw Wurm"));
    d.hand(0, "Chill of Foreboding");
    d.s.exile = d.s.exile | d.s.library | d.s.reserve;
    d.s.library = d.s.reserve = CardSet{};
    d.act("cast Chill of Foreboding").resolve();
    CHECK(d.s.end == End::No);
    CHECK(d.s.graveyard.size() == 5);
}

TEST_CASE("R5 SA14-SA17: anything put into the library but on top is exiled; on top it stays") {
    Table d;
    d.grave("Craw Wurm");
    d.grave("Terror");
    d.hand(0, "Krosan Reclamation");
    d.settle();
    d.act("cast Krosan").act("target Craw Wurm").act("target Terror").resolve();
    CHECK(d.in_exile("Craw Wurm"));
    CHECK(d.in_exile("Terror"));
    d.put(1, "Hill Giant");
    d.cast("Grasp of Phantoms", "Hill Giant");
    CHECK(d.s.known_count == 1);
    CHECK_FALSE(d.in_exile("Hill Giant"));
}

TEST_CASE("R6 SA19 SA20: basic lands return to the pool, and nothing sees them in a graveyard") {
    Table d;
    d.visit("The Dark Barony");
    d.s.players[0].basics_in_hand[0] = 2;
    d.s.players[0].hand_size = 2;
    d.flash_back("Lava Dart", "player 2");
    CHECK(d.s.graveyard.size() == 0);
    CHECK(d.life(0) == 20);
    d.put(0, "Merfolk Looter");
    d.use("Merfolk Looter").act("take Island").act("take Plains");
    CHECK(d.in_hand(0) == 2);
    CHECK(d.life(0) == 20);
    CHECK(d.s.graveyard.empty());
}

TEST_CASE("R7 SA24: the one library is everybody's, and is milled once for each player") {
    Table d(4);
    d.cast("Chill of Foreboding");
    CHECK(d.s.graveyard.size() == 21);
}

TEST_CASE("R8 SA21-SA23 SA26 SA27: the one graveyard is everybody's") {
    Table d;
    d.grave("Anger");
    d.grave("Genesis");
    d.grave("Craw Wurm");
    d.grave("Firebolt");
    d.grave("Zoetic Cavern");
    const ObjectId mine = d.put(0, "Hill Giant");
    const ObjectId theirs = d.put(1, "Hill Giant");
    d.settle();
    CHECK(d.at(mine).has(haste));
    CHECK(d.at(theirs).has(haste));
    d.next_turn();
    CHECK(d.can("target Craw Wurm"));  // Genesis, at each player's own upkeep.
    d.act("target Craw Wurm").resolve().act("no");
    d.go_to(Phase::Main);
    CHECK(d.can("flash back Firebolt"));
    const ObjectId counting = d.put(0, "Lord of Extinction");
    d.settle();
    CHECK(d.at(counting).power == 5);
}

TEST_CASE("O1-O3 SA28: who brought a card owns it, whoever takes control") {
    Table d;
    d.grave("Craw Wurm");
    d.s.priority = d.s.active = 1;
    d.cast("Zombify", "Craw Wurm");
    REQUIRE(d.count("Craw Wurm") == 1);
    CHECK(d.s.battlefield[0].owner == 1);
    d.s.priority = d.s.active = 0;
    d.cast("Threaten", "Craw Wurm");
    CHECK(d.s.battlefield[0].controller == 0);
    CHECK(d.s.battlefield[0].owner == 1);
    d.cast("Unsummon", "Craw Wurm");
    CHECK(d.in_hand(1) == 1);
}

TEST_CASE("O5 SA29: what a leaving player owns is exiled, what was only controlled goes back") {
    Table d(3);
    d.put(0, "Hill Giant");
    const ObjectId wurm = d.put(1, "Craw Wurm");
    d.hand(0, "Fog");
    d.cast("Control Magic", "Craw Wurm");
    CHECK(d.at(wurm).controller == 0);
    d.s.players[0].life = 0;
    d.settle();
    CHECK(d.at(wurm).controller == 1);
    for (const std::string_view name : {"Hill Giant", "Control Magic", "Fog"}) {
        CHECK(d.in_exile(name));
    }
}

TEST_CASE("P2 P3 SA32: the die costs one mana more each time, the left plane goes to the bottom") {
    rollout::Chance chance(2);
    int walks = 0;
    State s = standard().setup(2, chance);
    go_on(s, chance, [&] { return s.phase == Phase::Main && s.task_count == 0; });
    for (int i = 0; i < 600; ++i) {
        State t = s;
        rollout::Chance luck(static_cast<std::uint64_t>(i));
        const DefId before = t.planes[0];
        Engine(standard().rules(), t, luck).apply(Action(Verb::Roll));
        walks += t.planes[0] != before ? 1 : 0;
        if (t.planes[0] != before) {
            CHECK(t.planes[t.plane_count - 1U] == before);
            CHECK(t.walks == 1);
        }
    }
    CHECK(walks > 70);
    CHECK(walks < 130);
}

TEST_CASE("SA36: the first player of two skips the first draw, of more does not") {
    for (const int players : {2, 3}) {
        rollout::Chance chance(5);
        State s = standard().setup(players, chance);
        go_on(s, chance, [&] { return s.turn == 1 && s.phase == Phase::Main; });
        const Player& beginner = s.players[s.starter];
        CHECK(beginner.hand_size == (players == 2 ? 7 : 8));
    }
}

TEST_CASE("SA37: a card's last owner pays in The Dark Barony, or who milled it") {
    Table d;
    d.visit("The Dark Barony");
    d.put(1, "Hill Giant");
    d.cast("Terminate", "Hill Giant");
    CHECK(d.life(1) == 19);
    for (const std::string_view name : {"Craw Wurm", "Craw Wurm", "Fog"}) {
        d.top(name);
    }
    const int before = d.life(1);
    d.cast("Dream Twist", "player 2");
    CHECK(d.life(1) == before - 3);
}

}  // namespace ziggurat::tabletop::magic::stack::tests
