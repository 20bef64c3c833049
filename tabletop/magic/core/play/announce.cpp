// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

void Engine::push_task(Step step, int player, int a, int b, int id) {
    if (s_.task_count == task_room) {
        overflow();
        return;
    }
    s_.tasks[s_.task_count++] = Task{step, static_cast<std::uint8_t>(player), static_cast<std::uint8_t>(a),
                                     static_cast<std::uint8_t>(b), static_cast<std::uint16_t>(id)};
}

/// What of a cost is chosen one by one.
void Engine::push_payments(const Cost& cost, int player, bool is_resolving) {
    const auto push = [&](Step step, int count) {
        for (int i = 0; i < count; ++i) {
            push_task(step, player, is_resolving ? 1 : 0, 0, cost.what);
        }
    };
    push(Step::PaySacrifice, cost.sacrifice);
    push(Step::PayTap, cost.tap_others);
    push(Step::PayReturn, cost.give_back);
    push(Step::PayDiscard, cost.discard);
}

/// Begins to cast or activate: what is chosen is asked for in the order of the rules (mode, X, targets), then
/// the cost is paid. The last task pushed is the first that is done.
void Engine::announce(const Item& item) {
    s_.announced = item;
    const int player = item.controller;
    const Cost& cost = look_.cost_of(item);
    push_task(Step::Announced, player);
    if (cost.chosen() > 0) {
        push_payments(cost, player, false);
    }
    push_task(Step::Pay, player);
    const CardDef& def = look_.printed(item);
    if (item.kind == ItemKind::TurningUp || item.kind == ItemKind::FaceDownSpell) {
        if (cost.mana.x > 0) {
            push_task(Step::ChooseX, player);
        }
        return;
    }
    const bool is_aura = item.kind == ItemKind::Spell && def.enchants != 0;
    const int aims = is_aura ? 1 : item.ability == no_ability ? 0 : look_.ability(item.ability).most_targets;
    for (int i = 0; i < aims; ++i) {
        push_task(Step::Target, player);
    }
    if (cost.mana.x > 0) {
        push_task(Step::ChooseX, player);
    }
    if (item.kind != ItemKind::Ability && def.modes > 1) {
        push_task(Step::Mode, player);
    }
}

void Engine::aim(Action action) {
    Item& item = s_.announced;
    if (action.verb() == Verb::Pass) {
        // No further targets either.
        while (s_.task_count > 0 && s_.tasks[s_.task_count - 1U].step == Step::Target) {
            --s_.task_count;
        }
        return;
    }
    item.targets[item.target_count++] = action.ref();
}

void Engine::pay_with(int player, const Payment& payment) {
    Player& payer = s_.players[static_cast<std::size_t>(player)];
    payer.supply = static_cast<std::uint16_t>(payer.supply - payment.supply);
    for (std::size_t i = 0; i <= colours; ++i) {
        payer.pool[i] = static_cast<std::uint8_t>(payer.pool[i] - payment.from_pool[i] + payment.left_over[i]);
        if (i < colours) {
            payer.basics[i] = static_cast<std::uint8_t>(payer.basics[i] - payment.basics[i]);
            payer.tapped_basics[i] = static_cast<std::uint8_t>(payer.tapped_basics[i] + payment.basics[i]);
        }
    }
    for (std::size_t i = 0; i < payment.tapped_count; ++i) {
        find(payment.tapped[i])->set(tapped);
    }
}

/// Pays what leaves no choice: mana, tapping, life, sacrificing the source.
void Engine::pay() {
    Item& item = s_.announced;
    const Cost& cost = look_.cost_of(item);
    Payment payment;
    static_cast<void>(look_.plan(item.controller, cost.mana, item.x, cost.tap ? item.source : no_object, payment));
    pay_with(item.controller, payment);
    if (cost.tap) {
        find(item.source)->set(tapped);
    }
    lose_life(item.controller, cost.life);
    if (cost.sacrifice_this) {
        sacrifice(Ref{Ref::Permanent, 0, item.source});
    }
    if (item.kind == ItemKind::Ability && look_.ability(item.ability).from_hand) {
        take_from_hand(item.card, item.controller);
        to_graveyard(item.card, item.controller);
    }
}

/// All is paid: the spell or ability goes on the stack, or the creature is turned up.
void Engine::announced() {
    Item item = s_.announced;
    s_.announced = Item{};
    s_.passes = 0;
    const bool is_trigger =
        item.kind == ItemKind::Ability && look_.ability(item.ability).kind == AbilityKind::Triggered;
    if (!is_trigger) {
        s_.priority = item.controller;
    }
    if (item.kind == ItemKind::TurningUp) {
        Permanent* const p = find(item.source);
        if (p == nullptr) {
            return;
        }
        p->set(turned_down, false);
        stale();
        refresh();
        const std::uint8_t before = s_.trigger_count;
        trigger(*p, Event::TurnedUp, Ref{Ref::Permanent, 0, p->id}, p->controller, 0);
        for (std::size_t i = before; i < s_.trigger_count; ++i) {
            s_.triggers[i].x = item.x;
        }
        return;
    }
    if (s_.stack_count == stack_room) {
        overflow();
        return;
    }
    if (item.kind == ItemKind::FlashbackSpell) {
        s_.graveyard.remove(item.card);
        graveyard_changed(item.card);
    } else if (item.kind != ItemKind::Ability) {
        take_from_hand(item.card, item.controller);
    }
    item.id = s_.next_id++;
    if (s_.next_id == 0xFFFF) {
        overflow();
    }
    s_.stack[s_.stack_count++] = item;
    if (item.kind != ItemKind::Ability) {
        fire({.event = Event::Casts,
              .it = Ref{Ref::Spell, 0, item.id},
              .that_player = item.controller,
              .spell = &item});
    }
}

void Engine::put_trigger(std::size_t index) {
    const Item item = s_.triggers[index];
    std::copy(s_.triggers.begin() + static_cast<std::ptrdiff_t>(index) + 1, s_.triggers.begin() + s_.trigger_count,
              s_.triggers.begin() + static_cast<std::ptrdiff_t>(index));
    s_.triggers[--s_.trigger_count] = Item{};
    const Ability& made = look_.ability(item.ability);
    const int targets = made.most_targets == 0 ? 0
                                               : look_.count_targets(rules_.filter(made.target), look_.view(item),
                                                                     made.least_targets);
    if (targets < made.least_targets || !look_.is_alive(item.controller)) {
        return;
    }
    s_.announced = item;
    push_task(Step::Announced, item.controller);
    for (int i = 0; i < made.most_targets; ++i) {
        push_task(Step::Target, item.controller);
    }
}

/// Puts the next waiting trigger on the stack: the active player's first, then in turn order; who has several
/// chooses which comes next.
void Engine::put_triggers() {
    for (int i = 0, player = s_.active; i < s_.player_count; ++i) {
        int count = 0;
        std::size_t first = 0;
        for (std::size_t k = s_.trigger_count; k-- > 0;) {
            if (s_.triggers[k].controller == player) {
                ++count;
                first = k;
            }
        }
        if (count == 1) {
            put_trigger(first);
            return;
        }
        if (count > 1) {
            push_task(Step::OrderTriggers, player);
            return;
        }
        player = player + 1 == s_.player_count ? 0 : player + 1;
    }
    s_.trigger_count = 0;
}

}  // namespace ziggurat::tabletop::magic
