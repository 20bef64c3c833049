// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/store/summary_json.h"

#include <nlohmann/json.hpp>

namespace ziggurat::match {

using nlohmann::ordered_json;

namespace {

ordered_json or_null(const std::optional<double>& number) {
    return number ? ordered_json(*number) : ordered_json();
}

ordered_json share(double part, double whole) {
    return whole > 0 ? ordered_json(part / whole) : ordered_json();
}

void add_tally(ordered_json& json, const Tally& tally) {
    const EloEstimate elo = estimate_elo(tally);
    json["games"] = tally.games();
    json["wins"] = tally.wins;
    json["draws"] = tally.draws;
    json["losses"] = tally.losses;
    json["score"] = share(tally.points(), tally.games());
    json["draw_ratio"] = share(tally.draws, tally.games());
    json["elo"] = or_null(elo.difference);
    json["elo_margin_95"] = or_null(elo.margin);
    json["likelihood_of_superiority"] = or_null(likelihood_of_superiority(tally));
    json["pairs"] = tally.pairs;
}

ordered_json sprt_json(const SprtState& state) {
    ordered_json json;
    json["llr"] = state.ratio;
    json["lower"] = state.lower;
    json["upper"] = state.upper;
    json["decision"] = state.decision == SprtState::Decision::Elo0   ? ordered_json("elo0")
                       : state.decision == SprtState::Decision::Elo1 ? ordered_json("elo1")
                                                                     : ordered_json();
    return json;
}

}  // namespace

std::string to_json(const Statistics& statistics, const SummaryFacts& facts) {
    ordered_json json;
    json["end"] = facts.end;
    json["games"] = statistics.games();
    json["white_wins"] = statistics.count(Result::WhiteWins);
    json["draws"] = statistics.count(Result::Draw);
    json["black_wins"] = statistics.count(Result::BlackWins);
    json["average_plies"] = share(statistics.average_length(), statistics.games() > 0 ? 1 : 0);
    json["faults"] = statistics.faults();
    json["endings"] = ordered_json::object();
    for (int i = 0; i < ending_count; ++i) {
        if (const int count = statistics.count(static_cast<Ending>(i)); count > 0) {
            json["endings"][std::string(describe(static_cast<Ending>(i)))] = count;
        }
    }
    json["engines"] = ordered_json::array();
    json["pairings"] = ordered_json::array();
    const int engines = statistics.is_self_play() ? 0 : static_cast<int>(statistics.names().size());
    for (int engine = 0; engine < engines; ++engine) {
        ordered_json entry;
        entry["name"] = statistics.names()[static_cast<std::size_t>(engine)];
        add_tally(entry, statistics.total(engine));
        entry["faults"] = statistics.faults_of(engine);
        json["engines"].push_back(entry);
        for (int opponent = engine + 1; opponent < engines; ++opponent) {
            ordered_json pairing;
            pairing["engines"] = {engine, opponent};
            add_tally(pairing, statistics.tally(engine, opponent));
            json["pairings"].push_back(pairing);
        }
    }
    json["sprt"] = facts.sprt ? sprt_json(*facts.sprt) : ordered_json();
    json["settings"] = ordered_json::parse(facts.settings);
    return json.dump(2) + '\n';
}

}  // namespace ziggurat::match
