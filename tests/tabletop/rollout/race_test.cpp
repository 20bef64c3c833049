// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/players/race.h"

#include <doctest/doctest.h>

#include "tabletop/rollout/chance.h"

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace)

namespace {

/// Runs rounds until the race is decided, at most so many. All share a luck, and reward(entrant, luck) is a
/// number.
template <class Reward>
int run(Race& race, int most, const Reward& reward) {
    Random random(1);
    int rounds = 0;
    while (!race.is_decided() && rounds < most) {
        const double luck = random.unit();
        for (const std::size_t entrant : race.running()) {
            race.reward(entrant, reward(entrant, luck));
        }
        race.end_round();
        ++rounds;
    }
    return rounds;
}

}  // namespace

TEST_CASE("who is a little better in every dealing wins a race soon, however much the dealings differ") {
    Race race;
    race.start(3, 0);
    const int rounds =
        run(race, 1000, [](std::size_t i, double luck) { return 0.9 * luck + (i == 2 ? 0.01 : 0); });
    CHECK(rounds < 100);
    CHECK(race.is_decided());
    CHECK_EQ(race.winner(0), 2);
}

TEST_CASE("who is behind drops out early, and the others go on") {
    Race race;
    race.start(3, 0);
    // The first two take turns at being lucky.
    run(race, 50, [](std::size_t i, double luck) { return i == 2 ? 0.1 : (luck < 0.5) == (i == 0) ? 1.0 : 0.3; });
    CHECK_EQ(race.running(), std::vector<std::size_t>{0, 1});
}

TEST_CASE("of actions that do the same the advised one is left") {
    for (const std::size_t advised : {0U, 1U, 2U}) {
        Race race;
        race.start(3, advised);
        CHECK(run(race, 1000, [](std::size_t, double luck) { return luck; }) < 100);
        CHECK(race.is_decided());
        CHECK_EQ(race.winner(0), advised);
    }
}

TEST_CASE("the advised action stays where the lead before it may be luck") {
    Race race;
    race.start(2, 1);
    int n = 0;
    run(race, 20, [&n](std::size_t i, double) {
        ++n;
        return i == 1 ? 0.5 : n % 3 == 0 ? 0.1 : 0.8;  // 0.57 on average
    });
    CHECK_FALSE(race.is_decided());
    CHECK_EQ(race.winner(0), 0);
    CHECK_EQ(race.winner(4), 1);
}

TEST_CASE("without a single round the advised action is taken") {
    Race race;
    race.start(4, 2);
    CHECK_EQ(race.winner(1), 2);
    race.start(2, 1);
    CHECK_EQ(race.winner(0), 1);
}

}  // namespace ziggurat::tabletop::tests
