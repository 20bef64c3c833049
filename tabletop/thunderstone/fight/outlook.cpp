// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/outlook.h"

#include <algorithm>

#include "tabletop/thunderstone/fight/sums.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// The sums of a party as it stands, and the most that weapons and food can make of them.
struct Reach {
    Sums plain;
    Sums most;
    int fighters = 0;  // heroes who give anything
    int strongest = -100;
    int boosts = 0;  // strength that food can give to one hero
    bool can_convert = false;
};

void add_heroes(const Catalogue& cards, const Muster& muster, const Encounter& met, const FoeTraits& foe,
                Reach& reach) {
    int all_attack = 0;
    int all_strength = 0;
    for (const Stack& help : muster.helps()) {
        const PartyTraits& party = cards[help.kind].party;
        all_attack += help.count * party.all_attack;
        all_strength += help.count * party.all_strength;
        reach.boosts += help.count * party.one_strength;
        reach.can_convert = reach.can_convert || party.one_converts;
    }
    const unsigned rank_bit = 1U << static_cast<unsigned>(met.rank - 1);
    const bool has_weapons = !muster.weapons().empty();
    for (const Hero& hero : muster.heroes()) {
        const PartyTraits& party = cards[hero.kind].party;
        if ((party.silent_ranks & rank_bit) != 0) {
            continue;
        }
        const int attack = hero.attack + all_attack + ((party.rank_mask & rank_bit) != 0 ? party.rank_attack : 0);
        reach.plain.attack += foe.ignores_unarmed ? 0 : attack;
        reach.plain.magic += foe.ignores_unarmed ? 0 : hero.magic;
        reach.plain.light += hero.light;
        reach.most.attack += attack + (has_weapons ? party.weapon_attack + foe.armed_attack : 0);
        reach.most.magic += hero.magic;
        reach.most.light += hero.light;
        reach.strongest = std::max<int>(reach.strongest, hero.strength + all_strength);
        ++reach.fighters;
    }
}

void add_weapons(const Catalogue& cards, const Muster& muster, const Encounter& met, const FoeTraits& foe,
                 Reach& reach) {
    const int strength = reach.strongest + reach.boosts - foe.strength_loss;
    for (const Stack& stack : muster.weapons()) {
        const Card& weapon = cards[stack.kind];
        if (strength < (met.is_weightless ? 0 : weapon.weight)) {
            continue;
        }
        const int count = std::min<int>(stack.count, reach.fighters);
        const PartyTraits& party = weapon.party;
        int attack = weapon.attack + (strength >= party.strong_at ? party.strong_attack : 0);
        attack += party.bearer_attack != 0 && cards.set(party.bearer_targets).contains(met.monster)
                      ? party.bearer_attack
                      : 0;
        reach.most.attack += count * attack;
        reach.most.magic += count * weapon.magic;
        reach.most.light += count * weapon.light;
        reach.most.is_armed = true;
    }
}

}  // namespace

Outlook outlook(const Catalogue& cards, const Muster& muster, const Encounter& met, int spent) {
    const Card& monster = cards[met.monster];
    Judge by;
    by.foe = monster.foe;
    by.health = monster.health;
    by.factor = muster.factor;
    by.light_needed = met.rank + monster.foe.light_penalty;
    by.loss_per_light = cards.loss_per_missing_light();
    by.dark_raises_health = met.dark_raises_health;
    Reach reach;
    reach.plain = reach.most = {muster.attack, muster.magic, muster.light, false};
    reach.can_convert = met.converts_armed;
    add_heroes(cards, muster, met, by.foe, reach);
    const bool is_simple = by.foe.disables == 0 && by.foe.attack_or_magic == 0;
    if (is_simple) {
        const Verdict verdict = judge_losses(by, reach.plain, muster.losses);
        if (verdict.is_won && (verdict.missing_light == 0 || !by.foe.hides_in_dark)) {
            return Outlook::Won;
        }
    }
    add_weapons(cards, muster, met, by.foe, reach);
    reach.most.attack += spent;
    if (reach.can_convert) {
        reach.most.magic += std::max(0, reach.most.attack);
    }
    return judge(by, reach.most).is_won ? Outlook::Open : Outlook::Lost;
}

}  // namespace ziggurat::tabletop::thunderstone
