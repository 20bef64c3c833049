// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/think.h"

#include <algorithm>
#include <cmath>

#include "tabletop/magic/core/look/intent.h"
#include "tabletop/magic/core/look/look.h"
#include "tabletop/rollout/choose.h"

namespace ziggurat::tabletop::magic::stack {

namespace {

constexpr int lands_wanted = 7;

/// What a creature is worth on the battlefield.
int worth(const Permanent& p) {
    return 2 * p.power + p.toughness + (p.has(flying) ? 3 : 0) + (p.is(turned_down) ? 2 : 0) + 1;
}

/// Judges the actions of one decision, each by a number; passing is 0.
class Judge {
public:
    Judge(const Rules& rules, const State& s)
        : rules_(rules),
          s_(s),
          look_(rules, s),
          me_(s.task_count > 0 ? s.tasks[s.task_count - 1U].player : s.priority) {}

    [[nodiscard]] int value(Action action) const {
        if (s_.task_count > 0) {
            return task_value(s_.tasks[s_.task_count - 1U], action);
        }
        switch (action.verb()) {
        case Verb::PlayBasic:
            return 500 - 10 * look_.basics(me_, action.a());
        case Verb::Play:
            return 450;
        case Verb::Cast:
            return spell_value(look_.spell(action.id(), ItemKind::Spell, me_));
        case Verb::Flashback:
            return spell_value(look_.spell(action.id(), ItemKind::FlashbackSpell, me_));
        case Verb::CastDown:
            return 40;
        case Verb::TurnUp:
            return s_.active == me_ && s_.phase < Phase::Attackers ? 60 : 0;
        case Verb::Activate:
            return ability_value(look_.activation(*look_.find(action.id()), action.a(), me_));
        case Verb::Command:
            return avatar_value(look_.command_activation(s_.avatars[s_.priority], action.a(), me_));
        case Verb::FromGrave:
        case Verb::Cycle:
            return -1;
        case Verb::Roll:
            return s_.rolls == 0 ? 5 : -1;
        default:
            return 0;
        }
    }

private:
    [[nodiscard]] const Player& self() const { return s_.players[static_cast<std::size_t>(me_)]; }

    /// Whether an ability finds what it is meant for: an enemy, or a friend.
    [[nodiscard]] bool finds_target(const Item& item, const Ability& made) const {
        const Filter& filter = rules_.filter(made.target);
        if (made.most_targets == 0 || filter.zone == Zone::Graveyard) {
            return true;
        }
        const bool is_bad = is_harmful(rules_, made);
        return look_.some_target(filter, look_.view(item), true,
                                 [&](Ref ref) { return (owner_of(ref) != me_) == is_bad; });
    }

    [[nodiscard]] int owner_of(Ref ref) const {
        if (ref.kind == Ref::Permanent) {
            return look_.find(ref.id)->controller;
        }
        if (ref.kind == Ref::Spell) {
            for (std::size_t i = 0; i < s_.stack_count; ++i) {
                if (s_.stack[i].id == ref.id) {
                    return s_.stack[i].controller;
                }
            }
        }
        return ref.kind == Ref::Player ? ref.id : ref.kind == Ref::Basic ? ref.player : me_;
    }

    /// What a sweeper would win.
    [[nodiscard]] int balance() const {
        int sum = 0;
        for (const Permanent& p : look_.battlefield()) {
            sum += look_.is_creature(p) ? (p.controller == me_ ? -worth(p) : worth(p)) : 0;
        }
        return sum;
    }

    [[nodiscard]] int spell_value(const Item& item) const {
        const CardDef& def = look_.printed(item);
        const int cost = def.cost.mana.value();
        if (item.kind == ItemKind::Spell && def.is_permanent()) {
            const bool can_take = def.enchants == 0 || balance() > 0;
            return can_take ? 100 + 5 * cost : -1;
        }
        if (item.ability == no_ability) {
            return 10;
        }
        const Ability& made = look_.ability(item.ability);
        const bool is_mine = s_.active == me_;
        for (std::size_t k = 0; k < made.count; ++k) {
            const Op& op = rules_.table.ops[made.first + k];
            const bool is_wide = op.who == Who::Each && rules_.filter(op.filter).side == Side::Anybody;
            if (is_wide && (op.code == OpCode::Destroy || op.code == OpCode::Damage)) {
                return balance() > 6 ? 90 : -1;
            }
            // Tricks wait for a fight; fog for being attacked; a lost game for a won one.
            const bool is_fight = s_.phase == Phase::Blockers;
            if ((op.code == OpCode::Pump && !is_harmful(rules_, made) && !is_fight) ||
                (op.code == OpCode::Fog && (is_mine || !is_fight)) || op.code == OpCode::Prevent ||
                (op.code == OpCode::ExtraTurn && op.flags != 0)) {
                return -1;
            }
        }
        return finds_target(item, made) ? 60 + cost : -1;
    }

    [[nodiscard]] int ability_value(const Item& item) const {
        const Ability& made = look_.ability(item.ability);
        const OpCode code = rules_.table.ops[made.first].code;
        if (made.cost.sacrifice > 0 || code == OpCode::Regenerate || code == OpCode::Circle ||
            code == OpCode::Purge || code == OpCode::Untap || code == OpCode::Prevent || s_.stack_count > 0) {
            return -1;
        }
        if (code == OpCode::Pump) {
            const Permanent* const p = look_.find(item.source);
            const bool hits = s_.phase == Phase::Blockers && p != nullptr && p->attacks != 0 && !p->is(blocked);
            return hits ? 30 : -1;
        }
        if (code == OpCode::Attach) {
            const Permanent* const p = look_.find(item.source);
            return p->attached == no_object ? 35 : -1;
        }
        if (code == OpCode::Tap && (s_.active != me_ || s_.phase != Phase::Main)) {
            return -1;
        }
        return finds_target(item, made) ? 20 : -1;
    }

    /// Whether an ability gives what it costs, so that it could be used for ever: cards for cards, life for life;
    /// or mana, which nobody here plans for.
    [[nodiscard]] bool gives_back(const Ability& made) const {
        const Op* const first = rules_.table.ops.data() + made.first;
        return std::any_of(first, first + made.count, [&](const Op& op) {
            const bool gives_cards = op.code == OpCode::Draw || op.code == OpCode::Dig ||
                                     op.code == OpCode::Return || op.code == OpCode::RandomReturn;
            return op.code == OpCode::Mana || (made.cost.life > 0 && op.code == OpCode::Gain) ||
                   (made.cost.discard > 0 && gives_cards);
        });
    }

    /// An avatar's ability is there in every turn: with what is left when spells have been cast, and not for what
    /// is dear. Pumping waits for a fight.
    [[nodiscard]] int avatar_value(const Item& item) const {
        const Ability& made = look_.ability(item.ability);
        const Cost& cost = made.cost;
        const bool is_free = cost.mana.value() == 0 && cost.life == 0 && cost.chosen() == 0;
        const bool is_nothing = cost.mana.x > 0 ? look_.most_x(me_, cost, no_object) == 0 : is_free;
        const bool is_dear = cost.give_back > 0 || (cost.life > 0 && self().life < 10 + cost.life) ||
                             (cost.discard > 0 && self().hand_size < 5 + cost.discard) ||
                             (cost.tap_others > 0 && s_.phase != Phase::SecondMain);
        if (is_nothing || is_dear || gives_back(made)) {
            return -1;
        }
        const OpCode code = rules_.table.ops[made.first].code;
        if (code == OpCode::Pump && !is_harmful(rules_, made)) {
            const auto hits = [&](const Permanent& p) {
                return p.controller == me_ && p.attacks != 0 && !p.is(blocked);
            };
            const auto all = look_.battlefield();
            const bool is_fight = s_.phase == Phase::Blockers && s_.stack_count == 0;
            return is_fight && std::any_of(all.begin(), all.end(), hits) ? 30 : -1;
        }
        return look_.is_main_time(me_) ? ability_value(item) : -1;
    }

    [[nodiscard]] bool wants_land() const {
        int in_hand = 0;
        for (const std::uint8_t n : self().basics_in_hand) {
            in_hand += n;
        }
        int lands = in_hand;
        for (int i = 0; i < colours; ++i) {
            lands += look_.basics(me_, i);
        }
        return lands < 3 || (lands < lands_wanted && in_hand == 0);
    }

    /// Lands until there are enough, of the colour that the hand lacks most; cards otherwise.
    [[nodiscard]] int draw_value(Action action) const {
        if (action.verb() == Verb::Library) {
            return wants_land() ? 0 : 100;
        }
        const auto colour = static_cast<std::size_t>(action.a());
        int lack = 0;
        self().hand.each([&](CardId card) { lack += rules_.def_of(card).cost.mana.coloured[colour]; });
        return 40 + 3 * lack - 8 * (look_.basics(me_, action.a()) + self().basics_in_hand[colour]);
    }

    /// Whether an attack is safe: nobody there can block and kill without loss.
    [[nodiscard]] int attack_value(const Permanent& p, int player) const {
        const Player& victim = s_.players[static_cast<std::size_t>(player)];
        Permanent attacker = p;
        attacker.attacks = static_cast<std::uint8_t>(player + 1);
        int value = 10 + 2 * p.power - victim.life / 4;
        for (const Permanent& other : look_.battlefield()) {
            if (other.controller != player || !look_.is_creature(other) || other.is(tapped) ||
                !look_.can_block(other, attacker)) {
                continue;
            }
            const bool kills = other.power >= p.toughness;
            const bool dies = p.power >= other.toughness;
            value -= kills && !dies ? 30 : kills && worth(p) > worth(other) ? 15 : kills ? 4 : 1;
        }
        return p.power > 0 ? value : -1;
    }

    [[nodiscard]] int block_value(const Permanent& p, ObjectId id) const {
        const Permanent& attacker = *look_.find(id);
        int incoming = 0;
        bool is_blocked = false;
        for (const Permanent& other : look_.battlefield()) {
            incoming += other.attacks == me_ + 1 ? other.power : 0;
            is_blocked = is_blocked || other.blocks == id;
        }
        const bool kills = p.power >= attacker.toughness - attacker.damage;
        const bool dies = attacker.power >= p.toughness - p.damage;
        const int need = incoming >= self().life ? 40 : incoming * 2 >= self().life ? 8 : 0;
        return (kills ? worth(attacker) : 0) - (dies ? worth(p) : 0) + (dies ? 0 : 3) + need -
               (is_blocked ? 10 : 0);
    }

    [[nodiscard]] int choice_value(const Task& task, Ref ref) const {
        if (ref.kind == Ref::Permanent) {
            const Permanent& p = *look_.find(ref.id);
            return task.step == Step::Assign ? 50 - p.toughness + p.damage + worth(p) : 100 - worth(p);
        }
        if (ref.kind == Ref::Card) {
            const CardDef& def = rules_.def_of(ref.id);
            const int worth_of_card = def.cost.mana.value() + (def.has_flashback ? 2 : 0);
            return task.step == Step::Dig ? 10 + worth_of_card : 30 - worth_of_card;
        }
        return 1;
    }

    [[nodiscard]] int target_value(Ref ref) const {
        const Item& item = s_.announced;
        const bool is_bad = item.ability == no_ability || is_harmful(rules_, look_.ability(item.ability));
        const bool is_fitting = (owner_of(ref) != me_) == is_bad;
        int value = is_fitting ? 100 : -100;
        if (ref.kind == Ref::Permanent) {
            value += worth(*look_.find(ref.id));
        } else if (ref.kind == Ref::Card) {
            value += rules_.def_of(ref.id).cost.mana.value() + (rules_.def_of(ref.id).is(creature) ? 2 : 0);
            value += is_bad ? 200 : 0;
        } else if (ref.kind == Ref::Player) {
            value += s_.players[ref.id].life <= 6 ? 8 : 3;
        }
        return value;
    }

    [[nodiscard]] int task_value(const Task& task, Action action) const {
        switch (action.verb()) {
        case Verb::Library:
        case Verb::Basic:
            if (task.step == Step::Draw || task.step == Step::Fetch) {
                return draw_value(action);
            }
            return 25 - 2 * (lands_wanted - std::min(lands_wanted, look_.basics(me_, action.a())));
        case Verb::Attack:
            return attack_value(s_.battlefield[task.a], action.a());
        case Verb::Block:
            return block_value(s_.battlefield[task.a], action.id());
        case Verb::Aim:
            return target_value(action.ref());
        case Verb::Choose:
            return choice_value(task, action.ref());
        case Verb::Number:
            return action.a();
        case Verb::No:
            return -1;
        default:
            return action.verb() == Verb::Pass ? 0 : 1;
        }
    }

    const Rules& rules_;
    const State& s_;
    Look look_;
    int me_;
};

/// How well a player stands, as a logarithm of chances: fitted to the ends of games between greedy players
/// (logistic regression over the difference of two players, 1,500 games).
double standing(const Look& look, const State& s, int player) {
    const Player& self = s.players[static_cast<std::size_t>(player)];
    const double life = std::clamp<int>(self.life, 0, 40);
    double value = 0.063 * life + 0.435 * std::sqrt(life) + 0.04 * std::min<int>(self.hand_size, 8) +
                   (s.active == player ? 0.085 : 0);
    int lands = 0;
    for (int colour = 0; colour < colours; ++colour) {
        lands += look.basics(player, colour);
    }
    value += 0.05 * std::min(lands, lands_wanted);
    for (const Permanent& p : look.battlefield()) {
        if (p.controller != player) {
            continue;
        }
        if (!look.is_creature(p)) {
            value += 0.095;
            continue;
        }
        const int power = std::max<int>(p.power, 0);
        value += 0.089 * power + 0.049 * std::max<int>(p.toughness, 0) + (p.has(flying) ? 0.075 * power : 0) +
                 (p.is(turned_down) ? 0.13 : 0);
    }
    return value;
}

}  // namespace

rollout::Shares evaluate(const Rules& rules, const State& s) {
    const Look look(rules, s);
    rollout::Shares shares{};
    double sum = 0;
    for (std::size_t i = 0; i < s.player_count; ++i) {
        if (!s.players[i].has_lost) {
            shares[i] = std::exp(standing(look, s, static_cast<int>(i)));
            sum += shares[i];
        }
    }
    for (double& share : shares) {
        share /= sum;
    }
    return shares;
}

Action greedy(const Rules& rules, const State& s, rollout::Random& random) {
    Actions actions;
    Look(rules, s).list(actions);
    const Judge judge(rules, s);
    return rollout::highest(actions, random, [&judge](Action action) { return judge.value(action); });
}

}  // namespace ziggurat::tabletop::magic::stack
