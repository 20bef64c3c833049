// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "movegen/game/arbiter.h"

namespace ziggurat::match {

/// How a game begins: a position, and moves from there.
struct Opening {
    std::string fen;                 ///< empty for the start position
    std::vector<std::string> moves;  ///< as UCI texts

    bool operator==(const Opening&) const = default;
};

/// Begins a new game by the opening; an error leaves the game as it was.
std::optional<base::Error> set_up_opening(movegen::Arbiter& game, const Opening& opening);

}  // namespace ziggurat::match
