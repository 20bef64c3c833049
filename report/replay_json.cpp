// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/replay_json.h"

#include <cmath>

#include <nlohmann/json.hpp>

namespace ziggurat::report {

namespace {

using Json = nlohmann::ordered_json;

Json unless_none(int number) {
    return number == rollout::View::none ? Json(nullptr) : Json(number);
}

Json thing_json(const rollout::View::Thing& thing) {
    return Json{{"id", thing.id},
                {"name", thing.name},
                {"owner", unless_none(thing.owner)},
                {"count", thing.count},
                {"facts", thing.facts}};
}

Json place_json(const rollout::View::Place& place) {
    Json things = Json::array();
    for (const auto& thing : place.things) {
        things.push_back(thing_json(thing));
    }
    return Json{{"id", place.id},
                {"name", place.name},
                {"kind", place.kind},
                {"owner", unless_none(place.owner)},
                {"row", unless_none(place.row)},
                {"column", unless_none(place.column)},
                {"facts", place.facts},
                {"things", std::move(things)}};
}

Json moment_json(const rollout::Replay::Moment& moment, std::size_t players) {
    Json json{{"round", moment.round}, {"active", moment.active}};
    json["scores"] = Json::array();
    json["chances"] = Json::array();
    for (std::size_t seat = 0; seat < players; ++seat) {
        json["scores"].push_back(moment.scores[seat]);
        // Three decimals are more than an estimate can tell.
        json["chances"].push_back(std::round(moment.chances[seat] * 1000) / 1000);
    }
    return json;
}

/// Texts of a record may be any bytes; what is no UTF-8 is replaced.
std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string to_json(const rollout::View& view) {
    Json json{{"title", view.title}, {"active", view.active}};
    json["seats"] = Json::array();
    for (const auto& seat : view.seats) {
        json["seats"].push_back(Json{{"facts", seat.facts}, {"isOut", seat.is_out}});
    }
    json["places"] = Json::array();
    for (const auto& place : view.places) {
        json["places"].push_back(place_json(place));
    }
    return dumped(json);
}

std::string to_json(const rollout::GameRecord& record, const rollout::Replay& replay) {
    Json json{{"game", record.game},   {"players", record.players}, {"seed", record.seed},
              {"index", record.index}, {"steps", Json::array()},    {"course", Json::array()}};
    for (std::size_t i = 0; i < static_cast<std::size_t>(replay.steps()); ++i) {
        json["steps"].push_back(Json{{"seat", record.steps[i].seat}, {"action", record.steps[i].action}});
    }
    for (const auto& moment : replay.course()) {
        json["course"].push_back(moment_json(moment, record.players.size()));
    }
    json["end"] = record.end ? Json(record.end->reason) : Json(nullptr);
    json["flaw"] = replay.flaw() ? Json(replay.flaw()->message) : Json(nullptr);
    return dumped(json);
}

}  // namespace ziggurat::report
