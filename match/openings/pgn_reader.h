// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ziggurat::match {

/// A game of a PGN as it stands there: no move has been checked.
struct PgnGame {
    int line = 1;  ///< where it begins
    std::map<std::string, std::string> tags;
    std::vector<std::string>
        sans;  ///< of the main line; numbers, comments, variations, marks and results left out
};

/// All games of a text. What is no PGN makes games without moves rather than an error.
std::vector<PgnGame> parse_pgn(std::string_view text);

}  // namespace ziggurat::match
