// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/session.h"

namespace ziggurat::protocol {

/// What stands behind `go`, understood.
struct GoArguments {
    engine::SearchOrder order;
    std::optional<std::string> perft;     ///< the word behind `perft`, empty where there is none
    std::vector<std::string> complaints;  ///< what was left out, and why
};

/// Reads the words behind `go`. What makes no sense is left out with a complaint; numbers beyond what a limit
/// can hold are cut to it.
GoArguments parse_go(const std::vector<std::string_view>& words);

}  // namespace ziggurat::protocol
