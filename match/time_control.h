// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace ziggurat::match {

/// The time that each side has for a game, or for each next so many moves.
struct TimeControl {
    int moves = 0;                  ///< after this many moves the base time is given again; 0: never
    std::int64_t base_ms = 0;       ///< at least 1
    std::int64_t increment_ms = 0;  ///< given after each move, 0 or more

    bool operator==(const TimeControl&) const = default;
};

/// Reads "[MOVES/]TIME[+INCREMENT]", times in seconds, which may have a fraction, or minutes:seconds: "2+0.02",
/// "40/60", "40/1:30+0.5".
base::Result<TimeControl> parse_time_control(std::string_view text);

/// The same form with seconds only.
std::string to_string(const TimeControl& control);

}  // namespace ziggurat::match
