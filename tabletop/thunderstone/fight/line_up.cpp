// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/arming.h"

namespace ziggurat::tabletop::thunderstone {

Arming::Arming(const Catalogue& cards, const Muster& muster, const Encounter& met, const Spending& spending,
               Aim aim)
    : cards_(cards),
      muster_(muster),
      met_(met),
      aim_(aim),
      judge_(judge_of(cards, met, muster.factor)),
      can_convert_(met.converts_armed),
      throws_(spending.thrown),
      count_(muster.heroes().size()),
      spending_(spending) {
    for (const Effect& effect : cards.effects(cards[met.monster])) {
        destroys_weak_ = destroys_weak_ || effect.is_strength_gone;
        destroys_unarmed_ = destroys_unarmed_ || effect.unless_armed;
    }
    for (std::size_t i = 0; i < muster.weapons().size(); ++i) {
        weapons_left_[i] = muster.weapons()[i].count;
    }
    count_helps(spending);
    line_up();
    find_limits();
    drop_weapons();
    limit_weapons();
    losses_ = muster.losses;
}

/// What is eaten gives nothing else; what is not works for all (section 1.6, step 2).
void Arming::count_helps(const Spending& spending) {
    base_ = {muster_.attack, muster_.magic, muster_.light, false};
    for (std::size_t i = 0; i < muster_.helps().size(); ++i) {
        const Stack& help = muster_.helps()[i];
        const Card& card = cards_[help.kind];
        const int fed = spending.fed[i];
        meals_ += fed;
        helps_left_[i] = static_cast<std::uint8_t>(help.count - fed);
        can_convert_ = can_convert_ || (card.party.one_converts && helps_left_[i] > 0);
        boosts_ += helps_left_[i] * card.party.one_strength;
        has_boosts_ = has_boosts_ || boosts_ > 0 || can_convert_;
        base_.attack -= fed * card.attack;
        base_.magic -= fed * (card.magic + help.each_magic);
        base_.light -= fed * card.light;
    }
    sums_ = base_;
}

void Arming::line_up() {
    const auto heroes = muster_.heroes();
    for (std::size_t i = 0; i < count_; ++i) {
        std::size_t at = i;
        const auto comes_first = [&](const Hero& a, const Hero& b) {
            return a.strength != b.strength ? a.strength > b.strength : a.kind < b.kind;
        };
        for (; at > 0 && comes_first(heroes[i], heroes[order_[at - 1]]); --at) {
            order_[at] = order_[at - 1];
        }
        order_[at] = static_cast<std::uint8_t>(i);
    }
    int all_strength = 0;
    int all_attack = 0;
    for (std::size_t i = 0; i < muster_.helps().size(); ++i) {
        const PartyTraits& party = cards_[muster_.helps()[i].kind].party;
        all_strength += helps_left_[i] * party.all_strength;
        all_attack += helps_left_[i] * party.all_attack;
    }
    for (std::size_t at = 0; at < count_; ++at) {
        fighters_[at] = fighter_of(cards_, heroes[order_[at]], met_, all_strength, all_attack);
    }
}

/// Weapons that nobody can carry are left out of the search.
void Arming::drop_weapons() {
    const int strongest = count_ == 0 ? -100 : fighters_[0].strength + boosts_;
    for (std::size_t i = 0; i < muster_.weapons().size(); ++i) {
        const int weight = met_.is_weightless ? 0 : cards_[muster_.weapons()[i].kind].weight;
        weapons_left_[i] = strongest < weight ? std::uint8_t{0} : weapons_left_[i];
    }
}

void Arming::limit_weapons() {
    for (std::size_t i = 0; i < muster_.weapons().size(); ++i) {
        const Card& weapon = cards_[muster_.weapons()[i].kind];
        const PartyTraits& party = weapon.party;
        weapon_limit_[i] = {weapon.attack + party.strong_attack + party.bearer_attack + party.throw_attack,
                            weapon.magic, weapon.light};
        weapons_limit_.attack += weapons_left_[i] * weapon_limit_[i].attack;
        weapons_limit_.magic += weapons_left_[i] * weapon_limit_[i].magic;
        weapons_limit_.light += weapons_left_[i] * weapon_limit_[i].light;
    }
}

/// The most that the fighters from each one on can add, weapons apart.
void Arming::find_limits() {
    limit_[count_] = {};
    for (std::size_t at = count_; at-- > 0;) {
        const Fighter& fighter = fighters_[at];
        const PartyTraits& party = hero_card(at).party;
        limit_[at] = limit_[at + 1];
        if (fighter.is_silent) {
            continue;
        }
        const int meals = party.meal_repeats ? meals_ : std::min(meals_, 1);
        limit_[at].attack += std::max<int>(0, fighter.attack) + judge_.foe.armed_attack + party.weapon_attack +
                             meals * party.meal_attack;
        limit_[at].magic += std::max<int>(0, fighter.magic);
        limit_[at].light += fighter.light;
    }
}

}  // namespace ziggurat::tabletop::thunderstone
