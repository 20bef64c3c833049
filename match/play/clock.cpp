// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/clock.h"

namespace ziggurat::match {

bool Clock::spend(std::int64_t time_ms) {
    remaining_ms_ -= time_ms;
    if (remaining_ms_ < -margin_ms_) {
        return false;
    }
    remaining_ms_ += control_.increment_ms;
    if (control_.moves > 0 && --moves_to_go_ == 0) {
        moves_to_go_ = control_.moves;
        remaining_ms_ += control_.base_ms;
    }
    return true;
}

}  // namespace ziggurat::match
