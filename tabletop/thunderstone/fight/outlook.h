// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "tabletop/thunderstone/fight/gift.h"

namespace ziggurat::tabletop::thunderstone {

/// What can be said of a fight without assigning anything to anybody.
enum class Outlook : std::uint8_t {
    Lost,  // even everything together would not win
    Won,   // the party wins as it stands
    Open,
};

/// The most that a hand can bring into any fight, nothing being destroyed for strength.
struct Ceiling {
    int attack = 0;
    int magic = 0;
    int light = 0;
    int heroes = 0;
    int factor = 1;  // of magic
    bool can_convert = false;
    bool is_known = true;  // false: nothing can be said

    /// Whether the monster is out of reach; `spent` is attack that destroying cards can add at most.
    [[nodiscard]] bool is_below(const Catalogue& cards, const Encounter& met, int spent = 0) const;
};

inline bool Ceiling::is_below(const Catalogue& cards, const Encounter& met, int spent) const {
    if (!is_known) {
        return false;
    }
    const Card& monster = cards[met.monster];
    const int most_attack = attack + spent + heroes * std::max<int>(0, monster.foe.armed_attack);
    const int most_magic = magic + (can_convert || met.converts_armed ? std::max(0, most_attack) : 0);
    const int missing_light = std::max(0, met.rank + monster.foe.light_penalty - light);
    const int total = std::max(0, most_attack) + std::max(0, most_magic) * factor -
                      missing_light * cards.loss_per_missing_light();
    if (total < monster.health || !monster.foe.changes_sums) {
        return total < monster.health;
    }
    return !judge(judge_of(cards, met, factor), {most_attack, most_magic, light, true}).is_won;
}

/// By what so many cards can add each, whoever could bear or eat them: nearly for nothing.
inline Ceiling at_a_glance(const Potential& most, int cards) {
    constexpr int most_doublings = 6;  // the muster goes no further
    Ceiling ceiling;
    ceiling.is_known = !most.has(Potential::Boundless) && cards <= 255;
    ceiling.attack = most.attack() + most.heroes() * most.attack_each_hero() + cards * most.attack_each_card();
    ceiling.magic = most.magic() + cards * most.magic_each_card();
    ceiling.light = most.light();
    ceiling.heroes = most.heroes();
    ceiling.factor = 1 << std::min(most.doublings(), most_doublings);
    ceiling.can_convert = most.has(Potential::Converts);
    return ceiling;
}

/// By what the heroes can bear, if weapons have their weight.
Ceiling ceiling_of(const Catalogue& cards, const Muster& muster);

/// Most fights are settled by their sums; the others are worth a search. `spent` is attack that destroying cards
/// can add at most.
Outlook outlook(const Catalogue& cards, const Muster& muster, const Encounter& met, int spent = 0);

}  // namespace ziggurat::tabletop::thunderstone
