// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/play/ending.h"
#include "match/play/player.h"
#include "movegen/square.h"

namespace ziggurat::match {

/// What is known of a move beside the move.
struct MoveNote {
    std::optional<Assessment> thought;
    std::int64_t time_ms = 0;
};

/// A game as it is kept: all that a PGN tells.
struct GameRecord {
    int number = 1;                    ///< within its match, from 1
    std::array<int, 2> engines{0, 1};  ///< their places in the match, by side
    int pair = 0;                      ///< of games with colours swapped: two have the same number
    std::string variant;
    std::array<std::string, 2> players;  ///< by side
    std::string date;                    ///< "2025.12.31"
    std::string time_control;            ///< as the PGN tag has it
    std::string start_fen;
    std::string last_fen;
    bool has_own_start = false;  ///< whether the game began elsewhere than at the variant's start position
    movegen::Side first_side = movegen::Side::White;
    int first_number = 1;  ///< of the first move
    std::vector<std::string> san_moves;
    std::size_t opening_plies = 0;  ///< so many of the moves were given
    std::vector<MoveNote> notes;    ///< of the moves behind these
    GameEnd end;
};

}  // namespace ziggurat::match
