// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace ziggurat::engine {

/// The positions of a rule set that its bench runs through: openings, middle games and endings.
const std::vector<std::string_view>& bench_positions(std::string_view variant);

}  // namespace ziggurat::engine
