// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/time_control.h"

#include <optional>

#include "base/text.h"

namespace ziggurat::match {
namespace {

constexpr std::uint32_t most_minutes = 1'000'000;

/// Milliseconds of seconds or of minutes:seconds.
std::optional<std::int64_t> parse_time(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return base::parse_thousandths(text);
    }
    const auto minutes = base::parse_integer<std::uint32_t>(text.substr(0, colon));
    const auto rest = base::parse_thousandths(text.substr(colon + 1));
    if (!minutes || !rest || *minutes > most_minutes) {
        return std::nullopt;
    }
    return std::int64_t{*minutes} * 60'000 + *rest;
}

std::string seconds(std::int64_t time_ms) {
    std::string text = std::to_string(time_ms / 1000);
    if (time_ms % 1000 != 0) {
        std::string fraction = std::to_string(1000 + time_ms % 1000).substr(1);
        fraction.erase(fraction.find_last_not_of('0') + 1);
        text += '.' + fraction;
    }
    return text;
}

}  // namespace

base::Result<TimeControl> parse_time_control(std::string_view text) {
    const base::Error error{"\"" + std::string(text) +
                            "\" is no time control, such as 2+0.02, 40/60 or 40/1:30+0.5"};
    TimeControl control;
    std::string_view rest = text;
    if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
        const auto moves = base::parse_integer<int>(rest.substr(0, slash));
        if (!moves || *moves < 1) {
            return error;
        }
        control.moves = *moves;
        rest.remove_prefix(slash + 1);
    }
    if (const std::size_t plus = rest.find('+'); plus != std::string_view::npos) {
        const auto increment = parse_time(rest.substr(plus + 1));
        if (!increment) {
            return error;
        }
        control.increment_ms = *increment;
        rest = rest.substr(0, plus);
    }
    const auto base_time = parse_time(rest);
    if (!base_time || *base_time < 1) {
        return error;
    }
    control.base_ms = *base_time;
    return control;
}

std::string to_string(const TimeControl& control) {
    return (control.moves > 0 ? std::to_string(control.moves) + '/' : "") + seconds(control.base_ms) +
           (control.increment_ms > 0 ? '+' + seconds(control.increment_ms) : "");
}

}  // namespace ziggurat::match
