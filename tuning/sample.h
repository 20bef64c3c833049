// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace ziggurat::tuning {

/// A position, how its game ended, and what a search thought of it: one line of a data file.
struct Sample {
    std::string fen;
    double result = 0;  ///< for White: 0 lost, 0.5 drawn, 1 won
    int score = 0;      ///< for White, in centipawns

    friend bool operator==(const Sample&, const Sample&) = default;
};

/// "FEN;result;score", such as "4k3/8/8/8/8/8/8/4K2R w K - 0 1;1;540", without an end of line.
std::string to_line(const Sample& sample);

/// Reads a line as `to_line` writes it. The error says what is wrong with it.
base::Result<Sample> parse_sample(std::string_view line);

/// Reads lines to the end, or the first `limit` of them; empty ones are passed over. The error is "line N: why".
base::Result<std::vector<Sample>> read_samples(std::istream& in, std::size_t limit);

}  // namespace ziggurat::tuning
