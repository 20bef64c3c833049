// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "tabletop/thunderstone/cards/kind.h"

namespace ziggurat::tabletop::thunderstone {

enum class Verb : std::uint8_t {
    Home,      // a: village
    LeaveOut,  // kind: the village card that is not taken
    Visit,
    Enter,
    Travel,
    Rest,
    Use,  // kind, effect; a, b as the effect asks: what is destroyed, a rank, an order of the hall
    Claim,
    Buy,      // kind
    Level,    // kind, a: the kind that it becomes
    Done,     // no more of this step
    Attack,   // a: rank; b: 1 where cards are destroyed for strength
    Discard,  // kind
    Destroy,  // kind; a: 1 for a hero that is borrowed
    Borrow,   // kind; a: its owner
    Send,     // a: rank, to the bottom of the deck
    Move,     // a: village
    Reveal,
};

/// One decision in 32 bits; a value, which compares and prints by its bits alone.
class Action {
public:
    constexpr Action() = default;
    constexpr explicit Action(Verb verb, unsigned kind = 0, unsigned a = 0, unsigned b = 0, unsigned effect = 0)
        : bits_(static_cast<std::uint32_t>(verb) | effect << 5U | kind << 8U | a << 16U | b << 24U) {}

    [[nodiscard]] constexpr Verb verb() const { return static_cast<Verb>(bits_ & 31U); }
    [[nodiscard]] constexpr unsigned effect() const { return (bits_ >> 5U) & 7U; }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 8U); }
    [[nodiscard]] constexpr unsigned a() const { return (bits_ >> 16U) & 255U; }
    [[nodiscard]] constexpr unsigned b() const { return bits_ >> 24U; }
    [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
    constexpr bool operator==(const Action&) const = default;

private:
    std::uint32_t bits_ = 0;
};

}  // namespace ziggurat::tabletop::thunderstone
