// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

namespace {

/// A static ability at work: whose, from where, and its steps.
struct Rule {
    const Ability* ability;
    Viewpoint from;
    ObjectId attached;
};

constexpr std::size_t most_rules = 64;

void note(const Permanent& p, const Look& look, Outline& outline) {
    const CardDef& def = look.printed(p);
    const bool is_down = p.is(turned_down);
    outline.events |= look.events(p);
    const bool is_spring = (def.has_mana && !is_down) || p.mana > 0;
    outline.springs = static_cast<std::uint8_t>(outline.springs | (is_spring ? 1U << p.controller : 0U));
    outline.has_static = outline.has_static || def.has_static;
    // Who determinizes deals anew what lies face down: any price would tell which card it was.
    const int price = is_down ? 0 : def.least_price;
    std::uint8_t& least = outline.least_price[p.controller];
    least = static_cast<std::uint8_t>(std::min<int>(least, price));
}

/// What is noted of avatars, before any permanents are.
Outline outline_of_avatars(const Look& look, const State& s) {
    Outline outline;
    for (int player = 0; s.has_avatars && player < s.player_count; ++player) {
        if (look.is_alive(player)) {
            outline.events |= look.avatar(player).events;
            outline.least_price[static_cast<std::size_t>(player)] = look.avatar(player).least_price;
        }
    }
    return outline;
}

/// Applies all continuous effects anew, in the layers of the rules: control (2), colour (5), abilities (6), and
/// power and toughness (7); to the permanents from a place of the battlefield on.
class Refresher {
public:
    Refresher(const Rules& rules, State& state, std::size_t first)
        : rules_(rules),
          s_(state),
          look_(rules, state),
          meant_(state.battlefield.data() + first, state.battlefield_count - first) {}

    void run() {
        s_.watched = 0;
        has_static_ = s_.outline.has_static;
        if (meant_.size() == s_.battlefield_count) {
            s_.outline = outline_of_avatars(look_, s_);
            has_static_ = false;
        }
        if (meant_.empty()) {
            return;
        }
        for (Permanent& p : meant_) {
            reset(p);
        }
        take_control();
        gather();
        for (const Rule& rule : found_) {
            each_step(rule, changes_abilities, [&](Permanent& p, const Op& op) { change_abilities(p, op); });
        }
        for (Permanent& p : meant_) {
            add_own_size(p);
            note(p, look_, s_.outline);
        }
        for (const Rule& rule : found_) {
            each_step(rule, changes_size, [&](Permanent& p, const Op& op) { change_size(p, op); });
        }
    }

private:
    static void add(std::int16_t& to, int n) { to = static_cast<std::int16_t>(to + n); }

    void reset(Permanent& p) {
        const CardDef& def = look_.printed(p);
        has_static_ = has_static_ || def.has_static;
        const bool is_down = p.is(turned_down);
        p.types = is_down ? TypeSet{creature} : def.types;
        p.keywords = is_down ? 0 : def.keywords;
        p.colours = is_down ? ColourSet{0} : def.colours;
        p.power = is_down ? std::int16_t{2} : std::int16_t{def.power};
        p.toughness = is_down ? std::int16_t{2} : std::int16_t{def.toughness};
        p.mana = 0;
    }

    /// Layer 2. Among effects that change control the newest one counts.
    void take_control() {
        rollout::ActionList<const Permanent*, battlefield_room> thieves;
        for (std::size_t i = 0; has_static_ && i < s_.battlefield_count; ++i) {
            const Permanent& p = s_.battlefield[i];
            if (p.attached != no_object && steals(p)) {
                thieves.push_back(&p);
            }
        }
        for (Permanent& p : meant_) {
            std::uint8_t controller = p.own_controller;
            ObjectId newest = 0;
            if (p.borrower != 0) {
                controller = static_cast<std::uint8_t>(p.borrower - 1);
                newest = p.borrowed_at;
            }
            for (const Permanent* const thief : thieves) {
                if (thief->attached == p.id && thief->id >= newest) {
                    controller = thief->own_controller;
                    newest = thief->id;
                }
            }
            if (controller != p.controller) {
                p.controller = controller;
                p.set(sick);
                p.attacks = 0;
                p.blocks = no_object;
            }
        }
    }

    [[nodiscard]] bool steals(const Permanent& p) const {
        const CardDef& def = look_.printed(p);
        return def.has_static && rules_.table.ops[look_.ability(def.first_ability).first].code == OpCode::Steal;
    }

    void gather() {
        for (std::size_t i = 0; has_static_ && i < s_.battlefield_count; ++i) {
            const Permanent& p = s_.battlefield[i];
            if (!p.is(turned_down) && look_.printed(p).has_static) {
                gather_def(look_.printed(p), false, Viewpoint{p.controller, p.id, -1, 0, place_of(p.place)},
                           p.attached);
            }
        }
        if (s_.graveyard.meets(rules_.static_in_graveyard)) {
            // Every player is "you" of a card in the one graveyard (Stack R8).
            (s_.graveyard & rules_.static_in_graveyard).each([&](CardId card) {
                for (int player = 0; player < s_.player_count; ++player) {
                    gather_def(rules_.def_of(card), true, Viewpoint{player, no_object, -1, 0, -1}, no_object);
                }
            });
        }
        for (int player = 0; s_.has_avatars && player < s_.player_count; ++player) {
            if (look_.is_alive(player)) {
                gather_def(rules_.table.defs[s_.avatars[static_cast<std::size_t>(player)]], false,
                           Viewpoint{player, no_object, -1, 0, -1}, no_object);
            }
        }
        if (s_.plane_count > 0) {
            // What lies there is the active player's.
            const CardDef& here = rules_.table.defs[s_.planes[0]];
            if (asks_whose(here)) {
                s_.watched |= watch_turn;
            }
            gather_def(here, false, Viewpoint{s_.active, no_object, -1, 0, -1}, no_object);
        }
    }

    /// Whether what static abilities of a card do depends on who controls it.
    [[nodiscard]] bool asks_whose(const CardDef& def) const {
        bool asks = false;
        for (std::size_t k = 0; def.has_static && k < def.abilities; ++k) {
            const Ability& made = look_.ability(static_cast<std::uint16_t>(def.first_ability + k));
            asks = asks || made.condition != Condition::None;
            for (std::size_t i = 0; i < made.count; ++i) {
                asks = asks || rules_.filter(rules_.table.ops[made.first + i].filter).side != Side::Anybody;
            }
        }
        return asks;
    }

    [[nodiscard]] int place_of(std::uint8_t place) const { return rules_.options.has_places ? place : -1; }

    void gather_def(const CardDef& def, bool in_graveyard, const Viewpoint& from, ObjectId attached) {
        for (std::size_t k = 0; k < def.abilities; ++k) {
            const Ability& made = look_.ability(static_cast<std::uint16_t>(def.first_ability + k));
            if (made.kind != AbilityKind::Static || made.from_graveyard != in_graveyard) {
                continue;
            }
            watch(made);
            if (look_.holds(made, from.you) && found_.size() < most_rules) {
                found_.push_back(Rule{&made, from, attached});
            }
        }
    }

    /// Notes what a static ability hangs on, whether its condition holds or not.
    void watch(const Ability& made) {
        unsigned what = 0;
        switch (made.condition) {
        case Condition::None:
            break;
        case Condition::HandEmpty:
            what |= watch_hands;
            break;
        case Condition::Graveyard:
            what |= watch_graveyard;
            break;
        case Condition::YourTurn:
            what |= watch_turn;
            break;
        case Condition::ControlsBasic:
            what |= watch_basics;
            break;
        }
        for (std::size_t k = 0; k < made.count; ++k) {
            const Op& op = rules_.table.ops[made.first + k];
            const Filter& filter = rules_.filter(op.filter);
            if (op.code == OpCode::Size) {
                what |= watch_graveyard;
            }
            // Nobody says when something taps or attacks: whatever happens is an occasion to look.
            if (filter.is_untapped || filter.is_fighting || filter.is_attacking) {
                what |= watch_all;
            }
        }
        s_.watched = static_cast<std::uint8_t>(s_.watched | what);
    }

    static bool changes_abilities(const Op& op) {
        return op.code == OpCode::Paint || op.code == OpCode::TapFor ||
               (op.code == OpCode::Pump && op.keywords != 0);
    }
    static bool changes_size(const Op& op) {
        return op.code == OpCode::Size || (op.code == OpCode::Pump && (op.power != 0 || op.toughness != 0));
    }

    /// Calls change(p, op) for every step of a rule that matters(op), and whatever it is about.
    template <class Matters, class Change>
    void each_step(const Rule& rule, const Matters& matters, const Change& change) {
        for (std::size_t k = 0; k < rule.ability->count; ++k) {
            const Op& op = rules_.table.ops[rule.ability->first + k];
            if (!matters(op)) {
                continue;
            }
            const bool is_one = op.who == Who::This || op.who == Who::Attached;
            const ObjectId one = op.who == Who::This ? rule.from.self : rule.attached;
            for (Permanent& p : meant_) {
                if (is_one ? p.id == one : look_.passes(p, rules_.filter(op.filter), rule.from)) {
                    change(p, op);
                }
            }
        }
    }

    static void change_abilities(Permanent& p, const Op& op) {
        if (op.code == OpCode::Paint) {
            p.colours = op.mana;
        } else if (op.code == OpCode::Pump) {
            p.keywords |= op.keywords;
        } else if (op.code == OpCode::TapFor) {
            p.mana = static_cast<std::uint8_t>(p.mana + op.n);
        }
    }

    /// Layer 7: what it is by itself, counters, effects until end of turn, and where it stands.
    void add_own_size(Permanent& p) const {
        p.keywords |= p.keywords_now;
        add(p.power, p.power_now + p.growth);
        add(p.toughness, p.toughness_now + p.growth);
        if (rules_.options.has_places && p.place < s_.place_colours.size() &&
            (s_.place_colours[p.place] & p.colours) != 0 && look_.is_creature(p)) {
            add(p.power, 1);
            add(p.toughness, 1);
        }
    }

    void change_size(Permanent& p, const Op& op) const {
        if (op.code == OpCode::Pump) {
            add(p.power, op.power);
            add(p.toughness, op.toughness);
        } else if (op.code == OpCode::Size) {
            const int size = op.number == Number::GraveyardCreatures ? (s_.graveyard & rules_.creatures).size()
                                                                     : s_.graveyard.size();
            add(p.power, size);
            add(p.toughness, size);
        }
    }

    const Rules& rules_;
    State& s_;
    Look look_;
    std::span<Permanent> meant_;
    bool has_static_ = false;  ///< whether any permanent has a static ability
    rollout::ActionList<Rule, most_rules> found_;
};

}  // namespace

void Engine::refresh_all() {
    s_.is_stale = false;
    Refresher(rules_, s_, 0).run();
}

/// After a permanent has left: without static abilities it, too, leaves all others as they are.
void Engine::refresh_left(const Permanent& left) {
    if (look_.printed(left).has_static) {
        stale();
        return;
    }
    s_.outline = outline_of_avatars(look_, s_);
    for (const Permanent& p : look_.battlefield()) {
        note(p, look_, s_.outline);
    }
}

/// After a permanent has entered as the last one: without static abilities it leaves all others as they are.
void Engine::refresh_entered(const Permanent& p) {
    if (s_.is_stale || look_.printed(p).has_static) {
        stale();
        refresh();
    } else {
        Refresher(rules_, s_, s_.battlefield_count - 1U).run();
    }
}

}  // namespace ziggurat::tabletop::magic
