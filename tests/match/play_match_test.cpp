// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tournament/play_match.h"

#include <doctest/doctest.h>

using namespace ziggurat;

namespace {

match::MatchSettings quick_match() {
    match::Terms terms;
    terms.limits.nodes = 100;
    match::MatchSettings settings;
    settings.games = 4;
    settings.opening_plies = 4;
    settings.engines = match::own_engines("engine", terms);
    for (match::EngineSpec& engine : settings.engines) {
        engine.options = {{"Hash", "1"}};
    }
    return settings;
}

match::MatchEnd play(const match::MatchSettings& settings, const std::stop_token& stop,
                     std::function<void(const match::GameRecord&)> on_game) {
    match::MatchEvents events;
    events.on_game = std::move(on_game);
    return match::play_match(settings, match::all_games(settings), stop, events);
}

std::vector<match::GameRecord> play(const match::MatchSettings& settings) {
    std::vector<match::GameRecord> games;
    const auto end = play(settings, {}, [&](const match::GameRecord& record) { games.push_back(record); });
    REQUIRE_FALSE(end.error);
    CHECK_FALSE(end.has_broken_down);
    return games;
}

}  // namespace

TEST_CASE("a match has its games in order, each ended by the rules") {
    const auto games = play(quick_match());
    REQUIRE(games.size() == 4);
    for (std::size_t i = 0; i < games.size(); ++i) {
        CHECK(games[i].number == static_cast<int>(i) + 1);
        CHECK_FALSE(is_fault(games[i].end.ending));
        CHECK(games[i].end.result != match::Result::Unknown);
        CHECK(games[i].players[0] == "engine");
        CHECK(games[i].san_moves.size() > 4);
    }
}

TEST_CASE("a match is the same however many games run at once") {
    match::MatchSettings settings = quick_match();
    const auto one = play(settings);
    settings.concurrency = 3;
    const auto three = play(settings);
    REQUIRE(one.size() == three.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i].san_moves == three[i].san_moves);
    }
}

TEST_CASE("a match that is stopped tells only games that were finished") {
    match::MatchSettings settings = quick_match();
    settings.games = 1000;
    settings.concurrency = 2;
    std::stop_source source;
    int told = 0;
    const auto end = play(settings, source.get_token(), [&](const match::GameRecord& record) {
        CHECK(record.end.result != match::Result::Unknown);
        ++told;
        source.request_stop();
    });
    CHECK_FALSE(end.error);
    CHECK(told >= 1);
    CHECK(told < 100);
}

TEST_CASE("settings that make no sense are an error before any game") {
    match::MatchSettings settings = quick_match();
    const auto none = [](const match::GameRecord&) { FAIL("a game was played"); };
    settings.variant = "nosuch";
    CHECK(play(settings, {}, none).error);
    settings = quick_match();
    settings.openings = {{"8/8", {}}};
    CHECK(play(settings, {}, none).error);
    settings = quick_match();
    settings.engines.pop_back();
    CHECK(play(settings, {}, none).error);
    settings = quick_match();
    settings.engines[1].terms = {};
    CHECK(play(settings, {}, none).error);
    settings = quick_match();
    settings.engines[1].options = {{"Hash", "many"}};
    CHECK(play(settings, {}, none).error);
    settings = quick_match();
    settings.engines[1].protocol = match::Protocol::Uci;
    settings.engines[1].name = "other";
    CHECK(play(settings, {}, none).error);
    settings.engines[1].command.program = "/nonexistent/engine";
    const auto end = play(settings, {}, none);
    REQUIRE(end.error);
    CHECK(end.error->message == "other: there is no program \"/nonexistent/engine\"");
}
