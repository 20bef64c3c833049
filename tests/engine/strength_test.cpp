// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "engine/eval/chances.h"
#include "engine/handicap.h"
#include "tests/engine/heard.h"

// What scores stand for, and playing below one's strength.

namespace ziggurat::engine::tests {

using eval::Chances;
using eval::results_of;

TEST_CASE("chances add up, rise with the score, and are the mirror of the opponent's") {
    constexpr Chances chances{110, 165};
    CHECK(results_of(chances, 110).win == 500);
    WinDrawLoss last = results_of(chances, -4000);
    CHECK(last.loss > 990);
    for (int score = -4000; score <= 4000; score += 50) {
        CAPTURE(score);
        const WinDrawLoss results = results_of(chances, score);
        CHECK(results.win + results.draw + results.loss == 1000);
        CHECK(results.draw >= 0);
        CHECK(results.win >= last.win);
        CHECK(results.loss <= last.loss);
        const WinDrawLoss mirrored = results_of(chances, -score);
        CHECK(results == WinDrawLoss{mirrored.loss, mirrored.draw, mirrored.win});
        last = results;
    }
    CHECK(results_of(chances, search::mate_in(5)) == WinDrawLoss{1000, 0, 0});
    CHECK(results_of(chances, search::mated_in(4)) == WinDrawLoss{0, 0, 1000});
}

TEST_CASE("levels rise in nodes and fall in wandering; Elo picks a level below the full one") {
    for (int level = 0; level + 1 < full_level; ++level) {
        CHECK(handicap_of(level).nodes < handicap_of(level + 1).nodes);
        CHECK(handicap_of(level).wandering > handicap_of(level + 1).wandering);
    }
    CHECK(level_of_elo(weakest_elo) == 0);
    CHECK(level_of_elo(weakest_elo - 500) == 0);
    CHECK(level_of_elo(strongest_elo) == full_level - 1);
    CHECK(level_of_elo(1500) < level_of_elo(2000));
}

TEST_CASE("a weak level looks at few nodes, tells one line, and plays legal moves that differ from game to game") {
    for (const std::string_view variant : {"chess", "levelup", "mystic", "stackchess"}) {
        CAPTURE(variant);
        const auto session = session_of(variant);
        Settings settings;
        settings.level = 0;
        REQUIRE_FALSE(session->configure(settings));
        std::vector<std::string> bests;
        for (int game = 0; game < 12; ++game) {
            session->new_game();
            const auto heard = search(*session, to_depth(30));
            CHECK(session->game().canonical(heard->best()));
            CHECK(heard->last().nodes <= handicap_of(0).nodes);
            for (const LineReport& report : heard->reports) {
                CHECK(report.line == 1);
            }
            bests.push_back(heard->best());
        }
        CHECK(std::count(bests.begin(), bests.end(), bests.front()) < 12);
        settings.level = full_level;
        REQUIRE_FALSE(session->configure(settings));
        CHECK(search(*session, to_nodes(3000))->last().nodes > handicap_of(0).nodes);
    }
}

TEST_CASE("limited strength is the same again for the same games") {
    const auto play = [] {
        const auto session = session_of("chess");
        Settings settings;
        settings.elo = 1400;
        REQUIRE_FALSE(session->configure(settings));
        std::string moves;
        for (int ply = 0; ply < 12; ++ply) {
            const auto heard = search(*session, to_depth(20));
            moves += heard->best() + ' ';
            REQUIRE_FALSE(session->game().play(heard->best()));
        }
        return moves;
    };
    CHECK(play() == play());
}

}  // namespace ziggurat::engine::tests
