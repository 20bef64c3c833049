// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "tabletop/thunderstone/fight/muster.h"

namespace ziggurat::tabletop::thunderstone {

/// What a monster is met with.
struct Encounter {
    Kind monster = no_kind;
    int rank = 1;  // on the road 2 (ruling 39)
    /// Effects that turn armed heroes' attack into magic have been used.
    bool converts_armed = false;
    /// Weapons weigh nothing this turn.
    bool is_weightless = false;
    /// Ruling 30's other reading.
    bool dark_raises_health = false;
};

/// How much of what can be destroyed for strength may be used.
struct Spending {
    std::array<std::uint8_t, 8> fed{};  // of each of the muster's helps
    std::uint8_t thrown = 0;            // weapons destroyed after the battle
    int price = 0;                      // what the cards cost together
};

/// One way to arm and feed the party, and what comes of it.
struct Plan {
    bool is_allowed = false;  // false: the monster cannot be attacked
    bool is_won = false;
    bool is_armed = false;  // some weapon is equipped
    int total = 0;          // compared with the monster's health; a bound where Aim::Win stops early
    int missing_light = 0;
    int harm = 0;  // what this plan loses to the monster and another might keep
    /// Each hero's weapon (no_kind for none), in the order of the muster, and its strength before and after
    /// the monster's effects.
    std::array<Kind, most_heroes> weapon{};
    std::array<std::int8_t, most_heroes> strength{};
    std::array<std::int8_t, most_heroes> strength_left{};
    Spending spending;
};

/// What a plan should be best at.
enum class Aim : std::uint8_t {
    Win,    // to win, then to lose little; among equals any
    Total,  // and then the highest total, even where it does not matter
};

/// Whether plans with the same result can differ in what is lost to the monster.
bool has_shades(const Catalogue& cards, const Card& monster);

/// Whether the monster can be attacked at all: Blink Dog only with enough light.
bool can_attack(const Catalogue& cards, const Muster& muster, const Encounter& met);

/// The best plan without destroying anything, exact (section 1.6 and rulings 29-35).
Plan best_plan(const Catalogue& cards, const Muster& muster, const Encounter& met, Aim aim = Aim::Win);

/// Whether that plan wins.
bool can_win(const Catalogue& cards, const Muster& muster, const Encounter& met);

/// The most attack that destroying all food and weapons could add.
int most_spent(const Catalogue& cards, const Muster& muster);

/// Whether destroying some food or weapons wins.
bool can_win_by_spending(const Catalogue& cards, const Muster& muster, const Encounter& met);

/// The cheapest plan that wins by destroying food or weapons; `is_won` is false if none does.
Plan cheapest_spending_plan(const Catalogue& cards, const Muster& muster, const Encounter& met);

}  // namespace ziggurat::tabletop::thunderstone
