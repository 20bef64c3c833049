// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "tabletop/thunderstone/cards/catalogue.h"
#include "tabletop/thunderstone/play/state.h"

namespace ziggurat::tabletop::thunderstone {

inline constexpr int most_heroes = 40;
inline constexpr int most_weapons = 12;  // kinds of them

/// A hero of the party, before weapons and food.
struct Hero {
    Kind kind = no_kind;
    bool is_borrowed = false;
    std::int8_t strength = 0;
    std::int8_t attack = 0;  // printed, for cards in hand, and from other cards' lasting effects
    std::int8_t magic = 0;
    std::int8_t light = 0;
};

/// Weapons or helpful items of one kind. Without values at first: most of a muster's stay empty.
struct Stack {
    Kind kind;
    std::uint8_t count;
    std::int8_t each_magic;  // from Magicians, lost with the card
};

/// All that a hand brings into the dungeon, whatever it fights there. Made once for a hand, read for each monster.
class Muster {
public:
    /// Nothing is assigned yet: `hand` are all cards revealed, `party` heroes borrowed from others.
    Muster(const Catalogue& cards, std::span<const CardByte> hand, std::span<const Borrowed> party = {});

    [[nodiscard]] std::span<const Hero> heroes() const { return {places_.heroes.data(), hero_count_}; }
    [[nodiscard]] std::span<const Stack> weapons() const { return {weapons_.data(), weapon_count_}; }
    /// Items and spells that strengthen heroes, and food that heroes may be fed with.
    [[nodiscard]] std::span<const Stack> helps() const { return {helps_.data(), help_count_}; }

    // Sums of everything that needs no hero, and of what holds for all heroes.
    int attack = 0;
    int magic = 0;
    int light = 0;   // without weapons and heroes
    int losses = 0;  // off attack or magic, by diseases
    int factor = 1;  // of magic
    bool can_feed = false;
    bool can_throw = false;

private:
    union Places {
        Places() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)
        std::array<Hero, most_heroes> heroes;
    };

    void add_hero(Kind kind, bool is_borrowed);
    void add_lasting(std::span<const CardByte> hand, const PartyTraits& party);
    void add_per_card(std::span<const CardByte> hand);

    const Catalogue& cards_;
    std::size_t hero_count_ = 0;
    std::size_t weapon_count_ = 0;
    std::size_t help_count_ = 0;
    bool has_lasting_ = false;
    bool has_per_card_ = false;
    Places places_;
    std::array<Stack, most_weapons> weapons_;
    std::array<Stack, 8> helps_;
};

}  // namespace ziggurat::tabletop::thunderstone
