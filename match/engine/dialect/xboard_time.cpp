// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/dialect/xboard_time.h"

#include <algorithm>

namespace ziggurat::match {
namespace {

/// Seconds, as a time control writes them; "0" for none.
std::string seconds(std::int64_t time_ms) {
    return time_ms < 1 ? "0" : to_string(TimeControl{0, time_ms, 0});
}

}  // namespace

std::string xboard_level(const TimeControl& control) {
    const std::int64_t whole = std::max<std::int64_t>((control.base_ms + 999) / 1000, 1);
    const std::string rest = std::to_string(100 + whole % 60).substr(1);
    return "level " + std::to_string(control.moves) + ' ' + std::to_string(whole / 60) +
           (whole % 60 == 0 ? "" : ':' + rest) + ' ' + seconds(control.increment_ms);
}

std::string xboard_st(std::int64_t movetime_ms) {
    return "st " + seconds(movetime_ms);
}

std::int64_t xboard_centiseconds(std::int64_t time_ms) {
    return std::max<std::int64_t>(time_ms / 10, 1);
}

}  // namespace ziggurat::match
