// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/chance.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>

#include <doctest/doctest.h>

#include "tabletop/rollout/arena/play_game.h"
#include "tests/tabletop/rollout/toys/kuhn.h"

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace)

TEST_CASE("xoshiro256++ gives the numbers of its authors' program") {
    base::Xoshiro256 random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    constexpr std::array<std::uint64_t, 6> published{
        41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205U, 9973669472204895162U};
    for (const std::uint64_t expected : published) {
        CHECK_EQ(random.next(), expected);
    }
}

TEST_CASE("below is even and stays below") {
    Random random(1);
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 52U}) {
        std::array<int, 52> counts{};
        constexpr int draws = 20'000;
        for (int i = 0; i < draws; ++i) {
            const std::uint32_t number = random.below(bound);
            REQUIRE(number < bound);
            ++counts[number];
        }
        double chi_square = 0;
        const double expected = static_cast<double>(draws) / bound;
        for (std::uint32_t n = 0; n < bound; ++n) {
            chi_square += (counts[n] - expected) * (counts[n] - expected) / expected;
        }
        CHECK(chi_square < 100);  // for 51 degrees of freedom: one run in 20,000
    }
}

TEST_CASE("every order of four cards is shuffled as often") {
    Random random(2);
    std::array<int, 256> counts{};
    for (int i = 0; i < 24'000; ++i) {
        std::array<int, 4> cards{0, 1, 2, 3};
        random.shuffle(std::span(cards));
        ++counts[static_cast<std::size_t>(cards[0] * 64 + cards[1] * 16 + cards[2] * 4 + cards[3])];
    }
    CHECK_EQ(std::count_if(counts.begin(), counts.end(), [](int count) { return count > 0; }), 24);
    CHECK(std::all_of(counts.begin(), counts.end(),
                      [](int count) { return count == 0 || (count > 850 && count < 1150); }));
}

TEST_CASE("a channel's k-th generator does not depend on the other channels, nor on what was drawn") {
    Chance quiet(7);
    Chance busy(7);
    for (int i = 0; i < 5; ++i) {
        for (int channel = 1; channel < Chance::channels; ++channel) {
            Random other = busy.next(channel);
            other.next();
        }
        Random one = quiet.next(0);
        Random same = busy.next(0);
        const std::uint64_t first = one.next();
        CHECK_EQ(first, same.next());
        for (int drawn = 0; drawn < i; ++drawn) {
            same.next();
        }
    }
}

TEST_CASE("no two channels, turns, games, seeds or seats share a stream") {
    std::set<std::uint64_t> starts;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        for (std::int64_t game = 0; game < 50; ++game) {
            const GameSeed game_seed(seed, game);
            Chance chance = game_seed.chance();
            for (int turn = 0; turn < 5; ++turn) {
                for (int channel = 0; channel < Chance::channels; ++channel) {
                    CHECK(starts.insert(chance.next(channel).next()).second);
                }
                for (int seat = 0; seat < max_players; ++seat) {
                    CHECK(starts.insert(game_seed.decision(seat, turn).next()).second);
                }
            }
        }
    }
}

TEST_CASE("the deal stays the same when a player is another") {
    const Kuhn game;
    for (std::int64_t k = 0; k < 100; ++k) {
        std::array<std::array<std::int8_t, 7>, 2> deals{};
        for (const bool is_greedy : {false, true}) {
            RandomPlayer<Kuhn> random;
            GreedyPlayer<Kuhn> greedy(game);
            Player<Kuhn>* const second = is_greedy ? static_cast<Player<Kuhn>*>(&greedy) : &random;
            const std::array<Seat<Kuhn>, 2> seats{{{&random, 0, nullptr}, {second, 1, nullptr}}};
            const auto note = [&](const KuhnState& state, KuhnAction) { deals[is_greedy ? 1 : 0] = state.cards; };
            GamePlay<Kuhn>(game).play(GameSeed(3, k), seats, {}, note);
        }
        CHECK_EQ(deals[0], deals[1]);
    }
}

}  // namespace ziggurat::tabletop::tests
