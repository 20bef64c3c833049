// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>

#include "match/play/game_record.h"
#include "match/report/statistics.h"

namespace ziggurat::match {

/// Tells how a match goes: on a terminal one line with a bar that is written over again and again, elsewhere one
/// line a game.
class Progress {
public:
    /// `games` are to be played in all; `has_end` unless the match ends when it is decided, whenever that is.
    Progress(std::ostream& out, bool is_terminal, int games, bool has_end = true)
        : out_(out),
          is_terminal_(is_terminal),
          games_(games),
          has_end_(has_end) {}

    /// A game is over, and counted in `so_far`.
    void game_over(const GameRecord& record, const Statistics& so_far);
    /// Tells something else, in lines of its own; a last line break may be missing.
    void note(const std::string& text);
    /// The match is over: leaves the terminal's line.
    void finish();

private:
    [[nodiscard]] std::string of_games() const;

    std::ostream& out_;
    bool is_terminal_;
    int games_;
    bool has_end_;
    bool is_line_open_ = false;
};

}  // namespace ziggurat::match
