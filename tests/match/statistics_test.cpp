// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/statistics.h"

#include <algorithm>
#include <sstream>

#include <doctest/doctest.h>

#include "match/report/progress.h"
#include "match/report/summary.h"

using namespace ziggurat::match;

namespace {

GameRecord game(int number, Result result, Ending ending, std::size_t plies) {
    GameRecord record;
    record.number = number;
    record.end = {result, ending, "because"};
    record.san_moves.resize(plies);
    return record;
}

}  // namespace

TEST_CASE("games are summed up") {
    Statistics statistics;
    CHECK(statistics.average_length() == 0);
    CHECK(summary(statistics) == "Games: 0\nWhite wins: 0, draws: 0, Black wins: 0\nEndings: none\n"
                                 "Average length: 0.0 plies\n");
    statistics.add(game(1, Result::WhiteWins, Ending::Checkmate, 31));
    statistics.add(game(2, Result::Draw, Ending::Repetition, 40));
    statistics.add(game(3, Result::BlackWins, Ending::TimeForfeit, 20));
    statistics.add(game(4, Result::BlackWins, Ending::Checkmate, 10));
    CHECK(statistics.games() == 4);
    CHECK(statistics.faults() == 1);
    CHECK(short_score(statistics) == "+1 =1 -2");
    CHECK(summary(statistics) == "Games: 4\nWhite wins: 1, draws: 1, Black wins: 2\n"
                                 "Endings: checkmate 2, threefold repetition 1, time forfeit 1\n"
                                 "Average length: 25.2 plies\n");
}

TEST_CASE("progress is a line a game elsewhere, and one line on a terminal") {
    Statistics statistics;
    const GameRecord record = game(1, Result::WhiteWins, Ending::Checkmate, 31);
    statistics.add(record);
    std::ostringstream piped;
    Progress plain(piped, false, 5);
    plain.game_over(record, statistics);
    plain.finish();
    CHECK(piped.str() == "Game 1 of 5: 1-0 {because} after 31 plies, +1 =0 -0\n");
    std::ostringstream terminal;
    Progress live(terminal, true, 5);
    live.game_over(record, statistics);
    CHECK(terminal.str() == "\r\033[K[####................] 1/5  +1 =0 -0  last: game 1 1-0, checkmate");
    live.finish();
    live.finish();
    const std::string text = terminal.str();
    CHECK(text.back() == '\n');
    CHECK(std::count(text.begin(), text.end(), '\n') == 1);
}

TEST_CASE("which endings are faults") {
    for (const Ending ending : {Ending::Checkmate, Ending::Stalemate, Ending::Repetition, Ending::FiftyMoves,
                                Ending::DeadPosition, Ending::Resignation, Ending::AdjudicatedWin,
                                Ending::AdjudicatedDraw, Ending::MoveLimit, Ending::Unfit, Ending::Interrupted}) {
        CHECK_FALSE(is_fault(ending));
    }
    for (const Ending ending :
         {Ending::TimeForfeit, Ending::IllegalMove, Ending::FalseClaim, Ending::Crash, Ending::Stall}) {
        CHECK(is_fault(ending));
    }
}

TEST_CASE("pairs of games are counted as the engine with the lower place sees them") {
    Statistics statistics({"A", "B", "C"});
    const auto add = [&](int white, int black, int pair, Result result) {
        GameRecord record = game(1, result, Ending::Checkmate, 10);
        record.engines = {white, black};
        record.pair = pair;
        statistics.add(record);
    };
    add(0, 1, 0, Result::WhiteWins);
    add(1, 0, 0, Result::BlackWins);
    add(0, 1, 3, Result::Draw);
    add(0, 2, 1, Result::BlackWins);
    add(1, 0, 3, Result::WhiteWins);
    CHECK(statistics.tally(0, 1) == Tally{2, 1, 1, {0, 1, 0, 0, 1}});
    CHECK(statistics.tally(1, 0) == Tally{1, 1, 2, {1, 0, 0, 1, 0}});
    CHECK(statistics.total(0).games() == 5);
    CHECK(statistics.total(2) == Tally{1, 0, 0, {}});
    const std::string text = summary(statistics);
    CHECK(text.find("rank  name") == 0);
    CHECK(text.find("nan") == std::string::npos);
    CHECK(text.find("inf") == std::string::npos);
    CHECK(short_score(statistics) == "C +1 =0 -0");
}

TEST_CASE("faults are counted for whom they cost the game") {
    Statistics statistics({"A", "B"});
    GameRecord record = game(1, Result::BlackWins, Ending::Crash, 3);
    record.engines = {1, 0};
    statistics.add(record);
    CHECK(statistics.faults_of(1) == 1);
    CHECK(statistics.faults_of(0) == 0);
    CHECK(summary(statistics).find("Lost by faults of its own: B 1\n") != std::string::npos);
}
