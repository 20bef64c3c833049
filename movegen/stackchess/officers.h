// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/stackchess/pawns.h"

// Knights, bishops, rooks, queens, cardinals: moves and joins of whole piles, and all that splits off.

namespace ziggurat::movegen::stackchess {

/// What splits off the pile on `from` as piece `T`, to squares of `allowed` (page, "A turn is one of", 3).
template <Piece T, MoveClass Class, Variation V, Side Us, MoveSink Sink>
inline void generate_splits(const Turn<V, Us>& turn, Square from, Bitboard allowed, Sink& sink) {
    if constexpr (T == Piece::Pawn) {
        generate_pawns<Class>(turn, {bit(from), 1, no_squares, allowed}, sink);
    } else {
        const Bitboard ways = reach<T>(from, turn.occupied) & targets_of<Class>(turn) & allowed;
        for_each_part<T>(turn.board.at(from),
                         [&](int count) { sink.fan(Move::split(T, from, Square::A1, count), ways); });
    }
}

/// Moves and joins of whole officers on `movers`, of kings none, to squares of `allowed`.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
inline void generate_officers(const Turn<V, Us>& turn, const Joins<V, Us>& joins, Bitboard movers,
                              Bitboard allowed, Sink& sink) {
    const Bitboard targets = targets_of<Class>(turn);
    for_each_officer<V>([&]<Piece T>() {
        if constexpr (T != Piece::King) {
            for (const Square from : squares(turn.board.whole(T) & movers)) {
                Bitboard landing = targets;
                if constexpr (Class != MoveClass::Noisy) {
                    landing |= joins.template of<T>(turn.board.at(from).bottom());
                }
                sink.fan(Move::step(T, from, Square::A1), reach<T>(from, turn.occupied) & landing & allowed);
            }
        }
    });
}

/// All that splits off piles on `movers`, to squares of `allowed`.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
inline void generate_all_splits(const Turn<V, Us>& turn, Bitboard movers, Bitboard allowed, Sink& sink) {
    if (const Bitboard pawns = turn.board.part(Piece::Pawn) & movers; pawns != 0) {
        generate_pawns<Class>(turn, {pawns, 1, no_squares, allowed}, sink);
    }
    for_each_officer<V>([&]<Piece T>() {
        for (const Square from : squares(turn.board.part(T) & movers)) {
            generate_splits<T, Class>(turn, from, allowed, sink);
        }
    });
}

}  // namespace ziggurat::movegen::stackchess
