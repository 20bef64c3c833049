// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/levelup/attack.h"
#include "movegen/levelup/variation.h"
#include "movegen/move.h"
#include "movegen/parts/castling.h"
#include "movegen/parts/turn_count.h"

namespace ziggurat::movegen::levelup {

/// Takes whatever of `Them` stands on the square off the board; whether anything did.
template <Side Them>
bool take(Board& board, Square square) {
    if (!contains(board.of(Them), square)) {
        return false;
    }
    board.lift(Them, board.at(square), square);
    return true;
}

/// The square behind a pawn or squire of `Us` that has just stepped twice to `to`, where an enemy could
/// pseudo-legally capture it (levelup 4); else none.
template <Side Us>
Square en_passant_square(const Board& board, Square to) {
    const Square passed = to + -forward(Us);
    return (pawn_attacks(Us, passed) & pawn_movers_of(board, ~Us)) != 0 ? passed : Square::None;
}

template <Side Us, class Variation>
Position play_as(const Position& p, Move m) {
    const Square from = m.from();
    const Square to = m.to();
    const auto piece = m.piece<Piece>();
    Position next = p;
    next.side = ~Us;
    next.en_passant = Square::None;
    next.castling_rights = castling_rights_after(p.castling_rights, from, to);
    count_turn<Us>(next);
    bool has_taken = take<~Us>(next.board, to);
    switch (m.kind()) {
    case MoveKind::TwoLeg:
        has_taken |= take<~Us>(next.board, m.via());
        next.castling_rights = castling_rights_after(next.castling_rights, m.via());
        break;
    case MoveKind::EnPassant:
        has_taken = take<~Us>(next.board, to + -forward(Us));
        break;
    case MoveKind::Castling: {
        const Castling& castling = castling_to(to);
        next.board.carry(Us, Piece::Rook, castling.rook_from, castling.rook_to);
        break;
    }
    default:
        break;
    }
    // levelup 1: by a capture; levelup 5: what promotes starts anew as a base piece.
    const Piece after = m.kind() == MoveKind::Promotion ? m.argument_as<Piece>()
                        : has_taken                     ? levelled(piece)
                                                        : piece;
    next.board.lift(Us, piece, from);
    next.board.put(Us, after, to);
    if (has_taken || base_of(piece) == Piece::Pawn) {
        next.halfmove_clock = 0;
    }
    if (Variation::en_passant && m.kind() == MoveKind::DoubleStep) {
        next.en_passant = en_passant_square<Us>(next.board, to);
    }
    next.checks = find_checks<Variation>(next.board, ~Us);
    return next;
}

/// The position after a legal move.
template <class Variation>
Position play(const Position& p, Move m) {
    return p.side == Side::White ? play_as<Side::White, Variation>(p, m) : play_as<Side::Black, Variation>(p, m);
}

/// The position with the other side to move and no en passant chance; only where the mover is not in check.
template <class Variation>
Position pass(const Position& p) {
    Position next = p;
    next.side = ~p.side;
    next.en_passant = Square::None;
    p.side == Side::White ? count_turn<Side::White>(next) : count_turn<Side::Black>(next);
    next.checks = find_checks<Variation>(next.board, next.side);
    return next;
}

}  // namespace ziggurat::movegen::levelup
