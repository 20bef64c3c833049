// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <sstream>

#include <doctest/doctest.h>

#include "report/csv.h"
#include "report/html/svg_drawing.h"
#include "report/numbers.h"
#include "report/progress.h"

namespace ziggurat::report {

TEST_CASE("figures are written for people") {
    CHECK_EQ(decimal(12.345, 1), "12.3");
    CHECK_EQ(decimal(std::nullopt, 1), "–");
    CHECK_EQ(grouped(0), "0");
    CHECK_EQ(grouped(999), "999");
    CHECK_EQ(grouped(1000), "1,000");
    CHECK_EQ(grouped(-1234567), "-1,234,567");
    CHECK_EQ(percent(std::nullopt), "–");
    CHECK_EQ(percent_with_interval(Share{0.45, {0.4, 0.501}}), "45.0 % (40.0 to 50.1)");
    CHECK_EQ(points_with_interval(Share{-0.0321, {-0.1, 0.0001}}), "−3.2 (−10.0 to 0.0)");
    CHECK_EQ(escaped("<a href=\"x\">'&'</a>"), "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
}

TEST_CASE("ticks are round numbers within their bounds") {
    CHECK(ticks(0, 1, 5) == std::vector<double>{0, 0.2, 0.4, 0.6000000000000001, 0.8, 1});
    CHECK(ticks(-7, 23, 6) == std::vector<double>{-5, 0, 5, 10, 15, 20});
    for (const double tick : ticks(-0.3, 0.3, 6)) {
        CHECK_FALSE((tick == 0 && std::signbit(tick)));
    }
}

TEST_CASE("a table of games is in their order, whatever the order they end in") {
    tabletop::rollout::GameFacts facts;
    facts.end_reasons = {"plain", "with \"quotes\", and commas"};
    std::vector<tabletop::rollout::PlayerOptions> players(2);
    players[0].text = "greedy";
    players[1].text = "flat:c=1";
    std::ostringstream out;
    CsvWriter csv(out, facts, players, 5);
    tabletop::rollout::GameResult game;
    game.players = 2;
    game.seats[0].participant = 1;
    game.seats[1].share = 1;
    for (const std::int64_t index : {7, 5, 6}) {
        game.index = index;
        game.end_reason = static_cast<int>(index) - 6;
        csv.add(game);
    }
    CHECK_EQ(out.str(),
             "game,seat,participant,player,win_share,score,rounds,decisions,choices,actions_offered,end_reason\n"
             "5,1,2,flat:c=1,,0,0,0,0,0,unfinished\n"
             "5,2,1,greedy,,0,0,0,0,0,unfinished\n"
             "6,1,2,flat:c=1,0.000000,0,0,0,0,0,plain\n"
             "6,2,1,greedy,1.000000,0,0,0,0,0,plain\n"
             "7,1,2,flat:c=1,0.000000,0,0,0,0,0,\"with \"\"quotes\"\", and commas\"\n"
             "7,2,1,greedy,1.000000,0,0,0,0,0,\"with \"\"quotes\"\", and commas\"\n");
}

TEST_CASE("progress is a few lines, one line, or none") {
    const auto told = [](Progress::Style style, int games, std::chrono::minutes longest_silence) {
        std::ostringstream out;
        {
            Progress progress(out, style, games, longest_silence);
            for (int i = 0; i < games; ++i) {
                progress.game_over();
            }
        }
        return out.str();
    };
    const auto count = [](const std::string& text, char c) { return std::count(text.begin(), text.end(), c); };
    constexpr std::chrono::minutes hour{60};
    CHECK_EQ(told(Progress::Style::Silent, 1000, hour), "");
    CHECK_EQ(told(Progress::Style::Lines, 0, hour), "");
    CHECK_EQ(count(told(Progress::Style::Lines, 1000, hour), '\n'), 10);
    CHECK_EQ(count(told(Progress::Style::Lines, 1000, hour), '\r'), 0);
    CHECK_EQ(count(told(Progress::Style::Lines, 3, hour), '\n'), 3);
    // When nothing has been told for long, the next game is.
    CHECK_EQ(count(told(Progress::Style::Lines, 1000, std::chrono::minutes(0)), '\n'), 1000);
    CHECK_EQ(count(told(Progress::Style::Terminal, 1000, hour), '\n'), 1);
    CHECK(count(told(Progress::Style::Terminal, 1000, hour), '\r') >= 1);
}

}  // namespace ziggurat::report
