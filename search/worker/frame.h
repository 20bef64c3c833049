// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "movegen/move.h"
#include "search/score.h"

namespace ziggurat::search {

/// The best line from one node on. It is longer than no game that the search plays out.
struct Line {
    std::array<movegen::Move, max_ply + 1> moves;
    std::size_t length = 0;

    void clear() { length = 0; }

    /// This move, and then the line that answers it.
    void set(movegen::Move first, const Line& rest) {
        moves[0] = first;
        std::copy_n(rest.moves.begin(), rest.length, moves.begin() + 1);
        length = rest.length + 1;
    }
};

/// What the search notes down about one ply of the line that it is looking at.
struct Frame {
    int ply = 0;                           ///< from the root
    int reversible = 0;                    ///< plies back to which a position may be repeated
    movegen::Move move;                    ///< the move that is being searched; none for a pass
    std::array<movegen::Move, 2> killers;  ///< quiet moves that cut off siblings, the latest first
    movegen::Move excluded;                ///< a move that this visit leaves out; none for usual visits
    Value evaluation = 0;                  ///< the static one, corrected; meaningless in check
    int cutoffs = 0;                       ///< how often nodes at this ply were cut off, since its grandparent
    int extensions = 0;                    ///< plies that the line has been extended by beyond one a move
    bool in_check = false;
    bool expects_cut = false;   ///< a Cut node that is thought to fail high
    bool is_improving = false;  ///< whether the mover's evaluation has risen since its last turn

    void remember_killer(movegen::Move m) {
        if (m != killers[0]) {
            killers[1] = killers[0];
            killers[0] = m;
        }
    }
};

/// The frames of the present line, with the four plies before the root, so that every node may look back.
class Frames {
public:
    Frames() {
        for (std::size_t i = 0; i < frames_.size(); ++i) {
            frames_[i].ply = static_cast<int>(i) - before_root;
            // Nothing is known of these; in check there is nothing to compare with.
            frames_[i].in_check = frames_[i].ply < 0;
        }
    }

    /// The frame of ply -4 .. max_ply + 2.
    Frame& operator[](int ply) { return frames_[static_cast<std::size_t>(ply + before_root)]; }

private:
    static constexpr int before_root = 4;
    static constexpr int after_last = 2;

    std::array<Frame, max_ply + 1 + before_root + after_last> frames_;
};

}  // namespace ziggurat::search
