// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"
#include "tabletop/magic/core/play/resolver.h"

namespace ziggurat::tabletop::magic {

void Engine::resolve_top() {
    const Item item = s_.stack[--s_.stack_count];
    s_.stack[s_.stack_count] = Item{};
    s_.passes = 0;
    s_.priority = s_.active;
    is_settled_ = false;
    resolve(item);
}

/// Resolves an object. Targets that have become illegal are forgotten; if all have, nothing happens.
void Engine::resolve(const Item& item) {
    s_.run = item;
    s_.is_resolving = true;
    Item& run = s_.run;
    const bool is_spell = item.kind != ItemKind::Ability;
    const CardDef& def = look_.printed(item);
    if (run.target_count > 0) {
        const FilterId id = run.ability == no_ability ? def.enchants : look_.ability(run.ability).target;
        std::uint8_t kept = 0;
        for (std::size_t i = 0; i < run.target_count; ++i) {
            if (look_.can_aim(run.targets[i], rules_.filter(id), look_.view(run))) {
                run.targets[kept++] = run.targets[i];
            }
        }
        run.target_count = kept;
        if (kept == 0) {
            if (is_spell) {
                put_away_spell(run);
            }
            return;
        }
    }
    if (is_spell && (run.kind == ItemKind::FaceDownSpell || def.is_permanent())) {
        enter_spell(run);
        return;
    }
    if (is_spell) {
        push_task(Step::Finish, run.controller);
    }
    const Ability& made = look_.ability(run.ability);
    if (!look_.holds(made, run.controller)) {
        return;
    }
    push_task(Step::Run, run.controller);
    if (made.may) {
        if (look_.can_pay(run.controller, made.cost, 0, run.source, no_card)) {
            push_task(Step::May, run.controller);
        } else {
            --s_.task_count;
        }
    }
}

void Engine::enter_spell(const Item& item) {
    const bool is_down = item.kind == ItemKind::FaceDownSpell;
    Permanent* const p = enter(item.card, false, item.controller, is_down ? turned_down : 0);
    if (p != nullptr && rules_.options.has_places && !look_.is_creature(*p)) {
        p->place = item.place;
        stale();
    }
    if (p != nullptr && item.target_count > 0) {
        p->attached = item.targets[0].id;
        stale();
        credit_host(*p);
    }
}

/// Tells a witness of an Aura that takes control of what it is put on.
void Engine::credit_host(const Permanent& aura_here) {
    if (witness_ == nullptr) {
        return;
    }
    const ObjectId id = aura_here.attached;
    const Cause cause{aura_here.card, aura_here.controller};
    refresh();
    const Permanent* const host = find(id);
    if (host != nullptr && host->controller == cause.player && host->own_controller != cause.player) {
        witness_->saw(Deed::Taken, cause, host->own_controller, 1);
    }
}

/// A spell that is done, countered or without targets: to the graveyard, or to exile if it was flashed back.
void Engine::put_away_spell(const Item& item) {
    if (item.kind == ItemKind::FlashbackSpell) {
        s_.exile.add(item.card);
    } else if (item.kind != ItemKind::Ability) {
        to_graveyard(item.card, item.owner);
    }
}

void Resolver::run(Task& task) {
    const std::uint8_t depth = s_.task_count;
    const Ability& made = e_.look_.ability(item_.ability);
    while (task.a < made.count && s_.end == End::No) {
        const std::size_t index = made.first + task.a++;
        step(rules_.table.ops[index], index);
        e_.refresh();
        if (s_.task_count != depth) {
            return;
        }
    }
    --s_.task_count;
}

void Resolver::step(const Op& op, std::size_t index) {
    if (op.code == OpCode::Protect || (op.code == OpCode::Mana && (op.flags & any_colour) != 0)) {
        e_.push_task(Step::ChooseColour, item_.controller, 0, 0, static_cast<int>(index));
    } else if (!step_players(op) && !step_permanents(op) && !step_cards(op)) {
        step_rest(op);
    }
}

int Resolver::number(const Op& op) const {
    const Ref target = item_.target_count > 0 ? item_.targets[0] : Ref{};
    const Permanent* const p = target.kind == Ref::Permanent ? e_.look_.find(target.id) : nullptr;
    switch (op.number) {
    case Number::Constant:
        return op.n;
    case Number::X:
        return op.n * item_.x;
    case Number::Amount:
        return item_.amount;
    case Number::Power:
        return p == nullptr ? 0 : std::max<int>(p->power, 0);
    case Number::Toughness:
        return p == nullptr ? 0 : std::max<int>(p->toughness, 0);
    case Number::ManaValue:
        return target.kind == Ref::Card ? rules_.def_of(target.id).cost.mana.value() : 0;
    case Number::Graveyard:
        return s_.graveyard.size();
    case Number::GraveyardCreatures:
        return (s_.graveyard & rules_.creatures).size();
    case Number::Counters:
        return s_.flame_counters;
    }
    return 0;
}

Refs Resolver::objects(const Op& op) const {
    Refs refs;
    switch (op.who) {
    case Who::This:
        if (item_.source != no_object && e_.look_.find(item_.source) != nullptr) {
            refs.add(Ref{Ref::Permanent, 0, item_.source});
        }
        break;
    case Who::It:
        if (item_.it.kind != Ref::None) {
            refs.add(item_.it);
        }
        break;
    case Who::Target:
        for (std::size_t i = 0; i < item_.target_count; ++i) {
            // An earlier step may have taken it away.
            if (item_.targets[i].kind != Ref::Permanent || e_.look_.find(item_.targets[i].id) != nullptr) {
                refs.add(item_.targets[i]);
            }
        }
        break;
    case Who::Each:
        e_.look_.each_target(rules_.filter(op.filter), e_.look_.view(item_), false,
                             [&](Ref ref) { refs.add(ref); });
        break;
    default:
        break;
    }
    return refs;
}

/// Players that an op is done to, in turn order from the active one.
Refs Resolver::players(const Op& op) const {
    Refs refs;
    const auto add = [&](int player) {
        if (e_.look_.is_alive(player)) {
            refs.add(Ref{Ref::Player, 0, static_cast<std::uint16_t>(player)});
        }
    };
    const Permanent* const aimed = item_.target_count > 0 && item_.targets[0].kind == Ref::Permanent
                                       ? e_.look_.find(item_.targets[0].id)
                                       : nullptr;
    switch (op.who) {
    case Who::ThatPlayer:
        add(item_.that_player);
        break;
    case Who::ItsController:
        if (aimed != nullptr) {
            add(aimed->controller);
        }
        break;
    case Who::EachPlayer:
    case Who::EachOpponent:
        for (int i = 0, player = s_.active; i < s_.player_count; ++i) {
            if (op.who == Who::EachPlayer || e_.look_.are_opponents(player, item_.controller)) {
                add(player);
            }
            player = player + 1 == s_.player_count ? 0 : player + 1;
        }
        break;
    case Who::Target:
        for (std::size_t i = 0; i < item_.target_count; ++i) {
            if (item_.targets[i].kind == Ref::Player) {
                add(item_.targets[i].id);
            }
        }
        break;
    default:
        add(item_.controller);
        break;
    }
    return refs;
}

/// Steps that are done to players; false for any other.
bool Resolver::step_players(const Op& op) {
    const int n = number(op);
    const Refs refs = players(op);
    switch (op.code) {
    case OpCode::Gain:
    case OpCode::Lose:
        for (const Ref& ref : refs) {
            e_.lose_life(ref.id, op.code == OpCode::Gain ? -n : n);
            if (op.code == OpCode::Lose) {
                e_.credit(Deed::Damage, ref.id, n);
            }
        }
        return true;
    case OpCode::Draw:
    case OpCode::Discard:
    case OpCode::Edict:
        // The first player's task has to lie on top.
        for (std::size_t i = refs.count; i-- > 0 && (n > 0 || op.code == OpCode::Edict);) {
            const Step step = op.code == OpCode::Draw      ? Step::Draw
                              : op.code == OpCode::Discard ? Step::Discard
                                                           : Step::Edict;
            e_.push_task(step, refs.all[i].id, n, 0, op.filter);
        }
        return true;
    case OpCode::DiscardHand:
        for (const Ref& ref : refs) {
            const Player& player = s_.players[ref.id];
            const CardSet hand = player.hand;
            hand.each([&](CardId card) { e_.discard(ref.id, Action(Verb::Choose, Ref{Ref::Card, 0, card})); });
            for (unsigned i = 0; i < colours; ++i) {
                while (player.basics_in_hand[i] > 0) {
                    e_.discard(ref.id, Action(Verb::Basic, 0, i));
                }
            }
        }
        return true;
    case OpCode::Mill:
    case OpCode::ExileTop:
        for (const Ref& ref : refs) {
            mill(ref.id, n, op.code == OpCode::ExileTop);
        }
        return true;
    default:
        return false;
    }
}

/// Pays for what a player chose to do while an ability resolves.
void Resolver::pay_price() {
    s_.announced = item_;
    e_.pay();
    s_.announced = Item{};
    e_.push_payments(e_.look_.ability(item_.ability).cost, item_.controller, true);
}

void Resolver::decide(const Task& task, Action action) {
    switch (task.step) {
    case Step::May:
        if (action.verb() == Verb::Yes) {
            pay_price();
        } else {
            --s_.task_count;
        }
        break;
    case Step::Edict:
        e_.sacrifice(action.ref());
        break;
    case Step::ChooseColour:
        if (const Op& op = rules_.table.ops[task.id]; op.code == OpCode::Mana) {
            ++s_.players[task.player].pool[action.a()];
        } else {
            pump(op, protection_from(static_cast<ColourSet>(1U << action.a())));
        }
        break;
    case Step::ChooseSource:
        if (action.verb() == Verb::Choose && s_.circle_count < s_.circles.size()) {
            s_.circles[s_.circle_count++] = Circle{task.player, action.ref()};
        }
        break;
    case Step::Dig:
        dug(action.id());
        break;
    case Step::TopOrBottom:
        counter(task.id, action.verb() == Verb::OnTop ? Shelf::Top : Shelf::Bottom);
        break;
    case Step::Fetch:
        if (action.verb() == Verb::Basic) {
            ++s_.players[task.player].tapped_basics[action.a()];
            e_.changed(watch_basics);
        }
        break;
    default:
        break;
    }
}

}  // namespace ziggurat::tabletop::magic
