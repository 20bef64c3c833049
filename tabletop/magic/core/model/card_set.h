// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ziggurat::tabletop::magic {

/// A card of a game, by its place in the game's list of cards.
using CardId = std::uint16_t;
inline constexpr int most_cards = 1024;
inline constexpr CardId no_card = 0xFFFF;

/// A set of the cards of one game: a zone whose order means nothing.
class CardSet {
public:
    [[nodiscard]] bool has(CardId card) const { return (words_[card / 64U] >> (card % 64U) & 1U) != 0; }
    void add(CardId card) { words_[card / 64U] |= std::uint64_t{1} << (card % 64U); }
    void remove(CardId card) { words_[card / 64U] &= ~(std::uint64_t{1} << (card % 64U)); }

    [[nodiscard]] int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) {
            count += std::popcount(word);
        }
        return count;
    }
    [[nodiscard]] bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_) {
            all |= word;
        }
        return all == 0;
    }
    /// The card that has `rank` smaller ones in the set, for 0 <= rank < size().
    [[nodiscard]] CardId nth(int rank) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const int here = std::popcount(words_[i]);
            if (rank < here) {
                return static_cast<CardId>(i * 64U + nth_bit(words_[i], rank));
            }
            rank -= here;
        }
        assert(false);
        return no_card;
    }
    /// Whether some card is in this set and in all others.
    template <class... Sets>
    [[nodiscard]] bool meets(const Sets&... others) const {
        std::uint64_t all = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            all |= (words_[i] & ... & others.words_[i]);
        }
        return all != 0;
    }
    /// Calls on_card(card) for each, the smallest first.
    template <class OnCard>
    void each(const OnCard& on_card) const {
        static_cast<void>(some([&](CardId card) {
            on_card(card);
            return false;
        }));
    }

    /// Whether wanted(card) holds for a card of the set that is in all `others` too; asked of the smallest first,
    /// until it does.
    template <class Wanted, class... Sets>
    [[nodiscard]] bool some(const Wanted& wanted, const Sets&... others) const {
        if (sizeof...(others) > 0 && !meets(others...)) {
            return false;
        }
        for (std::size_t first = 0; first < words_.size(); first += 4) {
            // Few games have so many cards that all words are in use.
            if ((words_[first] | words_[first + 1] | words_[first + 2] | words_[first + 3]) == 0) {
                continue;
            }
            for (std::size_t i = first; i < first + 4; ++i) {
                for (std::uint64_t word = (words_[i] & ... & others.words_[i]); word != 0; word &= word - 1) {
                    if (wanted(static_cast<CardId>(i * 64U + static_cast<unsigned>(std::countr_zero(word))))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    friend CardSet operator&(const CardSet& a, const CardSet& b) {
        CardSet both;
        for (std::size_t i = 0; i < both.words_.size(); ++i) {
            both.words_[i] = a.words_[i] & b.words_[i];
        }
        return both;
    }
    friend CardSet operator|(const CardSet& a, const CardSet& b) {
        CardSet both;
        for (std::size_t i = 0; i < both.words_.size(); ++i) {
            both.words_[i] = a.words_[i] | b.words_[i];
        }
        return both;
    }
    friend CardSet operator-(const CardSet& a, const CardSet& b) {
        CardSet rest;
        for (std::size_t i = 0; i < rest.words_.size(); ++i) {
            rest.words_[i] = a.words_[i] & ~b.words_[i];
        }
        return rest;
    }
    bool operator==(const CardSet&) const = default;
    [[nodiscard]] const auto& words() const { return words_; }

private:
    /// The place of the set bit above `rank` others, found by halving.
    static unsigned nth_bit(std::uint64_t word, int rank) {
        unsigned place = 0;
        for (unsigned width = 32; width > 0; width /= 2) {
            const int below = std::popcount(word & ((std::uint64_t{1} << width) - 1));
            const bool is_above = rank >= below;
            rank -= is_above ? below : 0;
            word >>= is_above ? width : 0;
            place += is_above ? width : 0;
        }
        return place;
    }

    std::array<std::uint64_t, most_cards / 64> words_{};
};

}  // namespace ziggurat::tabletop::magic
