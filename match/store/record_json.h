// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "match/play/game_record.h"

namespace ziggurat::match {

/// A game as one line of JSON, without a line break: all that is known of it.
std::string to_json(const GameRecord& record);

/// Reads what `to_json` wrote; errors say what is wrong.
base::Result<GameRecord> record_from_json(std::string_view line);

}  // namespace ziggurat::match
