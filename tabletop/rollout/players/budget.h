// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

#include "tabletop/rollout/players/player_options.h"

namespace ziggurat::tabletop::rollout {

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

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::int64_t playouts_a_look = 16;

    std::int64_t playouts_;
    Clock::time_point deadline_{};
};

}  // namespace ziggurat::tabletop::rollout
