// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <stop_token>

#include "match/engine/engine_player.h"
#include "match/play/referee.h"
#include "match/tournament/schedule.h"

namespace ziggurat::match {

/// A board at which one game after the other is played, by engines that come when they are needed and stay while
/// they are.
class Board {
public:
    Board(const MatchSettings& settings, const Surroundings& surroundings)
        : settings_(settings),
          surroundings_(surroundings) {}

    GameRecord play(const Encounter& encounter, const std::stop_token& stop, const MoveObserver& on_move);

private:
    /// Seats the two engines of a game; others leave.
    base::Result<std::array<Player*, 2>> seat(const Encounter& encounter);
    base::Result<std::unique_ptr<Player>> make_player(int engine) const;
    std::optional<base::Error> set_up(const Encounter& encounter);

    const MatchSettings& settings_;
    const Surroundings& surroundings_;
    std::unique_ptr<movegen::Arbiter> game_;
    std::map<int, std::unique_ptr<Player>> players_;
};

}  // namespace ziggurat::match
