// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/war/referee.h"

namespace ziggurat::tabletop::magic::war {

namespace {

void mark(Permanent& p, int marks) {
    p.marks = static_cast<std::uint8_t>(p.marks | marks);
}
void unmark(Permanent& p, int marks) {
    p.marks = static_cast<std::uint8_t>(p.marks & ~marks);
}

}  // namespace

/// Who comes into a stronghold without creatures of others holds it from now on (War K1).
void Referee::arrive(Permanent& p, int place) {
    p.place = static_cast<std::uint8_t>(place);
    s_.moved_in |= 1U << static_cast<unsigned>(place);
    if (place >= cells) {
        s_.holder[static_cast<std::size_t>(place - cells)] = static_cast<std::int8_t>(p.controller);
    }
    engine_.stale();
}

/// One move, and one more if the first led into land that the creature walks (War M2); with its cargo (M4).
void Referee::move(Permanent& p, int place) {
    const bool is_first = !has_mark(p, moved);
    const bool walks =
        place < cells && (walked(p.keywords) >> s_.terrain[static_cast<std::size_t>(place)] & 1) != 0;
    unmark(p, Mark::strides);
    mark(p, moved | (is_first && walks ? Mark::strides : 0));
    arrive(p, place);
    if (has_mark(p, carrier)) {
        arrive(*engine_.find(p.partner), place);
    }
}

/// The cargo's move is used up; both are tapped until the drop (War M4).
void Referee::carry(Permanent& p, Permanent& load) {
    mark(p, carrier);
    mark(load, cargo | moved);
    p.partner = load.id;
    load.partner = p.id;
    p.set(tapped);
    load.set(tapped);
}

/// The cargo steps off where the carrier stands, or into an island beside it; both untap (War M5).
void Referee::drop(Permanent& p, int place) {
    Permanent& load = *engine_.find(p.partner);
    free_partner(p);
    free_partner(load);
    if (load.place != place) {
        arrive(load, place);
    }
}

void Referee::decide(Action action) {
    if (action.verb() == Verb::Other) {
        decide_order(action);
        return;
    }
    if (action.verb() == Verb::Pass) {
        if (is_window()) {
            pass();
        } else {
            next_stage();
        }
        return;
    }
    if (action.verb() != Verb::Choose) {
        use(action);
        return;
    }
    Permanent& p = *engine_.find(action.id());
    switch (s_.stage) {
    case Stage::Join:
        mark(p, joined);
        break;
    case Stage::Enter:
        enter_stronghold(p);
        break;
    case Stage::Circle:
        decide_circle(p);
        break;
    default:
        assign(p, board_.most_damage(p, s_.stage == Stage::Attack ? s_.fight.attack : s_.fight.defence));
        break;
    }
}

void Referee::decide_order(Action action) {
    Player& self = s_.core.players[s_.core.active];
    Permanent* const p = engine_.find(action.id());
    switch (static_cast<Order>(action.b())) {
    case Order::Mana: {
        const CardDef& def = board_.look().printed(*p);
        int most = 0;
        for (std::size_t k = 0; k < def.abilities; ++k) {
            const Ability& made = rules_.table.abilities[def.first_ability + k];
            const int n = made.kind == AbilityKind::Mana ? rules_.table.ops[made.first].n : 0;
            most = n > most ? n : most;
        }
        p->set(tapped);
        self.supply = static_cast<std::uint16_t>(self.supply + most);
        break;
    }
    case Order::Heal:
        --self.supply;
        --p->damage;
        p->marks = static_cast<std::uint8_t>(p->marks + heal);
        break;
    case Order::Move:
        move(*p, action.a());
        break;
    case Order::Carry:
        carry(*p, s_.core.battlefield[action.a()]);
        break;
    case Order::Drop:
        drop(*p, action.a());
        break;
    case Order::Fight:
        begin_fight(action.a(), action.id());
        break;
    case Order::One:
        assign(*p, 1);
        break;
    case Order::Place: {
        Item item = s_.pending;
        item.place = action.a();
        s_.pending = Item{};
        s_.stage = s_.pending_stage;
        announce(item);
        break;
    }
    }
}

}  // namespace ziggurat::tabletop::magic::war
