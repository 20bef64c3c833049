// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/parts/castling.h"
#include "movegen/parts/turn_count.h"
#include "movegen/stackchess/attack.h"

namespace ziggurat::movegen::stackchess {

/// The square behind a pawn of `Us` that has just stepped twice to `to`, where some enemy pawn, whole or
/// splitting off, could pseudo-legally capture it; else none.
template <Side Us, Variation V>
Square en_passant_square(const Board<V>& board, Square to) {
    const Square passed = to + -forward(Us);
    const Bitboard takers = pawn_attacks(Us, passed) & board.movers(Piece::Pawn) & board.of(~Us);
    return takers != 0 ? passed : Square::None;
}

template <Side Us, Variation V>
inline Position<V> play_as(const Position<V>& p, Move m) {
    using Pile = PileOf<V>;
    const Square from = m.from();
    const Square to = m.to();
    Position<V> next = p;
    Board<V>& board = next.board;
    next.side = ~Us;
    next.en_passant = Square::None;
    next.castling_rights = castling_rights_after(p.castling_rights, from, to);
    count_turn<Us>(next);
    if (m.piece<Piece>() == Piece::Pawn) {
        next.halfmove_clock = 0;
    }
    if (contains(p.board.of(~Us), to)) {
        board.lift(~Us, to);
        next.halfmove_clock = 0;
    }
    if (m.part() != 0) {
        board.split(Us, from, to, m.part());
    } else if (contains(p.board.of(Us), to)) {
        board.join(Us, from, to);
    } else {
        board.carry(Us, from, to);
    }
    switch (m.kind()) {
    case MoveKind::DoubleStep:
        next.en_passant = en_passant_square<Us>(board, to);
        break;
    case MoveKind::EnPassant:
        board.lift(~Us, to + -forward(Us));
        break;
    case MoveKind::Promotion: {
        const Pile raised = board.at(to) + Pile::of(pyramid(m.argument()));
        board.lift(Us, to);
        board.put(Us, raised, to);
        break;
    }
    case MoveKind::Castling: {
        const Castling& castling = castling_to(to);
        board.carry(Us, castling.rook_from, castling.rook_to);
        break;
    }
    default:
        break;
    }
    next.checks = find_checks(board, ~Us);
    return next;
}

/// The position after a legal move.
template <Variation V>
inline Position<V> play(const Position<V>& p, Move m) {
    return p.side == Side::White ? play_as<Side::White>(p, m) : play_as<Side::Black>(p, m);
}

/// The position with the other side to move and no en passant chance; only where the mover is not in check.
template <Variation V>
Position<V> pass(const Position<V>& p) {
    Position<V> next = p;
    next.side = ~p.side;
    next.en_passant = Square::None;
    if (p.side == Side::White) {
        count_turn<Side::White>(next);
    } else {
        count_turn<Side::Black>(next);
    }
    next.checks = find_checks(next.board, next.side);
    return next;
}

}  // namespace ziggurat::movegen::stackchess
