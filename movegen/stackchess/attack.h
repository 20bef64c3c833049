// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/attacks.h"
#include "movegen/stackchess/position.h"

// Who attacks whom (rule 5 and page `chess.md`, "Attack and check"), and which squares that leaves open.

namespace ziggurat::movegen::stackchess {

/// Where a piece other than a pawn goes.
template <Piece T>
inline Bitboard reach(Square from, Bitboard occupied) {
    if constexpr (T == Piece::Knight) {
        return knight_attacks(from);
    } else if constexpr (T == Piece::Bishop) {
        return bishop_attacks(from, occupied);
    } else if constexpr (T == Piece::Rook) {
        return rook_attacks(from, occupied);
    } else if constexpr (T == Piece::King) {
        return king_attacks(from);
    } else if constexpr (T == Piece::Queen) {
        return queen_attacks(from, occupied);
    } else {
        static_assert(T == Piece::Cardinal);
        return bishop_attacks(from, occupied) | knight_attacks(from);
    }
}

template <Variation V>
inline Bitboard knight_movers(const Board<V>& board) {
    if constexpr (V::king_of_seven) {
        return board.movers(Piece::Knight) | board.movers(Piece::Cardinal);
    } else {
        return board.movers(Piece::Knight);
    }
}

template <Variation V>
inline Bitboard bishop_movers(const Board<V>& board) {
    const Bitboard movers = board.movers(Piece::Bishop) | board.movers(Piece::Queen);
    if constexpr (V::king_of_seven) {
        return movers | board.movers(Piece::Cardinal);
    } else {
        return movers;
    }
}

template <Variation V>
inline Bitboard rook_movers(const Board<V>& board) {
    return board.movers(Piece::Rook) | board.movers(Piece::Queen);
}

/// Those that can step onto, or leap to, a square of `us` and capture there.
template <Variation V>
inline Bitboard leapers_to(const Board<V>& board, Side us, Square square) {
    return (knight_attacks(square) & knight_movers(board)) |
           (pawn_attacks(us, square) & board.movers(Piece::Pawn)) |
           (king_attacks(square) & board.movers(Piece::King));
}

/// Whether `attackers`, all of one side, attack a square of `us` when exactly `occupied` is occupied.
template <Variation V>
inline bool is_attacked(const Board<V>& board, Side us, Square square, Bitboard occupied, Bitboard attackers) {
    return (leapers_to(board, us, square) & attackers) != 0 ||
           (rook_attacks(square, occupied) & rook_movers(board) & attackers) != 0 ||
           (bishop_attacks(square, occupied) & bishop_movers(board) & attackers) != 0;
}

/// The checks on one king: where an arrival meets them all, and the own piles pinned to it.
template <Variation V>
inline CheckInfo find_checks_on(const Board<V>& board, Side us, Square king) {
    const Bitboard occupied = board.occupied();
    Bitboard checkers = leapers_to(board, us, king) & board.of(~us);
    CheckInfo info;
    const Bitboard lines =
        ((rook_rays(king) & rook_movers(board)) | (bishop_rays(king) & bishop_movers(board))) & board.of(~us);
    for (const Square slider : squares(lines)) {
        const Bitboard blockers = between(king, slider) & occupied;
        if (blockers == 0) {
            checkers |= bit(slider);
        } else if (!has_many(blockers)) {
            info.pinned |= blockers & board.of(us);
        }
    }
    if (checkers != 0) {
        info.evasions = has_many(checkers) ? no_squares : checkers | between(king, lowest(checkers));
    }
    return info;
}

/// Where a whole pile may go so that this one king is safe.
inline Bitboard leave_of(const CheckInfo& info, Square king, Square from) {
    return contains(info.pinned, from) ? info.evasions & line_through(king, from) : info.evasions;
}

/// The checks on all kings of `us`, of which there is at least one.
template <Variation V>
inline CheckInfo find_checks(const Board<V>& board, Side us) {
    const Bitboard kings = board.whole(us, Piece::King);
    CheckInfo all = find_checks_on(board, us, lowest(kings));
    for (const Square king : squares(kings & (kings - 1))) {
        const CheckInfo info = find_checks_on(board, us, king);
        // A pile is hindered by its pins only if no unchecked king lets it go.
        if (info.evasions == all_squares) {
            all.pinned = all.evasions == all_squares ? all.pinned & info.pinned : info.pinned;
        } else if (all.evasions != all_squares) {
            all.pinned |= info.pinned;
        }
        all.evasions |= info.evasions;
    }
    return all;
}

}  // namespace ziggurat::movegen::stackchess
