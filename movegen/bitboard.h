// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "movegen/square.h"

namespace ziggurat::movegen {

/// A set of squares: bit n stands for the square with number n.
using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) {
    return Bitboard{1} << static_cast<unsigned>(square);
}

inline constexpr Bitboard no_squares = 0;
inline constexpr Bitboard all_squares = ~Bitboard{0};
inline constexpr Bitboard file_a = 0x0101010101010101;
inline constexpr Bitboard file_h = file_a << 7;
inline constexpr Bitboard rank_1 = 0xFF;

/// All squares of file 0..7.
constexpr Bitboard file_mask(int file) {
    return file_a << file;
}

/// All squares of rank 0..7, seen from White.
constexpr Bitboard rank_mask(int rank) {
    return rank_1 << (8 * rank);
}

/// All squares of the rank that `side` counts as its rank 0..7.
constexpr Bitboard relative_rank_mask(Side side, int rank) {
    return rank_mask(side == Side::White ? rank : 7 - rank);
}

constexpr bool contains(Bitboard set, Square square) {
    return ((set >> static_cast<unsigned>(square)) & 1U) != 0;
}

constexpr int popcount(Bitboard set) {
    return std::popcount(set);
}

constexpr bool has_many(Bitboard set) {
    return (set & (set - 1)) != 0;
}

/// The lowest square of a set that is not empty.
constexpr Square lowest(Bitboard set) {
    return static_cast<Square>(std::countr_zero(set));
}

/// Takes the lowest square out of a set that is not empty.
constexpr Square pop_lowest(Bitboard& set) {
    const Square square = lowest(set);
    set &= set - 1;
    return square;
}

/// Moves every square of the set by `offset` numbers; what leaves the ends of the board is lost.
/// Wrapping round the a- and h-files is the caller's to mask.
template <int Offset>
constexpr Bitboard shifted(Bitboard set) {
    if constexpr (Offset >= 0) {
        return set << Offset;
    } else {
        return set >> -Offset;
    }
}

/// Ranks swapped, files kept: the set as the other player sees it.
constexpr Bitboard flipped(Bitboard set) {
    return __builtin_bswap64(set);
}

/// The squares of a set from a1 to h8, for range-for.
class Squares {
public:
    explicit constexpr Squares(Bitboard set) : set_(set) {}

    class Iterator {
    public:
        explicit constexpr Iterator(Bitboard rest) : rest_(rest) {}
        constexpr Square operator*() const { return lowest(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

    private:
        Bitboard rest_;
    };

    [[nodiscard]] constexpr Iterator begin() const { return Iterator(set_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    Bitboard set_;
};

constexpr Squares squares(Bitboard set) {
    return Squares(set);
}

}  // namespace ziggurat::movegen
