// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "tabletop/magic/core/model/card.h"
#include "tabletop/magic/core/model/card_set.h"

namespace ziggurat::tabletop::magic {

/// Cards with what each costs in mana, sorted by price beforehand: of a long graveyard only those are looked at
/// that can be paid.
class PricedCards {
public:
    void add(CardId card, const ManaCost& cost) {
        add_from(by_value_, cost.value(), card);
        for (std::size_t i = 0; i < colours; ++i) {
            add_from(by_colour_[i], cost.coloured[i], card);
        }
    }

    /// Whether wanted(card) holds for one of those cards of two sets that can be paid, X being 0, with `all` mana,
    /// of which `of` each colour can be had; of dear cards also some are asked that cannot.
    template <class Wanted>
    [[nodiscard]] bool some_payable(const CardSet& among, const CardSet& allowed, int all,
                                    const std::array<int, colours>& of, const Wanted& wanted) const {
        // Mostly there is not even enough of all colours together.
        return among.meets(allowed, row(by_value_, all)) &&
               among.some(wanted, allowed, row(by_value_, all), row(by_colour_[0], of[0]),
                          row(by_colour_[1], of[1]), row(by_colour_[2], of[2]), row(by_colour_[3], of[3]),
                          row(by_colour_[4], of[4]));
    }

private:
    /// Row n has the cards of which at most n is asked; the last one has them all.
    template <std::size_t rows>
    using Rows = std::array<CardSet, rows>;

    template <std::size_t rows>
    static void add_from(Rows<rows>& sets, int asked, CardId card) {
        for (std::size_t n = std::min(static_cast<std::size_t>(asked), rows - 1); n < rows; ++n) {
            sets[n].add(card);
        }
    }
    template <std::size_t rows>
    static const CardSet& row(const Rows<rows>& sets, int mana) {
        return sets[std::min(static_cast<std::size_t>(std::max(mana, 0)), rows - 1)];
    }

    Rows<12> by_value_;
    std::array<Rows<4>, colours> by_colour_;
};

}  // namespace ziggurat::tabletop::magic
