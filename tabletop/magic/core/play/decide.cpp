// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"
#include "tabletop/magic/core/play/resolver.h"

namespace ziggurat::tabletop::magic {

void Engine::apply(Action action) {
    if (s_.task_count > 0) {
        const Task task = s_.tasks[s_.task_count - 1U];
        decide(task, action);
    } else {
        // Whoever is asked is asked in a settled state; passing leaves it so.
        is_settled_ = action.verb() == Verb::Pass && !s_.is_stale;
        decide_priority(action);
    }
    advance();
}

void Engine::advance() {
    while (s_.end == End::No) {
        is_settled_ = is_settled_ && !s_.is_stale;
        refresh();
        if (s_.task_count > 0) {
            if (step_task()) {
                return;
            }
            continue;
        }
        s_.is_resolving = false;
        settle();
        if (s_.end != End::No) {
            return;
        }
        if (s_.trigger_count > 0 && s_.phase != Phase::Untap) {
            is_settled_ = false;
            put_triggers();
            continue;
        }
        const bool has_priority = s_.phase != Phase::Untap && (s_.phase != Phase::CleanUp || s_.stack_count > 0);
        if (!has_priority) {
            next_phase();
            continue;
        }
        if (!look_.is_alive(s_.priority)) {
            s_.priority = static_cast<std::uint8_t>(look_.next_alive(s_.priority));
        }
        if (!passes_unasked(s_.priority)) {
            return;
        }
        pass();
    }
}

/// State-based actions, if anything has happened since they were looked for. Passing changes nothing, and neither
/// do most steps of a turn.
void Engine::settle() {
    if (!is_settled_) {
        check_state();
        is_settled_ = true;
        idle_ = 0;
    }
}

/// Who can do nothing passes without being asked. Whoever could do nothing in one step can do nothing in the next
/// either, unless something happens, lands untap or a main phase of the player's own begins: mana only gets less.
bool Engine::passes_unasked(int player) {
    const auto self = static_cast<std::uint8_t>(1U << static_cast<unsigned>(player));
    const bool is_quiet = s_.stack_count == 0 && !look_.is_main_time(player);
    if (is_quiet && (idle_ & self) != 0) {
        return true;
    }
    if (!rules_.options.passes_alone || look_.has_choice(player)) {
        return false;
    }
    idle_ = static_cast<std::uint8_t>(is_quiet ? idle_ | self : idle_);
    return true;
}

bool Engine::do_tasks() {
    while (s_.end == End::No && s_.task_count > 0) {
        refresh();
        if (step_task()) {
            return true;
        }
    }
    return false;
}

/// Does the topmost task, as far as it leaves no choice; true if somebody has to decide.
bool Engine::step_task() {
    Task& task = s_.tasks[s_.task_count - 1U];
    if (task.step == Step::CleanUp && s_.players[task.player].hand_size <= look_.most_in_hand(task.player)) {
        --s_.task_count;
        return false;
    }
    if (task.step == Step::Attack || task.step == Step::Block) {
        return step_declaration(task);
    }
    is_settled_ = false;
    switch (task.step) {
    case Step::Pay:
        --s_.task_count;
        pay();
        return false;
    case Step::Announced:
        --s_.task_count;
        announced();
        return false;
    case Step::Run:
        Resolver(*this).run(task);
        return false;
    case Step::Finish:
        --s_.task_count;
        put_away_spell(s_.run);
        return false;
    case Step::Assign:
        return assign(task);
    case Step::DealDamage:
        --s_.task_count;
        deal_combat_damage();
        return false;
    default:
        break;
    }
    Actions actions;
    look_.list_task(task, actions, 2);
    if (actions.size() > 1) {
        return true;
    }
    const Task done = task;
    if (actions.empty() || !look_.is_alive(done.player)) {
        --s_.task_count;
    } else {
        decide(done, actions[0]);
    }
    return false;
}

void Engine::draw(int player, Action action) {
    Player& self = s_.players[static_cast<std::size_t>(player)];
    if (s_.is_resolving) {
        credit(Deed::Drawn, player, 1);
    }
    if (action.verb() == Verb::Basic) {
        // A hand of basic lands has an end, which nobody comes near.
        if (self.hand_size < 250) {
            ++self.basics_in_hand[action.a()];
            ++self.hand_size;
            hand_changed(self);
        }
        return;
    }
    const bool is_seen = s_.known_count > 0;
    if (const CardId card = take_top(player); card != no_card) {
        to_hand(card, player, is_seen);
    }
}

void Engine::discard(int player, Action action) {
    Player& self = s_.players[static_cast<std::size_t>(player)];
    if (action.verb() == Verb::Basic) {
        // Basic lands return to the pool (Stack R6).
        --self.basics_in_hand[action.a()];
        --self.hand_size;
        hand_changed(self);
    } else if (take_from_hand(action.id(), player)) {
        to_graveyard(action.id(), player);
    }
}

void Engine::choose_mode(int player, int mode) {
    Item& item = s_.announced;
    item.ability = static_cast<std::uint16_t>(look_.printed(item).first_ability + mode);
    for (int i = 0; i < look_.ability(item.ability).most_targets; ++i) {
        push_task(Step::Target, player);
    }
}

void Engine::decide(const Task& task, Action action) {
    // Tasks with a count in `a` are done that often; the others once.
    Task& top = s_.tasks[s_.task_count - 1U];
    const bool is_counted = task.step == Step::Draw || task.step == Step::Discard;
    if (is_counted && top.a > 1) {
        --top.a;
    } else if (task.step == Step::Attack || task.step == Step::Block) {
        ++top.a;
    } else if (task.step != Step::CleanUp && task.step != Step::Assign) {
        --s_.task_count;
    }
    switch (task.step) {
    case Step::Mode:
        choose_mode(task.player, action.a());
        break;
    case Step::ChooseX:
        s_.announced.x = action.a();
        break;
    case Step::Target:
        aim(action);
        break;
    case Step::Draw:
        draw(task.player, action);
        break;
    case Step::Mulligan:
        mulligan(task.player, task.a, action);
        break;
    case Step::PayDiscard:
    case Step::Discard:
    case Step::CleanUp:
        discard(task.player, action);
        break;
    case Step::OrderTriggers:
        put_trigger(action.a());
        break;
    case Step::Attack:
        if (action.verb() == Verb::Attack) {
            s_.battlefield[task.a].attacks = static_cast<std::uint8_t>(action.a() + 1);
        }
        break;
    case Step::Block:
        if (action.verb() == Verb::Block) {
            s_.battlefield[task.a].blocks = action.id();
        }
        break;
    case Step::Assign:
        assign_to(task.id, action.id());
        break;
    case Step::PaySacrifice:
    case Step::PayTap:
    case Step::PayReturn:
        decide_payment(task, action);
        break;
    default:
        Resolver(*this).decide(task, action);
        break;
    }
}

void Engine::decide_payment(const Task& task, Action action) {
    const Ref ref = action.ref();
    if (task.step == Step::PaySacrifice) {
        sacrifice(ref);
    } else if (task.step == Step::PayReturn) {
        if (ref.kind == Ref::Basic) {
            take_basic(ref, true);
        } else {
            bounce(ref.id);
        }
    } else if (Permanent* const p = find(ref.id); ref.kind == Ref::Permanent && p != nullptr) {
        p->set(tapped);
    }
}

void Engine::decide_priority(Action action) {
    const int player = s_.priority;
    Player& self = s_.players[s_.priority];
    switch (action.verb()) {
    case Verb::PlayBasic:
        --self.basics_in_hand[action.a()];
        --self.hand_size;
        --self.land_plays;
        ++self.basics[action.a()];
        s_.passes = 0;
        hand_changed(self);
        changed(watch_basics);
        break;
    case Verb::Play:
        --self.land_plays;
        s_.passes = 0;
        take_from_hand(action.id(), player);
        enter(action.id(), false, player, 0);
        break;
    case Verb::Cast:
        announce(look_.spell(action.id(), ItemKind::Spell, player));
        break;
    case Verb::CastDown:
        announce(look_.spell(action.id(), ItemKind::FaceDownSpell, player));
        break;
    case Verb::Flashback:
        announce(look_.spell(action.id(), ItemKind::FlashbackSpell, player));
        break;
    case Verb::Cycle:
    case Verb::FromGrave:
        announce(look_.card_activation(action.id(), action.a(), player));
        break;
    case Verb::Activate:
        announce(look_.activation(*find(action.id()), action.a(), player));
        break;
    case Verb::Command:
        announce(look_.command_activation(s_.avatars[s_.priority], action.a(), player));
        break;
    case Verb::TurnUp: {
        Item item = look_.activation(*find(action.id()), 0, player);
        item.kind = ItemKind::TurningUp;
        item.ability = no_ability;
        announce(item);
        break;
    }
    case Verb::Roll:
        roll_planar_die();
        break;
    default:
        pass();
        break;
    }
}

}  // namespace ziggurat::tabletop::magic
