// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/progress.h"

#include <algorithm>
#include <ostream>

#include "match/report/summary.h"

namespace ziggurat::match {
namespace {

/// Who played, unless somebody played himself.
std::string names(const GameRecord& record) {
    return record.players[0] == record.players[1] ? ""
                                                  : " (" + record.players[0] + " - " + record.players[1] + ')';
}

std::string bar(int done, int all) {
    constexpr int width = 20;
    const auto filled = static_cast<std::size_t>(width * std::min(done, all) / std::max(all, 1));
    return '[' + std::string(filled, '#') + std::string(width - filled, '.') + "] ";
}

}  // namespace

std::string Progress::of_games() const {
    return has_end_ ? std::to_string(games_) : "as many as it takes";
}

void Progress::game_over(const GameRecord& record, const Statistics& so_far) {
    if (is_terminal_) {
        constexpr const char* rewrite = "\r\033[K";
        out_ << rewrite << (has_end_ ? bar(so_far.games(), games_) : "") << so_far.games() << '/' << of_games()
             << "  " << short_score(so_far) << "  last: game " << record.number << ' '
             << to_string(record.end.result) << ", " << describe(record.end.ending) << std::flush;
        is_line_open_ = true;
    } else {
        out_ << "Game " << record.number << (has_end_ ? " of " + of_games() : "") << names(record) << ": "
             << to_string(record.end.result) << " {" << record.end.remark << "} after " << record.san_moves.size()
             << " plies, " << short_score(so_far) << std::endl;
    }
}

void Progress::note(const std::string& text) {
    finish();
    out_ << text << (text.empty() || text.back() == '\n' ? "" : "\n") << std::flush;
}

void Progress::finish() {
    if (is_line_open_) {
        out_ << std::endl;
        is_line_open_ = false;
    }
}

}  // namespace ziggurat::match
