// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ziggurat::protocol {

// Sub-commands that tune the evaluations, each given the arguments behind its name; each returns the program's
// exit code.

/// `collect`: plays games for positions to tune with.
int collect_command(const std::vector<std::string>& arguments);

/// `fit`: fits the weights of an evaluation to such positions.
int fit_command(const std::vector<std::string>& arguments);

}  // namespace ziggurat::protocol
