// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include <nlohmann/json.hpp>

#include "report/json.h"
#include "report/json_format.h"

namespace ziggurat::report {

namespace {

using Json = nlohmann::ordered_json;

/// Six decimals are more than any run can tell, and read better than seventeen.
Json number(const std::optional<double>& value) {
    if (!value || !std::isfinite(*value)) {
        return nullptr;
    }
    return std::round(*value * 1e6) / 1e6;
}

Json ratio(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? Json(nullptr) : number(static_cast<double>(part) / static_cast<double>(whole));
}

Json interval(const std::optional<Share>& share) {
    return share ? Json{number(share->interval.low), number(share->interval.high)} : Json(nullptr);
}

Json value(const std::optional<Share>& share) {
    return share ? number(share->value) : Json(nullptr);
}

Json counts(const rollout::Histogram& histogram) {
    Json list = Json::array();
    for (const auto& [number, times] : histogram.counts()) {
        list.push_back(Json::array({number, times}));
    }
    return list;
}

Json spread(const rollout::Histogram& histogram) {
    Json json;
    json["mean"] = number(histogram.mean());
    json["deviation"] = number(histogram.deviation());
    constexpr std::array<std::pair<const char*, double>, 7> quantiles{
        {{"least", 0}, {"p10", 0.1}, {"p25", 0.25}, {"median", 0.5}, {"p75", 0.75}, {"p90", 0.9}, {"most", 1}}};
    for (const auto& [name, share] : quantiles) {
        const auto quantile = histogram.quantile(share);
        json[name] = quantile ? Json(*quantile) : Json(nullptr);
    }
    return json;
}

Json seat_sums(const rollout::SeatTally& sums) {
    Json json;
    json["games"] = sums.games;
    json["win_parts"] = sums.win_parts;
    json["win_share"] = value(win_share(sums));
    json["win_interval"] = interval(win_share(sums));
    return json;
}

Json participant(const Simulation& simulation, int number) {
    const rollout::SeatTally all = simulation.tally.participant(number);
    Json json;
    json["player"] = simulation.setting.players[static_cast<std::size_t>(number)];
    json.update(seat_sums(all));
    json["score"] = spread(all.scores);
    json["decisions_a_game"] = ratio(all.decisions, all.games);
    json["choices_a_game"] = ratio(all.choices, all.games);
    json["actions_a_choice"] = ratio(all.offered, all.choices);
    for (int s = 0; s < simulation.tally.players; ++s) {
        const rollout::SeatTally& sums = simulation.tally.seat(number, s);
        Json seat;
        seat["seat"] = s + 1;
        seat.update(seat_sums(sums));
        seat["decisions"] = sums.decisions;
        seat["choices"] = sums.choices;
        seat["actions_offered"] = sums.offered;
        seat["scores"] = counts(sums.scores);
        json["seats"].push_back(std::move(seat));
    }
    return json;
}

Json seats(const Simulation& simulation) {
    Json list = Json::array();
    for (int s = 0; s < simulation.tally.players; ++s) {
        const rollout::SeatTally sums = simulation.tally.seat(s);
        Json seat;
        seat["seat"] = s + 1;
        seat.update(seat_sums(sums));
        seat["score"] = spread(sums.scores);
        list.push_back(std::move(seat));
    }
    return list;
}

/// How much more than its even part the first seat wins.
Json first_mover(const Simulation& simulation) {
    const auto share = simulation.tally.players > 0 ? win_share(simulation.tally.seat(0)) : std::nullopt;
    const double even = 1.0 / std::max(1, simulation.tally.players);
    Json json;
    json["even_share"] = number(even);
    json["advantage"] = share ? number(share->value - even) : Json(nullptr);
    json["interval"] =
        share ? Json{number(share->interval.low - even), number(share->interval.high - even)} : Json(nullptr);
    return json;
}

Json end_reasons(const Simulation& simulation) {
    Json list = Json::array();
    for (std::size_t i = 0; i < simulation.setting.end_reasons.size(); ++i) {
        const std::int64_t games = simulation.tally.end_reasons[i];
        const auto share = wilson(static_cast<double>(games), simulation.tally.finished());
        Json json;
        json["reason"] = simulation.setting.end_reasons[i];
        json["games"] = games;
        json["share"] = value(share);
        json["interval"] = interval(share);
        list.push_back(std::move(json));
    }
    return list;
}

Json length(const rollout::Histogram& histogram) {
    Json json = spread(histogram);
    json["counts"] = counts(histogram);
    return json;
}

Json tracked_sums(const rollout::TrackedTally& sums) {
    const Lift lift = lift_of(sums);
    Json json;
    json["games"] = sums.games;
    json["games_taken"] = sums.games_taken;
    json["copies"] = sums.copies;
    json["win_parts"] = sums.win_parts;
    json["win_parts_taken"] = sums.win_parts_taken;
    json["taken_share"] = value(lift.taken);
    json["taken_interval"] = interval(lift.taken);
    json["win_share_with"] = value(lift.with);
    json["win_interval_with"] = interval(lift.with);
    json["win_share_without"] = value(lift.without);
    json["win_interval_without"] = interval(lift.without);
    json["lift"] = value(lift.lift);
    json["lift_interval"] = interval(lift.lift);
    return json;
}

Json tracked(const Simulation& simulation) {
    Json list = Json::array();
    for (std::size_t thing = 0; thing < simulation.setting.tracked.size(); ++thing) {
        Json json;
        json["name"] = simulation.setting.tracked[thing];
        json.update(tracked_sums(simulation.tally.tracked_by_all(thing)));
        for (int p = 0; p < simulation.tally.players; ++p) {
            json["by_player"].push_back(tracked_sums(simulation.tally.tracked_by(p, thing)));
        }
        list.push_back(std::move(json));
    }
    return list;
}

Json timing(const Simulation& simulation) {
    const auto& times = simulation.timing;
    Json json;
    json["seconds"] = number(times.seconds);
    json["games_a_second"] =
        times.seconds > 0 ? number(static_cast<double>(simulation.tally.games) / times.seconds) : Json(nullptr);
    for (std::size_t p = 0; p < times.playouts.size(); ++p) {
        const double seconds = static_cast<double>(times.thinking_ns[p]) * 1e-9;
        Json player;
        player["playouts"] = times.playouts[p];
        player["thinking_ns"] = times.thinking_ns[p];
        player["playouts_a_second"] =
            seconds > 0 ? number(static_cast<double>(times.playouts[p]) / seconds) : Json(nullptr);
        json["players"].push_back(std::move(player));
    }
    return json;
}

bool has_members(const Json& json) {
    return json.is_object() ||
           std::any_of(json.begin(), json.end(), [](const Json& part) { return part.is_object(); });
}

/// Members each on a line, but lists of numbers on one: a histogram would else be as long as a book.
void append(const Json& json, std::size_t depth, std::string& text) {
    if (!json.is_structured() || json.empty() || !has_members(json)) {
        text += json.dump(-1, ' ', true, Json::error_handler_t::replace);
        return;
    }
    const std::string margin(2 * depth, ' ');
    const char* separator = "\n";
    text += json.is_object() ? "{" : "[";
    for (const auto& [name, value] : json.items()) {
        text += separator + margin + "  ";
        text += json.is_object() ? Json(name).dump(-1, ' ', true) + ": " : "";
        append(value, depth + 1, text);
        separator = ",\n";
    }
    text += "\n" + margin + (json.is_object() ? "}" : "]");
}

}  // namespace

std::string to_json(const Simulation& simulation) {
    const Simulation::Setting& setting = simulation.setting;
    Json json;
    json["format"] = json_format;
    json["game"] = setting.game;
    json["set_up"] = setting.set_up.empty() ? Json(nullptr) : Json(setting.set_up);
    json["players"] = setting.players;
    json["seed"] = setting.seed;
    json["most_decisions"] = setting.most_decisions;
    json["covered"] = simulation.covered;
    json["games"] = simulation.tally.games;
    json["finished"] = simulation.tally.finished();
    json["unfinished"] = simulation.tally.unfinished;
    json["parts_of_a_win"] = rollout::parts_of_a_win;
    json["checksum"] = simulation.tally.checksum;
    json["confidence"] = confidence;
    for (int p = 0; p < simulation.tally.players; ++p) {
        json["participants"].push_back(participant(simulation, p));
    }
    json["seats"] = seats(simulation);
    json["first_mover"] = first_mover(simulation);
    json["rounds"] = length(simulation.tally.rounds);
    json["decisions"] = length(simulation.tally.decisions);
    json["end_reasons"] = end_reasons(simulation);
    json["tracked"] = tracked(simulation);
    json["timing"] = timing(simulation);
    std::string text;
    append(json, 0, text);
    return text + "\n";
}

}  // namespace ziggurat::report
