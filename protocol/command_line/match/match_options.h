// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "match/tournament/match_settings.h"

namespace ziggurat::protocol {

/// The part of a match that is played here: games whose pair, divided by `count`, leaves `index`.
struct Shard {
    int index = 0;
    int count = 1;

    [[nodiscard]] bool is_whole() const { return count == 1; }
};

/// A match and what is written about it; files have no name where nothing is to be written.
struct MatchOptions {
    match::MatchSettings settings;
    Shard shard;
    std::string pgn_file;
    std::string epd_file;
    std::string json_file;
    std::string log_file;
    std::string journal_file;
    int rating_interval = 0;   ///< tell the standings after so many games each; 0: only at the end
    bool notes_moves = false;  ///< whether the PGN tells scores and times
    bool is_quiet = false;
};

/// Reads the arguments of `match`. An exit code where there is nothing more to do: after `--help`, or after a
/// message about what is wrong with them.
std::variant<MatchOptions, int> read_match_options(const std::vector<std::string>& arguments);

}  // namespace ziggurat::protocol
