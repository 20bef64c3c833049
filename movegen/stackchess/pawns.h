// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/stackchess/turn.h"

// Pawns, rules 2 and 3: whole piles and those that split off, as sets.

namespace ziggurat::movegen::stackchess {

/// Pawns that go under the same conditions.
struct PawnGroup {
    Bitboard pawns;
    int part;          ///< 0 where they are whole piles, 1 where they split off
    Bitboard joins;    ///< own piles that they may join
    Bitboard allowed;  ///< where they may arrive
};

/// Where a set of pawns goes: straight ahead and, for joins and steps alike, twice over an empty square.
struct PawnWays {
    Bitboard single;
    Bitboard twice;
    Bitboard west;
    Bitboard east;
};

template <Variation V, Side Us>
inline PawnWays pawn_ways(Bitboard pawns, Bitboard empty) {
    constexpr int ahead = forward(Us);
    PawnWays ways{};
    ways.single = shifted<ahead>(pawns);
    if constexpr (V::pawn_double_step) {
        ways.twice = shifted<ahead>(ways.single & empty & relative_rank_mask(Us, 2));
    }
    ways.west = pawn_attacks_west<Us>(pawns);
    ways.east = pawn_attacks_east<Us>(pawns);
    return ways;
}

/// Where a pawn joins: straight ahead or, under `JoinAsCapture`, diagonally.
template <Variation V>
constexpr Bitboard join_ways(const PawnWays& ways) {
    return V::join_as_capture ? ways.west | ways.east : ways.single | ways.twice;
}

/// A pawn on the last rank's empty squares stays a pawn, which is a plain step, or gets a pyramid from the
/// reserve under it (rule 3).
template <Variation V, Side Us, MoveSink Sink>
void generate_promotions(const Board<V>& board, Bitboard arrivals, int part, Sink& sink) {
    for (int size = 1; size <= largest_pyramid; ++size) {
        if (board.has_reserve(Us, size)) {
            const Move promotion = Move::split(Piece::Pawn, Square::A1, Square::A1, part, MoveKind::Promotion);
            sink.slide(promotion.with_argument(size), arrivals, forward(Us));
        }
    }
}

/// All moves of a group of pawns but en passant.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
inline void generate_pawns(const Turn<V, Us>& turn, const PawnGroup& group, Sink& sink) {
    constexpr int ahead = forward(Us);
    const Bitboard empty = ~turn.occupied;
    const Move step = Move::split(Piece::Pawn, Square::A1, Square::A1, group.part);
    const PawnWays ways = pawn_ways<V, Us>(group.pawns, empty);
    const Bitboard free = empty & group.allowed;
    if constexpr (Class != MoveClass::Noisy) {
        const Move twice = Move::split(Piece::Pawn, Square::A1, Square::A1, group.part, MoveKind::DoubleStep);
        const Bitboard joins = group.joins & group.allowed;
        sink.slide(step, ways.single & (V::join_as_capture ? free : free | joins), ahead);
        sink.slide(twice, ways.twice & free, 2 * ahead);
        if constexpr (V::join_as_capture) {
            sink.slide(step, ways.west & joins, ahead - 1);
            sink.slide(step, ways.east & joins, ahead + 1);
        } else {
            sink.slide(step, ways.twice & joins, 2 * ahead);
        }
    }
    if constexpr (Class != MoveClass::Quiet) {
        const Bitboard targets = turn.enemies & group.allowed;
        sink.slide(step, ways.west & targets, ahead - 1);
        sink.slide(step, ways.east & targets, ahead + 1);
        const Bitboard arrivals = ways.single & free & relative_rank_mask(Us, 7);
        if (arrivals != 0) {
            generate_promotions<V, Us>(turn.board, arrivals, group.part, sink);
        }
    }
}

/// En passant, by whole pawns and by pawns that split off. Two squares change beside the target, and kings may
/// come and go, so the end of each is looked at as it is.
template <Variation V, Side Us, MoveSink Sink>
void generate_en_passant(const Turn<V, Us>& turn, Sink& sink) {
    const Square target = turn.p.en_passant;
    const Bitboard victim = bit(target + -forward(Us));
    const Bitboard takers = pawn_attacks(~Us, target) & turn.board.movers(Piece::Pawn) & turn.movers;
    for (const Square from : squares(takers)) {
        const PileOf<V> rest = turn.board.at(from) - PileOf<V>::of(pyramid(1));
        const Bitboard kings = (turn.kings & ~bit(from)) | (rest.is_king() ? bit(from) : no_squares);
        const Bitboard occupied = (turn.occupied ^ victim ^ (rest ? no_squares : bit(from))) | bit(target);
        const Bitboard safe = filtered(kings, [&](Square king) {
            return !is_attacked(turn.board, Us, king, occupied, turn.enemies ^ victim);
        });
        if (safe != 0) {
            sink.one(Move::split(Piece::Pawn, from, target, rest ? 1 : 0, MoveKind::EnPassant));
        }
    }
}

}  // namespace ziggurat::movegen::stackchess
