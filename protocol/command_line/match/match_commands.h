// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ziggurat::protocol {

/// `match merge`: joins the journals of a match's shards.
int merge_match_command(const std::vector<std::string>& arguments);

}  // namespace ziggurat::protocol
