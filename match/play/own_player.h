// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "match/play/player.h"

namespace ziggurat::match {

/// Our own engine as a player within this process. Of options there are Hash,
/// Threads, Move Overhead, Skill Level and UCI_Elo, which limits the strength where it is given.
base::Result<std::unique_ptr<Player>>
make_own_player(const std::string& name, std::string_view variant,
                const std::vector<std::pair<std::string, std::string>>& options);

}  // namespace ziggurat::match
