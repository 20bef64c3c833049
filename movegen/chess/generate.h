// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/chess/position.h"
#include "movegen/parts/castling.h"

namespace ziggurat::movegen::chess {

/// Castlings of `Us`, not in check: king and rook unmoved, nothing between them, and no attack on the squares
/// that the king passes and reaches.
template <Side Us, MoveSink Sink>
void generate_castlings(const Position& p, Sink& sink) {
    const Bitboard occupied = p.board.occupied();
    for (const unsigned number : castling_numbers(Us)) {
        const Castling& castling = castlings[number];
        if ((p.castling_rights >> number & 1U) == 0 || (occupied & castling.must_be_empty) != 0) {
            continue;
        }
        const Bitboard without_king = occupied ^ bit(castling.king_from);
        if (!orthodox::is_attacked(p.board, ~Us, castling.passed, without_king) &&
            !orthodox::is_attacked(p.board, ~Us, castling.king_to, without_king)) {
            sink.one(Move::step(Piece::King, castling.king_from, castling.king_to, MoveKind::Castling));
        }
    }
}

/// The legal moves of `Us` by men that stand on `movers`.
template <Side Us, MoveClass Class, MoveSink Sink>
void generate_as(const Position& p, Bitboard movers, Sink& sink) {
    if constexpr (Class != MoveClass::Noisy) {
        if ((p.castling_rights & castling_rights_of(Us)) != 0 && p.checks.checkers == 0 &&
            contains(movers, orthodox::king_square(p.board, Us))) {
            generate_castlings<Us>(p, sink);
        }
    }
    const auto promote = [&sink](Bitboard arrivals, int offset) {
        for (const Piece into : orthodox::promotions) {
            sink.slide(Move::promotion(Piece::Pawn, Square::A1, Square::A1, into), arrivals, offset);
        }
    };
    orthodox::generate_steps<Us, Class>(p.board, p.checks, p.en_passant, movers, sink, promote);
}

/// Every legal move of the class by men that stand on `movers`, once each.
template <MoveClass Class, MoveSink Sink>
void generate(const Position& p, Sink& sink, Bitboard movers = all_squares) {
    if (p.side == Side::White) {
        generate_as<Side::White, Class>(p, movers, sink);
    } else {
        generate_as<Side::Black, Class>(p, movers, sink);
    }
}

}  // namespace ziggurat::movegen::chess
