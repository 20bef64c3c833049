// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv.h"

#include <ostream>

#include "report/numbers.h"

namespace ziggurat::report {

namespace {

namespace rollout = tabletop::rollout;

/// A field as RFC 4180 has it: in quotes where it needs them.
std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
}

}  // namespace

CsvWriter::CsvWriter(std::ostream& out, const rollout::GameFacts& facts,
                     const std::vector<rollout::PlayerOptions>& players, std::int64_t first)
    : out_(out),
      end_reasons_(facts.end_reasons),
      next_(first) {
    for (const rollout::PlayerOptions& player : players) {
        players_.push_back(player.text);
    }
    out_ << "game,seat,participant,player,win_share,score,rounds,decisions,choices,actions_offered,end_reason\n";
}

void CsvWriter::add(const rollout::GameResult& game) {
    waiting_.emplace(game.index, lines(game));
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
        out_ << waiting_.begin()->second;
        waiting_.erase(waiting_.begin());
        ++next_;
    }
}

std::string CsvWriter::lines(const rollout::GameResult& game) const {
    std::string text;
    for (int s = 0; s < game.players; ++s) {
        const rollout::SeatResult& seat = game.seats[static_cast<std::size_t>(s)];
        const auto participant = static_cast<std::size_t>(seat.participant);
        text +=
            std::to_string(game.index) + ',' + std::to_string(s + 1) + ',' + std::to_string(participant + 1) + ',';
        text += field(players_[participant]) + ',';
        text += (game.is_finished() ? decimal(seat.share, 6) : "") + ',' + std::to_string(seat.score) + ',';
        text += std::to_string(game.rounds) + ',' + std::to_string(seat.decisions) + ',';
        text += std::to_string(seat.choices) + ',' + std::to_string(seat.offered) + ',';
        text += field(game.is_finished() ? end_reasons_[static_cast<std::size_t>(game.end_reason)] : "unfinished");
        text += '\n';
    }
    return text;
}

}  // namespace ziggurat::report
