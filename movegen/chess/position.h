// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "movegen/parts/orthodox.h"

namespace ziggurat::movegen::chess {

using orthodox::Piece;

/// A position of orthodox chess; const once made.
struct Position {
    orthodox::Board board;
    orthodox::CheckInfo checks;  ///< of the side to move
    std::uint16_t halfmove_clock = 0;
    std::uint16_t fullmove_number = 1;
    Side side = Side::White;
    Square en_passant = Square::None;  ///< only where a pawn could pseudo-legally capture there
    std::uint8_t castling_rights = 0;  ///< a mask over `castlings`

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Position) == 160);

inline Key key(const Position& p) {
    return p.board.key ^ zobrist.castling(p.castling_rights) ^ zobrist.en_passant(p.en_passant) ^
           zobrist.side(p.side);
}

}  // namespace ziggurat::movegen::chess
