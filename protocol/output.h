// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <ostream>
#include <string_view>

#include "protocol/traffic_log.h"

namespace ziggurat::protocol {

/// Where a protocol's lines go. Lines of several threads never mix, and each is on its way when `print`
/// returns.
class Output {
public:
    /// With a log, every line is written there too.
    explicit Output(std::ostream& stream, TrafficLog* log = nullptr) : stream_(stream), log_(log) {}

    /// Prints one or more whole lines; the last line break is added here.
    void print(std::string_view lines) {
        const std::lock_guard lock(mutex_);
        stream_ << lines << '\n' << std::flush;
        if (log_ != nullptr) {
            log_->sent(lines);
        }
    }

private:
    std::mutex mutex_;
    std::ostream& stream_;
    TrafficLog* log_;
};

}  // namespace ziggurat::protocol
