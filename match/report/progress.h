// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "match/play/game_record.h"
#include "match/report/statistics.h"

namespace ziggurat::match {

/// Tells how a match goes: on a terminal one line that is written over again and again, elsewhere one line a
/// game.
class Progress {
public:
    Progress(std::ostream& out, bool is_terminal, int games)
        : out_(out),
          is_terminal_(is_terminal),
          games_(games) {}

    /// A game is over, and counted in `so_far`.
    void game_over(const GameRecord& record, const Statistics& so_far);
    /// The match is over: leaves the terminal's line.
    void finish();

private:
    std::ostream& out_;
    bool is_terminal_;
    int games_;
    bool is_line_open_ = false;
};

}  // namespace ziggurat::match
