// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ziggurat::protocol {

// The sub-commands, each given the arguments behind its name; each returns the program's exit code.

/// `perft`: counts move sequences.
int run_perft(const std::vector<std::string>& arguments);

}  // namespace ziggurat::protocol
