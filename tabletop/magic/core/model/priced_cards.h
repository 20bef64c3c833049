// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tabletop/magic/core/model/card.h"
#include "tabletop/magic/core/model/card_set.h"

namespace ziggurat::tabletop::magic {

/// Cards with what each costs in mana, sorted by price beforehand: of a hand or a long graveyard only those are
/// looked at that can be paid.
class PricedCards {
public:
    /// Adds a card, or another price of it: then the lower one counts, of each colour and of all together.
    void add(CardId card, const ManaCost& cost) {
        words_in_use_ = std::max(words_in_use_, std::size_t{card} / 64U + 1U);
        add_from(by_value_, cost.value(), card);
        for (std::size_t i = 0; i < colours; ++i) {
            add_from(by_colour_[i], cost.coloured[i], card);
        }
    }

    /// Whether for any of those cards of two sets there is enough mana of all colours together.
    [[nodiscard]] bool has_cheap(const CardSet& among, const CardSet& allowed, int mana) const {
        const auto& cheap = row(by_value_, mana).words();
        std::uint64_t found = 0;
        for (std::size_t i = 0; i < words_in_use_; ++i) {
            found |= among.words()[i] & allowed.words()[i] & cheap[i];
        }
        return found != 0;
    }

    /// Whether wanted(card) holds for one of those cards of two sets that some mana covers, X being 0; of dear
    /// cards also some are asked that it does not.
    template <class Wanted>
    [[nodiscard]] bool some_payable(const CardSet& among, const CardSet& allowed, const Purse& mana,
                                    const Wanted& wanted) const {
        const auto& cheap = row(by_value_, mana.all).words();
        for (std::size_t i = 0; i < words_in_use_; ++i) {
            std::uint64_t word = among.words()[i] & allowed.words()[i] & cheap[i];
            // Mostly there is not even enough of all colours together.
            for (std::size_t colour = 0; word != 0 && colour < by_colour_.size(); ++colour) {
                word &= row(by_colour_[colour], mana.of[colour]).words()[i];
            }
            for (; word != 0; word &= word - 1) {
                if (wanted(static_cast<CardId>(i * 64U + static_cast<unsigned>(std::countr_zero(word))))) {
                    return true;
                }
            }
        }
        return false;
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
        return sets[std::min(static_cast<std::size_t>(mana), rows - 1)];
    }

    Rows<12> by_value_;
    std::array<Rows<4>, colours> by_colour_;
    std::size_t words_in_use_ = 0;  ///< of a set
};

}  // namespace ziggurat::tabletop::magic
