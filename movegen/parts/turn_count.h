// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/square.h"

namespace ziggurat::movegen {

/// The largest value of either counter, in FEN and in positions.
inline constexpr int max_counter = 9999;

/// Counts one turn of `Us` in both counters of a position, which stop at their largest value.
template <Side Us, class Position>
void count_turn(Position& next) {
    if (next.halfmove_clock < max_counter) {
        ++next.halfmove_clock;
    }
    if (Us == Side::Black && next.fullmove_number < max_counter) {
        ++next.fullmove_number;
    }
}

}  // namespace ziggurat::movegen
