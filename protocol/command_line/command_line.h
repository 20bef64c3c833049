// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ziggurat::protocol {

/// Does what the program's arguments (its name not among them) ask, without any listens on standard input for
/// one of the protocols. The exit code: 0, 1 when the work failed, 2 for arguments that make no sense.
int run_command_line(const std::vector<std::string>& arguments);

}  // namespace ziggurat::protocol
