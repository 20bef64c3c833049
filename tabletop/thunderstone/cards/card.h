// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "tabletop/thunderstone/cards/kind.h"

namespace ziggurat::tabletop::thunderstone {

enum class CardType : std::uint8_t { Hero, Monster, Village, Disease, Thunderstone };

/// When an effect that takes a step of its own happens.
enum class Trigger : std::uint8_t { Village, Dungeon, DungeonRepeat, AfterDefeat, Spoils, Battle, Breach };

enum class Op : std::uint8_t {
    Draw,
    Gold,
    ExtraBuy,
    Xp,
    Discard,        // each other player `n` cards, or one hero instead if `is_hero_enough`
    BottomMonster,  // one monster of the hall to the bottom of the deck
    TakeMonster,    // one of `who` from the hall
    Borrow,         // everybody discards a hero, one of which fights along
    Banish,
    ConvertArmed,    // attack of every armed hero counts as magic; draws `draws`
    WeightlessArms,  // weapons weigh `n`; draws `draws`
    Buy,
    Reveal,
    Destroy,
    GainDisease,
    DestroyStackTops,
    EveryoneDiscards,
};

enum class Cost : std::uint8_t { None, Self, Card };

/// An effect that takes a step of its own: something is chosen, drawn, destroyed or bought.
struct Effect {
    Trigger trigger = Trigger::Village;
    Op op = Op::Draw;
    std::int8_t n = 1;
    std::uint8_t who = 0;  // a set of the catalogue; 0 is all kinds
    Cost cost = Cost::None;
    std::uint8_t cost_cards = 0;  // for Cost::Card, a set of the catalogue
    std::uint8_t ranks = 7;       // bit r - 1 for each rank r in which it holds
    std::uint8_t draws = 0;
    bool is_all = false;
    bool is_hero_enough = false;
    bool is_highest_strength = false;
    bool is_strength_gone = false;  // only heroes at strength 0 or less
    bool unless_armed = false;
    bool adds_gold_of_cost = false;
    bool includes_militia = false;
};

/// What a card does to the party's sums in the dungeon. Sets are indices into the catalogue's, 0 for none.
struct PartyTraits {
    std::int8_t rank_attack = 0;  // attack in the ranks of `rank_mask`
    std::uint8_t rank_mask = 0;
    std::uint8_t silent_ranks = 0;  // ranks in which hero and weapon give nothing
    std::int8_t weapon_attack = 0;  // for a hero whose own weapon is one of `weapon_set`
    std::uint8_t weapon_set = 0;
    std::int8_t per_attack = 0;  // for each card of `per_set` in hand
    std::uint8_t per_set = 0;
    std::int8_t meal_attack = 0;  // for a card of `meal_set` destroyed
    std::uint8_t meal_set = 0;
    bool meal_repeats = false;
    bool is_meal = false;         // somebody can be fed with it
    std::int8_t each_attack = 0;  // to each card of `each_attack_set`
    std::uint8_t each_attack_set = 0;
    std::int8_t each_magic = 0;
    std::uint8_t each_magic_set = 0;
    std::uint8_t magic_factor = 1;
    std::int8_t strong_attack = 0;  // a weapon's, if its bearer has at least `strong_at` strength
    std::int8_t strong_at = 0;
    std::int8_t bearer_attack = 0;  // a weapon's, borne by one of `bearers` against one of `bearer_targets`
    std::uint8_t bearers = 0;
    std::uint8_t bearer_targets = 0;
    std::int8_t throw_attack = 0;  // a weapon's, if it is destroyed after the battle
    std::int8_t one_strength = 0;  // to one hero
    bool one_converts = false;     // whose attack then counts as magic
    std::int8_t all_strength = 0;  // to every hero
    std::int8_t all_attack = 0;
    std::int8_t trophy_attack = 0;
    std::int8_t trophy_magic = 0;
    std::int8_t trophy_light = 0;
    std::int8_t trophy_loss = 0;  // off attack or magic, as the holder likes
    bool lasts = false;           // has traits of the whole party: `each_`, `magic_factor`
};

enum class Halved : std::uint8_t { Never, UnlessMagic, UnlessArmed };

/// What a monster is like to fight.
struct FoeTraits {
    std::int8_t light_penalty = 0;
    bool needs_magic = false;
    bool only_magic_counts = false;
    bool is_magic_immune = false;
    bool halves_magic = false;
    bool ignores_unarmed = false;
    bool hides_in_dark = false;
    Halved halved = Halved::Never;
    std::uint8_t immune_to = 0;       // weapons, a set of the catalogue
    std::int8_t strength_loss = 0;    // of each hero
    std::int8_t armed_attack = 0;     // to each armed hero
    std::int8_t attack_or_magic = 0;  // off each hero, as the player likes
    std::uint8_t disables = 0;        // heroes that give nothing, nor do their weapons
    bool changes_gifts = false;       // what each hero gives: `ignores_unarmed`, `armed_attack`, `attack_or_magic`
    bool changes_sums = false;        // of the party, light apart: magic that counts for less, what is halved
};

/// All that is printed on a card, compiled. Plain numbers: playing looks up, it interprets no words.
struct alignas(128) Card {  // looked up by shifts
    CardType type = CardType::Village;
    bool is_basic = false;
    bool has_gold = false;
    std::uint8_t group = 0;  // of heroes among heroes' groups, of monsters among monsters'
    std::uint8_t level = 0;
    std::uint8_t copies = 0;
    Kind next = no_kind;  // the next level, no_kind for the last and for militia
    std::int8_t strength = 0;
    std::int8_t gold = 0;
    std::int8_t light = 0;
    std::int8_t attack = 0;
    std::int8_t magic = 0;
    std::int8_t cost = 0;
    std::int8_t weight = 0;
    std::int8_t vp = 0;
    std::int8_t xp = 0;
    std::int8_t xp_to_level = 0;  // 0: cannot be levelled
    std::int8_t health = 0;
    std::uint8_t triggers = 0;  // bit t for each Trigger t among the effects
    std::uint8_t first_effect = 0;
    std::uint8_t effects = 0;
    bool is_weapon = false;
    bool is_militia = false;
    std::uint64_t classes = 0;
    FoeTraits foe;
    PartyTraits party;

    [[nodiscard]] bool has(Trigger trigger) const {
        return ((triggers >> static_cast<unsigned>(trigger)) & 1U) != 0;
    }
    [[nodiscard]] bool is_hero() const { return type == CardType::Hero; }
    [[nodiscard]] bool is_monster() const { return type == CardType::Monster; }
};

}  // namespace ziggurat::tabletop::thunderstone
