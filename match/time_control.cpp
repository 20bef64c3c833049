// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/time_control.h"

#include <optional>

#include "base/text.h"

namespace ziggurat::match {
namespace {

constexpr std::int64_t longest_s = 1'000'000;

/// Milliseconds of "12", "12.5" or "0.005"; more digits than three are cut off.
std::optional<std::int64_t> parse_seconds(std::string_view text) {
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    std::string fraction(point == std::string_view::npos ? "" : text.substr(point + 1));
    if (point != std::string_view::npos && fraction.empty()) {
        return std::nullopt;
    }
    fraction.resize(fraction.size() > 3 ? fraction.size() : 3, '0');
    const auto seconds = whole.empty() ? std::optional<std::int64_t>(0) : base::parse_integer<std::int64_t>(whole);
    const auto digits = base::parse_integer<std::uint64_t>(fraction);
    const auto thousandths = base::parse_integer<std::uint16_t>(std::string_view(fraction).substr(0, 3));
    if (text.empty() || !seconds || !digits || !thousandths || text.front() == '-' || *seconds > longest_s) {
        return std::nullopt;
    }
    return *seconds * 1000 + *thousandths;
}

/// Milliseconds of seconds or of minutes:seconds.
std::optional<std::int64_t> parse_time(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return parse_seconds(text);
    }
    const auto minutes = base::parse_integer<std::uint32_t>(text.substr(0, colon));
    const auto rest = parse_seconds(text.substr(colon + 1));
    if (!minutes || !rest || *minutes > longest_s / 60) {
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
