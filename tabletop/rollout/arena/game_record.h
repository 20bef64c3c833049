// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace ziggurat::tabletop::rollout {

/// A game as texts: enough to play it again, step by step, or to go on with it.
struct GameRecord {
    struct Step {
        int seat = 0;
        std::string action;
        int line = 0;  ///< of the text that it was read from; 0 for none
        bool operator==(const Step& other) const { return seat == other.seat && action == other.action; }
    };
    /// What a finished record ends with; a replay has to come to the same.
    struct End {
        std::string reason;
        std::uint64_t hash = 0;
        std::vector<int> scores;  ///< by seat
        bool operator==(const End&) const = default;
    };

    std::string game;
    std::string set_up;                ///< the text of the set-up file; empty without one
    std::uint64_t seed = 0;            ///< of the run
    std::int64_t index = 0;            ///< of the game in the run
    std::vector<std::string> players;  ///< by seat
    std::vector<Step> steps;
    std::optional<End> end;

    bool operator==(const GameRecord&) const = default;
};

/// Lines of text; what is read back from them is equal.
std::string to_text(const GameRecord& record);

/// Reads a record. Errors name the line and what is wrong with it. A record that is cut off behind a whole
/// line can be read: it has no end.
base::Result<GameRecord> record_from_text(std::string_view text);

}  // namespace ziggurat::tabletop::rollout
