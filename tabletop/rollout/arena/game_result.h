// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "tabletop/rollout/game.h"

namespace ziggurat::tabletop::rollout {

/// `end_reason` of a game that took too many decisions.
inline constexpr int unfinished = -1;

/// What a player took of a tracked thing that was to be had.
struct Taken {
    int index = 0;
    int count = 0;
};

/// How a game went for one seat.
struct SeatResult {
    int participant = 0;  ///< which of the run's players sat here
    int score = 0;
    double share = 0;  ///< of the win
    int decisions = 0;
    int choices = 0;           ///< decisions with two actions or more
    std::int64_t offered = 0;  ///< actions to choose from, over all choices
    std::vector<Taken> tracked;
};

/// How a game went, texts aside. Scores and shares of an unfinished game are those of its last state.
struct GameResult {
    std::int64_t index = 0;
    int players = 0;
    std::array<SeatResult, max_players> seats;
    int rounds = 0;
    int decisions = 0;
    int end_reason = unfinished;
    std::uint64_t hash = 0;  ///< of the last state

    [[nodiscard]] bool is_finished() const { return end_reason != unfinished; }
};

}  // namespace ziggurat::tabletop::rollout
