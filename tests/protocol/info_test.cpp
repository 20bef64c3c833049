// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/uci/info.h"

#include <doctest/doctest.h>

using namespace ziggurat;
using namespace ziggurat::protocol;

TEST_CASE("info lines") {
    engine::LineReport report;
    report.depth = 9;
    report.selective_depth = 12;
    report.line = 2;
    report.score = {false, -31};
    report.nodes = 5000;
    report.time_ms = 20;
    report.hashfull_permille = 7;
    report.moves = {"e2e4", "e7e5"};
    CHECK(info_line(report) == "info depth 9 seldepth 12 multipv 2 score cp -31 nodes 5000 nps 250000 hashfull 7 "
                               "tbhits 0 time 20 pv e2e4 e7e5");
    report.bound = engine::Bound::Lower;
    report.score = {true, -3};
    report.time_ms = 0;
    report.moves.clear();
    CHECK(info_line(report) == "info depth 9 seldepth 12 multipv 2 score mate -3 lowerbound nodes 5000 nps "
                               "5000000 hashfull 7 tbhits 0 time 0");
}

TEST_CASE("results stand behind the score where they are wanted") {
    engine::LineReport report;
    report.depth = 1;
    report.score = {false, 40};
    report.bound = engine::Bound::Upper;
    report.results = {300, 600, 100};
    CHECK(info_line(report, true).find("score cp 40 wdl 300 600 100 upperbound nodes") != std::string::npos);
    CHECK(info_line(report).find("wdl") == std::string::npos);
    engine::LineReport over;
    over.score = {true, 0};
    over.results = {0, 0, 1000};
    CHECK(info_line(over, true) == "info depth 0 score mate 0 wdl 0 0 1000");
}

TEST_CASE("of a finished position there is only the score") {
    engine::LineReport report;
    report.score = {true, 0};
    CHECK(info_line(report) == "info depth 0 score mate 0");
}

TEST_CASE("best moves") {
    CHECK(best_move_line({"e2e4", "e7e5"}) == "bestmove e2e4 ponder e7e5");
    CHECK(best_move_line({"e2e4", ""}) == "bestmove e2e4");
    CHECK(best_move_line({}) == "bestmove (none)");
}
