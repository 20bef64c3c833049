// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/time_budget.h"

#include <algorithm>

#include "search/tuning.h"

namespace ziggurat::search {

namespace {

/// Clients state any number; beyond a century of milliseconds nothing differs and sums would overflow.
constexpr std::int64_t sane(std::int64_t time_ms) {
    constexpr std::int64_t century_ms = 3'155'760'000'000;
    return std::clamp(time_ms, -century_ms, century_ms);
}

}  // namespace

TimeBudget allot_time(const Limits& limits, movegen::Side mover, std::int64_t overhead_ms) {
    TimeBudget budget;
    const ClockTime& clock = limits.clock[movegen::index(mover)];
    if (clock.remaining_ms) {
        const std::int64_t usable = std::max<std::int64_t>(1, sane(*clock.remaining_ms) - overhead_ms);
        const std::int64_t increment = std::max<std::int64_t>(0, sane(clock.increment_ms));
        const std::int64_t moves =
            std::clamp<std::int64_t>(limits.moves_to_go.value_or(tuning::moves_left), 1, tuning::moves_left);
        const std::int64_t share = usable / moves + increment * tuning::increment_share_percent / 100;
        // The last move before a time control may take nearly all; others leave something for the next.
        const std::int64_t cap = moves == 1 ? usable * 9 / 10 : usable * tuning::hard_cap_percent / 100;
        budget.hard_ms = std::max<std::int64_t>(1, std::min(share * tuning::hard_factor, cap));
        budget.soft_ms = std::max<std::int64_t>(1, std::min(share * tuning::soft_percent / 100, budget.hard_ms));
        budget.on_clock = true;
    }
    if (limits.movetime_ms) {
        const std::int64_t movetime = std::max<std::int64_t>(1, sane(*limits.movetime_ms) - overhead_ms);
        budget.hard_ms = std::min(budget.hard_ms, movetime);
        // A fixed time is used up: what is left of it is lost.
        budget.soft_ms = budget.on_clock ? std::min(budget.soft_ms, movetime) : TimeBudget::unlimited_ms;
    }
    return budget;
}

}  // namespace ziggurat::search
