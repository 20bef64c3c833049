// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/session.h"

namespace ziggurat::protocol {

inline constexpr int max_bench_depth = search::max_ply;

constexpr bool is_bench_depth(int depth) {
    return depth >= 1 && depth <= max_bench_depth;
}

/// Runs the bench of a variant in a session of its own.
inline base::Result<engine::BenchResult> run_bench(std::string_view variant, int depth) {
    auto session = engine::make_session(variant);
    if (!session) {
        return session.error();
    }
    return (*session)->bench(depth);
}

/// "N nodes N nps", as benchmarking frameworks read it.
inline std::string bench_line(const engine::BenchResult& result) {
    const auto time_ms = static_cast<std::uint64_t>(result.time_ms > 0 ? result.time_ms : 1);
    return std::to_string(result.nodes) + " nodes " + std::to_string(result.nodes * 1000 / time_ms) + " nps";
}

}  // namespace ziggurat::protocol
