// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "tabletop/magic/stack/set_up.h"
#include "tests/tabletop/magic/course.h"
#include "tests/tabletop/rollout/game_laws.h"

namespace ziggurat::tabletop::magic::stack::tests {

namespace {

const Stack& standard() {
    static const Stack game = [] {
        auto made = game_from_text("");
        REQUIRE_MESSAGE(made.has_value(), made.error().message);
        return *made;
    }();
    return game;
}

/// What no step of a game may do: take cards out of exile, or bring others than unused ones into the library.
void check_step(const State& before, const State& after) {
    REQUIRE((before.exile - after.exile).empty());
    REQUIRE(((after.library - before.library) - before.reserve).empty());
    REQUIRE((after.reserve - before.reserve).empty());
}

std::uint64_t play_soundly(int players, std::uint64_t seed) {
    const Stack& game = standard();
    rollout::Chance chance(seed);
    rollout::Random random(seed + 1);
    State s = game.setup(players, chance);
    while (game.to_move(s) != rollout::nobody) {
        const auto complaint = game.invariants(s);
        REQUIRE_MESSAGE(complaint.empty(), complaint);
        const Action action =
            random.below(2) == 0 ? game.greedy(s, random) : rollout::random_action(game, s, random);
        const State before = s;
        game.apply(s, action, chance);
        check_step(before, s);
    }
    CHECK(game.invariants(s).empty());
    CHECK(s.turn <= game.rules().options.most_turns + 1);
    return game.hash(s);
}

}  // namespace

TEST_CASE("Stack keeps the laws of every game") {
    for (int players = 2; players <= 4; ++players) {
        tabletop::tests::GameLaws<Stack> laws(standard(), players);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto complaint = laws.one_game(seed, 41);
            CHECK_MESSAGE(complaint.empty(), complaint);
        }
        CHECK(laws.has_seen_variety());
    }
}

TEST_CASE("random games of Stack stay sound and can be repeated") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const int players = 2 + static_cast<int>(seed % 5);
        const std::uint64_t hash = play_soundly(players, seed);
        if (seed % 10 == 0) {
            CHECK(play_soundly(players, seed) == hash);
        }
    }
}

TEST_CASE("what is only made faster leaves the course of games of Stack as it was") {
    using magic::tests::Policy;
    CHECK(magic::tests::course_of_games(standard(), 60, 4, Policy::Random) == 0x887edab58d15f128U);
    CHECK(magic::tests::course_of_games(standard(), 60, 4, Policy::Greedy) == 0x1a708b22d53f51d9U);
    CHECK(magic::tests::course_of_games(standard(), 60, 6, Policy::Mixed) == 0x21d782bfa450b53eU);
}

TEST_CASE("10,000 random games of Stack stay sound" * doctest::test_suite("slow")) {
    for (std::uint64_t seed = 0; seed < 10000; ++seed) {
        play_soundly(2 + static_cast<int>(seed % 5), seed);
    }
}

TEST_CASE("cards are counted for whoever held them, also for who has lost") {
    const Stack& game = standard();
    rollout::Chance chance(7);
    rollout::Random random(8);
    State s = game.setup(2, chance);
    while (game.to_move(s) != rollout::nobody) {
        game.apply(s, game.greedy(s, random), chance);
    }
    for (int player = 0; player < 2; ++player) {
        int count = 0;
        game.tracked(s, player, [&](int card, int n) {
            CHECK(card < static_cast<int>(game.tracked_names().size()));
            count += n;
        });
        CHECK(count > 0);
    }
}

TEST_CASE("the rule of thumb beats chance in Stack") {
    const Stack& game = standard();
    double wins = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        rollout::Chance chance(seed);
        rollout::Random random(seed + 1);
        State s = game.setup(2, chance);
        const int clever = static_cast<int>(seed % 2);
        while (game.to_move(s) != rollout::nobody) {
            const Action action =
                game.to_move(s) == clever ? game.greedy(s, random) : rollout::random_action(game, s, random);
            game.apply(s, action, chance);
        }
        wins += game.returns(s)[static_cast<std::size_t>(clever)];
    }
    CHECK(wins >= 32);
}

}  // namespace ziggurat::tabletop::magic::stack::tests
