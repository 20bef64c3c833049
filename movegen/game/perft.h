// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "movegen/rules.h"

namespace ziggurat::movegen {

/// Whether the last ply's moves are counted in bulk, without making them, or played one by one.
enum class Leaves : std::uint8_t { Counted, Played };

/// The number of move sequences of length `depth` (page `chess.md`, "Perft"); perft(0) is 1. Ends of games by
/// the draw rules do not cut it short.
template <Rules R, Leaves L = Leaves::Counted>
std::uint64_t perft(const typename R::Position& p, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if constexpr (L == Leaves::Counted) {
        if (depth == 1) {
            return R::count_moves(p);
        }
    }
    MoveList<R::max_moves> moves;
    R::generate_all(p, moves);
    std::uint64_t count = 0;
    for (const Move m : moves) {
        count += perft<R, L>(R::play(p, m), depth - 1);
    }
    return count;
}

struct MoveCount {
    Move move;
    std::uint64_t count;
};

/// Perft by first moves, in generation order; `depth` is at least 1. The first moves are shared out to
/// `threads` workers, at least 1; the counts are the same for any number.
template <Rules R>
std::vector<MoveCount> divide(const typename R::Position& p, int depth, Leaves leaves = Leaves::Counted,
                              int threads = 1) {
    MoveList<R::max_moves> moves;
    R::generate_all(p, moves);
    std::vector<MoveCount> counts;
    for (const Move m : moves) {
        counts.push_back({m, 0});
    }
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < counts.size(); i = next++) {
            const auto after = R::play(p, counts[i].move);
            counts[i].count = leaves == Leaves::Counted ? perft<R, Leaves::Counted>(after, depth - 1)
                                                        : perft<R, Leaves::Played>(after, depth - 1);
        }
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < threads; ++i) {
        helpers.emplace_back(work);
    }
    work();
    for (std::thread& helper : helpers) {
        helper.join();
    }
    return counts;
}

}  // namespace ziggurat::movegen
