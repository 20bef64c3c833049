// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/command_line/match/match_options.h"

namespace ziggurat::protocol {

/// Plays a match, or the rest of one, and writes what is to be written about it. Returns the program's exit code:
/// 0, 1 if an engine failed in a game, 2 if the match cannot be played, 130 if it was interrupted.
int run_match(const MatchOptions& options);

}  // namespace ziggurat::protocol
