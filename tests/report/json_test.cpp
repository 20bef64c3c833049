// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/report/made_up.h"

namespace ziggurat::report {

namespace {

/// The report's text without its timing, which comes last.
std::string lasting(const Simulation& simulation) {
    const std::string text = to_json(simulation);
    return text.substr(0, text.find("\"timing\""));
}

std::string complaint(const std::string& text) {
    const auto simulation = from_json(text);
    return simulation ? std::string() : simulation.error().message;
}

/// The report with one member replaced.
std::string changed(const char* pointer, const nlohmann::ordered_json& value) {
    auto json = nlohmann::ordered_json::parse(to_json(pig_games(0, 4)));
    json[nlohmann::ordered_json::json_pointer(pointer)] = value;
    return json.dump();
}

}  // namespace

TEST_CASE("a JSON report is read back whole") {
    const Simulation simulation = pig_games(3, 50);
    const auto read = from_json(to_json(simulation));
    REQUIRE(read.has_value());
    CHECK(read->setting == simulation.setting);
    CHECK(read->covered == simulation.covered);
    CHECK(read->tally == simulation.tally);
    CHECK(read->timing.playouts == simulation.timing.playouts);
    CHECK(lasting(*read) == lasting(simulation));
}

TEST_CASE("shards add up to the run, in any order") {
    const std::string whole = lasting(pig_games(0, 90));
    std::vector<Simulation> shards;
    for (std::int64_t first = 0; first < 90; first += 30) {
        shards.push_back(*from_json(to_json(pig_games(first, 30))));
    }
    for (const auto& order : {std::vector{0, 1, 2}, {2, 0, 1}, {1, 2, 0}}) {
        Simulation sum = shards[static_cast<std::size_t>(order[0])];
        for (std::size_t i = 1; i < 3; ++i) {
            CHECK_FALSE(add(shards[static_cast<std::size_t>(order[i])], sum).has_value());
        }
        CHECK(lasting(sum) == whole);
    }
}

TEST_CASE("what does not belong together is not added") {
    Simulation sum = pig_games(0, 20);
    CHECK_EQ(add(pig_games(19, 5), sum)->message, "games 19 to 23 are there already");
    Simulation other = pig_games(20, 5);
    other.setting.seed = 1;
    CHECK_EQ(add(other, sum)->message, "is of another seed");
    other = pig_games(20, 5);
    other.setting.players[0] = "random";
    CHECK_EQ(add(other, sum)->message, "is of other players");
    other = pig_games(20, 5);
    other.setting.set_up = "target = 31\n";
    CHECK_EQ(add(other, sum)->message, "is of another game or set-up");
    CHECK(add(pig_games(20, 5, 1000), sum).has_value());
    CHECK(lasting(sum) == lasting(pig_games(0, 20)));
}

TEST_CASE("what is undefined is null, and nothing is not a number") {
    for (const Simulation& simulation : {pig_games(0, 0), pig_games(0, 1), pig_games(0, 5, 3)}) {
        const std::string text = to_json(simulation);
        const auto json = nlohmann::ordered_json::parse(text);
        CHECK(text.find("nan") == std::string::npos);
        CHECK(text.find("inf") == std::string::npos);
        CHECK_EQ(json["participants"].size(), 3);
        CHECK(from_json(text).has_value());
    }
    const auto json = nlohmann::ordered_json::parse(to_json(pig_games(0, 5, 3)));
    CHECK_EQ(json["unfinished"], 5);
    CHECK(json["participants"][0]["win_share"].is_null());
    CHECK(json["seats"][2]["win_interval"].is_null());
    CHECK(json["rounds"]["mean"].is_null());
    CHECK(json["tracked"][0]["lift"].is_null());
    CHECK(json["tracked"][0]["win_share_with"].is_null());
    CHECK(json["end_reasons"][0]["share"].is_null());
    CHECK(json["first_mover"]["advantage"].is_null());
}

TEST_CASE("names are escaped") {
    Simulation simulation = pig_games(0, 1);
    simulation.setting.tracked[0] = "the \"best\" card, né 石\n";
    const std::string text = to_json(simulation);
    CHECK(text.find(R"("the \"best\" card, n\u00e9 \u77f3\n")") != std::string::npos);
    CHECK_EQ(from_json(text)->setting.tracked[0], simulation.setting.tracked[0]);
}

TEST_CASE("texts that are no report are refused with the reason") {
    CHECK(complaint("").find("is no JSON") != std::string::npos);
    CHECK(complaint("{\"format\":").find("is no JSON") != std::string::npos);
    CHECK(complaint("[]").find("the format") != std::string::npos);
    CHECK(complaint("{}").find("the format") != std::string::npos);
    CHECK(complaint(changed("/format", "ziggurat simulation 2")).find("the format") != std::string::npos);
    CHECK(complaint(changed("/games", "many")).find("no simulation report") != std::string::npos);
    CHECK(complaint(changed("/games", 3)).find("covered") != std::string::npos);
    CHECK(complaint(changed("/unfinished", -3)).find("unfinished") != std::string::npos);
    CHECK(complaint(changed("/covered/0", 3)).find("no simulation report") != std::string::npos);
    CHECK_FALSE(complaint(changed("/players", {"a", "b", "c", "d"})).empty());
    CHECK_EQ(complaint(changed("/confidence", 0.5)), "");
}

}  // namespace ziggurat::report
