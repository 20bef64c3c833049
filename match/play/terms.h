// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "match/time_control.h"

namespace ziggurat::match {

/// Limits that hold for each move, beside the clock.
struct MoveLimits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> movetime_ms;

    bool operator==(const MoveLimits&) const = default;
};

/// What a player of a game may spend.
struct Terms {
    std::optional<TimeControl> time_control;
    std::int64_t margin_ms = 0;  ///< forgiven each move before the flag falls
    MoveLimits limits;

    bool operator==(const Terms&) const = default;
};

/// A move of given length is late when it takes so much longer, if the margin is not larger: engines that are
/// told a length count from when they were told, and stop at their next look at the clock.
inline constexpr std::int64_t forgiven_movetime_ms = 500;

/// The value of PGN's TimeControl tag.
std::string time_control_tag(const Terms& terms);

}  // namespace ziggurat::match
