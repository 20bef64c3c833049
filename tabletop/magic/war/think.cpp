// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/war/think.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "tabletop/magic/core/look/intent.h"
#include "tabletop/magic/war/game.h"
#include "tabletop/rollout/choose.h"

namespace ziggurat::tabletop::magic::war {

namespace {

int worth(const Permanent& p) {
    return p.power + p.toughness + (p.has(flying) ? 2 : 0);
}

/// The creatures of one side in one place, summed up.
struct Force {
    int creatures = 0;
    int power = 0;  ///< of those that are untapped
    int toughness = 0;
};

/// What stands where, as one player sees it: looked up once a decision, asked for every move.
struct Scene {
    std::array<Force, cells + most_players> mine{};
    std::array<Force, cells + most_players> theirs{};
    std::array<int, cells + most_players> march{};  ///< moves to the nearest stronghold still to be taken
    bool is_threatened = false;                     ///< somebody is near the own stronghold
};

/// Judges the actions of one decision, each by a number.
class Judge {
public:
    Judge(const Rules& rules, const State& s) : rules_(rules), s_(s), board_(rules, s), me_(board_.decider()) {}

    /// How good an action seems; passing and being done are 0.
    [[nodiscard]] int value(Action action) {
        if (action.verb() == Verb::Pass) {
            return 0;
        }
        if (s_.core.task_count > 0) {
            return task_value(action);
        }
        if (action.verb() == Verb::Other) {
            return order_value(action);
        }
        if (action.verb() == Verb::Choose) {
            return choice_value(*board_.look().find(action.id()));
        }
        return casting_value(action);
    }

private:
    [[nodiscard]] int players() const { return s_.core.player_count; }

    /// Moves from a place to the nearest stronghold that is still to be taken, one's own first.
    [[nodiscard]] int march_from(int place) const {
        int nearest = 50;
        for (int seat = 0; seat < players(); ++seat) {
            if (s_.holder[static_cast<std::size_t>(seat)] != me_) {
                const int steps = distance(players(), place, stronghold(seat)) - (seat == me_ ? 2 : 0);
                nearest = std::min(nearest, steps);
            }
        }
        return nearest;
    }

    const Scene& scene() {
        if (scene_) {
            return *scene_;
        }
        Scene& scene = scene_.emplace();
        for (int place = 0; place < cells + players(); ++place) {
            scene.march[static_cast<std::size_t>(place)] = march_from(place);
        }
        for (const Permanent& p : board_.look().battlefield()) {
            if (is_in_camp(p)) {
                continue;
            }
            Force& force = (p.controller == me_ ? scene.mine : scene.theirs)[p.place];
            ++force.creatures;
            force.power += p.is(tapped) ? 0 : std::max<int>(p.power, 0);
            force.toughness += p.toughness - p.damage;
            const bool is_near = p.controller != me_ && distance(players(), p.place, stronghold(me_)) <= 3;
            scene.is_threatened = scene.is_threatened || is_near;
        }
        return scene;
    }
    const Force& mine(int place) { return scene().mine[static_cast<std::size_t>(place)]; }
    const Force& theirs(int place) { return scene().theirs[static_cast<std::size_t>(place)]; }

    /// Whose action it is: mostly the same one's as the last.
    const Permanent* doer(ObjectId id) {
        if (doer_ == nullptr || doer_->id != id) {
            doer_ = board_.look().find(id);
        }
        return doer_;
    }

    [[nodiscard]] int move_value(const Permanent& p, int place) {
        const bool is_prize = place >= cells && s_.holder[static_cast<std::size_t>(place - cells)] != me_;
        if (is_prize) {
            return 1000;
        }
        // The last creature at home stays while anybody is near.
        const int home = stronghold(me_);
        if (p.place == home && mine(home).creatures == 1 && scene().is_threatened) {
            return -10;
        }
        const auto& march = scene().march;
        int value = 10 * (march[p.place] - march[static_cast<std::size_t>(place)]) - (place >= cells ? 15 : 0);
        const Force& foe = theirs(place);
        if (place < cells && foe.creatures > 0) {
            const int ours = mine(place).power + (p.is(tapped) ? 0 : p.power);
            value += ours >= foe.power && ours * 2 >= foe.toughness ? 25 : -30;
        }
        if (place < cells && (s_.core.place_colours[static_cast<std::size_t>(place)] & p.colours) != 0) {
            value += 2;
        }
        return value;
    }

    [[nodiscard]] int order_value(Action action) {
        const Permanent* const p = doer(action.id());
        switch (static_cast<Order>(action.b())) {
        case Order::Mana:
            return 1;
        case Order::Heal:
            return s_.core.players[static_cast<std::size_t>(me_)].supply > 2 || theirs(p->place).creatures > 0
                       ? worth(*p)
                       : -1;
        case Order::Move:
            return move_value(*p, action.a());
        case Order::Drop:
            return action.a() == p->place ? 30 - 3 * scene().march[action.a()] : 5;
        case Order::Carry: {
            // Whoever crosses water takes somebody along who cannot.
            const Permanent& load = s_.core.battlefield[action.a()];
            return p->has(flying) && !has_mark(*p, moved) && !load.has(flying | walk_of(1)) && p->toughness < 3
                       ? 3
                       : -1;
        }
        case Order::Fight:
            return mine(action.a() < cells ? action.a() : gateway(players(), action.a() - cells)).power -
                   theirs(action.a()).power / 2;
        case Order::One:
            return 0;
        case Order::Place:
            return s_.pending_stage == Stage::Prevent
                       ? (action.a() == s_.fight.place ? 9 : 1)
                       : 20 + theirs(action.a()).toughness - mine(action.a()).toughness;
        }
        return 0;
    }

    [[nodiscard]] int choice_value(const Permanent& p) const {
        switch (s_.stage) {
        case Stage::Join:
            return p.is(tapped) ? -1 : 1 + p.power;
        case Stage::Enter:
            return 1 + worth(p);
        case Stage::Attack:
        case Stage::Defence: {
            const int left = s_.stage == Stage::Attack ? s_.fight.attack : s_.fight.defence;
            const int needed = p.toughness - p.damage - p.assigned;
            return (board_.most_damage(p, left) == needed ? 100 : 1) + worth(p);
        }
        default:
            return 1 + (s_.fight.stopped == 0 ? p.power : p.assigned);
        }
    }

    /// Whether there is an enemy to aim at, or for help a friend who needs it.
    [[nodiscard]] bool finds_target(const Item& item) const {
        if (item.ability == no_ability) {
            return true;
        }
        const Ability& made = board_.look().ability(item.ability);
        if (made.most_targets == 0 || rules_.filter(made.target).zone != Zone::Battlefield) {
            return true;
        }
        const bool is_bad = is_harmful(rules_, made);
        return board_.look().some_target(rules_.filter(made.target), board_.look().view(item), true, [&](Ref ref) {
            const Permanent* const p = ref.kind == Ref::Permanent ? board_.look().find(ref.id) : nullptr;
            return p != nullptr && (p->controller != me_) == is_bad;
        });
    }

    [[nodiscard]] bool is_in_fight() const { return me_ == s_.core.active || me_ == s_.fight.opponent; }

    [[nodiscard]] int casting_value(Action action) {
        const Look& look = board_.look();
        Item item;
        int cost = 0;
        if (action.verb() == Verb::Cast) {
            item = look.spell(action.id(), ItemKind::Spell, me_);
            cost = rules_.def_of(action.id()).cost.mana.value();
            if (rules_.def_of(action.id()).is(creature)) {
                return 100 + 10 * cost;
            }
        } else if (action.verb() == Verb::Activate) {
            item = look.activation(*look.find(action.id()), action.a(), me_);
        } else {
            return action.verb() == Verb::TurnUp ? 50 : -1;
        }
        const bool is_window = s_.stage == Stage::Boost || s_.stage == Stage::Prevent;
        // One boost after the other: what is on the stack has to show first whether more is needed.
        if ((is_window && (!is_in_fight() || s_.core.stack_count > 0)) || !finds_target(item)) {
            return -1;
        }
        if (s_.stage == Stage::Prevent) {
            int hurt = 0;
            for (const Permanent& p : look.battlefield()) {
                hurt += p.controller == me_ && p.assigned > 0 && p.assigned >= p.toughness - p.damage ? 1 : 0;
            }
            return hurt > 0 ? 5 : -1;
        }
        return is_global(rules_, item) && s_.stage == Stage::Casting ? crowd() : 20 + cost;
    }

    /// What a sweeper would win in its best place.
    [[nodiscard]] int crowd() {
        int best = -1;
        for (int place = 0; place < cells; ++place) {
            best = std::max(best, theirs(place).toughness - mine(place).toughness - 3);
        }
        return best;
    }

    [[nodiscard]] int task_value(Action action) const {
        const Task& task = s_.core.tasks[s_.core.task_count - 1U];
        if (action.verb() == Verb::Number) {
            return action.a();
        }
        if (task.step == Step::Discard && action.verb() == Verb::Choose) {
            return rules_.def_of(action.id()).cost.mana.value();
        }
        const Ref ref = action.ref();
        if (task.step == Step::Target && ref.kind == Ref::Permanent) {
            const Permanent& p = *board_.look().find(ref.id);
            const Item& item = s_.core.announced;
            const bool is_bad =
                item.ability != no_ability && is_harmful(rules_, board_.look().ability(item.ability));
            const bool is_good_choice = (p.controller != me_) == is_bad;
            const bool is_fighting = p.assigned > 0 || board_.takes_part(p, me_ == s_.core.active);
            return (is_good_choice ? 100 : -100) + worth(p) + (is_fighting ? 20 : 0);
        }
        if (task.step == Step::Target && ref.kind == Ref::Player) {
            return ref.id == me_ ? 10 : 0;
        }
        return action.verb() == Verb::No ? -1 : 1;
    }

    const Rules& rules_;
    const State& s_;
    Board board_;
    int me_;
    const Permanent* doer_ = nullptr;
    std::optional<Scene> scene_;
};

}  // namespace

rollout::Shares evaluate(const Rules& rules, const State& s) {
    const Board board(rules, s);
    rollout::Shares shares{};
    double sum = 0;
    for (int i = 0; i < s.core.player_count; ++i) {
        const Player& player = s.core.players[static_cast<std::size_t>(i)];
        if (player.has_lost) {
            continue;
        }
        double force = 0;
        for (const Permanent& p : board.look().battlefield()) {
            if (p.controller != i || is_in_camp(p)) {
                continue;
            }
            int nearest = 9;
            for (int seat = 0; seat < s.core.player_count; ++seat) {
                if (s.holder[static_cast<std::size_t>(seat)] != i) {
                    nearest = std::min(nearest, distance(s.core.player_count, p.place, stronghold(seat)));
                }
            }
            force += (worth(p) - 0.7 * p.damage) * (1 + 0.04 * (9 - nearest));
        }
        const bool is_home_lost = s.holder[static_cast<std::size_t>(i)] != i;
        const double value = 4 + 15.0 * board.strongholds(i) + force + 0.6 * std::min<int>(player.supply, 20) +
                             0.8 * player.hand_size - (is_home_lost ? 8 : 0);
        shares[static_cast<std::size_t>(i)] = std::pow(std::max(value, 0.5), 1.6);
        sum += shares[static_cast<std::size_t>(i)];
    }
    for (double& share : shares) {
        share /= sum;
    }
    return shares;
}

Action greedy(const Rules& rules, const State& s, rollout::Random& random) {
    Actions actions;
    Board(rules, s).list(actions);
    Judge judge(rules, s);
    return rollout::highest(actions, random, [&judge](Action action) { return judge.value(action); });
}

rollout::Shares War::evaluate(const State& s) const {
    return s.end == End::No ? war::evaluate(rules_, s) : returns(s);
}

War::Action War::greedy(const State& s, rollout::Random& random) const {
    return war::greedy(rules_, s, random);
}

}  // namespace ziggurat::tabletop::magic::war
