// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "movegen/bitboard.h"

namespace ziggurat::movegen {

/// One of the four castlings: where king and rook start and end, and what must be empty between them.
struct Castling {
    Square king_from;
    Square king_to;
    Square rook_from;
    Square rook_to;
    Square passed;  ///< the square that the king passes over
    Bitboard must_be_empty;
};

/// In the order of the FEN letters KQkq; a mask of rights has bit n for castling n.
inline constexpr std::array<Castling, 4> castlings{{
    {Square::E1, Square::G1, Square::H1, Square::F1, Square::F1, bit(Square::F1) | bit(Square::G1)},
    {Square::E1, Square::C1, Square::A1, Square::D1, Square::D1,
     bit(Square::B1) | bit(Square::C1) | bit(Square::D1)},
    {Square::E8, Square::G8, Square::H8, Square::F8, Square::F8, bit(Square::F8) | bit(Square::G8)},
    {Square::E8, Square::C8, Square::A8, Square::D8, Square::D8,
     bit(Square::B8) | bit(Square::C8) | bit(Square::D8)},
}};

/// The numbers of a side's two castlings.
constexpr std::array<unsigned, 2> castling_numbers(Side side) {
    return side == Side::White ? std::array<unsigned, 2>{0, 1} : std::array<unsigned, 2>{2, 3};
}

/// The mask of a side's two rights.
constexpr unsigned castling_rights_of(Side side) {
    return side == Side::White ? 3U : 12U;
}

/// Which castling brings a king to this square.
constexpr const Castling& castling_to(Square king_to) {
    switch (king_to) {
    case Square::G1:
        return castlings[0];
    case Square::C1:
        return castlings[1];
    case Square::G8:
        return castlings[2];
    default:
        return castlings[3];
    }
}

/// Per square the rights that survive when something leaves it or arrives on it.
inline constexpr std::array<std::uint8_t, square_count> castling_kept = [] {
    std::array<std::uint8_t, square_count> kept{};
    for (auto& rights : kept) {
        rights = 15;
    }
    for (unsigned number = 0; number < castlings.size(); ++number) {
        const auto without = static_cast<std::uint8_t>(~(1U << number));
        kept[index(castlings[number].king_from)] &= without;
        kept[index(castlings[number].rook_from)] &= without;
    }
    return kept;
}();

/// The rights that are left when men have left, or come to, these squares.
template <class... Touched>
constexpr std::uint8_t castling_rights_after(unsigned rights, Touched... squares) {
    return static_cast<std::uint8_t>((rights & ... & castling_kept[index(squares)]));
}

}  // namespace ziggurat::movegen
