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
    const orthodox::Board& board = p.board;
    const Bitboard own = board.of(Us);
    const Bitboard enemies = board.of(~Us);
    const Square king = orthodox::king_square(board, Us);
    const Bitboard targets = orthodox::target_squares<Class>(own, enemies);
    movers &= own;
    if (contains(movers, king)) {
        orthodox::generate_king_steps<Us>(board, targets, sink);
        if constexpr (Class != MoveClass::Noisy) {
            if (p.checks.checkers == 0 && (p.castling_rights & castling_rights_of(Us)) != 0) {
                generate_castlings<Us>(p, sink);
            }
        }
    }
    if (has_many(p.checks.checkers)) {
        return;
    }
    const Bitboard evasions = orthodox::evasion_squares(p.checks.checkers, king);
    orthodox::generate_officers<Us>(board, p.checks.pinned, movers, targets & evasions, sink);
    const auto promote = [&sink](Bitboard arrivals, int offset) {
        for (const Piece into : orthodox::promotions) {
            sink.slide(Move::promotion(Piece::Pawn, Square::A1, Square::A1, into), arrivals, offset);
        }
    };
    const PawnMovers pawns = pawn_movers<Us>(board.of(Piece::Pawn) & movers, p.checks.pinned, king);
    generate_pawn_moves<Us, Class>(Piece::Pawn, pawns, ~(own | enemies), enemies, evasions, sink, promote);
    if constexpr (Class != MoveClass::Quiet) {
        if (p.en_passant != Square::None) {
            orthodox::generate_en_passant<Us>(board, p.checks.checkers, p.en_passant, movers, sink);
        }
    }
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
