// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class logger;
}

namespace ziggurat::protocol {

/// A file that keeps what client and engine said to each other, each line with its time: ">>" was received,
/// "<<" was sent. For several threads.
class TrafficLog {
public:
    /// Appends to the file; throws std::exception where it cannot be opened.
    explicit TrafficLog(const std::string& file);

    void received(std::string_view line);
    void sent(std::string_view lines);

private:
    std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace ziggurat::protocol
