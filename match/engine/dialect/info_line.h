// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "match/play/player.h"

namespace ziggurat::match {

/// What a UCI "info" line says of the best line, for the side to move; nothing if it tells no exact score of it.
std::optional<Assessment> parse_uci_info(std::string_view line);

/// What a line of XBoard's thinking output says ("depth score time nodes moves"), for the engine; nothing for
/// lines of other forms.
std::optional<Assessment> parse_xboard_thinking(std::string_view line);

/// The score of a mate in so many moves, negative if the mover is mated.
int mate_score_cp(int moves);

/// "+0.35", "-M12".
std::string score_text(int score_cp);

}  // namespace ziggurat::match
