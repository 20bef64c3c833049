// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iostream>
#include <optional>
#include <string>

namespace ziggurat::protocol {

/// Asks the person at the terminal. Prompts go to standard error: standard output is for results.
inline std::optional<std::string> ask_at_terminal(const std::string& prompt) {
    std::cerr << prompt << std::flush;
    std::string line;
    if (!std::getline(std::cin, line)) {
        return std::nullopt;
    }
    return line;
}

}  // namespace ziggurat::protocol
