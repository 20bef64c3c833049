// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/stackchess/kings.h"

namespace ziggurat::movegen::stackchess {

/// Turns of piles that are no kings, as the kings at hand allow them.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
inline void generate_subjects(const Turn<V, Us>& turn, Sink& sink) {
    const CheckInfo& checks = turn.p.checks;
    const Joins<V, Us> joins(turn);
    const Bitboard pawn_joins = joins.template of<Piece::Pawn>(1);
    const Bitboard pawns = turn.board.whole(Piece::Pawn);
    const Bitboard movers = turn.movers & ~turn.kings;
    const Bitboard free = movers & ~checks.pinned;
    generate_officers<Class>(turn, joins, free, checks.evasions, sink);
    generate_pawns<Class>(turn, {pawns & free, 0, pawn_joins, checks.evasions}, sink);
    generate_all_splits<Class>(turn, movers, checks.evasions, sink);
    for (const Square from : squares(movers & checks.pinned)) {
        const Bitboard allowed = leave(turn, from);
        generate_officers<Class>(turn, joins, bit(from), allowed, sink);
        generate_pawns<Class>(turn, {pawns & bit(from), 0, pawn_joins, allowed}, sink);
    }
}

/// The legal moves of `Us` by piles that stand on `movers`.
template <MoveClass Class, Side Us, Variation V, MoveSink Sink>
void generate_as(const Position<V>& p, Bitboard movers, Sink& sink) {
    const Turn<V, Us> turn{.p = p, .movers = movers & p.board.of(Us)};
    if (p.checks.evasions != no_squares) {
        generate_subjects<Class>(turn, sink);
    }
    generate_kings<Class>(turn, sink);
    if constexpr (Class != MoveClass::Quiet && V::pawn_double_step) {
        if (p.en_passant != Square::None) {
            generate_en_passant(turn, sink);
        }
    }
}

/// Every legal move of the class by piles that stand on `movers`, once each.
template <MoveClass Class, Variation V, MoveSink Sink>
void generate(const Position<V>& p, Sink& sink, Bitboard movers = all_squares) {
    if (p.side == Side::White) {
        generate_as<Class, Side::White>(p, movers, sink);
    } else {
        generate_as<Class, Side::Black>(p, movers, sink);
    }
}

}  // namespace ziggurat::movegen::stackchess
