// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/think/evaluate.h"
#include "tabletop/thunderstone/think/greedy.h"
#include "tabletop/thunderstone/think/wares.h"

namespace ziggurat::tabletop::thunderstone {

Action Thumb::best_purchase(int gold, float& worth) const {
    worth = 0;
    if (has_room(player_)) {
        for (const Ware& ware : wares_of(rules_, s_, player_.village)) {
            if (ware.is_for_sale(s_, gold)) {
                worth = ware.worth;
                return Action(Verb::Buy, ware.kind);
            }
        }
    }
    return Action(Verb::Done);
}

Action Thumb::best_level(float& worth) const {
    Action best(Verb::Done);
    worth = 0;
    if (player_.xp < 2 || !can_pay_level(cards_, player_)) {
        return best;
    }
    for (const CardByte card : hand_of(player_)) {
        const Kind kind = kind_of(card);
        if (cards_.xp_to_level(kind) > player_.xp) {
            continue;
        }
        for_each_level(rules_, s_, kind, [&](Kind next) {
            const float gain = worth_of(next) - worth_of(kind) + 0.5F;
            if (gain > worth) {
                worth = gain;
                best = Action(Verb::Level, kind, next);
            }
        });
    }
    return best;
}

/// Effects that are good as such: draws, levels' worth for militia, a second purchase with gold for it.
float Thumb::value_of(const Action& use) const {
    const Effect& effect = cards_.effects(cards_[use.kind()])[use.effect()];
    if (effect.cost == Cost::Self) {
        return -1;
    }
    switch (effect.op) {
    case Op::Draw:
        return 3;
    case Op::ExtraBuy:
        return s_.turn.gold >= 8 ? 1.0F : -1.0F;
    default:
        // Something is destroyed for gold or experience: militia and the like.
        return worth_of(static_cast<Kind>(use.a())) < 1.6F ? 2.0F - worth_of(static_cast<Kind>(use.a())) : -1.0F;
    }
}

Action Thumb::best_village_effect() const {
    Action best(Verb::Done);
    if (!has_effects(cards_, hand_of(player_), Trigger::Village)) {
        return best;
    }
    Actions actions;
    list_village_effects(rules_, s_, actions);
    float best_value = 0;
    for (const Action action : actions) {
        const float value = value_of(action);
        if (value > best_value) {
            best_value = value;
            best = action;
        }
    }
    return best;
}

Action Thumb::visit() {
    if (can_claim(rules_, s_)) {
        return Action(Verb::Claim);
    }
    if (!s_.turn.has_bought) {
        const Action effect = best_village_effect();
        if (effect.verb() != Verb::Done) {
            return effect;
        }
    }
    float worth = 0;
    if (s_.turn.buys > 0) {
        const Action purchase = best_purchase(s_.turn.gold, worth);
        if (purchase.verb() != Verb::Done) {
            return purchase;
        }
    }
    return best_level(worth);
}

/// What a visit now is worth: bounties, the best purchase and the best level, less as the end comes nearer.
float Thumb::visit_value() const {
    const float left = part_left(s_);
    int gold = 0;
    float extra = 0;
    for (const CardByte card : hand_of(player_)) {
        gold += cards_.gold(card);
        extra += (cards_.triggers(card) & bits_of(Trigger::Village)) != 0 ? 0.8F : 0.0F;
    }
    float purchase = 0;
    float level = 0;
    static_cast<void>(best_purchase(gold + static_cast<int>(extra), purchase));
    static_cast<void>(best_level(level));
    const float claim = can_claim(rules_, s_) ? 4.0F : 0.0F;
    return claim + left * (0.7F * purchase + 1.2F * level + extra);
}

Action Thumb::choose_spoils() const {
    Action best(Verb::Done);
    float best_worth = 0;
    for_each_sold(rules_, s_, player_.village, [&](Kind kind) {
        const float worth = buying_worth(rules_, kind);
        if (cards_[kind].cost <= s_.turn.gold && worth > best_worth && spoil_for(rules_, s_, kind) >= 0) {
            best_worth = worth;
            best = Action(Verb::Buy, kind);
        }
    });
    return best;
}

}  // namespace ziggurat::tabletop::thunderstone
