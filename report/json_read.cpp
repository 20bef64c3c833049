// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "report/json.h"
#include "report/json_format.h"

namespace ziggurat::report {

namespace {

using Json = nlohmann::json;

/// Thrown for a report that is JSON, but not what `to_json` writes.
struct Misshapen : std::runtime_error {
    using std::runtime_error::runtime_error;
};

void demand(bool holds, const char* what) {
    if (!holds) {
        throw Misshapen(what);
    }
}

std::int64_t count(const Json& json, const char* name) {
    const auto number = json.at(name).get<std::int64_t>();
    demand(json.at(name).is_number_integer() && number >= 0, name);
    return number;
}

rollout::Histogram histogram(const Json& pairs) {
    rollout::Histogram histogram;
    for (const Json& pair : pairs) {
        demand(pair.is_array() && pair.size() == 2 && pair[1].get<std::int64_t>() > 0, "a histogram");
        histogram.add(pair[0].get<int>(), pair[1].get<std::int64_t>());
    }
    return histogram;
}

rollout::SeatTally seat(const Json& json) {
    rollout::SeatTally sums;
    sums.games = count(json, "games");
    sums.win_parts = count(json, "win_parts");
    sums.decisions = count(json, "decisions");
    sums.choices = count(json, "choices");
    sums.offered = count(json, "actions_offered");
    sums.scores = histogram(json.at("scores"));
    return sums;
}

rollout::TrackedTally tracked(const Json& json) {
    rollout::TrackedTally sums;
    sums.games = count(json, "games");
    sums.win_parts = count(json, "win_parts");
    sums.games_taken = count(json, "games_taken");
    sums.win_parts_taken = count(json, "win_parts_taken");
    sums.copies = count(json, "copies");
    return sums;
}

Simulation::Setting setting(const Json& json) {
    Simulation::Setting setting;
    setting.game = json.at("game").get<std::string>();
    setting.set_up = json.at("set_up").is_null() ? "" : json.at("set_up").get<std::string>();
    setting.players = json.at("players").get<std::vector<std::string>>();
    demand(setting.players.size() <= static_cast<std::size_t>(rollout::max_players), "players");
    setting.seed = json.at("seed").get<std::uint64_t>();
    setting.most_decisions = json.at("most_decisions").get<int>();
    for (const Json& reason : json.at("end_reasons")) {
        setting.end_reasons.push_back(reason.at("reason").get<std::string>());
    }
    for (const Json& thing : json.at("tracked")) {
        setting.tracked.push_back(thing.at("name").get<std::string>());
    }
    return setting;
}

rollout::Tally tally(const Json& json, const Simulation::Setting& setting) {
    const std::size_t players = setting.players.size();
    rollout::Tally tally(static_cast<int>(players), setting.end_reasons.size(), setting.tracked.size());
    tally.games = count(json, "games");
    tally.unfinished = count(json, "unfinished");
    tally.checksum = json.at("checksum").get<std::uint64_t>();
    tally.rounds = histogram(json.at("rounds").at("counts"));
    tally.decisions = histogram(json.at("decisions").at("counts"));
    for (std::size_t i = 0; i < setting.end_reasons.size(); ++i) {
        tally.end_reasons[i] = count(json.at("end_reasons").at(i), "games");
    }
    demand(json.at("participants").size() == players, "participants");
    for (std::size_t p = 0; p < players; ++p) {
        const Json& seats = json.at("participants").at(p).at("seats");
        demand(seats.size() == players, "seats");
        for (std::size_t s = 0; s < players; ++s) {
            tally.seats[p * players + s] = seat(seats.at(s));
        }
        for (std::size_t thing = 0; thing < setting.tracked.size(); ++thing) {
            tally.tracked[p * setting.tracked.size() + thing] =
                tracked(json.at("tracked").at(thing).at("by_player").at(p));
        }
    }
    return tally;
}

Simulation simulation(const Json& json) {
    demand(json.is_object() && json.value("format", "") == json_format, "the format");
    demand(json.at("parts_of_a_win").get<std::int64_t>() == rollout::parts_of_a_win, "parts_of_a_win");
    Simulation simulation;
    simulation.setting = setting(json);
    simulation.tally = tally(json, simulation.setting);
    simulation.covered = json.at("covered").get<std::vector<Simulation::Range>>();
    std::int64_t covered = 0;
    for (const auto& [first, end] : simulation.covered) {
        demand(first >= 0 && first < end, "covered");
        covered += end - first;
    }
    demand(covered == simulation.tally.games, "covered");
    const Json& timing = json.at("timing");
    simulation.timing.seconds = timing.at("seconds").get<double>();
    demand(timing.at("players").size() == simulation.setting.players.size(), "timing");
    for (const Json& player : timing.at("players")) {
        simulation.timing.playouts.push_back(count(player, "playouts"));
        simulation.timing.thinking_ns.push_back(count(player, "thinking_ns"));
    }
    return simulation;
}

}  // namespace

base::Result<Simulation> from_json(std::string_view text) {
    try {
        return simulation(Json::parse(text));
    } catch (const Json::parse_error& error) {
        return base::Error{"is no JSON, from byte " + std::to_string(error.byte) + " on"};
    } catch (const Misshapen& error) {
        return base::Error{std::string("is no simulation report: ") + error.what() + " is not as it should be"};
    } catch (const Json::exception& error) {
        return base::Error{std::string("is no simulation report: ") + error.what()};
    }
}

}  // namespace ziggurat::report
