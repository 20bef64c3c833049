// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "movegen/rules.h"
#include "search/score.h"
#include "search/steps.h"

namespace ziggurat::search {

/// A player that does not always choose the best move that it knows.
struct Whim {
    int choices = 1;         ///< among so many of the best moves it chooses
    Value wandering = 0;     ///< centipawns by which chance may lift one of them, at most
    std::uint64_t seed = 0;  ///< of chance
};

/// What somebody says of a position: it stands for what a search of it would find.
struct Assumption {
    movegen::Key key;
    Value value = 0;  ///< for the side to move, no mate
    int depth = 0;    ///< good for searches of at most so many plies
};

/// What to search: a position, how it came about, and by which moves to begin.
template <movegen::Rules R>
struct Task {
    typename R::Position position;
    std::vector<movegen::Key> keys;    ///< of all positions of the game, the present one last
    std::vector<movegen::Move> moves;  ///< the root moves; at least one
    int lines = 1;                     ///< how many of the best root moves to find, 1 .. moves.size()
    int max_depth = max_ply - 1;       ///< 1 .. max_ply - 1
    std::uint64_t max_nodes = std::numeric_limits<std::uint64_t>::max();
    Whim whim = {};                        ///< none for play at full strength
    Steps off = {};                        ///< steps of the search to do without
    std::vector<Assumption> assumed = {};  ///< taken for true below the root, but not within quiescence
    int mate = 0;  ///< to prove or refute a mate in so many moves, with nothing pruned; 0 for play
};

}  // namespace ziggurat::search
