// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/progress.h"

#include <ostream>
#include <string>

#include "report/numbers.h"

namespace ziggurat::report {

namespace {

constexpr std::chrono::milliseconds between_updates{200};
constexpr int bar_width = 30;

std::string bar(std::int64_t done, std::int64_t all) {
    const auto filled = static_cast<std::size_t>(bar_width * done / all);
    return "[" + std::string(filled, '#') + std::string(bar_width - filled, '.') + "]";
}

}  // namespace

Progress::Progress(std::ostream& out, Style style, std::int64_t games, std::chrono::milliseconds longest_silence)
    : out_(out),
      style_(games > 0 ? style : Style::Silent),
      games_(games),
      longest_silence_(longest_silence),
      start_(Clock::now()),
      shown_(start_) {}

Progress::~Progress() {
    if (style_ == Style::Terminal && done_ > 0) {
        show();
        out_ << std::endl;
    }
}

void Progress::game_over() {
    ++done_;
    if (style_ == Style::Terminal && Clock::now() - shown_ >= between_updates) {
        show();
    }
    if (style_ == Style::Lines) {
        const std::int64_t tenths = 10 * done_ / games_;
        if (tenths > tenths_shown_ || Clock::now() - shown_ >= longest_silence_) {
            tenths_shown_ = tenths;
            show();
        }
    }
}

void Progress::show() {
    shown_ = Clock::now();
    const double seconds = std::chrono::duration<double>(shown_ - start_).count();
    const double speed = seconds > 0 ? static_cast<double>(done_) / seconds : 0;
    const double left = speed > 0 ? static_cast<double>(games_ - done_) / speed : 0;
    const std::string text = grouped(done_) + " of " + grouped(games_) + " games, " + decimal(speed, 1) +
                             " a second, " + decimal(left, 0) + " s to go";
    if (style_ == Style::Terminal) {
        out_ << '\r' << bar(done_, games_) << ' ' << text << "   " << std::flush;
    } else {
        out_ << text << '\n' << std::flush;
    }
}

}  // namespace ziggurat::report
