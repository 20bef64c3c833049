// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/replay_json.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tabletop/registry.h"

namespace ziggurat::report::tests {

using Json = nlohmann::json;

TEST_CASE("a view as JSON says what it holds, with null for what there is not") {
    rollout::View view;
    view.title = "Round 1";
    view.active = 1;
    view.seats = {{{"3 supply"}, false}, {{}, true}};
    rollout::View::Place place;
    place.id = "b3";
    place.name = "b3 Forest";
    place.kind = "forest";
    place.row = 2;
    place.column = 3;
    place.things.push_back({"card 7", "Bears", 1, 2, {"2/2", "tapped"}});
    view.places.push_back(place);
    const Json json = Json::parse(to_json(view));
    CHECK_EQ(json["title"], "Round 1");
    CHECK_EQ(json["active"], 1);
    CHECK_EQ(json["seats"],
             Json::parse(R"([{"facts": ["3 supply"], "isOut": false}, {"facts": [], "isOut": true}])"));
    CHECK_EQ(json["places"][0], Json::parse(R"({"id": "b3", "name": "b3 Forest", "kind": "forest", "owner": null,
        "row": 2, "column": 3, "facts": [], "things": [
        {"id": "card 7", "name": "Bears", "owner": 1, "count": 2, "facts": ["2/2", "tapped"]}]})"));
}

TEST_CASE("an opened record as JSON has a moment more than steps, and its flaw") {
    const auto record = rollout::record_from_text(
        "ziggurat game record 1\ngame: pig\nseed: 5\nindex: 2\nplayer: greedy\nplayer: caf\xe9\n"
        "step: 1 roll\nstep: 2 dance\n");
    REQUIRE(record.has_value());
    const auto game = tabletop::make_game("pig", {}, nullptr);
    REQUIRE(game.has_value());
    const auto replay = (*game)->open(*record);
    REQUIRE(replay.has_value());
    const Json json = Json::parse(to_json(*record, **replay));
    CHECK_EQ(json["game"], "pig");
    // Bytes that are no text do no harm.
    CHECK_EQ(json["players"], Json::parse(R"(["greedy", "caf\ufffd"])"));
    CHECK_EQ(json["index"], 2);
    CHECK_EQ(json["steps"], Json::parse(R"([{"seat": 0, "action": "roll"}])"));
    REQUIRE_EQ(json["course"].size(), 2);
    CHECK_EQ(json["course"][0],
             Json::parse(R"({"round": 1, "active": 0, "scores": [0.0, 0.0], "chances": [0.5, 0.5]})"));
    CHECK_EQ(json["end"], nullptr);
    CHECK_EQ(json["flaw"], "line 8, step 2: 'dance' cannot be done here");
}

}  // namespace ziggurat::report::tests
