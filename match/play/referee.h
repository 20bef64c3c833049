// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <stop_token>
#include <string>

#include "match/play/adjudication.h"
#include "match/play/game_record.h"
#include "match/play/player.h"
#include "match/play/terms.h"
#include "movegen/game/arbiter.h"

namespace ziggurat::match {

/// Called after each move that a player made: the game with the move played, and its SAN.
using MoveObserver = std::function<void(const movegen::Arbiter& game, const std::string& san)>;

/// What holds for a game beside the rules.
struct Agreement {
    std::array<Terms, 2> terms;  ///< by side
    AdjudicationRules adjudication;
};

/// The same terms for both.
inline Agreement for_both(const Terms& terms) {
    return {{terms, terms}, {}};
}

/// Plays one game out: asks the players (by side) in turn, measures their time, checks every move against the
/// rules of `game`, which belongs to neither, and says how and why the game ended. `game` may have moves on it
/// already. The record lacks what the referee cannot know: number and date.
GameRecord play_game(movegen::Arbiter& game, const std::array<Player*, 2>& players, const Agreement& agreement,
                     const std::stop_token& stop, const MoveObserver& on_move = {});

}  // namespace ziggurat::match
