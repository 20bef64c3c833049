// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/progress.h"

#include <ostream>

namespace ziggurat::match {

void Progress::game_over(const GameRecord& record, const Statistics& so_far) {
    if (is_terminal_) {
        constexpr const char* rewrite = "\r\033[K";
        out_ << rewrite << so_far.games() << '/' << games_ << "  " << so_far.score() << "  last: game "
             << record.number << ' ' << to_string(record.end.result) << ", " << describe(record.end.ending)
             << std::flush;
        is_line_open_ = true;
    } else {
        out_ << "Game " << record.number << " of " << games_ << ": " << to_string(record.end.result) << " {"
             << record.end.remark << "} after " << record.san_moves.size() << " plies, " << so_far.score()
             << std::endl;
    }
}

void Progress::finish() {
    if (is_line_open_) {
        out_ << std::endl;
        is_line_open_ = false;
    }
}

}  // namespace ziggurat::match
