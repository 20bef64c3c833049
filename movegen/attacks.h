// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "movegen/bitboard.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

// Where the pieces of every rule set can go on an otherwise empty or a given board. Leapers and sliders
// look their squares up; pawns move as whole sets.

namespace ziggurat::movegen {

namespace detail {

using SquareTable = std::array<Bitboard, square_count>;

/// How one square's slider attacks are found in the shared table: the relevant blockers are packed into an
/// index, by the PEXT instruction where the target has it, else by a multiplication with a magic number.
struct SliderSlot {
    Bitboard mask;
    const Bitboard* attacks;
#ifndef __BMI2__
    Bitboard magic;
    unsigned shift;
#endif

    [[nodiscard]] std::size_t position_of(Bitboard occupied) const {
#ifdef __BMI2__
        return _pext_u64(occupied, mask);
#else
        return (occupied & mask) * magic >> shift;
#endif
    }
    [[nodiscard]] Bitboard operator()(Bitboard occupied) const {
        return attacks[position_of(occupied)];
    }
};

struct Tables {
    std::array<SliderSlot, square_count> rook;
    std::array<SliderSlot, square_count> bishop;
    std::array<SquareTable, square_count> between;
    std::array<SquareTable, square_count> line;
    SquareTable rook_rays;
    SquareTable bishop_rays;
};

/// Filled before main() by attacks.cpp.
extern const Tables tables;

constexpr SquareTable leaper_table(std::initializer_list<std::array<int, 2>> steps) {
    SquareTable table{};
    for (int number = 0; number < square_count; ++number) {
        const Square from = square_at(number);
        for (const auto& [files, ranks] : steps) {
            const int file = file_of(from) + files;
            const int rank = rank_of(from) + ranks;
            if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                table[index(from)] |= bit(make_square(file, rank));
            }
        }
    }
    return table;
}

inline constexpr SquareTable knight_table =
    leaper_table({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
inline constexpr SquareTable king_table =
    leaper_table({{1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}});
inline constexpr SquareTable wazir_table = leaper_table({{1, 0}, {0, -1}, {-1, 0}, {0, 1}});
inline constexpr std::array<SquareTable, 2> pawn_table{leaper_table({{-1, 1}, {1, 1}}),
                                                       leaper_table({{-1, -1}, {1, -1}})};
inline constexpr std::array<SquareTable, 2> forward_knight_table{
    leaper_table({{1, 2}, {2, 1}, {-2, 1}, {-1, 2}}), leaper_table({{1, -2}, {2, -1}, {-2, -1}, {-1, -2}})};

/// The squares that share file + sign * rank.
constexpr SquareTable slant_table(int sign) {
    SquareTable table{};
    for (int a = 0; a < square_count; ++a) {
        for (int b = 0; b < square_count; ++b) {
            if (file_of(square_at(a)) + sign * rank_of(square_at(a)) ==
                file_of(square_at(b)) + sign * rank_of(square_at(b))) {
                table[index(square_at(a))] |= bit(square_at(b));
            }
        }
    }
    return table;
}

inline constexpr SquareTable diagonal_table = slant_table(-1);
inline constexpr SquareTable antidiagonal_table = slant_table(1);

}  // namespace detail

inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    return detail::tables.rook[index(from)](occupied);
}

inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return detail::tables.bishop[index(from)](occupied);
}

inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return rook_attacks(from, occupied) | bishop_attacks(from, occupied);
}

/// A rook's squares on an empty board.
inline Bitboard rook_rays(Square from) {
    return detail::tables.rook_rays[index(from)];
}

/// A bishop's squares on an empty board.
inline Bitboard bishop_rays(Square from) {
    return detail::tables.bishop_rays[index(from)];
}

constexpr Bitboard knight_attacks(Square from) {
    return detail::knight_table[index(from)];
}

constexpr Bitboard king_attacks(Square from) {
    return detail::king_table[index(from)];
}

/// The up to four orthogonal neighbours.
constexpr Bitboard orthogonal_steps(Square from) {
    return detail::wazir_table[index(from)];
}

/// The one or two squares on which a pawn of `side` captures.
constexpr Bitboard pawn_attacks(Side side, Square from) {
    return detail::pawn_table[index(side)][index(from)];
}

/// The knight leaps that go forward as seen from `side` (a squire's leaps, levelup 4).
constexpr Bitboard forward_knight_attacks(Side side, Square from) {
    return detail::forward_knight_table[index(side)][index(from)];
}

/// The squares strictly between two squares of one line; empty where they share none.
inline Bitboard between(Square a, Square b) {
    return detail::tables.between[index(a)][index(b)];
}

/// The whole line through two squares, edge to edge; empty where they share none.
inline Bitboard line_through(Square a, Square b) {
    return detail::tables.line[index(a)][index(b)];
}

/// The whole diagonal (a1-h8 direction) through a square.
constexpr Bitboard diagonal(Square square) {
    return detail::diagonal_table[index(square)];
}

/// The whole antidiagonal (a8-h1 direction) through a square.
constexpr Bitboard antidiagonal(Square square) {
    return detail::antidiagonal_table[index(square)];
}

/// All squares that pawns of `side` standing on `pawns` attack towards the a-file (their lower files).
template <Side Us>
constexpr Bitboard pawn_attacks_west(Bitboard pawns) {
    return shifted<forward(Us) - 1>(pawns & ~file_a);
}

template <Side Us>
constexpr Bitboard pawn_attacks_east(Bitboard pawns) {
    return shifted<forward(Us) + 1>(pawns & ~file_h);
}

/// All squares that a king's step reaches from any square of the set.
constexpr Bitboard king_attacks_of_set(Bitboard kings) {
    const Bitboard sideways = ((kings & ~file_h) << 1) | ((kings & ~file_a) >> 1);
    const Bitboard row = kings | sideways;
    return sideways | row << 8 | row >> 8;
}

}  // namespace ziggurat::movegen
