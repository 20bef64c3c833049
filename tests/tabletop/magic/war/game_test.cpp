// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/course.h"
#include "tests/tabletop/magic/war/field.h"
#include "tests/tabletop/rollout/game_laws.h"

namespace ziggurat::tabletop::magic::war::tests {

namespace {

const War& standard() {
    static const War war = [] {
        auto made = game_from_text("");
        REQUIRE_MESSAGE(made.has_value(), made.error().message);
        return *made;
    }();
    return war;
}

/// A stronghold's holder changes only when a creature of the active player enters it, from its gateway (War K1,
/// M7).
void check_step(const War& war, const State& before, const State& after) {
    for (int seat = 0; seat < after.core.player_count; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const int gate = gateway(before.core.player_count, seat);
        const bool can_enter = after.holder[at] == before.core.active &&
                               Board(war.rules(), before).creatures(gate, before.core.active) > 0;
        REQUIRE((before.holder[at] == after.holder[at] || can_enter));
    }
}

std::uint64_t play_soundly(int players, std::uint64_t seed, const War& war = standard()) {
    rollout::Chance chance(seed);
    rollout::Random random(seed + 1);
    State s = war.setup(players, chance);
    while (war.to_move(s) != rollout::nobody) {
        const auto complaint = war.invariants(s);
        REQUIRE_MESSAGE(complaint.empty(), complaint);
        const State before = s;
        war.apply(s, random.below(2) == 0 ? war.greedy(s, random) : rollout::random_action(war, s, random),
                  chance);
        check_step(war, before, s);
    }
    CHECK(war.invariants(s).empty());
    CHECK(s.round <= war.rules().options.most_turns + 1);
    return war.hash(s);
}

}  // namespace

TEST_CASE("the War Game keeps the laws of every game") {
    for (int players = 2; players <= 4; ++players) {
        tabletop::tests::GameLaws<War> laws(standard(), players);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto complaint = laws.one_game(seed, 211);
            CHECK_MESSAGE(complaint.empty(), complaint);
        }
        CHECK(laws.has_seen_variety());
    }
}

TEST_CASE("random war games stay sound and can be repeated") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const int players = 2 + static_cast<int>(seed % 3);
        const std::uint64_t hash = play_soundly(players, seed);
        if (seed % 10 == 0) {
            CHECK(play_soundly(players, seed) == hash);
        }
    }
}

TEST_CASE("random war games with both options stay sound") {
    const auto war = game_from_text("rounds 40\noption freeInstants\noption regenShield\n");
    REQUIRE_MESSAGE(war.has_value(), war.error().message);
    CHECK(war->rules().options.has_free_instants);
    CHECK(war->rules().options.has_shields);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        play_soundly(2 + static_cast<int>(seed % 3), seed, *war);
    }
    const auto wrong = game_from_text("option shields\n");
    REQUIRE_FALSE(wrong.has_value());
    CHECK(wrong.error().message == "line 1: wanted 'option freeInstants' or 'option regenShield'");
}

TEST_CASE("what is only made faster leaves the course of war games as it was") {
    using magic::tests::Policy;
    CHECK(magic::tests::course_of_games(standard(), 24, 4, Policy::Random) == 0x331d9adee0a4185aU);
    CHECK(magic::tests::course_of_games(standard(), 24, 4, Policy::Greedy) == 0x15f8e0b008826130U);
    CHECK(magic::tests::course_of_games(standard(), 24, 4, Policy::Mixed) == 0xc53abe17e9f4a3e6U);
}

TEST_CASE("10,000 random war games stay sound" * doctest::test_suite("slow")) {
    for (std::uint64_t seed = 0; seed < 10000; ++seed) {
        play_soundly(2 + static_cast<int>(seed % 3), seed);
    }
}

TEST_CASE("the rule of thumb beats chance in the War Game") {
    const War& war = standard();
    double greedy_wins = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        rollout::Chance chance(seed);
        rollout::Random random(seed + 1);
        State s = war.setup(2, chance);
        const int clever = static_cast<int>(seed % 2);
        while (war.to_move(s) != rollout::nobody) {
            const Action action =
                war.to_move(s) == clever ? war.greedy(s, random) : rollout::random_action(war, s, random);
            war.apply(s, action, chance);
        }
        greedy_wins += war.returns(s)[static_cast<std::size_t>(clever)];
    }
    CHECK(greedy_wins >= 32);
}

TEST_CASE("the four decks have forty cards each") {
    const auto table = built_in_cards();
    REQUIRE(table.has_value());
    const auto decks = built_in_decks(*table);
    REQUIRE(decks.has_value());
    REQUIRE(decks->size() == 4);
    for (const Deck& deck : *decks) {
        CHECK(deck.cards.size() == 40);
    }
}

}  // namespace ziggurat::tabletop::magic::war::tests
