// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/engine/engine_spec.h"
#include "match/openings/opening.h"
#include "match/play/adjudication.h"
#include "match/report/sprt.h"

namespace ziggurat::match {

/// Who meets whom: all each other, or the first all others.
enum class TournamentKind : std::uint8_t { RoundRobin, Gauntlet };

/// A match between two engines or more.
struct MatchSettings {
    std::string variant = "chess";
    std::vector<EngineSpec> engines;  ///< at least two
    TournamentKind kind = TournamentKind::RoundRobin;
    int games = 1;  ///< of each two that meet, a round
    int rounds = 1;
    bool swaps_colours = true;      ///< in every second game of two
    bool repeats_openings = false;  ///< each opening is played twice in a row by the same two
    std::vector<Opening>
        openings;            ///< in the order to be played, again from the first after the last; may be empty
    int opening_plies = 0;   ///< random moves before the engines take over
    std::uint64_t seed = 1;  ///< of those moves: the same seed gives the same openings
    int concurrency = 1;     ///< games at the same time, at least 1
    AdjudicationRules adjudication;
    std::optional<SprtSettings> sprt;  ///< of two engines only; ends the match when it is decided
    bool recovers = false;             ///< whether the match goes on after an engine has broken down
};

/// Two copies of our own engine within this process, for a match against itself.
std::vector<EngineSpec> own_engines(const std::string& name, const Terms& terms);

/// What is wrong with the settings; nothing if a match can be played by them. Engines are not started.
std::optional<base::Error> objection(const MatchSettings& settings);

}  // namespace ziggurat::match
