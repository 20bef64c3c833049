// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "engine/session.h"
#include "tuning/sample.h"

namespace ziggurat::tuning {

/// How games are played for the positions in them.
struct CollectOrder {
    std::string variant = "chess";
    std::size_t positions = 100'000;  ///< 1 or more; the last game may be cut
    std::uint64_t nodes = 1000;       ///< 1 or more, for each move
    std::uint64_t seed = 1;
    int threads = 1;          ///< 1 or more
    int opening_plies = 8;    ///< 0 or more, random ones that each game begins with, and by the seed one more
    int opening_limit = 150;  ///< centipawns of advantage from which on an opening is tried anew
};

/// The quiet positions of one game of the engine against itself, with its result. The game is given up as won when
/// both sides agree that it is, and as drawn when nothing moves any more. The same number and order play the same
/// game.
std::vector<Sample> play_for_samples(engine::Session& session, const CollectOrder& order, std::uint64_t number);

/// Plays games until there are enough positions, and hands these over in the order of the games, whatever the
/// number of threads; `take` is called by one thread at a time. An unknown variant is an error.
std::optional<base::Error> collect(const CollectOrder& order, const std::function<void(const Sample&)>& take);

}  // namespace ziggurat::tuning
