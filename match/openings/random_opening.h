// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "movegen/game/arbiter.h"

namespace ziggurat::match {

/// A seed of a game's own, from the match's seed and the game's number.
std::uint64_t game_seed(std::uint64_t match_seed, int game_number);

/// Plays `plies` random legal moves from the present position; the same seed plays the same. The game is not
/// over after them, unless no such sequence is found: then fewer moves are played, maybe none.
void play_random_opening(movegen::Arbiter& game, int plies, std::uint64_t seed);

}  // namespace ziggurat::match
