// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/parts/orthodox.h"
#include "movegen/parts/turn_count.h"

// How the orthodox men's moves change a position, for the rule sets that play with them.

namespace ziggurat::movegen::orthodox {

/// The beginning of the position after a turn of `Us`: the other side to move, no en passant chance, one ply
/// more on both counters. Men, and what depends on them, are still to be moved.
template <Side Us, class Position>
Position turned(const Position& p) {
    Position next = p;
    next.side = ~Us;
    next.en_passant = Square::None;
    count_turn<Us>(next);
    return next;
}

/// Carries out a chess move of `Us` on the board of `next`, the king's part of a castling included, and sets
/// what follows for halfmove clock and en passant.
template <Side Us, class Position>
void play_step(Position& next, Move m) {
    const Square from = m.from();
    const Square to = m.to();
    const auto piece = m.piece<Piece>();
    if (!next.board.is_empty(to)) {
        next.board.lift(~Us, next.board.at(to), to);
        next.halfmove_clock = 0;
    }
    next.board.carry(Us, piece, from, to);
    if (piece == Piece::Pawn) {
        next.halfmove_clock = 0;
    }
    switch (m.kind()) {
    case MoveKind::DoubleStep:
        next.en_passant = en_passant_square<Us>(next.board, to);
        break;
    case MoveKind::EnPassant:
        next.board.lift(~Us, Piece::Pawn, to + -forward(Us));
        break;
    case MoveKind::Promotion:
        next.board.lift(Us, Piece::Pawn, to);
        next.board.put(Us, m.argument_as<Piece>(), to);
        break;
    default:
        break;
    }
}

/// The position with the other side to move and no en passant chance; only where the mover is not in check.
template <class Position>
Position pass(const Position& p) {
    Position next = p.side == Side::White ? turned<Side::White>(p) : turned<Side::Black>(p);
    next.checks = find_checks(next.board, next.side);
    return next;
}

}  // namespace ziggurat::movegen::orthodox
