// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class logger;
}

namespace ziggurat::match {

/// A file that keeps what engines were told and said, each line with its time and who it was: "A <<" was sent to
/// the engine A, "A >>" came from it, "A !!" is what it wrote to standard error. For several threads.
class EngineLog {
public:
    /// Appends to the file; throws std::exception where it cannot be opened.
    explicit EngineLog(const std::string& file);

    void sent(std::string_view name, std::string_view lines);
    void received(std::string_view name, std::string_view line);
    void complained(std::string_view name, std::string_view line);
    void note(std::string_view text);

private:
    std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace ziggurat::match
