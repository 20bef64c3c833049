// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "match/play/ending.h"
#include "movegen/square.h"

namespace ziggurat::match {

/// A game as it is kept: all that a PGN tells.
struct GameRecord {
    int number = 1;  ///< within its match, from 1
    std::string variant;
    std::array<std::string, 2> players;  ///< by side
    std::string date;                    ///< "2025.12.31"
    std::string time_control;            ///< as the PGN tag has it
    std::string start_fen;
    bool has_own_start = false;  ///< whether the game began elsewhere than at the variant's start position
    movegen::Side first_side = movegen::Side::White;
    int first_number = 1;  ///< of the first move
    std::vector<std::string> san_moves;
    GameEnd end;
};

}  // namespace ziggurat::match
