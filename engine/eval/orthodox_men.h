// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/exchange.h"
#include "engine/eval/placement.h"
#include "movegen/parts/orthodox.h"

namespace ziggurat::engine::eval {

/// The six orthodox men by weights `W`, for the rule sets that are played with them.
template <const auto& W>
struct OrthodoxMen {
    using Piece = movegen::orthodox::Piece;
    using Board = movegen::orthodox::Board;

    static constexpr std::size_t types = 6;
    static constexpr const auto& exchange_worth = W.exchange;
    /// What a man counts for the phase: together full_phase at the start.
    static constexpr std::array<int, types> phase{0, 1, 1, 2, 4, 0};
    static constexpr std::array<bool, types> is_mobile{false, true, true, true, true, false};
    static constexpr std::array<bool, types> is_minor{false, true, true, false, false, false};
    static constexpr std::array<bool, types> is_rook{false, false, false, true, false, false};
    /// Men that see squares of one colour only.
    static constexpr std::array<bool, types> is_bound{false, false, true, false, false, false};
    static constexpr bool second_legs = false;

    /// The squares that a man attacks; pawns are looked at as sets, and kings apart.
    template <Piece T, movegen::Side Us>
    static movegen::Bitboard reach(movegen::Square from, movegen::Bitboard occupied) {
        if constexpr (T == Piece::Knight) {
            return movegen::knight_attacks(from);
        } else if constexpr (T == Piece::Bishop) {
            return movegen::bishop_attacks(from, occupied);
        } else if constexpr (T == Piece::Rook) {
            return movegen::rook_attacks(from, occupied);
        } else if constexpr (T == Piece::Queen) {
            return movegen::queen_attacks(from, occupied);
        } else {
            return 0;
        }
    }

    static movegen::Bitboard pawns(const Board& board) { return board.of(Piece::Pawn); }
    static movegen::Bitboard royals(const Board& board) { return board.of(Piece::King); }
    static movegen::Bitboard bishops(const Board& board) { return board.of(Piece::Bishop); }
    static movegen::Bitboard queens(const Board& board) { return board.of(Piece::Queen); }
    static movegen::Bitboard rooks(const Board& board) { return board.of(Piece::Rook); }

    static movegen::Bitboard lines_to(const Board& board, movegen::Square square, movegen::Bitboard occupied) {
        return (movegen::rook_attacks(square, occupied) & board.of(Piece::Rook, Piece::Queen)) |
               (movegen::bishop_attacks(square, occupied) & board.of(Piece::Bishop, Piece::Queen));
    }
    static movegen::Bitboard attackers_of(const Board& board, movegen::Square square, movegen::Bitboard occupied) {
        const movegen::Bitboard pawns = board.of(Piece::Pawn);
        return lines_to(board, square, occupied) | (movegen::knight_attacks(square) & board.of(Piece::Knight)) |
               (movegen::king_attacks(square) & board.of(Piece::King)) |
               (movegen::pawn_attacks(movegen::Side::Black, square) & pawns & board.of(movegen::Side::White)) |
               (movegen::pawn_attacks(movegen::Side::White, square) & pawns & board.of(movegen::Side::Black));
    }

    /// The least of some men of one side, at least one, that attack a square.
    static Striker least_of(const Board& board, movegen::Bitboard men, movegen::Square /*target*/,
                            movegen::Bitboard /*occupied*/) {
        std::size_t type = 0;
        while ((men & board.by_type[type]) == 0) {
            ++type;
        }
        return {movegen::lowest(men & board.by_type[type]), exchange_worth[type],
                type == static_cast<std::size_t>(Piece::King)};
    }

    /// What a move wins at once if it is not answered.
    static Value gain(const Board& board, movegen::Move m) {
        const bool takes = !board.is_empty(m.to()) && m.from() != m.to();
        Value gain = takes ? exchange_worth[static_cast<std::size_t>(board.at(m.to()))] : 0;
        if (m.kind() == movegen::MoveKind::EnPassant) {
            gain += exchange_worth[0];
        } else if (m.kind() == movegen::MoveKind::Promotion) {
            gain += exchange_worth[static_cast<std::size_t>(m.argument())] - exchange_worth[0];
        }
        return gain;
    }

    /// The worth of what stands on the target after a move.
    static Value stake(movegen::Move m) {
        const bool changes = m.kind() == movegen::MoveKind::Promotion || m.kind() == movegen::MoveKind::Upgrade;
        return exchange_worth[changes ? static_cast<std::size_t>(m.argument()) : m.piece_index()];
    }

    static Blow blow(const Board& board, movegen::Side side, movegen::Move m) {
        movegen::Bitboard occupied = (board.occupied() & ~movegen::bit(m.from())) | movegen::bit(m.to());
        if (m.kind() == movegen::MoveKind::EnPassant) {
            occupied ^= movegen::bit(movegen::make_square(movegen::file_of(m.to()), movegen::rank_of(m.from())));
        }
        return {side, m.to(), occupied, gain(board, m), stake(m)};
    }
};

}  // namespace ziggurat::engine::eval
