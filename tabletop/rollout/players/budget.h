// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "tabletop/rollout/players/player_options.h"

namespace ziggurat::tabletop::rollout {

/// How far the most visited of the actions at hand is ahead of the next.
class VisitLead {
public:
    void count(std::int64_t visits) {
        second_ = std::max(second_, std::min(first_, visits));
        first_ = std::max(first_, visits);
    }
    [[nodiscard]] std::int64_t visits() const { return first_ - second_; }

private:
    std::int64_t first_ = 0;
    std::int64_t second_ = 0;
};

/// What one decision may use up: so many playouts, or so much time.
class Budget {
public:
    explicit Budget(const PlayerOptions& options) : playouts_(options.playouts) {
        if (playouts_ == 0) {
            deadline_ = Clock::now() + std::chrono::milliseconds(options.time_ms);
        }
    }

    /// Whether another playout may be played, `done` being those behind us.
    [[nodiscard]] bool allows(std::int64_t done) const {
        if (playouts_ > 0) {
            return done < playouts_;
        }
        // Reading the clock costs as much as a short playout.
        return done % playouts_a_look != 0 || done == 0 || Clock::now() < deadline_;
    }

    /// Whether what is left could not change which action is visited most, so that playing it out is wasted. Calls
    /// lead() for the `VisitLead` now and then; always false of a budget in time.
    template <class Lead>
    [[nodiscard]] bool is_settled(std::int64_t done, const Lead& lead) const {
        return playouts_ > 0 && done % playouts_a_look == 0 && lead().visits() > playouts_ - done;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::int64_t playouts_a_look = 16;

    std::int64_t playouts_;
    Clock::time_point deadline_{};
};

}  // namespace ziggurat::tabletop::rollout
