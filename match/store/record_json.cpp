// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/store/record_json.h"

#include <nlohmann/json.hpp>

namespace ziggurat::match {

using nlohmann::ordered_json;

namespace {

ordered_json note_json(const MoveNote& note) {
    ordered_json json = ordered_json::array({note.time_ms});
    if (note.thought) {
        json.push_back(note.thought->score_cp);
        json.push_back(note.thought->depth);
    }
    return json;
}

MoveNote note_from(const ordered_json& json) {
    MoveNote note;
    note.time_ms = json.at(0).get<std::int64_t>();
    if (json.size() == 3) {
        note.thought = Assessment{json.at(1).get<int>(), json.at(2).get<int>()};
    }
    return note;
}

/// The value of an enumeration whose words these are; throws where there is none.
template <class Enumeration>
Enumeration named(const std::string& word, int count, std::string_view (*word_of)(Enumeration)) {
    for (int i = 0; i < count; ++i) {
        if (word_of(static_cast<Enumeration>(i)) == word) {
            return static_cast<Enumeration>(i);
        }
    }
    throw std::runtime_error("\"" + word + "\" is no result or ending");
}

constexpr int result_count = static_cast<int>(Result::Unknown) + 1;

}  // namespace

std::string to_json(const GameRecord& record) {
    ordered_json json;
    json["number"] = record.number;
    json["engines"] = record.engines;
    json["pair"] = record.pair;
    json["variant"] = record.variant;
    json["players"] = record.players;
    json["date"] = record.date;
    json["time_control"] = record.time_control;
    json["start_fen"] = record.start_fen;
    json["last_fen"] = record.last_fen;
    json["own_start"] = record.has_own_start;
    json["white_first"] = record.first_side == movegen::Side::White;
    json["first_number"] = record.first_number;
    json["opening_plies"] = record.opening_plies;
    json["sans"] = record.san_moves;
    json["notes"] = ordered_json::array();
    for (const MoveNote& note : record.notes) {
        json["notes"].push_back(note_json(note));
    }
    json["result"] = to_string(record.end.result);
    json["ending"] = describe(record.end.ending);
    json["remark"] = record.end.remark;
    // An engine's last words may be in any encoding.
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

base::Result<GameRecord> record_from_json(std::string_view line) {
    try {
        const auto json = ordered_json::parse(line);
        GameRecord record;
        json.at("number").get_to(record.number);
        json.at("engines").get_to(record.engines);
        json.at("pair").get_to(record.pair);
        json.at("variant").get_to(record.variant);
        json.at("players").get_to(record.players);
        json.at("date").get_to(record.date);
        json.at("time_control").get_to(record.time_control);
        json.at("start_fen").get_to(record.start_fen);
        json.at("last_fen").get_to(record.last_fen);
        json.at("own_start").get_to(record.has_own_start);
        record.first_side = json.at("white_first").get<bool>() ? movegen::Side::White : movegen::Side::Black;
        json.at("first_number").get_to(record.first_number);
        json.at("opening_plies").get_to(record.opening_plies);
        json.at("sans").get_to(record.san_moves);
        for (const ordered_json& note : json.at("notes")) {
            record.notes.push_back(note_from(note));
        }
        record.end.result = named<Result>(json.at("result").get<std::string>(), result_count, to_string);
        record.end.ending = named<Ending>(json.at("ending").get<std::string>(), ending_count, describe);
        json.at("remark").get_to(record.end.remark);
        return record;
    } catch (const std::exception& error) {
        return base::Error{std::string("no game: ") + error.what()};
    }
}

}  // namespace ziggurat::match
