// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

/// Goes on to the next creature that may attack or block; true if its controller has a choice.
bool Engine::step_declaration(Task& task) {
    for (; task.a < s_.battlefield_count; ++task.a) {
        const Permanent& p = s_.battlefield[task.a];
        if (p.controller != task.player || !look_.is_creature(p) || p.is(tapped)) {
            continue;
        }
        Actions actions;
        if (task.step == Step::Attack) {
            look_.list_attacks(p, actions);
        } else {
            look_.list_blocks(p, actions);
        }
        if (actions.size() > 1) {
            return true;
        }
    }
    const Task done = task;
    --s_.task_count;
    if (done.step == Step::Block) {
        is_settled_ = false;
        finish_blocks(done.player);
        return false;
    }
    for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
        if (p.attacks != 0) {
            is_settled_ = false;
            p.set(tapped, p.is(tapped) || !p.has(vigilance));
        }
    }
    if (is_awaited(Event::Attacks)) {
        fire_attacks();
    }
    return false;
}

void Engine::fire_attacks() {
    for (const Permanent& p : look_.battlefield()) {
        if (p.attacks != 0) {
            fire({.event = Event::Attacks,
                  .it = Ref{Ref::Permanent, 0, p.id},
                  .that_player = p.attacks - 1,
                  .permanent = &p});
        }
    }
}

/// Asks the attacked players for their blockers, the next in turn order first.
void Engine::declare_attackers() {
    for (int i = 1, player = s_.active; i < s_.player_count; ++i) {
        player = player == 0 ? s_.player_count - 1 : player - 1;
        const bool is_attacked = std::any_of(s_.battlefield.begin(), s_.battlefield.begin() + s_.battlefield_count,
                                             [&](const Permanent& p) { return p.attacks == player + 1; });
        if (is_attacked && look_.is_alive(player)) {
            push_task(Step::Block, player);
        }
    }
}

/// A lone blocker of a creature with menace does not block after all.
void Engine::finish_blocks(int player) {
    for (Permanent& attacker : std::span(s_.battlefield.data(), s_.battlefield_count)) {
        if (attacker.attacks != player + 1) {
            continue;
        }
        int count = 0;
        Permanent* last = nullptr;
        for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
            if (p.blocks == attacker.id) {
                ++count;
                last = &p;
            }
        }
        if (count == 1 && attacker.has(menace)) {
            last->blocks = no_object;
            count = 0;
        }
        attacker.set(blocked, count > 0);
    }
}

/// Whether a creature deals its damage in this combat damage step.
bool Engine::strikes_now(const Permanent& p) const {
    if (s_.phase == Phase::FirstDamage) {
        return p.has(first_strike | double_strike);
    }
    return !p.is(has_struck) || p.has(double_strike);
}

/// What an attacker has not yet assigned to its blockers.
int Engine::power_left(const Permanent& attacker) const {
    int left = std::max<int>(attacker.power, 0);
    for (const Permanent& p : look_.battlefield()) {
        left -= p.blocks == attacker.id ? p.assigned : 0;
    }
    return left;
}

void Engine::begin_damage(bool) {
    push_task(Step::DealDamage, s_.active);
    for (std::size_t i = s_.battlefield_count; i-- > 0;) {
        Permanent& p = s_.battlefield[i];
        p.assigned = 0;
        if (p.attacks != 0 && p.is(blocked) && strikes_now(p)) {
            push_task(Step::Assign, p.controller, 0, 0, p.id);
        }
    }
}

/// Assigns an attacker's damage to its blockers, lethal damage to one after the other; true where its controller
/// chooses which comes next.
bool Engine::assign(Task& task) {
    const Permanent* const attacker = find(task.id);
    int count = 0;
    ObjectId only = no_object;
    for (const Permanent& p : look_.battlefield()) {
        if (p.blocks == task.id && p.assigned == 0) {
            ++count;
            only = p.id;
        }
    }
    if (attacker == nullptr || count == 0 || power_left(*attacker) == 0) {
        --s_.task_count;
        return false;
    }
    if (count > 1) {
        return true;
    }
    assign_to(task.id, only);
    return false;
}

/// Lethal damage, or what is left; the last blocker takes the rest, unless it tramples on to the player.
void Engine::assign_to(ObjectId attacker_id, ObjectId blocker_id) {
    const Permanent& attacker = *find(attacker_id);
    Permanent& blocker = *find(blocker_id);
    const auto waits = [&](const Permanent& p) { return p.blocks == attacker_id && p.assigned == 0; };
    const bool is_last =
        std::count_if(s_.battlefield.begin(), s_.battlefield.begin() + s_.battlefield_count, waits) == 1;
    const int left = power_left(attacker);
    const int lethal = attacker.has(deathtouch) ? 1 : std::max(blocker.toughness - blocker.damage, 1);
    const int n = is_last && !attacker.has(trample) ? left : std::min(left, lethal);
    blocker.assigned = static_cast<std::int16_t>(n);
}

/// All combat damage of a step at the same time.
void Engine::deal_combat_damage() {
    struct Blow {
        Source source;
        ObjectId victim = no_object;  ///< none for a player
        int player = 0;
        int n = 0;
    };
    rollout::ActionList<Blow, 2 * std::size_t{battlefield_room}> blows;
    for (const Permanent& p : look_.battlefield()) {
        if (p.attacks != 0 && strikes_now(p)) {
            for (const Permanent& blocker : look_.battlefield()) {
                if (blocker.blocks == p.id && blocker.assigned > 0) {
                    blows.push_back(Blow{source_of(p), blocker.id, 0, blocker.assigned});
                }
            }
            if (!p.is(blocked) || p.has(trample)) {
                blows.push_back(Blow{source_of(p), no_object, p.attacks - 1, power_left(p)});
            }
        } else if (p.blocks != no_object && strikes_now(p) && look_.find(p.blocks) != nullptr) {
            blows.push_back(Blow{source_of(p), p.blocks, 0, p.power});
        }
    }
    for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
        p.assigned = 0;
        if (s_.phase == Phase::FirstDamage && (p.attacks != 0 || p.blocks != no_object) && strikes_now(p)) {
            p.set(has_struck);
        }
    }
    for (const Blow& blow : blows) {
        if (blow.victim == no_object) {
            damage_player(blow.source, blow.player, blow.n, true);
        } else if (Permanent* const victim = find(blow.victim)) {
            damage(blow.source, *victim, blow.n, true);
        }
    }
}

}  // namespace ziggurat::tabletop::magic
