// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/engine/engine_log.h"
#include "match/play/referee.h"
#include "match/tournament/match_settings.h"

namespace ziggurat::match {

/// Who is told of a match. One call at a time of `on_game`; the others may come at any time from several threads.
struct MatchEvents {
    /// Told of finished games in the order of their numbers.
    std::function<void(const GameRecord& record)> on_game;
    MoveObserver on_move;                                  ///< may be empty
    std::function<void(const std::string& note)> on_note;  ///< of what is strange; may be empty
    EngineLog* log = nullptr;
};

/// How a match ended.
struct MatchEnd {
    std::optional<base::Error> error;  ///< why it cannot be played at all, or not go on
    bool has_broken_down = false;      ///< an engine did, and the settings did not want to go on
};

/// The numbers of all games of a match.
std::vector<int> all_games(const MatchSettings& settings);

/// Plays those games of the match that `numbers` names, rising. After a stop request games in play are given up;
/// what was finished is told even if a game before it is missing. When it returns, no engine runs any more.
MatchEnd play_match(const MatchSettings& settings, const std::vector<int>& numbers, const std::stop_token& stop,
                    const MatchEvents& events);

}  // namespace ziggurat::match
