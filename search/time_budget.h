// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

#include "search/limits.h"

namespace ziggurat::search {

/// How long one move may take.
struct TimeBudget {
    static constexpr std::int64_t unlimited_ms = std::numeric_limits<std::int64_t>::max() / 4;

    std::int64_t soft_ms = unlimited_ms;  ///< after this no new iteration is worth its time
    std::int64_t hard_ms = unlimited_ms;  ///< after this the search ends wherever it is
    bool on_clock = false;                ///< whether time that is saved now can be used later

    [[nodiscard]] bool is_limited() const { return hard_ms < unlimited_ms; }
};

/// Shares a side's time out: never more than what remains after `overhead_ms` is lost on the way, and at least
/// a millisecond, whatever the clock says.
TimeBudget allot_time(const Limits& limits, movegen::Side mover, std::int64_t overhead_ms);

}  // namespace ziggurat::search
