// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "movegen/move.h"
#include "search/score.h"
#include "search/worker/frame.h"

namespace ziggurat::search {

/// A root move and what is known of it.
struct RootMove {
    movegen::Move move;
    Value value = -infinite_value;     ///< of this iteration; -infinite_value: not found better than the others
    Value previous = -infinite_value;  ///< of the iteration before
    Bound bound = Bound::Exact;
    int depth = 0;                    ///< of the iteration that `value`, or else `previous`, is of
    int selective_depth = 0;          ///< plies of the longest line looked at for it
    std::uint64_t nodes = 0;          ///< spent on it in the whole search
    std::vector<movegen::Move> line;  ///< at least the move itself
};

/// The moves at the root. The first `first()` of them are lines that this iteration has finished.
class RootMoves {
public:
    void assign(const std::vector<movegen::Move>& moves) {
        moves_.clear();
        for (const movegen::Move m : moves) {
            moves_.push_back({m, -infinite_value, -infinite_value, Bound::Exact, 0, 0, 0, {m}});
        }
        first_ = 0;
    }

    /// What was of this iteration is now of the one before.
    void begin_iteration() {
        for (RootMove& root_move : moves_) {
            root_move.previous = root_move.value;
            root_move.value = -infinite_value;
        }
        first_ = 0;
    }

    /// The next search looks for the best of the moves from number `first` on.
    void begin_line(std::size_t first) { first_ = first; }
    [[nodiscard]] std::size_t first() const { return first_; }

    /// The best to the front: of those still open, or of all.
    void sort_open() { sort_from(first_); }
    void sort_all() { sort_from(0); }

    RootMove& find(movegen::Move m) {
        return *std::find_if(moves_.begin(), moves_.end(), [m](const RootMove& r) { return r.move == m; });
    }

    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    [[nodiscard]] bool empty() const { return moves_.empty(); }
    RootMove& operator[](std::size_t i) { return moves_[i]; }
    const RootMove& operator[](std::size_t i) const { return moves_[i]; }

private:
    void sort_from(std::size_t first) {
        std::stable_sort(moves_.begin() + static_cast<std::ptrdiff_t>(first), moves_.end(),
                         [](const RootMove& a, const RootMove& b) {
                             return a.value != b.value ? a.value > b.value : a.previous > b.previous;
                         });
    }

    std::vector<RootMove> moves_;
    std::size_t first_ = 0;
};

/// Gives the open root moves in their order, as a picker gives the moves of other nodes.
class RootCursor {
public:
    explicit RootCursor(const RootMoves& moves) : moves_(moves), at_(moves.first()) {}

    [[nodiscard]] bool is_among_losing() const { return false; }
    movegen::Move next() { return at_ < moves_.size() ? moves_[at_++].move : movegen::Move(); }

private:
    const RootMoves& moves_;
    std::size_t at_;
};

}  // namespace ziggurat::search
