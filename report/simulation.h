// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "report/intervals.h"
#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::report {

namespace rollout = tabletop::rollout;

/// What was simulated and what came of it: all that reports are made from, and that a JSON report holds. The
/// parts of a run add up to exactly the run.
struct Simulation {
    /// What no two parts of a run may differ in.
    struct Setting {
        std::string game;
        std::string set_up;  ///< the text of the set-up file; empty without one
        std::vector<std::string> players;
        std::uint64_t seed = 0;
        int most_decisions = 0;
        std::vector<std::string> end_reasons;
        std::vector<std::string> tracked;

        bool operator==(const Setting&) const = default;
    };
    /// Games numbered from `first` up to and without `second`.
    using Range = std::pair<std::int64_t, std::int64_t>;
    /// What depends on the machine and the hour.
    struct Timing {
        double seconds = 0;  ///< by the clock, of all parts
        std::vector<std::int64_t> playouts;
        std::vector<std::int64_t> thinking_ns;
    };

    Setting setting;
    std::vector<Range> covered;  ///< in order, none touching the next
    rollout::Tally tally;
    Timing timing;
};

/// The simulation of one run.
Simulation simulation_of(const rollout::GameFacts& facts, const rollout::Run& run,
                         const rollout::RunResult& result);

/// Adds another part of the same run; an error if it is none, or has games that are there already.
std::optional<base::Error> add(const Simulation& part, Simulation& sum);

/// The share of the wins that a seat's or participant's sums amount to; nothing without games.
std::optional<Share> win_share(const rollout::SeatTally& sums);

/// What taking a thing goes along with, over the games in which it was to be had.
struct Lift {
    std::optional<Share> taken;    ///< how often it was taken
    std::optional<Share> with;     ///< win share of those who took it
    std::optional<Share> without;  ///< win share of those who did not
    std::optional<Share> lift;     ///< the difference
};
Lift lift_of(const rollout::TrackedTally& sums);

}  // namespace ziggurat::report
