// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/session.h"

namespace ziggurat::protocol {

/// "cp 31" or "mate -2".
std::string uci_score(search::Score score);

/// The `info` line of a report.
std::string info_line(const engine::LineReport& report, bool show_results = false);

/// The `bestmove` line; "(none)" where there is no move.
std::string best_move_line(const engine::BestMove& best);

/// What clients that can draw a board want to know of a variant, with the FEN of its start:
/// "variant NAME files 8 ranks 8 pocket KINDS template HABITS startpos FEN".
std::string variant_description(std::string_view variant, const std::string& start);

}  // namespace ziggurat::protocol
