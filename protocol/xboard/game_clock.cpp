// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/game_clock.h"

#include <algorithm>

#include "base/text.h"

namespace ziggurat::protocol {
namespace {

constexpr std::int64_t ms_a_minute = 60'000;
constexpr std::int64_t longest_ms = 1'000'000 * ms_a_minute;

/// Milliseconds of "5" (minutes), "0.5" or "5:30" (minutes:seconds).
std::optional<std::int64_t> parse_base(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto minutes = base::parse_thousandths(text.substr(0, colon));
    if (!minutes || *minutes > longest_ms / 60) {
        return std::nullopt;
    }
    if (colon == std::string_view::npos) {
        return *minutes * 60;
    }
    const auto seconds = base::parse_thousandths(text.substr(colon + 1));
    return seconds ? std::optional(*minutes * 60 + *seconds) : std::nullopt;
}

}  // namespace

bool GameClock::level(std::string_view moves, std::string_view base, std::string_view increment) {
    const auto count = base::parse_integer<int>(moves);
    const auto base_ms = parse_base(base);
    const auto increment_ms = base::parse_thousandths(increment);
    if (!count || *count < 0 || !base_ms || !increment_ms) {
        return false;
    }
    // Some clients repeat it before each move: then it must not fill the clocks again.
    const bool is_news =
        per_move_ms_ || moves_ != *count || base_ms_ != *base_ms || increment_ms_ != *increment_ms;
    per_move_ms_.reset();
    moves_ = *count;
    base_ms_ = *base_ms;
    increment_ms_ = *increment_ms;
    if (is_news) {
        restart();
    }
    return true;
}

bool GameClock::seconds_per_move(std::string_view seconds) {
    const auto time_ms = base::parse_thousandths(seconds);
    if (!time_ms) {
        return false;
    }
    per_move_ms_ = *time_ms;
    return true;
}

void GameClock::restart() {
    own_ms_ = base_ms_;
    other_ms_ = base_ms_;
    moves_to_go_ = moves_;
}

void GameClock::spent(std::int64_t time_ms) {
    own_ms_ += increment_ms_ - time_ms;
    if (moves_ > 0 && --moves_to_go_ <= 0) {
        moves_to_go_ = moves_;
        own_ms_ += base_ms_;
    }
}

search::Limits GameClock::limits(movegen::Side side) const {
    search::Limits limits;
    limits.depth = depth_;
    limits.node_rate = node_rate_;
    if (per_move_ms_) {
        limits.movetime_ms = *per_move_ms_;
        return limits;
    }
    limits.clock[index(side)] = {own_ms_, increment_ms_};
    limits.clock[index(~side)] = {other_ms_, increment_ms_};
    if (moves_ > 0) {
        limits.moves_to_go = moves_to_go_;
    }
    return limits;
}

}  // namespace ziggurat::protocol
