// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/outlook.h"

#include <algorithm>
#include <span>

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

/// What one weapon can add at most.
struct Arms {
    int attack;
    int magic;
    int light;
};

constexpr std::size_t most_arms = std::size_t{most_weapons} * std::size_t{most_heroes};

/// Adds the most that so many heroes can have by weapons, one each, of each sum by itself.
void add_most(std::span<Arms> arms, int heroes, Sums& sums) {
    const auto add = [&](int Arms::*sum, int& to) {
        if (static_cast<int>(arms.size()) > heroes) {
            std::partial_sort(arms.begin(), arms.begin() + heroes, arms.end(),
                              [&](const Arms& a, const Arms& b) { return a.*sum > b.*sum; });
        }
        const std::size_t borne = std::min(arms.size(), static_cast<std::size_t>(heroes));
        for (const Arms& one : arms.first(borne)) {
            to += std::max(0, one.*sum);
        }
    };
    add(&Arms::attack, sums.attack);
    add(&Arms::magic, sums.magic);
    add(&Arms::light, sums.light);
}

void add_weapons(const Catalogue& cards, const Muster& muster, const Encounter& met, const FoeTraits& foe,
                 Reach& reach) {
    const int strength = reach.strongest + reach.boosts - foe.strength_loss;
    std::array<Arms, most_arms> arms;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::size_t count = 0;
    for (const Stack& stack : muster.weapons()) {
        const Card& weapon = cards[stack.kind];
        if (strength < (met.is_weightless ? 0 : weapon.weight)) {
            continue;
        }
        const PartyTraits& party = weapon.party;
        int attack = weapon.attack + (strength >= party.strong_at ? party.strong_attack : 0);
        attack += party.bearer_attack != 0 && cards.set(party.bearer_targets).contains(met.monster)
                      ? party.bearer_attack
                      : 0;
        for (int i = std::min<int>(stack.count, reach.fighters); i > 0; --i) {
            arms[count++] = {attack, weapon.magic, weapon.light};
        }
        reach.most.is_armed = true;
    }
    add_most({arms.data(), count}, reach.fighters, reach.most);
}

/// Whether not even these sums win. Mostly that shows before anything is made of them.
bool fall_short(const Judge& by, const Sums& most) {
    const int at_best = std::max(0, most.attack) + std::max(0, most.magic) * by.factor;
    return at_best < by.health || !judge(by, most).is_won;
}

}  // namespace

Ceiling ceiling_of(const Catalogue& cards, const Muster& muster) {
    Ceiling most;
    most.attack = muster.attack;
    most.magic = muster.magic;
    most.light = muster.light;
    most.heroes = static_cast<int>(muster.heroes().size());
    most.factor = muster.factor;
    int all_attack = 0;
    int strength = 0;
    for (const Stack& help : muster.helps()) {
        const PartyTraits& party = cards[help.kind].party;
        all_attack += help.count * party.all_attack;
        strength += help.count * (party.all_strength + party.one_strength);
        most.can_convert = most.can_convert || party.one_converts;
    }
    int strongest = -100;
    int by_weapon = 0;
    for (const Hero& hero : muster.heroes()) {
        const PartyTraits& party = cards[hero.kind].party;
        most.attack += std::max(0, hero.attack + all_attack + std::max<int>(0, party.rank_attack));
        most.magic += std::max<int>(0, hero.magic);
        most.light += std::max<int>(0, hero.light);
        by_weapon += std::max<int>(0, party.weapon_attack);
        strongest = std::max<int>(strongest, hero.strength);
    }
    bool has_arms = false;
    for (const Stack& stack : muster.weapons()) {
        const Card& weapon = cards[stack.kind];
        if (strongest + strength < weapon.weight) {
            continue;
        }
        const int borne = std::min<int>(stack.count, most.heroes);
        most.attack +=
            borne * std::max(0, weapon.attack + weapon.party.strong_attack + weapon.party.bearer_attack);
        most.magic += borne * std::max<int>(0, weapon.magic);
        most.light += borne * std::max<int>(0, weapon.light);
        has_arms = true;
    }
    most.attack += has_arms ? by_weapon : 0;
    return most;
}

Outlook outlook(const Catalogue& cards, const Muster& muster, const Encounter& met, int spent) {
    const Judge by = judge_of(cards, met, muster.factor);
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
    return fall_short(by, reach.most) ? Outlook::Lost : Outlook::Open;
}

}  // namespace ziggurat::tabletop::thunderstone
