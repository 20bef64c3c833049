// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "match/time_control.h"

namespace ziggurat::match {

/// "level MOVES MINUTES:SECONDS INCREMENT". The base time is rounded up to whole seconds, since many engines read
/// no fraction; what the clock really shows they are told before each move.
std::string xboard_level(const TimeControl& control);

/// "st SECONDS", with a fraction only where it has one.
std::string xboard_st(std::int64_t movetime_ms);

/// A clock's time for "time" and "otim", at least 1: some engines take nothing for no limit.
std::int64_t xboard_centiseconds(std::int64_t time_ms);

}  // namespace ziggurat::match
