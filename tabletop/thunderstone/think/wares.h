// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>

#include "tabletop/thunderstone/play/rules.h"

namespace ziggurat::tabletop::thunderstone {

/// What a village may come to sell that is worth its place in a deck.
struct Ware {
    Kind kind = no_kind;
    std::int8_t cost = 0;
    float worth = 0;              ///< what it adds to a deck, more than nothing
    std::array<Kind, 2> above{};  ///< what lies above it in its pile; `no_such_kind` for nothing

    /// A kind that no card is of: there are none in any pile.
    static constexpr Kind no_such_kind = most_kinds;

    /// All is looked at before anything is decided: a branch each would be foreseen badly.
    [[nodiscard]] bool is_for_sale(const State& s, int gold) const {
        const int lacking = std::max(0, cost - gold) | (s.supply[kind] == 0 ? 1 : 0);
        return (lacking | s.supply[above[0]] | s.supply[above[1]]) == 0;
    }
};

/// What a card is worth to buy: one that is better than a deck's average makes it better.
inline float buying_worth(const Rules& rules, Kind kind) {
    return rules.worth.value[kind] - 2.2F;
}

/// The wares of a village, dearest to own first, equal ones in the order of its piles. They are the same all
/// through a game, so each thread keeps those that it was asked for last; they are good until the next call.
std::span<const Ware> wares_of(const Rules& rules, const State& s, std::size_t village);

}  // namespace ziggurat::tabletop::thunderstone
