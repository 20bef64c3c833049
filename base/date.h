// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <ctime>
#include <string>

namespace ziggurat::base {

/// Today, by the system's time zone, with a separator between year, month and day: "2025-12-31".
inline std::string today(char separator) {
    const std::time_t now = std::time(nullptr);
    std::tm calendar{};
    localtime_r(&now, &calendar);
    const std::array<char, 9> format{'%', 'Y', separator, '%', 'm', separator, '%', 'd', '\0'};
    std::array<char, 16> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), format.data(), &calendar);
    return {text.data(), length};
}

}  // namespace ziggurat::base
