// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "movegen/game/arbiter.h"

namespace ziggurat::match {

/// Limits that hold for each move, beside the clock.
struct MoveLimits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> movetime_ms;
};

/// Both clocks as they stand when a move is asked for; indexed by side.
struct ClockTimes {
    std::array<std::int64_t, 2> remaining_ms{};
    std::array<std::int64_t, 2> increment_ms{};
    int moves_to_go = 0;  ///< of the side to move; 0 where there is no further time control
};

/// A move asked for.
struct Turn {
    const movegen::Arbiter& game;  ///< the game so far; it stays as it is until the player has replied
    const MoveLimits& limits;
    std::optional<ClockTimes> clock;
};

/// Why a player gave no move.
enum class Fault : std::uint8_t { None, Interrupted, Crashed, Stalled };

/// A player's answer. The move is a text in UCI form; whether it is legal is for the referee to say.
struct Reply {
    std::string move;
    Fault fault = Fault::None;
    std::string detail;  ///< what is known of the fault, else empty
};

/// Somebody who can be asked for moves in one game at a time.
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    [[nodiscard]] virtual const std::string& name() const = 0;
    /// A game begins, of which some moves may have been played already.
    virtual void new_game(const movegen::Arbiter& game) = 0;
    /// Asks for a move and waits for it. A stop request ends the waiting soon; the fault is `Interrupted` then.
    virtual Reply choose(const Turn& turn, const std::stop_token& stop) = 0;
};

}  // namespace ziggurat::match
