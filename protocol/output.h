// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "base/result.h"
#include "protocol/traffic_log.h"

namespace ziggurat::protocol {

/// Where a protocol's lines go. Lines of several threads never mix, and each is on its way when `print`
/// returns. With a log, all that is said, in both directions, is written there too.
class Output {
public:
    explicit Output(std::ostream& stream) : stream_(stream) {}

    /// Prints one or more whole lines; the last line break is added here.
    void print(std::string_view lines) {
        const std::lock_guard lock(mutex_);
        stream_ << lines << '\n' << std::flush;
        if (log_) {
            log_->sent(lines);
        }
    }

    /// Takes note of a line that the client has sent.
    void note_received(std::string_view line) {
        const std::lock_guard lock(mutex_);
        if (log_) {
            log_->received(line);
        }
    }

    /// From now on appends to this file; no name ends the log. An error leaves the log as it was.
    std::optional<base::Error> log_to(const std::string& file) {
        std::unique_ptr<TrafficLog> log;
        try {
            log = file.empty() ? nullptr : std::make_unique<TrafficLog>(file);
        } catch (const std::exception&) {
            return base::Error{"cannot write the log file " + file};
        }
        const std::lock_guard lock(mutex_);
        log_ = std::move(log);
        return std::nullopt;
    }

private:
    std::mutex mutex_;
    std::ostream& stream_;
    std::unique_ptr<TrafficLog> log_;
};

}  // namespace ziggurat::protocol
