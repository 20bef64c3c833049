// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "match/play/ending.h"
#include "match/play/terms.h"
#include "movegen/game/arbiter.h"

namespace ziggurat::match {

/// Both clocks as they stand when a move is asked for; indexed by side.
struct ClockTimes {
    std::array<std::int64_t, 2> remaining_ms{};
    std::array<std::int64_t, 2> increment_ms{};
    int moves_to_go = 0;  ///< of the side to move; 0 where there is no further time control
};

/// A game that begins. Some moves may have been played already.
struct GameStart {
    const movegen::Arbiter& game;
    movegen::Side side;  ///< the player's
    const Terms& terms;  ///< the player's
    const std::string& opponent;
};

/// A move asked for.
struct Turn {
    const movegen::Arbiter& game;  ///< the game so far; it stays as it is until the player has replied
    const Terms& terms;
    std::optional<ClockTimes> clock;
};

/// Why a player gave no move. `Unfit` is who cannot play the game at all, which is nobody's loss.
enum class Fault : std::uint8_t { None, Interrupted, Crashed, Stalled, FalseClaim, Unfit };

/// A failure and what is known of it.
struct Failure {
    Fault fault = Fault::None;
    std::string detail;
};

/// What a player thinks of the position that he moves in, for himself.
struct Assessment {
    int score_cp = 0;  ///< beyond +-100'000 a mate, nearer to that number the longer it takes
    int depth = 0;
};

/// A player's answer. The move is a text in UCI form; whether it is legal is for the referee to say.
struct Reply {
    std::string move;
    Fault fault = Fault::None;
    std::string detail;  ///< what is known of the fault, else empty
    bool resigns = false;
    std::optional<Assessment> assessment;
    std::optional<std::chrono::nanoseconds> time;  ///< where the player can measure better than who asks
};

/// Somebody who can be asked for moves in one game at a time.
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    [[nodiscard]] virtual const std::string& name() const = 0;
    /// Prepares for a game, and waits until it is ready; no clock runs. A failure loses the game.
    virtual std::optional<Failure> new_game(const GameStart& start, const std::stop_token& stop) = 0;
    /// Asks for a move and waits for it. A stop request ends the waiting soon; the fault is `Interrupted` then.
    virtual Reply choose(const Turn& turn, const std::stop_token& stop) = 0;
    /// The game is over, or given up.
    virtual void game_over(const GameEnd& /*end*/) {}
};

}  // namespace ziggurat::match
