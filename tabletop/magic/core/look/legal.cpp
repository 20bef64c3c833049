// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/look/look.h"

namespace ziggurat::tabletop::magic {

Item Look::spell(CardId card, ItemKind kind, int player) const {
    Item item;
    item.kind = kind;
    item.card = card;
    item.controller = item.owner = static_cast<std::uint8_t>(player);
    const CardDef& def = rules_.def_of(card);
    for (std::size_t k = 0; kind != ItemKind::FaceDownSpell && k < def.abilities && def.modes == 1; ++k) {
        if (ability(static_cast<std::uint16_t>(def.first_ability + k)).kind == AbilityKind::Spell) {
            item.ability = static_cast<std::uint16_t>(def.first_ability + k);
        }
    }
    return item;
}

Item Look::activation(const Permanent& p, int number, int player) const {
    Item item;
    item.kind = ItemKind::Ability;
    item.card = p.card;
    item.is_token = p.is(token);
    item.source = p.id;
    item.place = p.place;
    item.controller = static_cast<std::uint8_t>(player);
    item.owner = p.owner;
    item.ability = static_cast<std::uint16_t>(printed(p).first_ability + number);
    return item;
}

Item Look::card_activation(CardId card, int number, int player) const {
    Item item;
    item.kind = ItemKind::Ability;
    item.card = card;
    item.controller = item.owner = static_cast<std::uint8_t>(player);
    item.ability = static_cast<std::uint16_t>(rules_.def_of(card).first_ability + number);
    return item;
}

Item Look::command_activation(DefId card, int number, int player) const {
    Item item;
    item.kind = ItemKind::Ability;
    item.card = card;
    item.is_token = true;
    item.controller = item.owner = static_cast<std::uint8_t>(player);
    item.ability = static_cast<std::uint16_t>(rules_.table.defs[card].first_ability + number);
    return item;
}

bool Look::has_targets(const Ability& made, const Item& item) const {
    return made.least_targets == 0 ||
           count_targets(rules_.filter(made.target), view(item), made.least_targets) >= made.least_targets;
}

/// Whether a spell or ability can be begun and finished: there are targets, and the cost can be paid.
bool Look::can_announce(const Item& item, const Means& mana) const {
    // Most spells are out of reach most of the time, so the cost is asked first.
    if (!can_pay(item.controller, cost_of(item), 0, item.source, item.card, mana)) {
        return false;
    }
    const CardDef& def = printed(item);
    if (item.kind == ItemKind::Ability || item.ability != no_ability) {
        if (!has_targets(ability(item.ability), item)) {
            return false;
        }
    } else if (item.kind == ItemKind::Spell && def.enchants != 0) {
        if (count_targets(rules_.filter(def.enchants), view(item), 1) == 0) {
            return false;
        }
    } else if (item.kind != ItemKind::FaceDownSpell && def.modes > 1) {
        bool has_mode = false;
        for (std::size_t k = 0; k < def.modes; ++k) {
            has_mode = has_mode || has_targets(ability(static_cast<std::uint16_t>(def.first_ability + k)), item);
        }
        if (!has_mode) {
            return false;
        }
    }
    return true;
}

/// Whether a player with priority could do anything, if nothing but the sum of mana counted: mostly not.
bool Look::may_act(int player, int all) const {
    const Player& self = s_.players[static_cast<std::size_t>(player)];
    const bool is_main = is_main_time(player);
    const CardSet& castable = is_main ? rules_.all : rules_.fast;
    return (is_main && self.hand_size > 0) || s_.outline.least_price[static_cast<std::size_t>(player)] <= all ||
           rules_.in_hand.has_cheap(self.hand, castable, all) ||
           with_flashback(player).has_cheap(s_.graveyard, castable, all) ||
           rules_.acting_in_graveyard.has_cheap(s_.graveyard, rules_.all, all);
}

/// With room for everything that one announcement can cause.
bool Look::has_choice(int player) const {
    if (is_stack_full()) {
        return false;
    }
    const int all = all_mana(player);
    if (can_roll(player, all)) {
        return true;
    }
    if (!may_act(player, all)) {
        return false;
    }
    const Means mana = means(player);
    Actions actions;
    list_hand(player, mana, true, actions);
    if (actions.empty()) {
        list_battlefield(player, mana, true, actions);
    }
    if (actions.empty()) {
        list_graveyard(player, mana, true, actions);
    }
    return !actions.empty();
}

void Look::list_hand_card(CardId card, int player, const Means& mana, Actions& actions) const {
    const CardDef& def = rules_.def_of(card);
    const bool is_main = is_main_time(player);
    if (def.is(land)) {
        if (is_main && s_.players[static_cast<std::size_t>(player)].land_plays > 0) {
            actions.push_back(Action(Verb::Play, card));
        }
    } else if ((is_main || def.is(instant) || (def.keywords & flash) != 0) && mana.covers(def.cost.mana, 0) &&
               can_announce(spell(card, ItemKind::Spell, player), mana)) {
        actions.push_back(Action(Verb::Cast, card));
    }
    if (is_main && def.has_morph && can_announce(spell(card, ItemKind::FaceDownSpell, player), mana)) {
        actions.push_back(Action(Verb::CastDown, card));
    }
    for (unsigned k = 0; def.acts_in_hand && k < def.abilities; ++k) {
        const Item item = card_activation(card, static_cast<int>(k), player);
        if (ability(item.ability).from_hand && can_announce(item, mana)) {
            actions.push_back(Action(Verb::Cycle, card, k));
        }
    }
}

void Look::list_hand(int player, const Means& mana, bool one_is_enough, Actions& actions) const {
    const Player& self = s_.players[static_cast<std::size_t>(player)];
    const bool is_main = is_main_time(player);
    for (unsigned i = 0; is_main && self.land_plays > 0 && i < colours; ++i) {
        if (self.basics_in_hand[i] > 0) {
            actions.push_back(Action(Verb::PlayBasic, 0, i));
        }
    }
    if (one_is_enough && !actions.empty()) {
        return;
    }
    CardId before = no_card;
    const auto list_card = [&](CardId card) {
        if (!is_copy(card, before)) {
            list_hand_card(card, player, mana, actions);
        }
        return one_is_enough && !actions.empty();
    };
    static_cast<void>(
        rules_.in_hand.some_payable(self.hand, is_main ? rules_.all : rules_.fast, mana.most, list_card));
}

void Look::list_graveyard(int player, const Means& mana, bool one_is_enough, Actions& actions) const {
    const bool is_main = is_main_time(player);
    const CardSet& castable = is_main ? rules_.all : rules_.fast;
    CardId before = no_card;
    const bool is_done = with_flashback(player).some_payable(s_.graveyard, castable, mana.most, [&](CardId card) {
        const CardDef& def = rules_.def_of(card);
        if (!is_copy(card, before) && (is_main || def.is(instant)) &&
            can_announce(spell(card, ItemKind::FlashbackSpell, player), mana)) {
            actions.push_back(Action(Verb::Flashback, card));
        }
        return one_is_enough && !actions.empty();
    });
    if (is_done) {
        return;
    }
    const auto list_abilities = [&](CardId card) {
        const CardDef& def = rules_.def_of(card);
        for (unsigned k = 0; k < def.abilities; ++k) {
            const Ability& made = ability(static_cast<std::uint16_t>(def.first_ability + k));
            if (made.kind == AbilityKind::Activated && made.from_graveyard && mana.covers(made.cost.mana, 0) &&
                holds(made, player) && can_announce(card_activation(card, static_cast<int>(k), player), mana)) {
                actions.push_back(Action(Verb::FromGrave, card, k));
            }
        }
        return false;
    };
    static_cast<void>(
        rules_.acting_in_graveyard.some_payable(s_.graveyard, rules_.all, mana.most, list_abilities));
}

void Look::list_permanent(const Permanent& p, int player, const Means& mana, Actions& actions) const {
    const CardDef& def = printed(p);
    if (p.is(turned_down)) {
        if (def.has_morph && can_pay(player, def.morph, 0, p.id, no_card, mana)) {
            actions.push_back(Action(Verb::TurnUp, p.id));
        }
        return;
    }
    for (unsigned k = 0; def.has_activated && k < def.abilities; ++k) {
        const Ability& made = ability(static_cast<std::uint16_t>(def.first_ability + k));
        if (made.kind == AbilityKind::Activated && !made.from_graveyard && !made.from_hand &&
            (!made.is_slow || is_main_time(player)) && mana.covers(made.cost.mana, 0) && holds(made, player) &&
            can_announce(activation(p, static_cast<int>(k), player), mana)) {
            actions.push_back(Action(Verb::Activate, p.id, k));
        }
    }
}

void Look::list_battlefield(int player, const Means& mana, bool one_is_enough, Actions& actions) const {
    const bool can_act = s_.outline.least_price[static_cast<std::size_t>(player)] <= mana.most.all;
    for (std::size_t i = 0; can_act && i < s_.battlefield_count; ++i) {
        const Permanent& p = s_.battlefield[i];
        if (p.controller == player) {
            list_permanent(p, player, mana, actions);
        }
        if (one_is_enough && !actions.empty()) {
            return;
        }
    }
    if (can_act && s_.has_avatars) {
        list_avatar(player, mana, actions);
    }
    if (can_roll(player, mana.most.all)) {
        actions.push_back(Action(Verb::Roll));
    }
}

/// What a player's avatar can do from the command zone.
void Look::list_avatar(int player, const Means& mana, Actions& actions) const {
    const CardDef& def = avatar(player);
    for (unsigned k = 0; def.has_activated && k < def.abilities; ++k) {
        const Item item =
            command_activation(s_.avatars[static_cast<std::size_t>(player)], static_cast<int>(k), player);
        const Ability& made = ability(item.ability);
        if (made.kind == AbilityKind::Activated && (!made.is_slow || is_main_time(player)) &&
            holds(made, player) && can_pay(player, made.cost, 0, no_object, no_card, mana) &&
            has_targets(made, item)) {
            actions.push_back(Action(Verb::Command, 0, k));
        }
    }
}

void Look::list(Actions& actions) const {
    if (s_.end != End::No) {
        return;
    }
    if (s_.task_count > 0) {
        list_task(s_.tasks[s_.task_count - 1U], actions);
        return;
    }
    actions.push_back(Action(Verb::Pass));
    if (is_stack_full()) {
        return;
    }
    const Means mana = means(s_.priority);
    list_hand(s_.priority, mana, false, actions);
    list_graveyard(s_.priority, mana, false, actions);
    list_battlefield(s_.priority, mana, false, actions);
}

}  // namespace ziggurat::tabletop::magic
