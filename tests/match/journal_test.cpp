// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/store/journal.h"

#include <doctest/doctest.h>

#include "match/report/pgn.h"
#include "match/store/record_json.h"
#include "match/store/settings_json.h"

using namespace ziggurat::match;

namespace {

GameRecord full_record() {
    GameRecord record;
    record.number = 7;
    record.engines = {1, 0};
    record.pair = 3;
    record.variant = "mystic";
    record.players = {"B \"x\"", "A\xff"};
    record.date = "2026.01.02";
    record.time_control = "2+0.02";
    record.start_fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0";
    record.last_fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 19:1 20:0";
    record.has_own_start = true;
    record.first_side = ziggurat::movegen::Side::Black;
    record.first_number = 4;
    record.san_moves = {"@e2", "@e7", "Ke7"};
    record.opening_plies = 1;
    record.notes = {{Assessment{-35, 9}, 120}, {std::nullopt, 5}};
    record.end = {Result::WhiteWins, Ending::IllegalMove, "Black (A) loses by illegal move: \"e2e5\""};
    return record;
}

MatchSettings settings() {
    Terms terms;
    terms.limits.nodes = 100;
    MatchSettings settings;
    settings.engines = own_engines("x", terms);
    return settings;
}

}  // namespace

TEST_CASE("a game goes through JSON unharmed") {
    GameRecord record = full_record();
    record.players[1] = "A";
    const auto read = record_from_json(to_json(record));
    REQUIRE(read);
    CHECK(to_json(*read) == to_json(record));
    CHECK(to_pgn(*read, true) == to_pgn(record, true));
    CHECK(read->engines == record.engines);
    CHECK(read->pair == 3);
    CHECK(to_json(full_record()).find('\n') == std::string::npos);  // bytes that are no UTF-8 do no harm
    for (const char* const text : {"", "{}", "[]", "{\"number\": \"x\"}"}) {
        CHECK_FALSE(record_from_json(text));
    }
}

TEST_CASE("a journal's text, whole and torn") {
    const std::string head = R"({"journal":"ziggurat match","version":1,"shard":"1/2","settings":{"seed":1}})";
    const std::string game = to_json(full_record());
    const auto whole = read_journal(head + '\n' + game + '\n');
    REQUIRE(whole);
    CHECK(whole->head.shard == "1/2");
    CHECK(whole->games.size() == 1);
    const auto torn = read_journal(head + '\n' + game + '\n' + game.substr(0, 50));
    REQUIRE(torn);
    CHECK(torn->games.size() == 1);
    CHECK(torn->whole_bytes == head.size() + game.size() + 2);
    const auto spoiled = read_journal(head + '\n' + game.substr(1) + '\n' + game + '\n');
    REQUIRE_FALSE(spoiled);
    CHECK(spoiled.error().message.find("line 2: ") == 0);
    CHECK_FALSE(read_journal(""));
    CHECK_FALSE(read_journal("hello\n"));
}

TEST_CASE("settings differ where they decide about games, and nowhere else") {
    const std::string json = to_json(settings());
    CHECK(difference(json, json).empty());
    CHECK(engine_names_in(json) == std::vector<std::string>{"x", "x"});
    CHECK(planned_games_in(json) == 1);
    CHECK_FALSE(sprt_in(json));
    MatchSettings other = settings();
    other.concurrency = 3;
    other.recovers = true;
    CHECK(difference(json, to_json(other)).empty());
    other.engines[1].terms.limits.nodes = 200;
    CHECK(difference(json, to_json(other)) == "/engines/1/terms/nodes");
    other = settings();
    other.openings = {{"", {"e2e4"}}};
    const std::string one = to_json(other);
    other.openings = {{"", {"d2d4"}}};
    CHECK(difference(one, to_json(other)) == "/openings/checksum");
    other = settings();
    other.sprt = SprtSettings{0, 10, 0.1, 0.2};
    CHECK(sprt_in(to_json(other)) == other.sprt);
}
