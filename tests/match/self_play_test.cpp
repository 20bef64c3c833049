// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/self_play.h"

#include <doctest/doctest.h>

using namespace ziggurat;

namespace {

match::SelfPlaySettings quick_match() {
    match::SelfPlaySettings settings;
    settings.games = 4;
    settings.terms.limits.nodes = 100;
    settings.opening_plies = 4;
    settings.engine.hash_mb = 1;
    settings.engine_name = "engine";
    return settings;
}

std::vector<match::GameRecord> play(const match::SelfPlaySettings& settings) {
    std::vector<match::GameRecord> games;
    const auto error =
        match::play_match(settings, {}, [&](const match::GameRecord& record) { games.push_back(record); });
    REQUIRE_FALSE(error);
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
    match::SelfPlaySettings settings = quick_match();
    const auto one = play(settings);
    settings.concurrency = 3;
    const auto three = play(settings);
    REQUIRE(one.size() == three.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i].san_moves == three[i].san_moves);
    }
}

TEST_CASE("a match that is stopped tells only games that were finished") {
    match::SelfPlaySettings settings = quick_match();
    settings.games = 1000;
    settings.concurrency = 2;
    std::stop_source source;
    int told = 0;
    const auto error = match::play_match(settings, source.get_token(), [&](const match::GameRecord& record) {
        CHECK(record.end.result != match::Result::Unknown);
        ++told;
        source.request_stop();
    });
    CHECK_FALSE(error);
    CHECK(told >= 1);
    CHECK(told <= 4);
}

TEST_CASE("settings that make no sense are an error before any game") {
    match::SelfPlaySettings settings = quick_match();
    const auto none = [](const match::GameRecord&) { FAIL("a game was played"); };
    settings.variant = "nosuch";
    CHECK(match::play_match(settings, {}, none));
    settings = quick_match();
    settings.fen = "8/8";
    CHECK(match::play_match(settings, {}, none));
}
