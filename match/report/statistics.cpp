// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/statistics.h"

#include <iomanip>
#include <sstream>

namespace ziggurat::match {

void Statistics::add(const GameRecord& record) {
    ++games_;
    plies_ += static_cast<std::int64_t>(record.san_moves.size());
    ++results_[static_cast<std::size_t>(record.end.result)];
    ++endings_[static_cast<std::size_t>(record.end.ending)];
}

int Statistics::faults() const {
    int faults = 0;
    for (int i = 0; i < ending_count; ++i) {
        const auto ending = static_cast<Ending>(i);
        faults += is_fault(ending) ? count(ending) : 0;
    }
    return faults;
}

double Statistics::average_length() const {
    return games_ == 0 ? 0 : static_cast<double>(plies_) / games_;
}

std::string Statistics::score() const {
    return '+' + std::to_string(count(Result::WhiteWins)) + " =" + std::to_string(count(Result::Draw)) + " -" +
           std::to_string(count(Result::BlackWins));
}

std::string Statistics::summary() const {
    std::ostringstream text;
    text << "Games: " << games_ << '\n'
         << "White wins: " << count(Result::WhiteWins) << ", draws: " << count(Result::Draw)
         << ", Black wins: " << count(Result::BlackWins) << "\nEndings:";
    const char* separator = " ";
    for (int i = 0; i < ending_count; ++i) {
        const auto ending = static_cast<Ending>(i);
        if (count(ending) > 0) {
            text << separator << describe(ending) << ' ' << count(ending);
            separator = ", ";
        }
    }
    text << (games_ == 0 ? " none" : "") << std::fixed << std::setprecision(1)
         << "\nAverage length: " << average_length() << " plies\n";
    return text.str();
}

}  // namespace ziggurat::match
