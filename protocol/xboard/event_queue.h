// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <variant>

#include "engine/session.h"

namespace ziggurat::protocol {

/// A line from the client.
struct LineRead {
    std::string line;
};

/// The client has closed its end.
struct InputEnded {};

/// A search has told its best move.
struct SearchEnded {
    std::uint64_t search = 0;  ///< its number, by which searches that were given up are known
    engine::BestMove best;
};

using Event = std::variant<LineRead, InputEnded, SearchEnded>;

/// What the client and the search report, in the order in which it happened: so that one thread can do all
/// that follows from it.
class EventQueue {
public:
    void push(Event event) {
        {
            const std::lock_guard lock(mutex_);
            events_.push_back(std::move(event));
        }
        has_event_.notify_one();
    }

    /// Waits for the next event.
    Event pop() {
        std::unique_lock lock(mutex_);
        has_event_.wait(lock, [this] { return !events_.empty(); });
        return take();
    }

    /// The same, but no longer than until `deadline`; nothing if none came.
    std::optional<Event> pop_until(std::chrono::steady_clock::time_point deadline) {
        std::unique_lock lock(mutex_);
        if (!has_event_.wait_until(lock, deadline, [this] { return !events_.empty(); })) {
            return std::nullopt;
        }
        return take();
    }

private:
    Event take() {
        Event event = std::move(events_.front());
        events_.pop_front();
        return event;
    }

    std::mutex mutex_;
    std::condition_variable has_event_;
    std::deque<Event> events_;
};

}  // namespace ziggurat::protocol
