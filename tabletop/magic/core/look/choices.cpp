// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/look/look.h"

namespace ziggurat::tabletop::magic {

namespace {

void offer_colours(Verb verb, Actions& actions) {
    for (unsigned i = 0; i < colours; ++i) {
        actions.push_back(Action(verb, 0, i));
    }
}

void offer_pool(const Look& look, Actions& actions) {
    for (int i = 0; i < colours; ++i) {
        if (look.pool_left(i) > 0) {
            actions.push_back(Action(Verb::Basic, 0, static_cast<unsigned>(i)));
        }
    }
}

void offer_two(Verb one, Verb other, Actions& actions) {
    actions.push_back(Action(one));
    actions.push_back(Action(other));
}

}  // namespace

/// What is chosen while something is cast or activated, and when it is paid.
void Look::list_announcement(const Task& task, Actions& actions, std::size_t enough) const {
    switch (task.step) {
    case Step::Mode: {
        const CardDef& def = printed(s_.announced);
        for (unsigned k = 0; k < def.modes; ++k) {
            if (has_targets(ability(static_cast<std::uint16_t>(def.first_ability + k)), s_.announced)) {
                actions.push_back(Action(Verb::Mode, 0, k));
            }
        }
        break;
    }
    case Step::ChooseX: {
        const int most = most_x(task.player, cost_of(s_.announced), s_.announced.source);
        for (int x = 0; x <= most; ++x) {
            actions.push_back(Action(Verb::Number, 0, static_cast<unsigned>(x)));
        }
        break;
    }
    case Step::Target:
        list_targets(actions, enough);
        break;
    default:
        list_payments(task, actions);
        break;
    }
}

void Look::list_task(const Task& task, Actions& actions, std::size_t enough) const {
    switch (task.step) {
    case Step::Mode:
    case Step::ChooseX:
    case Step::Target:
    case Step::PaySacrifice:
    case Step::PayTap:
    case Step::PayReturn:
    case Step::Edict:
        list_announcement(task, actions, enough);
        break;
    case Step::Draw:
        if (library_has_cards(task.player)) {
            actions.push_back(Action(Verb::Library));
        }
        if (!rules_.options.has_places) {
            offer_pool(*this, actions);
        }
        break;
    case Step::Fetch:
        offer_pool(*this, actions);
        actions.push_back(Action(Verb::Pass));
        break;
    case Step::PayDiscard:
    case Step::Discard:
    case Step::CleanUp:
        list_hand_cards(task.player, actions);
        break;
    case Step::May:
    case Step::Mulligan:
        offer_two(Verb::Yes, Verb::No, actions);
        break;
    case Step::ChooseColour:
        offer_colours(Verb::Colour, actions);
        break;
    case Step::ChooseSource:
        list_sources(task.a, actions);
        break;
    case Step::Dig:
        list_dug(actions);
        break;
    case Step::TopOrBottom:
        offer_two(Verb::OnTop, Verb::Below, actions);
        break;
    case Step::OrderTriggers:
        list_triggers(task.player, actions);
        break;
    case Step::Attack:
        list_attacks(s_.battlefield[task.a], actions);
        break;
    case Step::Block:
        list_blocks(s_.battlefield[task.a], actions);
        break;
    case Step::Assign:
        list_blockers(task.id, actions);
        break;
    default:
        break;
    }
}

void Look::list_dug(Actions& actions) const {
    for (std::size_t i = 0; i < s_.dug_count; ++i) {
        actions.push_back(Action(Verb::Choose, Ref{Ref::Card, 0, s_.dug[i]}));
    }
}

/// Blockers of an attacker to which no damage is assigned yet.
void Look::list_blockers(ObjectId attacker, Actions& actions) const {
    for (const Permanent& p : battlefield()) {
        if (p.blocks == attacker && p.assigned == 0) {
            actions.push_back(Action(Verb::Choose, Ref{Ref::Permanent, 0, p.id}));
        }
    }
}

void Look::list_targets(Actions& actions, std::size_t enough) const {
    const Item& item = s_.announced;
    const bool is_aura = item.ability == no_ability;
    const FilterId id = is_aura ? printed(item).enchants : ability(item.ability).target;
    if (!is_aura && item.target_count >= ability(item.ability).least_targets) {
        actions.push_back(Action(Verb::Pass));
    }
    some_target(rules_.filter(id), view(item), true, [&](Ref ref) {
        const auto* const end = item.targets.begin() + item.target_count;
        // Nothing is aimed at twice; two basic lands of a kind are two things.
        if (std::find(item.targets.begin(), end, ref) == end || ref.kind == Ref::Basic) {
            actions.push_back(Action(Verb::Aim, ref));
        }
        return actions.size() >= enough;
    });
}

/// Permanents that a player may sacrifice, tap or return. `task.id` is the filter; `task.a` is not 0 if something
/// is paid while an ability resolves.
void Look::list_payments(const Task& task, Actions& actions) const {
    Filter filter = rules_.filter(static_cast<FilterId>(task.id));
    filter.side = Side::You;
    filter.is_untapped = filter.is_untapped || task.step == Step::PayTap;
    const bool is_resolving = task.step == Step::Edict || task.a != 0;
    const ObjectId self = is_resolving ? s_.run.source : s_.announced.source;
    each_target(filter, Viewpoint{task.player, self, -1, 0, -1}, false,
                [&](Ref ref) { actions.push_back(Action(Verb::Choose, ref)); });
}

void Look::list_hand_cards(int player, Actions& actions) const {
    const Player& self = s_.players[static_cast<std::size_t>(player)];
    const bool is_announcing = s_.tasks[s_.task_count - 1U].step == Step::PayDiscard;
    const Item& item = s_.announced;
    // What is paid for cannot be discarded. Of an avatar's ability `card` is a definition.
    const CardId itself = is_announcing && item.source == no_object && !item.is_token ? item.card : no_card;
    CardId before = no_card;
    self.hand.each([&](CardId card) {
        if (card != itself && !is_copy(card, before)) {
            actions.push_back(Action(Verb::Choose, Ref{Ref::Card, 0, card}));
        }
    });
    for (unsigned i = 0; i < colours; ++i) {
        if (self.basics_in_hand[i] > 0) {
            actions.push_back(Action(Verb::Basic, 0, i));
        }
    }
}

void Look::list_sources(ColourSet colour, Actions& actions) const {
    for (const Permanent& p : battlefield()) {
        if ((p.colours & colour) != 0) {
            actions.push_back(Action(Verb::Choose, Ref{Ref::Permanent, 0, p.id}));
        }
    }
    for (std::size_t i = 0; i < s_.stack_count; ++i) {
        if (s_.stack[i].kind != ItemKind::Ability && (item_colours(s_.stack[i]) & colour) != 0) {
            actions.push_back(Action(Verb::Choose, Ref{Ref::Spell, 0, s_.stack[i].id}));
        }
    }
    if (actions.empty()) {
        actions.push_back(Action(Verb::Pass));
    }
}

/// Triggers of a player that differ: the same ability twice is one choice.
void Look::list_triggers(int player, Actions& actions) const {
    for (unsigned i = 0; i < s_.trigger_count; ++i) {
        const Item& item = s_.triggers[i];
        bool is_first = item.controller == player;
        for (unsigned k = 0; k < i; ++k) {
            const Item& other = s_.triggers[k];
            is_first = is_first && !(other.ability == item.ability && other.source == item.source &&
                                     other.amount == item.amount && other.controller == item.controller &&
                                     other.it == item.it && other.that_player == item.that_player);
        }
        if (is_first) {
            actions.push_back(Action(Verb::Next, 0, i));
        }
    }
}

void Look::list_attacks(const Permanent& p, Actions& actions) const {
    actions.push_back(Action(Verb::Pass));
    for (unsigned player = 0; player < s_.player_count; ++player) {
        if (can_attack(p, static_cast<int>(player))) {
            actions.push_back(Action(Verb::Attack, 0, player));
        }
    }
}

/// A creature with menace needs two blockers: the first is offered only if somebody behind it can join.
void Look::list_blocks(const Permanent& p, Actions& actions) const {
    actions.push_back(Action(Verb::Pass));
    for (const Permanent& attacker : battlefield()) {
        if (attacker.attacks == 0 || !can_block(p, attacker)) {
            continue;
        }
        bool is_enough = !attacker.has(menace);
        for (const Permanent& other : battlefield()) {
            const bool comes = &other > &p && other.controller == p.controller && is_creature(other) &&
                               !other.is(tapped) && can_block(other, attacker);
            is_enough = is_enough || other.blocks == attacker.id || comes;
        }
        if (is_enough) {
            actions.push_back(Action(Verb::Block, attacker.id));
        }
    }
}

}  // namespace ziggurat::tabletop::magic
