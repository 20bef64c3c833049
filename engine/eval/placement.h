// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "movegen/bitboard.h"

namespace ziggurat::engine::eval {

/// Steps from the nearest corner to a square, 0 .. 6.
constexpr int centrality(movegen::Square square) {
    const int file = movegen::file_of(square);
    const int rank = movegen::rank_of(square);
    return std::min(file, 7 - file) + std::min(rank, 7 - rank);
}

/// Where a `PlacementTable` holds what a square is worth to `side`.
constexpr std::size_t place_of(movegen::Side side, movegen::Square square) {
    const auto file = static_cast<unsigned>(movegen::file_of(square));
    const unsigned mirrored = file < 4 ? file : 7 - file;
    return 4U * static_cast<unsigned>(movegen::relative_rank(side, square)) + mirrored;
}

/// Where a `MobilityTable` holds what so many squares are worth.
constexpr std::size_t seen(movegen::Bitboard set) {
    return static_cast<std::size_t>(std::min(movegen::popcount(set), 27));
}

/// A king's way from one square to another.
constexpr int distance(movegen::Square a, movegen::Square b) {
    const int files = movegen::file_of(a) - movegen::file_of(b);
    const int ranks = movegen::rank_of(a) - movegen::rank_of(b);
    return std::max(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks);
}

/// The shortest of the ways from several kings, at least one.
constexpr int distance(movegen::Bitboard kings, movegen::Square to) {
    int nearest = 7;
    for (const movegen::Square king : movegen::squares(kings)) {
        nearest = std::min(nearest, distance(king, to));
    }
    return nearest;
}

}  // namespace ziggurat::engine::eval
