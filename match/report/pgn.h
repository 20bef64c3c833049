// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "match/play/game_record.h"

namespace ziggurat::match {

/// The game as PGN, in export format as far as it goes for variants; ends with an empty line. With notes each move
/// that a player made is followed by {score/depth time}, as far as known, the score as the player sees it.
std::string to_pgn(const GameRecord& record, bool with_notes = false);

}  // namespace ziggurat::match
