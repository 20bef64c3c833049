// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "search/score.h"

namespace ziggurat::protocol {

/// When the engine agrees to a draw, offers one, or resigns: judged by the scores of its own last moves in this
/// game, in centipawns from its own side.
class Manners {
public:
    /// Resigns when that much behind for some moves; 0 for never.
    void set_resign_threshold(int centipawns) { resign_threshold_ = centipawns; }
    [[nodiscard]] int resign_threshold() const { return resign_threshold_; }

    void new_game();
    /// The score of a move that the engine has made.
    void note(search::Score score);

    /// Whether it takes a draw that it is offered now: it has had no advantage for some moves.
    [[nodiscard]] bool accepts_draw() const;
    /// Whether it offers a draw now, the game being in this move: the game has long been level. Says so once, and
    /// not again for some time.
    [[nodiscard]] bool offers_draw(int fullmove_number);
    [[nodiscard]] bool resigns() const;

private:
    [[nodiscard]] bool have_all_been(std::size_t count, int least, int most) const;

    std::vector<int> scores_;
    int resign_threshold_ = 0;
    int next_offer_ = 0;  // the move from which on another offer may be made
};

}  // namespace ziggurat::protocol
