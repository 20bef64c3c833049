// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>

namespace ziggurat::report {

/// Tells how far a run has come: on a terminal in one line that is written over again and again, elsewhere in
/// ten lines, and one more for every minute without any in which a game ended.
class Progress {
public:
    enum class Style { Silent, Terminal, Lines };

    Progress(std::ostream& out, Style style, std::int64_t games,
             std::chrono::milliseconds longest_silence = std::chrono::minutes(1));
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    /// Ends the terminal's line.
    ~Progress();

    void game_over();

private:
    using Clock = std::chrono::steady_clock;

    void show();

    std::ostream& out_;
    Style style_;
    std::int64_t games_;
    std::chrono::milliseconds longest_silence_;
    std::int64_t done_ = 0;
    std::int64_t tenths_shown_ = 0;
    Clock::time_point start_;
    Clock::time_point shown_;
};

}  // namespace ziggurat::report
