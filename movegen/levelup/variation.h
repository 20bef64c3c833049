// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ziggurat::movegen::levelup {

/// Level-Up Chess itself (page `levelup.md`).
struct Full {
    static constexpr std::string_view name = "levelup";
    static constexpr bool second_legs = true;  ///< levelup 6, 7, 8, 10
    static constexpr bool promotion = true;    ///< levelup 5
    static constexpr bool en_passant = true;   ///< levelup 4
    static constexpr bool plus_marks = false;  ///< other engines' "+" behind captures and before levelled men
};

/// No piece ever makes a second leg ("Rule options").
struct Lite : Full {
    static constexpr std::string_view name = "levelup-lite";
    static constexpr bool second_legs = false;
};

/// Lite without promotion and en passant: the game that Fairy-Stockfish can be told to play ("Rule options").
struct Plain : Lite {
    static constexpr std::string_view name = "levelup-plain";
    static constexpr bool promotion = false;
    static constexpr bool en_passant = false;
    static constexpr bool plus_marks = true;
};

}  // namespace ziggurat::movegen::levelup
