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

Judge judge_of(const Card& monster, const Encounter& met, int factor, int loss_per_light) {
    Judge by;
    by.foe = monster.foe;
    by.health = monster.health;  // NOLINT(bugprone-signed-char-misuse): a number, no letter
    by.factor = factor;
    by.light_needed = met.rank + monster.foe.light_penalty;
    by.loss_per_light = loss_per_light;
    by.dark_raises_health = met.dark_raises_health;
    return by;
}

/// Whether not even these sums win. Mostly that shows before anything is made of them.
bool fall_short(const Judge& by, const Sums& most) {
    const int at_best = std::max(0, most.attack) + std::max(0, most.magic) * by.factor;
    return at_best < by.health || !judge(by, most).is_won;
}

}  // namespace

bool Glance::is_below(const Encounter& met) const {
    if (most_.has(Potential::Boundless) || count_ > 255) {
        return false;
    }
    constexpr int most_doublings = 6;  // the muster goes no further
    const int factor = 1 << std::min(most_.doublings(), most_doublings);
    const Judge by = judge_of(cards_[met.monster], met, factor, cards_.loss_per_missing_light());
    const int each_hero = most_.attack_each_hero() + std::max<int>(0, by.foe.armed_attack);
    Sums most{most_.attack() + most_.heroes() * each_hero + count_ * most_.attack_each_card(),
              most_.magic() + count_ * most_.magic_each_card(), most_.light(), true};
    if (most_.has(Potential::Converts) || met.converts_armed) {
        most.magic += most.attack;
    }
    return fall_short(by, most);
}

Ceiling::Ceiling(const Catalogue& cards, const Muster& muster)
    : most_{muster.attack, muster.magic, muster.light, true},
      factor_(muster.factor),
      loss_per_light_(cards.loss_per_missing_light()) {
    int all_attack = 0;
    int strength = 0;
    for (const Stack& help : muster.helps()) {
        const PartyTraits& party = cards[help.kind].party;
        all_attack += help.count * party.all_attack;
        strength += help.count * (party.all_strength + party.one_strength);
        can_convert_ = can_convert_ || party.one_converts;
    }
    int strongest = -100;
    for (const Hero& hero : muster.heroes()) {
        const PartyTraits& party = cards[hero.kind].party;
        most_.attack += std::max(0, hero.attack + all_attack + std::max<int>(0, party.rank_attack) +
                                        std::max<int>(0, party.weapon_attack));
        most_.magic += std::max<int>(0, hero.magic);
        most_.light += std::max<int>(0, hero.light);
        strongest = std::max<int>(strongest, hero.strength);
    }
    heroes_ = static_cast<int>(muster.heroes().size());
    std::array<Arms, most_arms> arms;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::size_t count = 0;
    for (const Stack& stack : muster.weapons()) {
        const Card& weapon = cards[stack.kind];
        const PartyTraits& party = weapon.party;
        const int attack = weapon.attack + party.strong_attack + party.bearer_attack;
        for (int i = strongest + strength < weapon.weight ? 0 : std::min<int>(stack.count, heroes_); i > 0; --i) {
            arms[count++] = {attack, weapon.magic, weapon.light};
        }
    }
    add_most({arms.data(), count}, heroes_, most_);
}

bool Ceiling::is_below(const Card& monster, const Encounter& met, int spent) const {
    if (met.is_weightless) {
        return false;  // the weapons that are too heavy have been left out
    }
    const Judge by = judge_of(monster, met, factor_, loss_per_light_);
    Sums most = most_;
    most.attack += spent + heroes_ * std::max<int>(0, by.foe.armed_attack);
    if (can_convert_ || met.converts_armed) {
        most.magic += std::max(0, most.attack);
    }
    return fall_short(by, most);
}

Outlook outlook(const Catalogue& cards, const Muster& muster, const Encounter& met, int spent) {
    const Judge by = judge_of(cards[met.monster], met, muster.factor, cards.loss_per_missing_light());
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
