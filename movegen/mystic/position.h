// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "movegen/mystic/stock.h"
#include "movegen/parts/orthodox.h"

namespace ziggurat::movegen::mystic {

/// A position of Mystic Chess; const once made. What is not on the board is in stock, so that no stock needs
/// to be kept.
struct Position {
    orthodox::Board board;
    orthodox::CheckInfo checks;  ///< of the side to move
    std::uint16_t halfmove_clock = 0;
    std::uint16_t fullmove_number = 1;
    Side side = Side::White;
    Square en_passant = Square::None;  ///< only where a pawn could pseudo-legally capture there
    std::array<Purse, 2> purses{};     ///< White's, Black's

    [[nodiscard]] constexpr Purse purse(Side owner) const { return purses[index(owner)]; }

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Position) == 160);

/// The random numbers that stand for the coins of each side.
inline constexpr auto purse_keys = [] {
    std::array<std::array<Key, starting_coins + 1>, 2> keys{};
    base::SplitMix64 random(0x4D7973746963U);
    for (auto& side : keys) {
        for (Key& key : side) {
            key = random.next();
        }
    }
    return keys;
}();

inline Key key(const Position& p) {
    return p.board.key ^ zobrist.en_passant(p.en_passant) ^ zobrist.side(p.side) ^
           purse_keys[0][p.purses[0].coins] ^ purse_keys[1][p.purses[1].coins];
}

}  // namespace ziggurat::movegen::mystic
