// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace ziggurat::tabletop::thunderstone {

/// A kind of card: its place in the catalogue. All copies of a kind are alike.
using Kind = std::uint8_t;

/// A card in a zone: its kind, and in the topmost bit a mark that its zone gives a meaning to.
using CardByte = std::uint8_t;

inline constexpr Kind no_kind = 0xFF;
inline constexpr int most_kinds = 127;
inline constexpr CardByte mark = 0x80;

constexpr Kind kind_of(CardByte card) {
    return static_cast<Kind>(card & 0x7FU);
}

constexpr bool is_marked(CardByte card) {
    return (card & mark) != 0;
}

/// A set of kinds.
struct KindSet {
    std::array<std::uint64_t, 2> words{};

    [[nodiscard]] constexpr bool contains(Kind kind) const {
        return ((words[(kind >> 6U) & 1U] >> (kind & 63U)) & 1U) != 0;
    }
    constexpr void insert(Kind kind) { words[(kind >> 6U) & 1U] |= std::uint64_t{1} << (kind & 63U); }
    [[nodiscard]] constexpr bool is_empty() const { return (words[0] | words[1]) == 0; }
    bool operator==(const KindSet&) const = default;
};

}  // namespace ziggurat::tabletop::thunderstone
