// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace ziggurat::protocol {

/// The exit code of work that was interrupted, as shells report SIGINT.
inline constexpr int exit_interrupted = 130;

/// Turns the first SIGINT or SIGTERM into a stop request, so that work can end cleanly; a second one of the
/// same kind ends the program at once. One at a time.
class InterruptWatch {
public:
    InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;
    /// Signals have their usual effect again.
    ~InterruptWatch();

    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }
    [[nodiscard]] bool was_interrupted() const { return source_.stop_requested(); }

private:
    std::stop_source source_;
    std::jthread watcher_;
};

}  // namespace ziggurat::protocol
