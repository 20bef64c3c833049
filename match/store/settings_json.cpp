// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/store/settings_json.h"

#include <nlohmann/json.hpp>

#include "match/tournament/schedule.h"

namespace ziggurat::match {

using nlohmann::ordered_json;

namespace {

template <class T>
ordered_json or_null(const std::optional<T>& value) {
    return value ? ordered_json(*value) : ordered_json();
}

ordered_json terms_json(const Terms& terms) {
    ordered_json json;
    json["tc"] = terms.time_control ? ordered_json(to_string(*terms.time_control)) : ordered_json();
    json["movetime_ms"] = or_null(terms.limits.movetime_ms);
    json["depth"] = or_null(terms.limits.depth);
    json["nodes"] = or_null(terms.limits.nodes);
    json["margin_ms"] = terms.margin_ms;
    return json;
}

ordered_json engine_json(const EngineSpec& engine) {
    ordered_json json;
    json["name"] = engine.name;
    json["protocol"] = engine.protocol == Protocol::Self  ? "self"
                       : engine.protocol == Protocol::Uci ? "uci"
                                                          : "xboard";
    json["cmd"] = engine.command.program;
    json["args"] = engine.command.arguments;
    json["dir"] = engine.command.directory;
    json["init"] = engine.init_strings;
    json["options"] = engine.options;
    json["variants"] = engine.variant_names;
    json["ponder"] = engine.ponders;
    json["restart"] = engine.restarts;
    json["terms"] = terms_json(engine.terms);
    return json;
}

ordered_json adjudication_json(const AdjudicationRules& rules) {
    ordered_json json;
    if (rules.draw) {
        json["draw"] = {rules.draw->move_number, rules.draw->move_count, rules.draw->score_cp};
    }
    if (rules.resign) {
        json["resign"] = {rules.resign->move_count, rules.resign->score_cp, rules.resign->is_two_sided ? 1 : 0};
    }
    json["max_moves"] = or_null(rules.max_moves);
    return json;
}

/// FNV-1a, 64 bits: the same on every machine.
std::uint64_t checksum(const std::vector<Opening>& openings) {
    std::uint64_t sum = 0xcbf29ce484222325U;
    const auto add = [&sum](const std::string& text) {
        for (const char c : text + '\n') {
            sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
        }
    };
    for (const Opening& opening : openings) {
        add(opening.fen);
        for (const std::string& move : opening.moves) {
            add(move);
        }
    }
    return sum;
}

ordered_json parsed(std::string_view text) {
    return ordered_json::parse(text);
}

}  // namespace

std::string to_json(const MatchSettings& settings) {
    ordered_json json;
    json["variant"] = settings.variant;
    json["engines"] = ordered_json::array();
    for (const EngineSpec& engine : settings.engines) {
        json["engines"].push_back(engine_json(engine));
    }
    json["tournament"] = settings.kind == TournamentKind::Gauntlet ? "gauntlet" : "round-robin";
    json["games"] = settings.games;
    json["rounds"] = settings.rounds;
    json["swap"] = settings.swaps_colours;
    json["repeat"] = settings.repeats_openings;
    json["openings"] = {{"count", settings.openings.size()}, {"checksum", checksum(settings.openings)}};
    json["opening_plies"] = settings.opening_plies;
    json["seed"] = settings.seed;
    json["adjudication"] = adjudication_json(settings.adjudication);
    json["planned"] = Schedule(settings).games();
    if (settings.sprt) {
        const SprtSettings& sprt = *settings.sprt;
        json["sprt"] = {{"elo0", sprt.elo0}, {"elo1", sprt.elo1}, {"alpha", sprt.alpha}, {"beta", sprt.beta}};
    }
    return json.dump();
}

std::vector<std::string> engine_names_in(std::string_view json) {
    std::vector<std::string> names;
    const ordered_json engines = parsed(json).at("engines");
    for (const ordered_json& engine : engines) {
        names.push_back(engine.at("name").get<std::string>());
    }
    return names;
}

int planned_games_in(std::string_view json) {
    return parsed(json).at("planned").get<int>();
}

std::optional<SprtSettings> sprt_in(std::string_view json) {
    const ordered_json settings = parsed(json);
    if (!settings.contains("sprt")) {
        return std::nullopt;
    }
    const ordered_json& sprt = settings.at("sprt");
    return SprtSettings{sprt.at("elo0").get<double>(), sprt.at("elo1").get<double>(),
                        sprt.at("alpha").get<double>(), sprt.at("beta").get<double>()};
}

std::string difference(std::string_view json, std::string_view other) {
    const ordered_json changes = ordered_json::diff(parsed(json), parsed(other));
    return changes.empty() ? "" : changes.at(0).at("path").get<std::string>();
}

}  // namespace ziggurat::match
