// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/rollout/game_laws.h"
#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

namespace {

/// Plays one game at random, asking for what is wrong at every state; the last state's hash.
std::uint64_t play_soundly(const Thunderstone& game, int players, std::uint64_t seed) {
    Chance chance(seed);
    Random random(seed + 1);
    State s = game.setup(players, chance);
    while (game.to_move(s) != rollout::nobody) {
        const auto complaint = game.invariants(s);
        REQUIRE_MESSAGE(complaint.empty(), complaint);
        // Half by rule of thumb, so that games get somewhere.
        const Action action =
            random.below(2) == 0 ? game.greedy(s, random) : rollout::random_action(game, s, random);
        game.apply(s, action, chance);
    }
    CHECK(game.invariants(s).empty());
    return game.hash(s);
}

}  // namespace

TEST_CASE("random games keep the laws of every game") {
    const Thunderstone game = standard_game({}, {});
    for (int players = 2; players <= 5; ++players) {
        tabletop::tests::GameLaws<Thunderstone> laws(game, players);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto complaint = laws.one_game(seed, 17);
            CHECK_MESSAGE(complaint.empty(), complaint);
        }
        CHECK(laws.has_seen_variety());
    }
}

TEST_CASE("the laws hold under every reading of the rules") {
    Options options;
    options.layered_dungeons = options.no_basics_sold = options.bounties_by_keyword = true;
    options.breach_at_setup = options.breach_hits_all_villages = options.dark_raises_health = true;
    options.bounties_end_at_once = options.travel_then_act = true;
    const Thunderstone game = standard_game(options, {});
    tabletop::tests::GameLaws<Thunderstone> laws(game, 3);
    for (std::uint64_t seed = 100; seed < 130; ++seed) {
        const auto complaint = laws.one_game(seed, 17);
        CHECK_MESSAGE(complaint.empty(), complaint);
    }
}

TEST_CASE("what is remembered of fights is what working them out gives") {
    const Thunderstone game = standard_game({}, {});
    const Rules& rules = game.rules();
    std::array<int, 3> said_yes{};
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Chance chance(seed);
        Random random(seed);
        State s = game.setup(4, chance);
        while (game.to_move(s) != rollout::nobody && game.round(s) <= 40) {
            const Hall& hall = hall_of_turn(s);
            Prospects prospects = prospects_of_turn(rules, s);
            const Muster muster = muster_of_turn(rules, s);
            for (std::size_t place = 0; place < hall.size; ++place) {
                const Encounter met = encounter_at(rules, s, place);
                const std::array<bool, 3> worked_out = {can_attack(rules.cards, muster, met),
                                                        can_win(rules.cards, muster, met),
                                                        cheapest_spending_plan(rules.cards, muster, met).is_won};
                const std::array<bool, 3> said = {prospects.can_attack(met), prospects.can_win(met),
                                                  prospects.can_win_by_spending(met)};
                REQUIRE(said == worked_out);
                // Shortcuts are for who asks only whether; the search for the best plan takes none of them.
                REQUIRE(said[1] == best_plan(rules.cards, muster, met).is_won);
                for (std::size_t i = 0; i < said.size(); ++i) {
                    said_yes[i] += said[i] ? 1 : 0;
                }
            }
            const Action action =
                random.below(2) == 0 ? game.greedy(s, random) : rollout::random_action(game, s, random);
            game.apply(s, action, chance);
        }
    }
    CHECK(said_yes[0] > 1000);
    CHECK(said_yes[1] > 100);
    CHECK(said_yes[2] > 10);
}

TEST_CASE("the same seeds give the games that they have always given") {
    // Random players alone: what greedy takes depends on sums of floats, which compilers may round differently.
    const Thunderstone game = standard_game({}, {});
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Chance chance(seed);
        Random random(seed);
        State s = game.setup(4, chance);
        while (game.to_move(s) != rollout::nobody) {
            game.apply(s, rollout::random_action(game, s, random), chance);
        }
        sum = 31 * sum + game.hash(s);
    }
    CHECK(sum == 0x729F'82C1'E2C4'BFE4U);
}

TEST_CASE("10,000 random games lose no card, and replays end alike" * doctest::test_suite("slow")) {
    const Thunderstone game = standard_game({}, {});
    for (std::uint64_t seed = 0; seed < 10000; ++seed) {
        const int players = 2 + static_cast<int>(seed % 4);
        const std::uint64_t hash = play_soundly(game, players, seed);
        if (seed % 50 == 0) {
            CHECK(play_soundly(game, players, seed) == hash);
        }
    }
}

TEST_CASE("what nobody took counts as not taken, what was not there not at all") {
    const Table t;
    std::array<int, most_kinds + 2> counts;
    counts.fill(-1);
    t.game.tracked(t.s, 0, [&](int index, int count) { counts[static_cast<std::size_t>(index)] = count; });
    CHECK(counts[Table::kind("militia")] == 4);
    CHECK(counts[Table::kind("trainer")] == 0);           // sold in a village
    CHECK(counts[Table::kind("thyrian_lord")] == 0);      // the last of a pile of heroes
    CHECK(counts[Table::kind("disease")] == -1);          // nobody wants to
    CHECK(counts[Table::kind("arcane_energies")] == -1);  // in no village
    CHECK(counts[t.game.tracked_names().size() - 1] == 0);
}

TEST_CASE("the rule of thumb finds both ends of the game and all that is in it") {
    const Thunderstone game = standard_game({}, {});
    std::array<int, 3> ends{};
    int winners = 0;
    int bounties = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Chance chance(seed);
        Random random(seed);
        State s = game.setup(4, chance);
        while (game.to_move(s) != rollout::nobody) {
            game.apply(s, game.greedy(s, random), chance);
        }
        ++ends[static_cast<std::size_t>(game.end_reason(s))];
        int best = 0;
        int sum = 0;
        for (int player = 0; player < 4; ++player) {
            best = std::max(best, game.score(s, player));
            sum += game.score(s, player);
            bounties += s.players[static_cast<std::size_t>(player)].bounties;
        }
        winners += best;
        CHECK(best <= 100);
        CHECK(sum <= 245);
        CHECK(game.round(s) <= 60);
    }
    CHECK(ends[0] > 5);
    CHECK(ends[1] > 5);
    CHECK(ends[2] == 0);
    CHECK(winners / 60 >= 25);
    CHECK(winners / 60 <= 65);
    CHECK(bounties / 60 >= 2);
}

}  // namespace ziggurat::tabletop::thunderstone::tests
