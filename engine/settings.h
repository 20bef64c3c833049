// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include "engine/handicap.h"
#include "search/steps.h"

namespace ziggurat::engine {

/// What a session can be set to; values outside their ranges are the caller's to refuse.
struct Settings {
    std::size_t hash_mb = 16;         ///< 1 .. max_hash_mb()
    int threads = 1;                  ///< 1 .. max_threads
    int multi_pv = 1;                 ///< 1 .. 500
    int move_overhead_ms = 10;        ///< 0 .. 10000: time lost between the engine and the clock
    int level = full_level;           ///< 0 .. full_level, where strength is not limited by `elo`
    std::optional<int> elo = {};      ///< weakest_elo .. strongest_elo: plays about so strong
    search::Steps switched_off = {};  ///< steps of the search to do without, so that games tell their worth
};

inline constexpr int max_threads = 1024;
inline constexpr int max_multi_pv = 500;

/// The largest table in MiB that this machine's memory could hold.
std::size_t max_hash_mb();

}  // namespace ziggurat::engine
