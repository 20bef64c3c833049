// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/thunderstone/cards/compiler.h"

namespace ziggurat::tabletop::thunderstone {

void Compiler::compile_effects(Kind kind, const CardSource& source) {
    at_ = &source;
    Card& card = made_.cards_[kind];
    card.first_effect = static_cast<std::uint8_t>(made_.effects_.size());
    for (std::size_t i = 0; i < source.effects.size(); ++i) {
        place_ = "effects[" + std::to_string(i) + "]";
        compile_effect(card, source.effects[i]);
    }
    place_.clear();
    if (made_.effects_.size() > 250) {
        fail("effects", "there are too many in all");
        return;
    }
    card.effects = static_cast<std::uint8_t>(made_.effects_.size() - card.first_effect);
    int once = 0;
    for (const Effect& effect : made_.effects(card)) {
        card.triggers = static_cast<std::uint8_t>(card.triggers | 1U << static_cast<unsigned>(effect.trigger));
        const bool is_once = effect.trigger == Trigger::Village || effect.trigger == Trigger::Dungeon;
        once += is_once && effect.cost != Cost::Self ? 1 : 0;
    }
    // One mark on a card in hand says that its effect is used.
    if (once > 1) {
        fail("effects", "a card has at most one effect that is used once a turn and does not destroy the card");
    }
}

void Compiler::unknown(const EffectSource& effect) {
    fail("op", "\"" + effect.op + "\" has no meaning at \"" + effect.trigger + "\" in this form");
}

void Compiler::compile_effect(Card& card, const EffectSource& effect) {
    if (effect.n < -99 || effect.n > 99) {
        fail("n", std::to_string(effect.n) + " is not within -99..99");
        return;
    }
    const std::string& t = effect.trigger;
    if (t == "static") {
        compile_static(card, effect);
    } else if (t == "trait") {
        compile_trait(card, effect);
    } else if (t == "trophy") {
        compile_trophy(card, effect);
    } else if (t == "battle") {
        compile_battle(card, effect);
    } else if (t == "dungeon" || t == "dungeon_repeat") {
        if (!compile_party_boost(card, effect)) {
            compile_step(card, effect, t == "dungeon" ? Trigger::Dungeon : Trigger::DungeonRepeat);
        }
    } else if (t == "village") {
        compile_step(card, effect, Trigger::Village);
    } else if (t == "after_defeat") {
        compile_step(card, effect, Trigger::AfterDefeat);
    } else if (t == "spoils") {
        compile_step(card, effect, Trigger::Spoils);
    } else if (t == "breach") {
        compile_step(card, effect, Trigger::Breach);
    } else {
        fail("t", "\"" + t + "\" is no trigger");
    }
}

void Compiler::compile_static(Card& card, const EffectSource& effect) {
    PartyTraits& party = card.party;
    if (effect.op == "attack") {
        compile_static_attack(card, effect);
    } else if (effect.op == "magic" && effect.to == "each" && effect.who) {
        party.each_magic = small(effect.n, "n");
        party.each_magic_set = set_of(*effect.who);
        party.lasts = true;
    } else if (effect.op == "magic_total_mult" && effect.n > 0) {
        party.magic_factor = static_cast<std::uint8_t>(effect.n);
        party.lasts = true;
    } else if (effect.op == "cannot_attack") {
        party.silent_ranks = rank_mask(effect);
    } else {
        unknown(effect);
    }
}

void Compiler::compile_static_attack(Card& card, const EffectSource& effect) {
    PartyTraits& party = card.party;
    const std::int8_t n = small(effect.n, "n");
    if (effect.to == "each" && effect.who) {
        party.each_attack = n;
        party.each_attack_set = set_of(*effect.who);
        party.lasts = true;
        return;
    }
    if (!effect.condition) {
        unknown(effect);
        return;
    }
    const ConditionSource& condition = *effect.condition;
    if (!condition.rank_in.empty() && card.is_hero()) {
        party.rank_attack = n;
        party.rank_mask = rank_mask(effect);
    } else if (!condition.equipped_with.empty() && card.is_hero()) {
        party.weapon_attack = n;
        party.weapon_set = set_of_class(condition.equipped_with);
    } else if (condition.bearer_strength_ge && card.is_weapon) {
        party.strong_attack = n;
        party.strong_at = small(*condition.bearer_strength_ge, "if.bearer_strength_ge");
    } else if (!condition.bearer_class.empty() && card.is_weapon) {
        party.bearer_attack = n;
        party.bearers = set_of_class(condition.bearer_class);
        FilterSource targets;
        targets.class_any = condition.monster_class_any;
        party.bearer_targets = set_of(targets);
    } else {
        unknown(effect);
    }
}

/// What changes the party's sums and nothing else: the battle finds out how to use it best. False: not one.
bool Compiler::compile_party_boost(Card& card, const EffectSource& effect) {
    PartyTraits& party = card.party;
    const std::int8_t n = small(effect.n, "n");
    if (effect.op == "attack" && effect.per) {
        party.per_attack = n;
        party.per_set = set_of(*effect.per);
    } else if (effect.op == "attack" && effect.cost && !effect.cost->is_self && card.is_hero()) {
        party.meal_attack = n;
        party.meal_set = set_of(effect.cost->what);
        party.meal_repeats = effect.trigger == "dungeon_repeat";
    } else if (effect.op == "attack" && effect.cost && effect.cost->at_battle_end && card.is_weapon) {
        party.throw_attack = n;
    } else if (effect.op == "attack" && effect.to == "each") {
        party.all_attack = n;
    } else if (effect.op == "strength" && effect.to == "each") {
        party.all_strength = n;
    } else if (effect.op == "strength" && effect.to == "one") {
        party.one_strength = n;
    } else if (effect.op == "convert_attack_to_magic" && effect.to.rfind("bound:", 0) == 0) {
        party.one_converts = true;
    } else {
        return false;
    }
    return true;
}

void Compiler::compile_trait(Card& card, const EffectSource& effect) {
    FoeTraits& foe = card.foe;
    const std::string& op = effect.op;
    if (op == "light_penalty") {
        foe.light_penalty = small(effect.n, "n");
    } else if (op == "require_magic") {
        foe.needs_magic = true;
    } else if (op == "magic_only") {
        foe.only_magic_counts = true;
    } else if (op == "half_magic") {
        foe.halves_magic = true;
    } else if (op == "half_attack" && effect.unless == "magic_present") {
        foe.halved = Halved::UnlessMagic;
    } else if (op == "half_attack" && effect.unless == "weapon_equipped") {
        foe.halved = Halved::UnlessArmed;
    } else if (op == "immune" && effect.to == "magic") {
        foe.is_magic_immune = true;
    } else if (op == "immune" && effect.to == "edged_weapons") {
        foe.immune_to = set_of_class("Edged");
    } else if (op == "ignore_unequipped_heroes") {
        foe.ignores_unarmed = true;
    } else if (op == "untargetable" && effect.condition && effect.condition->light_short) {
        foe.hides_in_dark = true;
    } else {
        unknown(effect);
    }
}

void Compiler::compile_trophy(Card& card, const EffectSource& effect) {
    const std::int8_t n = small(effect.n, "n");
    if (effect.op == "attack") {
        card.party.trophy_attack = n;
    } else if (effect.op == "magic") {
        card.party.trophy_magic = n;
    } else if (effect.op == "light") {
        card.party.trophy_light = n;
    } else if (effect.op == "attack_or_magic_total" && n < 0) {
        card.party.trophy_loss = static_cast<std::int8_t>(-n);
    } else {
        unknown(effect);
    }
}

void Compiler::compile_battle(Card& card, const EffectSource& effect) {
    FoeTraits& foe = card.foe;
    if (effect.op == "strength" && effect.to == "each" && effect.n < 0) {
        foe.strength_loss = small(-effect.n, "n");
    } else if (effect.op == "attack_or_magic" && effect.to == "each" && effect.n == -1) {
        foe.attack_or_magic = 1;
    } else if (effect.op == "attack" && effect.to == "each" && effect.who && effect.who->is_equipped) {
        foe.armed_attack = small(effect.n, "n");
    } else if (effect.op == "disable" && effect.n == 1) {
        foe.disables = 1;
    } else {
        compile_step(card, effect, Trigger::Battle);
    }
}

}  // namespace ziggurat::tabletop::thunderstone
