// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ziggurat::protocol {

// The sub-commands, each given the arguments behind its name; each returns the program's exit code.

/// `perft`: counts move sequences.
int perft_command(const std::vector<std::string>& arguments);

/// `bench`: searches the bench positions.
int bench_command(const std::vector<std::string>& arguments);

/// `match`: engines play each other, or ours itself.
int match_command(const std::vector<std::string>& arguments);

/// `openings`: makes even openings for matches.
int openings_command(const std::vector<std::string>& arguments);

/// `demo`: shows a quick game of each variant that is ours.
int demo_command(const std::vector<std::string>& arguments);

/// `listen`, or no command at all: speaks UCI or XBoard on standard input and output.
int listen_command(const std::vector<std::string>& arguments);

}  // namespace ziggurat::protocol
