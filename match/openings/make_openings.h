// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"

namespace ziggurat::match {

/// Openings to be made: positions after random moves in which our engine finds neither side much ahead.
struct OpeningWish {
    std::string variant = "chess";
    int plies = 8;                ///< random moves, at least 1
    int count = 100;              ///< at least 1
    int max_cp = 80;              ///< so much either side may be ahead, in centipawns, from 0
    std::uint64_t nodes = 20000;  ///< of the search that says so, at least 1
    std::uint64_t seed = 1;       ///< the same seed makes the same openings
};

/// An opening that was made: the position, the moves that led there from the variant's start, and by how much the
/// side to move is ahead.
struct MadeOpening {
    std::string start_fen;
    std::string fen;
    std::vector<std::string> san_moves;
    int score_cp = 0;
};

/// Told of each opening as it is found.
using OpeningObserver = std::function<void(const MadeOpening& opening)>;

/// Makes openings until there are enough, all different, or a stop is requested. Gives up, which is an error that
/// tells how many there are, when nothing new and even enough is found for long: after one ply there may be few.
std::optional<base::Error> make_openings(const OpeningWish& wish, const std::stop_token& stop,
                                         const OpeningObserver& on_opening);

}  // namespace ziggurat::match
