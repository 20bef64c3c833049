// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "movegen/parts/orthodox.h"

// What the men cost and how many of them there are (mystic 1, 2).

namespace ziggurat::movegen::mystic {

using orthodox::Piece;

/// The coins that each side begins with.
inline constexpr int starting_coins = 20;
/// What a pawn costs.
inline constexpr int pawn_price = 1;
/// So many pawns a side must have bought before its first upgrade (mystic 1).
inline constexpr int pawns_before_upgrades = 3;

/// One stage of an upgrade, and its price.
struct Upgrade {
    Piece from;
    Piece into;
    int price;
};

inline constexpr std::array<Upgrade, 5> upgrades{{
    {Piece::Pawn, Piece::Knight, 2},
    {Piece::Pawn, Piece::Bishop, 2},
    {Piece::Knight, Piece::Rook, 2},
    {Piece::Bishop, Piece::Rook, 2},
    {Piece::Rook, Piece::Queen, 4},
}};

/// The price of the stage that ends at `into`; from which piece it starts makes no difference.
constexpr int upgrade_price(Piece into) {
    return into == Piece::Queen ? 4 : 2;
}

static_assert(std::all_of(upgrades.begin(), upgrades.end(),
                          [](const Upgrade& stage) { return stage.price == upgrade_price(stage.into); }));

/// A side's coins. They tell how many pawns it has bought as well: nothing else can be paid for with the first
/// three coins, and three are as many as anybody asks for.
struct Purse {
    std::uint8_t coins = starting_coins;

    /// Pawns bought so far, 0..3; 3 stands for three or more.
    [[nodiscard]] constexpr int bought() const { return std::min(starting_coins - coins, pawns_before_upgrades); }
    [[nodiscard]] constexpr bool may_upgrade() const { return bought() == pawns_before_upgrades; }
    [[nodiscard]] constexpr Purse after_paying(int price) const {
        return {static_cast<std::uint8_t>(coins - price)};
    }

    friend constexpr bool operator==(const Purse&, const Purse&) = default;
};

/// How many of each type a standard set has, in the order of the types.
inline constexpr std::array<int, 6> set_counts{8, 2, 2, 2, 1, 1};

/// How many of a type a side has beside the board (mystic 2).
inline int stock(const orthodox::Board& board, Side side, Piece piece) {
    return set_counts[static_cast<std::size_t>(piece)] - popcount(board.of(side, piece));
}

}  // namespace ziggurat::movegen::mystic
