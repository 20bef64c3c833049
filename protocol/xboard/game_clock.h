// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/session.h"
#include "movegen/square.h"

namespace ziggurat::protocol {

/// What XBoard's time words have said, as limits for a search. Times in milliseconds.
class GameClock {
public:
    /// `level MOVES BASE INCREMENT`: base in minutes or minutes:seconds, increment in seconds. Cancels `st`.
    /// False, and nothing changed, where the words make no sense.
    bool level(std::string_view moves, std::string_view base, std::string_view increment);
    /// `st SECONDS`: exactly so long for each move. Cancels `level`. False where the word makes no sense.
    bool seconds_per_move(std::string_view seconds);
    /// `sd DEPTH`, in plies; holds beside the clock.
    void depth(int depth) { depth_ = depth; }
    void no_depth() { depth_.reset(); }
    /// `nps RATE`: the clock counts nodes, so many a second, or (0) CPU time; none: it is the clock of the wall.
    void node_rate(std::optional<std::uint64_t> rate) { node_rate_ = rate; }

    /// `time` and `otim`: what is left to the engine and to its opponent; may be negative.
    void own_time(std::int64_t time_ms) { own_ms_ = time_ms; }
    void other_time(std::int64_t time_ms) { other_ms_ = time_ms; }

    /// A game begins: full clocks.
    void restart();
    /// The engine has made a move in this time. Keeps the clock right for clients that never send `time`.
    void spent(std::int64_t time_ms);

    /// Limits for the engine's next move, it being `side`.
    [[nodiscard]] search::Limits limits(movegen::Side side) const;

private:
    int moves_ = 0;  // a control; 0 for the whole game
    std::int64_t base_ms_ = 300'000;
    std::int64_t increment_ms_ = 0;
    std::optional<std::int64_t> per_move_ms_;
    std::optional<int> depth_;
    std::optional<std::uint64_t> node_rate_;
    std::int64_t own_ms_ = 300'000;
    std::int64_t other_ms_ = 300'000;
    int moves_to_go_ = 0;
};

}  // namespace ziggurat::protocol
