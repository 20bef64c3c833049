// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <string_view>
#include <type_traits>

// The variations of the original rules (page `stackchess.md`, "Variations"). A variation is an empty struct of
// facts; those not named are the standard ones.

namespace ziggurat::movegen::stackchess {

/// The rules without any option.
struct Standard {
    /// `JoinAsCapture`: pawns join diagonally, where they capture, not straight ahead (rule 2).
    static constexpr bool join_as_capture = false;
    /// `BigQueens`: any size from 6 on is a queen; nothing limits a pile ("A turn is one of", 2).
    static constexpr bool big_queens = false;
    /// `KingOfSeven`: size 7 is the king and the largest, size 5 the cardinal (the table of sizes).
    static constexpr bool king_of_seven = false;
    /// `FullSet`: ten pyramids of each size a side, the full chess array, all four castlings (rule 7).
    static constexpr bool full_set = false;
    /// `PawnDoubleStep`: pawns on their second rank may step twice (rule 2).
    static constexpr bool pawn_double_step = true;
};

struct Capture : Standard {
    static constexpr bool join_as_capture = true;
};

struct BigQueen : Standard {
    static constexpr bool big_queens = true;
};

struct King7 : Standard {
    static constexpr bool king_of_seven = true;
};

struct FullSet : Standard {
    static constexpr bool full_set = true;
};

struct NoDouble : Standard {
    static constexpr bool pawn_double_step = false;
};

struct CaptureFullSet : Capture {
    static constexpr bool full_set = true;
};

struct King7NoDouble : King7 {
    static constexpr bool pawn_double_step = false;
};

template <class V>
concept Variation = std::is_empty_v<V> && requires {
    { V::join_as_capture } -> std::convertible_to<bool>;
    { V::big_queens } -> std::convertible_to<bool>;
    { V::king_of_seven } -> std::convertible_to<bool>;
    { V::full_set } -> std::convertible_to<bool>;
    { V::pawn_double_step } -> std::convertible_to<bool>;
};

/// Pyramids of each size that a side owns.
template <Variation V>
inline constexpr int set_size = V::full_set ? 10 : 5;

/// Whether the castling with this number in `castlings` exists: without the full set only White's with h1 and
/// Black's with a8 (rule 7).
template <Variation V>
constexpr bool has_castling(unsigned number) {
    return V::full_set || number == 0 || number == 3;
}

namespace detail {

struct NameBuffer {
    std::array<char, 64> text{};
    std::size_t size = 0;

    constexpr void add(std::string_view part) {
        for (const char c : part) {
            text[size++] = c;
        }
    }
};

/// "stackchess" and the parts of the options, with dashes, in the order of the page's table.
template <Variation V>
inline constexpr NameBuffer name_buffer = [] {
    NameBuffer name;
    name.add("stackchess");
    name.add(V::join_as_capture ? "-capture" : "");
    name.add(V::big_queens ? "-bigqueen" : "");
    name.add(V::king_of_seven ? "-king7" : "");
    name.add(V::full_set ? "-fullset" : "");
    name.add(V::pawn_double_step ? "" : "-nodouble");
    return name;
}();

}  // namespace detail

/// The variation's name, such as "stackchess-capture-fullset".
template <Variation V>
inline constexpr std::string_view variation_name{detail::name_buffer<V>.text.data(), detail::name_buffer<V>.size};

}  // namespace ziggurat::movegen::stackchess
