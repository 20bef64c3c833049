// SPDX-License-Identifier: GPL-3.0-or-later
// The four castlings, as places on the board.
#pragma once

#include <array>

#include "tests/reference/squares.h"

namespace ziggurat::reference {

struct Castling {
    char letter;  // as in FEN
    Side side;
    int king_from;
    int king_over;  // the square that the king passes, where the rook arrives
    int king_to;
    int rook_from;
};

constexpr std::array<Castling, 4> castlings{{
    {'K', Side::White, 4, 5, 6, 7},
    {'Q', Side::White, 4, 3, 2, 0},
    {'k', Side::Black, 60, 61, 62, 63},
    {'q', Side::Black, 60, 59, 58, 56},
}};

// Which of the four are still allowed.
using CastlingRights = std::array<bool, castlings.size()>;

// The squares strictly between king and rook.
inline SquareList squares_between(const Castling& castling) {
    SquareList between;
    const int step = castling.rook_from > castling.king_from ? 1 : -1;
    for (int square = castling.king_from + step; square != castling.rook_from; square += step) {
        between.add(square);
    }
    return between;
}

}  // namespace ziggurat::reference
