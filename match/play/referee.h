// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "match/play/game_record.h"
#include "match/play/player.h"
#include "match/time_control.h"
#include "movegen/game/arbiter.h"

namespace ziggurat::match {

/// What the players of a game may spend.
struct Terms {
    std::optional<TimeControl> time_control;
    std::int64_t margin_ms = 0;  ///< forgiven each move before the flag falls
    MoveLimits limits;
};

/// The value of PGN's TimeControl tag.
std::string time_control_tag(const Terms& terms);

/// Called after each move that a player made: the game with the move played, and its SAN.
using MoveObserver = std::function<void(const movegen::Arbiter& game, const std::string& san)>;

/// Plays one game out: asks the players (by side) in turn, measures their time, checks every move against the
/// rules of `game`, which belongs to neither, and says how and why the game ended. `game` may have moves on it
/// already. The record lacks what the referee cannot know: number and date.
GameRecord play_game(movegen::Arbiter& game, const std::array<Player*, 2>& players, const Terms& terms,
                     const std::stop_token& stop, const MoveObserver& on_move = {});

}  // namespace ziggurat::match
