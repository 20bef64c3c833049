// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tournament/schedule.h"

#include <map>

#include <doctest/doctest.h>

using namespace ziggurat::match;

namespace {

MatchSettings settings(std::size_t engines, int games, int rounds) {
    MatchSettings settings;
    settings.engines.resize(engines);
    settings.games = games;
    settings.rounds = rounds;
    return settings;
}

}  // namespace

TEST_CASE("all meet all as often, with both colours, over the same openings") {
    MatchSettings all = settings(4, 2, 3);
    all.repeats_openings = true;
    const Schedule schedule(all);
    CHECK(schedule.games() == 6 * 2 * 3);
    std::map<std::pair<int, int>, int> meetings;
    std::map<int, int> openings;
    std::map<int, std::vector<Encounter>> pairs;
    for (int number = 1; number <= schedule.games(); ++number) {
        const Encounter encounter = schedule.game(number);
        CHECK(encounter.number == number);
        ++meetings[{encounter.white, encounter.black}];
        ++openings[encounter.opening];
        pairs[encounter.pair].push_back(encounter);
    }
    CHECK(meetings.size() == 12);
    for (const auto& [engines, count] : meetings) {
        CHECK(count == 3);
    }
    CHECK(openings == std::map<int, int>{{0, 12}, {1, 12}, {2, 12}});
    for (const auto& [pair, games] : pairs) {
        REQUIRE(games.size() == 2);
        CHECK(games[0].white == games[1].black);
        CHECK(games[0].opening == games[1].opening);
    }
}

TEST_CASE("a gauntlet, and matches without swaps or repeats") {
    MatchSettings gauntlet = settings(4, 1, 2);
    gauntlet.kind = TournamentKind::Gauntlet;
    const Schedule schedule(gauntlet);
    CHECK(schedule.games() == 6);
    for (int number = 1; number <= 6; ++number) {
        const Encounter encounter = schedule.game(number);
        CHECK((encounter.white == 0 || encounter.black == 0));
        CHECK(encounter.opening == (number - 1) / 3);
    }
    MatchSettings fixed = settings(2, 4, 1);
    fixed.swaps_colours = false;
    for (int number = 1; number <= 4; ++number) {
        CHECK(Schedule(fixed).game(number).white == 0);
        CHECK(Schedule(fixed).game(number).opening == number - 1);
    }
}
