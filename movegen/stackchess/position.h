// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "movegen/stackchess/board.h"

namespace ziggurat::movegen::stackchess {

/// What the moves of one side have to mind, found once when a position is made. With several kings it is enough
/// that one of them is safe at the end (rule 5), so a square is open that any king leaves open.
struct CheckInfo {
    /// Where a part that splits off, or a pile that is not in `pinned`, may arrive so that some king is safe;
    /// all squares unless every king is in check.
    Bitboard evasions = all_squares;
    /// Own piles for which that is not enough, as they alone stand between a king and an enemy line.
    Bitboard pinned = no_squares;

    friend constexpr bool operator==(const CheckInfo&, const CheckInfo&) = default;
};

/// A position of Stack Chess; const once made.
template <Variation V>
struct Position {
    Board<V> board;
    CheckInfo checks;  ///< of the side to move
    std::uint16_t halfmove_clock = 0;
    std::uint16_t fullmove_number = 1;
    Side side = Side::White;
    Square en_passant = Square::None;  ///< only where a pawn could pseudo-legally capture there
    std::uint8_t castling_rights = 0;  ///< a mask over `castlings`

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Position<Standard>) == 216);
static_assert(sizeof(Position<King7>) == 232);
static_assert(sizeof(Position<BigQueen>) == 216);

template <Variation V>
Key key(const Position<V>& p) {
    return p.board.key ^ zobrist.castling(p.castling_rights) ^ zobrist.en_passant(p.en_passant) ^
           zobrist.side(p.side);
}

}  // namespace ziggurat::movegen::stackchess
