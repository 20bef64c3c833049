// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/chess/position.h"
#include "movegen/parts/castling.h"
#include "movegen/parts/turn_count.h"

namespace ziggurat::movegen::chess {

template <Side Us>
Position play_as(const Position& p, Move m) {
    const Square from = m.from();
    const Square to = m.to();
    const auto piece = m.piece<Piece>();
    Position next = p;
    next.side = ~Us;
    next.en_passant = Square::None;
    next.castling_rights = castling_rights_after(p.castling_rights, from, to);
    count_turn<Us>(next);
    if (!p.board.is_empty(to)) {
        next.board.lift(~Us, p.board.at(to), to);
        next.halfmove_clock = 0;
    }
    next.board.carry(Us, piece, from, to);
    if (piece == Piece::Pawn) {
        next.halfmove_clock = 0;
    }
    switch (m.kind()) {
    case MoveKind::DoubleStep:
        next.en_passant = orthodox::en_passant_square<Us>(next.board, to);
        break;
    case MoveKind::EnPassant:
        next.board.lift(~Us, Piece::Pawn, to + -forward(Us));
        break;
    case MoveKind::Promotion:
        next.board.lift(Us, Piece::Pawn, to);
        next.board.put(Us, m.argument_as<Piece>(), to);
        break;
    case MoveKind::Castling: {
        const Castling& castling = castling_to(to);
        next.board.carry(Us, Piece::Rook, castling.rook_from, castling.rook_to);
        break;
    }
    default:
        break;
    }
    next.checks = orthodox::find_checks(next.board, ~Us);
    return next;
}

/// The position after a legal move.
inline Position play(const Position& p, Move m) {
    return p.side == Side::White ? play_as<Side::White>(p, m) : play_as<Side::Black>(p, m);
}

/// The position with the other side to move and no en passant chance; only where the mover is not in check.
inline Position pass(const Position& p) {
    Position next = p;
    next.side = ~p.side;
    next.en_passant = Square::None;
    if (p.side == Side::White) {
        count_turn<Side::White>(next);
    } else {
        count_turn<Side::Black>(next);
    }
    next.checks = orthodox::find_checks(next.board, next.side);
    return next;
}

}  // namespace ziggurat::movegen::chess
