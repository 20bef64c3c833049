// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/statistics.h"

#include <algorithm>

namespace ziggurat::match {

void Statistics::add(const GameRecord& record) {
    ++games_;
    plies_ += static_cast<std::int64_t>(record.san_moves.size());
    ++results_[static_cast<std::size_t>(record.end.result)];
    ++endings_[static_cast<std::size_t>(record.end.ending)];
    const auto [white, black] = record.engines;
    if (is_fault(record.end.ending)) {
        ++faults_[record.end.result == Result::WhiteWins ? black : white];
    }
    if (record.end.result == Result::Unknown) {
        return;
    }
    const bool is_white_first = white < black;
    const Result win = is_white_first ? Result::WhiteWins : Result::BlackWins;
    const int half_points = record.end.result == Result::Draw ? 1 : record.end.result == win ? 2 : 0;
    add_half(record.pair, {std::min(white, black), std::max(white, black)}, half_points);
}

void Statistics::add_half(int pair, const std::pair<int, int>& engines, int half_points) {
    Tally& tally = tallies_[engines];
    tally.wins += half_points == 2 ? 1 : 0;
    tally.draws += half_points == 1 ? 1 : 0;
    tally.losses += half_points == 0 ? 1 : 0;
    if (const auto first = open_pairs_.find(pair); first != open_pairs_.end()) {
        ++tally.pairs[static_cast<std::size_t>(first->second + half_points)];
        open_pairs_.erase(first);
    } else {
        open_pairs_[pair] = half_points;
    }
}

int Statistics::faults() const {
    int faults = 0;
    for (int i = 0; i < ending_count; ++i) {
        const auto ending = static_cast<Ending>(i);
        faults += is_fault(ending) ? count(ending) : 0;
    }
    return faults;
}

int Statistics::faults_of(int engine) const {
    const auto found = faults_.find(engine);
    return found == faults_.end() ? 0 : found->second;
}

double Statistics::average_length() const {
    return games_ == 0 ? 0 : static_cast<double>(plies_) / games_;
}

Tally Statistics::tally(int engine, int opponent) const {
    const auto found = tallies_.find({std::min(engine, opponent), std::max(engine, opponent)});
    const Tally tally = found == tallies_.end() ? Tally{} : found->second;
    return engine < opponent ? tally : mirrored(tally);
}

Tally Statistics::total(int engine) const {
    Tally sum;
    for (int opponent = 0; opponent < static_cast<int>(names_.size()); ++opponent) {
        if (opponent != engine) {
            sum = sum + tally(engine, opponent);
        }
    }
    return sum;
}

Tally Statistics::white_total() const {
    return {count(Result::WhiteWins), count(Result::Draw), count(Result::BlackWins), {}};
}

}  // namespace ziggurat::match
