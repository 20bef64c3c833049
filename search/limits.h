// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "movegen/move.h"
#include "movegen/square.h"

namespace ziggurat::search {

/// One side's clock as a client states it; it may be zero or negative when time is short.
struct ClockTime {
    std::optional<std::int64_t> remaining_ms;
    std::int64_t increment_ms = 0;
};

/// When a search shall end; whichever limit is met first ends it. Without any it runs until it is stopped.
struct Limits {
    std::optional<int> depth;                 ///< plies; 0 or less means "at once"
    std::optional<std::uint64_t> nodes;       ///< 0 means "at once"
    std::optional<std::int64_t> movetime_ms;  ///< for this move; 0 or less means "at once"
    std::optional<int> mate;                  ///< end when a mate in this many moves is found
    std::array<ClockTime, 2> clock;           ///< by side
    std::optional<int> moves_to_go;           ///< to the next time control
    std::optional<std::uint64_t> node_rate;   ///< a second of the times above is so many nodes, or (0) of CPU time
    bool infinite = false;                    ///< give the move only after `stop`
    bool ponder = false;                      ///< give the move only after `stop` or `ponder_hit`; the clock waits
    std::vector<movegen::Move> only;          ///< root moves to search; empty for all
};

}  // namespace ziggurat::search
