// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/cards/compiler.h"

namespace ziggurat::tabletop::thunderstone {

void Compiler::compile_step(Card& card, const EffectSource& effect, Trigger trigger) {
    // A second half ("... and draw a card") is folded into the effect before it.
    if (effect.with_previous) {
        const bool folds =
            effect.op == "draw" && !made_.effects_.empty() && made_.effects_.size() > card.first_effect;
        if (!folds) {
            unknown(effect);
            return;
        }
        made_.effects_.back().draws = static_cast<std::uint8_t>(effect.n);
        return;
    }
    Effect made;
    made.trigger = trigger;
    made.n = small(effect.n, "n");
    made.is_all = effect.is_all;
    made.ranks = rank_mask(effect);
    compile_cost(made, effect);
    if (trigger == Trigger::Dungeon || trigger == Trigger::DungeonRepeat || trigger == Trigger::Village) {
        compile_dungeon_op(made, effect);
    } else {
        compile_late_op(made, effect);
    }
    if (trigger == Trigger::DungeonRepeat && made.cost == Cost::None) {
        fail("cost", "an effect that repeats needs one");
    }
    made_.effects_.push_back(made);
}

void Compiler::compile_cost(Effect& made, const EffectSource& effect) {
    if (!effect.cost) {
        return;
    }
    if (effect.cost->is_self) {
        made.cost = Cost::Self;
        return;
    }
    made.cost = Cost::Card;
    made.cost_cards = set_of(effect.cost->what);
}

void Compiler::compile_dungeon_op(Effect& made, const EffectSource& effect) {
    const std::string& op = effect.op;
    const bool is_village = made.trigger == Trigger::Village;
    if (op == "draw") {
        made.op = Op::Draw;
    } else if (is_village && op == "gold") {
        made.op = Op::Gold;
        made.adds_gold_of_cost = effect.plus == "gold_of_destroyed";
    } else if (is_village && op == "extra_buy") {
        made.op = Op::ExtraBuy;
    } else if (is_village && op == "xp") {
        made.op = Op::Xp;
    } else if (!is_village && op == "others_discard" && !effect.options.empty()) {
        made.op = Op::Discard;
        made.is_hero_enough = effect.options.size() > 1;
        made.n = small(effect.options.back().front().first, "options");
    } else if (!is_village && op == "bottom_monster") {
        made.op = Op::BottomMonster;
    } else if (!is_village && op == "take_monster" && effect.who) {
        made.op = Op::TakeMonster;
        made.who = set_of(*effect.who);
    } else if (!is_village && op == "convert_attack_to_magic" && effect.to == "each") {
        made.op = Op::ConvertArmed;
    } else if (!is_village && op == "weight_set" && effect.n == 0) {
        made.op = Op::WeightlessArms;
    } else if (!is_village && op == "special" && effect.code == "banish") {
        made.op = Op::Banish;
    } else if (!is_village && op == "special" && effect.code == "theurge_borrow") {
        made.op = Op::Borrow;
    } else {
        unknown(effect);
    }
}

void Compiler::compile_late_op(Effect& made, const EffectSource& effect) {
    const std::string& op = effect.op;
    if (made.trigger == Trigger::AfterDefeat && op == "bottom_monster") {
        made.op = Op::BottomMonster;
    } else if (made.trigger == Trigger::AfterDefeat && op == "xp") {
        made.op = Op::Xp;
    } else if (made.trigger == Trigger::Spoils && op == "buy" && effect.who) {
        made.op = Op::Buy;
        made.who = set_of(*effect.who);
    } else if (made.trigger == Trigger::Spoils && op == "reveal_deck_destroy_any") {
        made.op = Op::Reveal;
    } else if (made.trigger == Trigger::Battle && op == "destroy" && effect.who) {
        made.op = Op::Destroy;
        made.is_highest_strength = effect.pick == "highest_strength";
        made.is_strength_gone = effect.who->strength_le.has_value();
        made.unless_armed = effect.unless == "weapon_equipped";
        made.who = set_of(*effect.who);
        if (made.is_strength_gone && (!made.is_all || *effect.who->strength_le != 0)) {
            unknown(effect);
        }
        // The battle finds the strengths of its heroes; other cards have none.
        if (!made.is_all && effect.n != 1) {
            fail("n", "a battle destroys one card or all");
        }
    } else if (made.trigger == Trigger::Battle && op == "gain_disease") {
        made.op = Op::GainDisease;
    } else if (made.trigger == Trigger::Breach && op == "destroy_hero_stack_top") {
        made.op = Op::DestroyStackTops;
        made.includes_militia = effect.includes_militia;
    } else if (made.trigger == Trigger::Breach && op == "all_discard") {
        made.op = Op::EveryoneDiscards;
    } else {
        unknown(effect);
    }
}

}  // namespace ziggurat::tabletop::thunderstone
