// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "engine/session.h"
#include "match/play/referee.h"

namespace ziggurat::match {

/// A match of our engine against itself.
struct SelfPlaySettings {
    std::string variant = "chess";
    std::string fen;  ///< where all games begin; empty for the variant's start position
    int games = 1;
    Terms terms;
    int opening_plies = 0;   ///< random moves before the engines take over
    std::uint64_t seed = 1;  ///< of those moves: the same seed gives the same openings
    int concurrency = 1;     ///< games at the same time, at least 1
    engine::Settings engine;
    std::string engine_name;
};

/// Told of finished games in the order of their numbers, and of one at a time.
using GameObserver = std::function<void(const GameRecord&)>;

/// Plays the match. After a stop request games in play are given up; what was finished is told even if a game
/// before it is missing. An error, before any game, where the settings make no sense.
std::optional<base::Error> play_match(const SelfPlaySettings& settings, const std::stop_token& stop,
                                      const GameObserver& on_game, const MoveObserver& on_move = {});

}  // namespace ziggurat::match
