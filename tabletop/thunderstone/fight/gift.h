// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/thunderstone/fight/fight.h"
#include "tabletop/thunderstone/fight/sums.h"

namespace ziggurat::tabletop::thunderstone {

// These have no initial values: arrays of them are made for every fight and mostly stay empty.

/// A hero of the party before a monster, with what holds for all heroes, without weapon and food of its own.
struct Fighter {
    Kind kind;
    std::int8_t strength;
    std::int8_t attack;
    std::int8_t magic;
    std::int8_t light;
    bool is_silent;  // gives nothing, nor does its weapon
};

/// What one fighter bears and eats.
struct Burden {
    Kind weapon = no_kind;
    int strength_left = 0;  // of the fighter, after the monster's effects
    bool converts = false;  // some food turns its attack into magic
    bool is_thrown = false;
    int meals = 0;
};

/// What one fighter, so burdened, adds to the sums: all in one word, so that plans are added up and taken back by
/// single instructions. Signed lanes, each of which lends to the next one where it is below zero.
class Gift {
public:
    constexpr Gift() = default;
    constexpr Gift(int attack, int magic, int light, int losses, int armed)
        : word_((((armed * small + losses) * wide + light) * wide + magic) * wide + attack) {}

    constexpr Gift& operator+=(Gift more) {
        word_ += more.word_;
        return *this;
    }
    constexpr Gift& operator-=(Gift less) {
        word_ -= less.word_;
        return *this;
    }
    [[nodiscard]] constexpr int attack() const { return static_cast<std::int16_t>(word_); }
    [[nodiscard]] constexpr int magic() const { return static_cast<std::int16_t>(rest<16>(word_)); }
    [[nodiscard]] constexpr int light() const { return static_cast<std::int16_t>(rest<32>(word_)); }
    /// Points that may come off either sum.
    [[nodiscard]] constexpr int losses() const { return static_cast<std::int8_t>(rest<48>(word_)); }
    /// How many bear a weapon that is not too heavy.
    [[nodiscard]] constexpr int armed() const { return static_cast<std::int8_t>(rest<56>(word_)); }

private:
    static constexpr std::int64_t wide = 1 << 16;
    static constexpr std::int64_t small = 1 << 8;
    /// What is left above so many bits, which count as a signed number.
    template <unsigned bits>
    static constexpr std::int64_t rest(std::int64_t word) {
        return (word + (std::int64_t{1} << (bits - 1))) >> bits;
    }

    std::int64_t word_;  // without a value at first, like what is below
};

/// The most that gifts add.
struct Limit {
    int attack;
    int magic;
    int light;
};

inline Judge judge_of(const Catalogue& cards, const Encounter& met, int factor) {
    const Card& monster = cards[met.monster];
    Judge by;
    by.foe = monster.foe;
    by.health = monster.health;  // NOLINT(bugprone-signed-char-misuse): a number, no letter
    by.factor = factor;
    by.light_needed = met.rank + monster.foe.light_penalty;
    by.loss_per_light = cards.loss_per_missing_light();
    by.dark_raises_health = met.dark_raises_health;
    return by;
}

inline Fighter fighter_of(const Catalogue& cards, const Hero& hero, const Encounter& met, int all_strength,
                          int all_attack) {
    const PartyTraits& party = cards[hero.kind].party;
    const unsigned rank_bit = 1U << static_cast<unsigned>(met.rank - 1);
    const int rank_attack = (party.rank_mask & rank_bit) != 0 ? party.rank_attack : 0;
    return {hero.kind,
            static_cast<std::int8_t>(hero.strength + all_strength),
            static_cast<std::int8_t>(hero.attack + all_attack + rank_attack),
            hero.magic,
            hero.light,
            (party.silent_ranks & rank_bit) != 0};
}

/// Whether a fighter of that strength can carry the weapon.
inline bool can_carry(const Card& weapon, const Encounter& met, int strength) {
    return strength >= (met.is_weightless ? 0 : weapon.weight);
}

/// What a fighter adds for the weapon that it has: fixed when it is equipped, even if it becomes too heavy.
inline int weapon_bonus(const Catalogue& cards, Kind bearer, Kind weapon) {
    const PartyTraits& party = cards[bearer].party;
    return party.weapon_attack != 0 && cards.set(party.weapon_set).contains(weapon) ? party.weapon_attack : 0;
}

/// What the weapon of an armed fighter adds.
inline Gift weapon_gift(const Catalogue& cards, const FoeTraits& foe, const Encounter& met, Kind bearer,
                        const Burden& burden) {
    const Card& weapon = cards[burden.weapon];
    const PartyTraits& party = weapon.party;
    if (foe.immune_to != 0 && cards.set(foe.immune_to).contains(burden.weapon)) {
        return {0, 0, weapon.light, 0, 1};
    }
    int attack = weapon.attack;
    const bool is_strong = party.strong_attack != 0 && burden.strength_left >= party.strong_at;
    attack += is_strong ? party.strong_attack : 0;
    const bool is_its_bearer = party.bearer_attack != 0 && cards.set(party.bearers).contains(bearer) &&
                               cards.set(party.bearer_targets).contains(kind_of(met.monster));
    attack += is_its_bearer ? party.bearer_attack : 0;
    attack += burden.is_thrown ? party.throw_attack : 0;
    return {attack, weapon.magic, weapon.light, 0, 1};
}

/// What the monster does to what a fighter gives, its weapon's part apart; the points that may come off either
/// sum.
inline int suffer(const FoeTraits& foe, bool is_armed, bool converts, int& attack, int& magic) {
    attack += is_armed ? foe.armed_attack : 0;
    if (foe.ignores_unarmed && !is_armed) {
        attack = magic = 0;
    }
    if (foe.attack_or_magic > 0) {
        if (attack >= 1 && magic >= 1 && !converts) {
            return 1;
        }
        if (attack >= 1) {
            --attack;
        } else if (magic >= 1) {
            --magic;
        }
    }
    return 0;
}

/// What one fighter and its weapon add (section 1.6, step c).
inline Gift gift_of(const Catalogue& cards, const FoeTraits& foe, const Encounter& met, const Fighter& fighter,
                    const Burden& burden) {
    const bool has_weapon = burden.weapon != no_kind;
    const bool is_armed = has_weapon && can_carry(cards[burden.weapon], met, burden.strength_left);
    if (fighter.is_silent) {
        return {0, 0, 0, 0, is_armed ? 1 : 0};
    }
    const bool converts = burden.converts || (met.converts_armed && is_armed);
    int attack = fighter.attack + burden.meals * cards[fighter.kind].party.meal_attack;
    int magic = fighter.magic;
    attack += has_weapon ? weapon_bonus(cards, fighter.kind, burden.weapon) : 0;
    const int losses = foe.changes_gifts ? suffer(foe, is_armed, converts, attack, magic) : 0;
    Gift gift(attack, magic, fighter.light, losses, 0);
    if (is_armed) {
        gift += weapon_gift(cards, foe, met, fighter.kind, burden);
    }
    if (converts) {
        gift += Gift(-gift.attack(), gift.attack(), 0, 0, 0);
    }
    return gift;
}

}  // namespace ziggurat::tabletop::thunderstone
