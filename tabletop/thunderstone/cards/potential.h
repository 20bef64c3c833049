// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "tabletop/thunderstone/cards/card.h"

namespace ziggurat::tabletop::thunderstone {

/// What is summed up of a hand, an addition a word: the most that cards can add to any fight, in eight lanes of 16
/// bits, and a number that tells hands apart, whatever their order. No lane is ever negative, none overflows in a
/// hand of 255 cards; a card with more to it than that is boundless.
struct Potential {
    enum Flag : std::uint8_t { Boundless = 1, Converts = 2, Throws = 4, Feeds = 8, IsMeal = 16 };

    std::uint64_t own = 0;     // attack, magic, light, heroes
    std::uint64_t shared = 0;  // attack for each hero, attack and magic for each card, doublings of magic
    std::uint64_t code = 0;    // of each kind another
    std::uint8_t flags = 0;

    constexpr Potential& operator+=(const Potential& more) {
        own += more.own;
        shared += more.shared;
        code += more.code;
        flags |= more.flags;
        return *this;
    }
    [[nodiscard]] constexpr bool has(Flag flag) const { return (flags & flag) != 0; }
    /// What can be destroyed for strength: weapons that are thrown, or food where somebody eats it.
    [[nodiscard]] constexpr bool can_spend() const { return has(Throws) || (has(Feeds) && has(IsMeal)); }

    static constexpr int lane(std::uint64_t word, unsigned number) {
        return static_cast<int>((word >> (16U * number)) & 0xFFFFU);
    }
    [[nodiscard]] constexpr int attack() const { return lane(own, 0); }
    [[nodiscard]] constexpr int magic() const { return lane(own, 1); }
    [[nodiscard]] constexpr int light() const { return lane(own, 2); }
    [[nodiscard]] constexpr int heroes() const { return lane(own, 3); }
    [[nodiscard]] constexpr int attack_each_hero() const { return lane(shared, 0); }
    [[nodiscard]] constexpr int attack_each_card() const { return lane(shared, 1); }
    [[nodiscard]] constexpr int magic_each_card() const { return lane(shared, 2); }
    [[nodiscard]] constexpr int doublings() const { return lane(shared, 3); }
};

/// The potential of one card, nothing being destroyed for strength.
Potential potential_of(const Card& card);

}  // namespace ziggurat::tabletop::thunderstone
