// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "movegen/move.h"
#include "search/score.h"

namespace ziggurat::search {

/// What the search knows of one line: after an iteration, or when it has news.
struct Report {
    int depth = 0;            ///< plies of the iteration
    int selective_depth = 0;  ///< plies of the longest line looked at
    int line = 1;             ///< 1 for the best line
    Value value = 0;          ///< for the mover at the root
    Bound bound = Bound::Exact;
    std::uint64_t nodes = 0;  ///< of all threads
    std::int64_t time_ms = 0;
    int hashfull_permille = 0;
    std::vector<movegen::Move> moves;  ///< legal to its end, which is no later than the game's
};

using OnReport = std::function<void(const Report&)>;

/// What a search ends with: no moves where there are none.
struct Conclusion {
    movegen::Move best;
    movegen::Move reply;  ///< the expected answer, where it is known
};

}  // namespace ziggurat::search
