// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "match/time_control.h"

namespace ziggurat::match {

/// One side's clock in one game.
class Clock {
public:
    /// `margin_ms` is forgiven each move before the flag falls.
    explicit Clock(const TimeControl& control, std::int64_t margin_ms = 0)
        : control_(control),
          margin_ms_(margin_ms),
          remaining_ms_(control.base_ms),
          moves_to_go_(control.moves) {}

    /// What is left; below zero where a margin was used up.
    [[nodiscard]] std::int64_t remaining_ms() const { return remaining_ms_; }
    [[nodiscard]] std::int64_t increment_ms() const { return control_.increment_ms; }
    /// Moves to the next base time, 0 where there is none.
    [[nodiscard]] int moves_to_go() const { return moves_to_go_; }

    /// Takes a move's time off and gives what is due after it; false if the flag fell.
    bool spend(std::int64_t time_ms);

private:
    TimeControl control_;
    std::int64_t margin_ms_;
    std::int64_t remaining_ms_;
    int moves_to_go_;
};

}  // namespace ziggurat::match
