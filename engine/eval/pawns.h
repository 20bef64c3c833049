// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/placement.h"
#include "engine/eval/weights/terms.h"
#include "movegen/attacks.h"

// Pawns as sets, for every rule set whose pawns march up the board.

namespace ziggurat::engine::eval {

using movegen::Bitboard;
using movegen::Side;
using movegen::Square;

/// All squares in front of those of the set, as `Us` sees it; without the set itself.
template <Side Us>
constexpr Bitboard in_front_of(Bitboard set) {
    constexpr int step = movegen::forward(Us);
    set = movegen::shifted<step>(set);
    set |= movegen::shifted<step>(set);
    set |= movegen::shifted<2 * step>(set);
    set |= movegen::shifted<4 * step>(set);
    return set;
}

/// The squares to the left and right of those of the set.
constexpr Bitboard beside(Bitboard set) {
    return ((set & ~movegen::file_h) << 1) | ((set & ~movegen::file_a) >> 1);
}

/// All squares of the files that the set has a share in.
constexpr Bitboard files_of(Bitboard set) {
    return set | in_front_of<Side::White>(set) | in_front_of<Side::Black>(set);
}

template <Side Us>
constexpr Bitboard attacks_of_pawns(Bitboard pawns) {
    return movegen::pawn_attacks_west<Us>(pawns) | movegen::pawn_attacks_east<Us>(pawns);
}

/// What the pawns of a side are worth by how they stand together.
template <Side Us>
constexpr Tapered pawn_structure(const PawnWeights& w, Bitboard pawns, Bitboard enemy_pawns) {
    const Bitboard neighbours = files_of(beside(pawns));
    Tapered worth = w.isolated * movegen::popcount(pawns & ~neighbours);
    worth += w.doubled * movegen::popcount(pawns & in_front_of<Us>(pawns));
    for (const Square square : movegen::squares(pawns & (attacks_of_pawns<Us>(pawns) | beside(pawns)))) {
        worth += w.united[static_cast<std::size_t>(movegen::relative_rank(Us, square))];
    }
    const Bitboard helped = pawns | in_front_of<Us>(pawns);
    const Bitboard stops = movegen::shifted<movegen::forward(Us)>(pawns & ~beside(helped));
    const Bitboard stopped = stops & attacks_of_pawns<~Us>(enemy_pawns);
    worth += w.backward * movegen::popcount(stopped);
    return worth;
}

/// Pawns that no enemy pawn can stop or take on their way, the foremost of each file.
template <Side Us>
constexpr Bitboard passed_pawns(Bitboard pawns, Bitboard enemy_pawns) {
    const Bitboard met = in_front_of<~Us>(enemy_pawns);
    return pawns & ~(met | beside(met)) & ~in_front_of<~Us>(pawns);
}

/// What one passed pawn is worth beyond a pawn: the further the more, if its way is free and the kings stand well.
template <Side Us>
constexpr Tapered passed_worth(const PassedWeights& w, Square square, Bitboard own_kings, Bitboard enemy_kings,
                               Bitboard occupied) {
    const int rank = movegen::relative_rank(Us, square);
    Tapered worth = w.by_rank[static_cast<std::size_t>(rank)];
    if (rank >= 3 && rank < 7) {
        const Square stop = square + movegen::forward(Us);
        const int weight = rank - 2;
        worth.end +=
            weight * (w.enemy_king * distance(enemy_kings, stop) + w.own_king * distance(own_kings, stop));
        if (movegen::contains(occupied, stop)) {
            worth += w.blocked * weight;
        }
    }
    return worth;
}

}  // namespace ziggurat::engine::eval
