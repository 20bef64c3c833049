// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ziggurat::movegen {

/// The two players. White's pawns move towards rank 8.
enum class Side : std::uint8_t { White, Black };

inline constexpr std::array<Side, 2> both_sides{Side::White, Side::Black};

constexpr Side operator~(Side side) {
    return static_cast<Side>(static_cast<std::uint8_t>(side) ^ 1U);
}

constexpr std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

/// The 64 squares, a1 = 0, b1 = 1, ..., h8 = 63; `None` for "no square".
// clang-format off
enum class Square : std::uint8_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
    None,
};
// clang-format on

inline constexpr int square_count = 64;

constexpr std::size_t index(Square square) {
    return static_cast<std::size_t>(square);
}

/// The square with number `number`, 0..63.
constexpr Square square_at(int number) {
    return static_cast<Square>(number);
}

/// File 0 (a) .. 7 (h).
constexpr int file_of(Square square) {
    return static_cast<int>(square) & 7;
}

/// Rank 0 (the first) .. 7 (the eighth), seen from White.
constexpr int rank_of(Square square) {
    return static_cast<int>(square) >> 3;
}

constexpr Square make_square(int file, int rank) {
    return static_cast<Square>(rank * 8 + file);
}

/// The square `offset` numbers further on; the caller knows that it is on the board.
constexpr Square operator+(Square square, int offset) {
    return static_cast<Square>(static_cast<int>(square) + offset);
}

/// The square seen from the other side of the board: ranks swapped, files kept.
constexpr Square flipped(Square square) {
    return static_cast<Square>(static_cast<unsigned>(square) ^ 56U);
}

/// Rank 0..7 as `side` counts it: its own first rank is 0.
constexpr int relative_rank(Side side, Square square) {
    return side == Side::White ? rank_of(square) : 7 - rank_of(square);
}

/// One step forward for `side`, as a difference of square numbers.
constexpr int forward(Side side) {
    return side == Side::White ? 8 : -8;
}

/// "a1" .. "h8".
inline std::string to_string(Square square) {
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// Reads "a1" .. "h8", lower case only; nothing for any other text.
constexpr std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
        return std::nullopt;
    }
    return make_square(text[0] - 'a', text[1] - '1');
}

}  // namespace ziggurat::movegen
