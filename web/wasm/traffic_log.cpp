// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/traffic_log.h"

#include <cstdlib>

// A page has no files to write logs to, and never asks for one (option `Log File`).

namespace ziggurat::protocol {

TrafficLog::TrafficLog(const std::string&) {
    std::abort();
}

void TrafficLog::received(std::string_view) {}

void TrafficLog::sent(std::string_view) {}

}  // namespace ziggurat::protocol
