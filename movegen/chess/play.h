// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/chess/position.h"
#include "movegen/parts/castling.h"
#include "movegen/parts/orthodox_play.h"

namespace ziggurat::movegen::chess {

template <Side Us>
Position play_as(const Position& p, Move m) {
    Position next = orthodox::turned<Us>(p);
    next.castling_rights = castling_rights_after(p.castling_rights, m.from(), m.to());
    orthodox::play_step<Us>(next, m);
    if (m.kind() == MoveKind::Castling) {
        const Castling& castling = castling_to(m.to());
        next.board.carry(Us, Piece::Rook, castling.rook_from, castling.rook_to);
    }
    next.checks = orthodox::find_checks(next.board, ~Us);
    return next;
}

/// The position after a legal move.
inline Position play(const Position& p, Move m) {
    return p.side == Side::White ? play_as<Side::White>(p, m) : play_as<Side::Black>(p, m);
}

}  // namespace ziggurat::movegen::chess
