// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "tabletop/rollout/arena/game_result.h"
#include "tabletop/rollout/arena/histogram.h"

namespace ziggurat::tabletop::rollout {

/// Win shares are counted in such parts of a win: up to six players can tie without a remainder.
inline constexpr std::int64_t parts_of_a_win = 60;

/// Sums over finished games of one participant in one seat.
struct SeatTally {
    std::int64_t games = 0;
    std::int64_t win_parts = 0;  ///< share of the wins, in parts_of_a_win
    std::int64_t decisions = 0;
    std::int64_t choices = 0;
    std::int64_t offered = 0;
    Histogram scores;

    void add(const SeatTally& other);
    bool operator==(const SeatTally&) const = default;
};

/// Sums over a participant's finished games in which a tracked thing was to be had.
struct TrackedTally {
    std::int64_t games = 0;
    std::int64_t win_parts = 0;
    std::int64_t games_taken = 0;
    std::int64_t win_parts_taken = 0;
    std::int64_t copies = 0;

    void add(const TrackedTally& other);
    bool operator==(const TrackedTally&) const = default;
};

/// The sums of a run, all whole numbers: adding the tallies of the parts of a run, in any order, gives exactly
/// the tally of the run.
struct Tally {
    int players = 0;              ///< participants, as many as seats
    std::int64_t games = 0;       ///< all, unfinished ones among them
    std::int64_t unfinished = 0;  ///< these count nowhere else but in the checksum
    std::vector<std::int64_t> end_reasons;
    std::vector<SeatTally> seats;       ///< seat by seat of the first participant, then of the second, ...
    std::vector<TrackedTally> tracked;  ///< thing by thing of the first participant, then of the second, ...
    Histogram rounds;
    Histogram decisions;
    std::uint64_t checksum = 0;  ///< of the last states of all games, whatever their order

    Tally() = default;
    /// Of a game with so many end reasons and tracked things.
    Tally(int player_count, std::size_t end_reason_count, std::size_t tracked_count);

    void add(const GameResult& game);
    /// Adds a tally of the same shape.
    void add(const Tally& other);

    [[nodiscard]] std::int64_t finished() const { return games - unfinished; }
    [[nodiscard]] std::size_t tracked_count() const;
    [[nodiscard]] const SeatTally& seat(int participant, int seat_number) const;
    [[nodiscard]] SeatTally participant(int number) const;  ///< over all seats
    [[nodiscard]] SeatTally seat(int number) const;         ///< over all participants
    [[nodiscard]] TrackedTally tracked_by(int participant, std::size_t thing) const;
    [[nodiscard]] TrackedTally tracked_by_all(std::size_t thing) const;

    bool operator==(const Tally&) const = default;
};

}  // namespace ziggurat::tabletop::rollout
