// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "engine/eval/tapered.h"
#include "movegen/bitboard.h"

namespace ziggurat::engine::eval {

/// What squares are worth to a type of man, said in a few numbers instead of 64.
struct PlacementLaw {
    Tapered centre;   ///< for each step from a corner (0) towards the four centre squares (6)
    Tapered file;     ///< for each step from the edge files (0) towards the middle ones (3)
    Tapered rank;     ///< for each rank from its own first (0) on
    Tapered home;     ///< on its own first rank
    Tapered seventh;  ///< on its own seventh rank
};

/// By square as the side itself sees the board (its own first rank is 0); the mean over all squares is near 0.
using PlacementTable = std::array<Tapered, movegen::square_count>;

/// Steps from the nearest corner to a square, 0 .. 6.
constexpr int centrality(movegen::Square square) {
    const int file = movegen::file_of(square);
    const int rank = movegen::rank_of(square);
    return std::min(file, 7 - file) + std::min(rank, 7 - rank);
}

/// The table of a law.
constexpr PlacementTable make_placement(const PlacementLaw& law) {
    PlacementTable table{};
    Tapered sum;
    for (int number = 0; number < movegen::square_count; ++number) {
        const movegen::Square square = movegen::square_at(number);
        const int file = movegen::file_of(square);
        const int rank = movegen::rank_of(square);
        Tapered worth = law.centre * centrality(square) + law.file * std::min(file, 7 - file) + law.rank * rank;
        worth += rank == 0 ? law.home : Tapered();
        worth += rank == 6 ? law.seventh : Tapered();
        table[movegen::index(square)] = worth;
        sum += worth;
    }
    for (Tapered& worth : table) {
        worth -= {sum.middle / movegen::square_count, sum.end / movegen::square_count};
    }
    return table;
}

/// The square as `side` sees the board.
constexpr std::size_t seen_from(movegen::Side side, movegen::Square square) {
    return movegen::index(side == movegen::Side::White ? square : movegen::flipped(square));
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
