// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "tabletop/rollout/game.h"
#include "tabletop/rollout/view.h"

namespace ziggurat::tabletop::rollout {

/// A recorded game, to look at step by step, forwards and backwards.
class Replay {
public:
    /// How the game stood behind a step.
    struct Moment {
        int round = 0;
        int active = 0;    ///< the seat whose turn it is
        Shares scores{};   ///< by seat
        Shares chances{};  ///< what share of the win each could expect, as the game itself judges
    };

    Replay() = default;
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;
    virtual ~Replay() = default;

    /// How many of the record's steps could be played: all, unless there is a flaw.
    [[nodiscard]] virtual int steps() const = 0;
    /// The table behind the first `step` steps, 0..steps().
    [[nodiscard]] virtual View view(int step) const = 0;
    /// A moment for 0..steps() steps.
    [[nodiscard]] virtual const std::vector<Moment>& course() const = 0;
    /// Why the record cannot be played to its end, or ends differently.
    [[nodiscard]] virtual const std::optional<base::Error>& flaw() const = 0;
};

}  // namespace ziggurat::tabletop::rollout
