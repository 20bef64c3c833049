// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tournament/match_settings.h"

#include <algorithm>

namespace ziggurat::match {
namespace {

bool is_limited(const Terms& terms) {
    return terms.time_control || terms.limits.depth || terms.limits.nodes || terms.limits.movetime_ms;
}

bool is_own(const EngineSpec& engine) {
    return engine.protocol == Protocol::Self;
}

std::optional<base::Error> objection(const EngineSpec& engine) {
    const std::string whose = "engine " + engine.name + ": ";
    if (!is_own(engine) && engine.command.program.empty()) {
        return base::Error{"engine " + engine.name + (engine.name.empty() ? "" : ": ") + "has no cmd=PROGRAM"};
    }
    if (!is_limited(engine.terms)) {
        return base::Error{whose + "nothing limits its moves: give it tc=, st=, depth= or nodes="};
    }
    if (engine.protocol == Protocol::Xboard && engine.terms.limits.nodes) {
        return base::Error{whose + "XBoard's protocol cannot limit nodes"};
    }
    return std::nullopt;
}

std::optional<base::Error> objection_to_names(const std::vector<EngineSpec>& engines) {
    if (std::all_of(engines.begin(), engines.end(), is_own)) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < engines.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (engines[i].name == engines[j].name) {
                return base::Error{"two engines are called " + engines[i].name + ": tell them apart by name="};
            }
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<EngineSpec> own_engines(const std::string& name, const Terms& terms) {
    EngineSpec engine;
    engine.name = name;
    engine.protocol = Protocol::Self;
    engine.terms = terms;
    return {engine, engine};
}

std::optional<base::Error> objection(const MatchSettings& settings) {
    const auto game = movegen::make_arbiter(settings.variant);
    if (!game) {
        return game.error();
    }
    if (settings.engines.size() < 2) {
        return base::Error{"a match wants two engines or more"};
    }
    if (settings.sprt && (settings.engines.size() != 2 || !settings.swaps_colours)) {
        return base::Error{"SPRT is a test of two engines that swap colours"};
    }
    for (const EngineSpec& engine : settings.engines) {
        if (const auto error = objection(engine)) {
            return error;
        }
    }
    return objection_to_names(settings.engines);
}

}  // namespace ziggurat::match
