// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/numbers.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace ziggurat::report {

namespace {

constexpr const char* undefined = "–";

/// With its sign, and a minus that is as wide as the plus.
std::string signed_decimal(double value) {
    const std::string digits = decimal(std::abs(value), 1);
    if (digits == "0.0") {
        return digits;
    }
    return (value < 0 ? "−" : "+") + digits;
}

}  // namespace

std::string decimal(double value, int decimals) {
    std::array<char, 64> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    return std::string(text.data(), static_cast<std::size_t>(length < 0 ? 0 : length));
}

std::string decimal(const std::optional<double>& value, int decimals) {
    return value ? decimal(*value, decimals) : undefined;
}

std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    const std::size_t first = number < 0 ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3; at -= 3) {
        digits.insert(at - 3, ",");
    }
    return digits;
}

std::string percent(const std::optional<Share>& share) {
    return share ? decimal(100 * share->value, 1) + " %" : undefined;
}

std::string percent_with_interval(const std::optional<Share>& share) {
    if (!share) {
        return undefined;
    }
    return percent(share) + " (" + decimal(100 * share->interval.low, 1) + " to " +
           decimal(100 * share->interval.high, 1) + ")";
}

std::string points_with_interval(const std::optional<Share>& share) {
    if (!share) {
        return undefined;
    }
    return signed_decimal(100 * share->value) + " (" + signed_decimal(100 * share->interval.low) + " to " +
           signed_decimal(100 * share->interval.high) + ")";
}

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '&':
            result += "&amp;";
            break;
        case '"':
            result += "&quot;";
            break;
        case '\'':
            result += "&#39;";
            break;
        default:
            result += c;
        }
    }
    return result;
}

}  // namespace ziggurat::report
