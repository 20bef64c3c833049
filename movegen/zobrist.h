// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "base/random.h"
#include "movegen/square.h"

namespace ziggurat::movegen {

/// What stands for a position in tables: equal positions (page `chess.md`, "A move") have equal keys, and
/// different ones differ but for one chance in 2^64.
using Key = std::uint64_t;

/// The random numbers whose exclusive-or makes a key.
struct Zobrist {
    std::array<std::array<std::array<Key, square_count>, 15>, 2> pieces{};
    std::array<Key, 16> castling_rights{};
    std::array<Key, 8> en_passant_files{};
    Key black_to_move{};

    [[nodiscard]] constexpr Key piece(Side side, std::size_t type, Square square) const {
        return pieces[index(side)][type][index(square)];
    }
    [[nodiscard]] constexpr Key castling(unsigned rights) const { return castling_rights[rights]; }
    [[nodiscard]] constexpr Key side(Side to_move) const { return to_move == Side::White ? 0 : black_to_move; }
    /// 0 for no square.
    [[nodiscard]] constexpr Key en_passant(Square square) const {
        return square == Square::None ? 0 : en_passant_files[static_cast<std::size_t>(file_of(square))];
    }
};

constexpr Zobrist make_zobrist() {
    Zobrist made;
    base::SplitMix64 random(0x5A69676775726174U);
    for (auto& side : made.pieces) {
        for (auto& type : side) {
            for (Key& key : type) {
                key = random.next();
            }
        }
    }
    // No right has no key, so that rule sets without castling need not think of it.
    for (std::size_t rights = 1; rights < made.castling_rights.size(); ++rights) {
        made.castling_rights[rights] = random.next();
    }
    for (Key& key : made.en_passant_files) {
        key = random.next();
    }
    made.black_to_move = random.next();
    return made;
}

inline constexpr Zobrist zobrist = make_zobrist();

}  // namespace ziggurat::movegen
