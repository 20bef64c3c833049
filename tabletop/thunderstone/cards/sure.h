// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ziggurat::tabletop::thunderstone {

/// What a card is to a party that goes to fight.
enum class Role : std::uint8_t {
    Hero,
    Weapon,
    Help,   // strengthens heroes, or feeds them
    Other,  // all that it does is in its sums
};
inline constexpr int roles = 4;

/// What cards add to every fight without a hero, in one word: signed lanes of 16 bits, each of which lends to the
/// next one where it is below zero.
class Sure {
public:
    constexpr Sure() = default;
    constexpr Sure(int attack, int magic, int light, int losses)
        : word_(((losses * lane + light) * lane + magic) * lane + attack) {}

    constexpr Sure& operator+=(const Sure& more) {
        word_ += more.word_;
        return *this;
    }
    /// Takes the lowest lane out: attack first, then magic, light, and points lost off attack or magic.
    constexpr int take() {
        const int lowest = static_cast<std::int16_t>(word_ & (lane - 1));
        word_ = (word_ - lowest) / lane;
        return lowest;
    }

private:
    static constexpr std::int64_t lane = 1 << 16;

    std::int64_t word_ = 0;
};

}  // namespace ziggurat::tabletop::thunderstone
