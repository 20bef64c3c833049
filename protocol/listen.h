// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "protocol/output.h"
#include "protocol/traffic_log.h"

namespace ziggurat::protocol {

/// Speaks with a client until it quits or the input ends: XBoard if its first word is `xboard`, else UCI. With
/// a log, every line received is written there.
void listen(std::istream& input, Output& output, TrafficLog* log);

}  // namespace ziggurat::protocol
