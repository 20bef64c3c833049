// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/mystic/position.h"
#include "movegen/parts/orthodox_play.h"

namespace ziggurat::movegen::mystic {

template <Side Us>
Position play_as(const Position& p, Move m) {
    Position next = orthodox::turned<Us>(p);
    Purse& purse = next.purses[index(Us)];
    switch (m.kind()) {
    case MoveKind::Drop:
        next.board.put(Us, Piece::Pawn, m.to());
        purse = purse.after_paying(pawn_price);
        next.halfmove_clock = 0;  // mystic 9
        break;
    case MoveKind::Upgrade: {
        const auto into = m.argument_as<Piece>();
        next.board.lift(Us, m.piece<Piece>(), m.to());
        next.board.put(Us, into, m.to());
        purse = purse.after_paying(upgrade_price(into));
        next.halfmove_clock = 0;
        break;
    }
    default:
        orthodox::play_step<Us>(next, m);
        break;
    }
    next.checks = orthodox::find_checks(next.board, ~Us);
    return next;
}

/// The position after a legal turn.
inline Position play(const Position& p, Move m) {
    return p.side == Side::White ? play_as<Side::White>(p, m) : play_as<Side::Black>(p, m);
}

}  // namespace ziggurat::movegen::mystic
