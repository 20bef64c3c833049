// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/war/referee.h"

namespace ziggurat::tabletop::magic::war {

void Referee::begin_fight(int place, int opponent) {
    s_.fought[static_cast<std::size_t>(opponent)][static_cast<std::size_t>(place)] = 1;
    s_.fight = Fight{};
    s_.fight.place = static_cast<std::uint8_t>(place);
    s_.fight.opponent = static_cast<std::uint8_t>(opponent);
    s_.fight.is_assault = place >= cells;
    if (s_.fight.is_assault) {
        s_.stage = Stage::Join;
    } else {
        begin_boosts();
    }
}

/// Boosts in turn order from the attacker (War C4).
void Referee::begin_boosts() {
    s_.stage = Stage::Boost;
    s_.core.priority = s_.core.active;
    s_.core.passes = 0;
}

/// All pass: the last spell or ability resolves, or the window closes.
void Referee::pass() {
    magic::State& core = s_.core;
    int alive = 0;
    for (int player = 0; player < core.player_count; ++player) {
        alive += board_.is_out(player) ? 0 : 1;
    }
    if (++core.passes < alive) {
        core.priority = static_cast<std::uint8_t>(board_.look().next_alive(core.priority));
        return;
    }
    core.passes = 0;
    core.priority = core.active;
    if (core.stack_count > 0) {
        const Item top = core.stack[core.stack_count - 1U];
        const Op* const op =
            top.ability == no_ability ? nullptr : &rules_.table.ops[rules_.table.abilities[top.ability].first];
        if (op != nullptr && op->code == OpCode::Circle) {
            core.stack[--core.stack_count] = Item{};
            begin_circle(top);
        } else {
            engine_.resolve_top();
        }
    } else if (s_.stage == Stage::Boost) {
        begin_assignments();
    } else {
        deal();
    }
}

/// Both totals count from here on: what dies or is tapped later has struck already (War C5).
void Referee::begin_assignments() {
    for (Permanent& p : battlefield()) {
        p.assigned = 0;
        p.marks = static_cast<std::uint8_t>(is_in_camp(p) ? p.marks : p.marks & ~stopped);
    }
    s_.fight.attack = static_cast<std::int16_t>(board_.total(true));
    s_.fight.defence = static_cast<std::int16_t>(board_.total(false));
    s_.stage = Stage::Attack;
}

void Referee::assign(Permanent& p, int n) {
    p.assigned = static_cast<std::int16_t>(p.assigned + n);
    std::int16_t& left = s_.stage == Stage::Attack ? s_.fight.attack : s_.fight.defence;
    left = static_cast<std::int16_t>(left - n);
}

void Referee::begin_preventions() {
    s_.stage = Stage::Prevent;
    s_.core.priority = s_.core.active;
    s_.core.passes = 0;
}

/// A Circle resolves: it stops what one source of its colour contributed (War C6, WA30).
void Referee::begin_circle(const Item& item) {
    const bool is_fighter = item.controller == active() || item.controller == s_.fight.opponent;
    if (is_fighter) {
        s_.fight.circler = item.controller;
        s_.fight.circle = rules_.table.ops[rules_.table.abilities[item.ability].first].mana;
        s_.fight.stopped = 0;
        s_.stage = Stage::Circle;
    }
}

void Referee::decide_circle(Permanent& p) {
    const bool is_attacker = s_.fight.circler == active();
    if (s_.fight.stopped == 0) {
        p.marks = static_cast<std::uint8_t>(p.marks | stopped);
        s_.fight.stopped = static_cast<std::int16_t>(board_.strength(p, !is_attacker));
        return;
    }
    const int n = std::min<int>(s_.fight.stopped, p.assigned);
    p.assigned = static_cast<std::int16_t>(p.assigned - n);
    s_.fight.stopped = static_cast<std::int16_t>(s_.fight.stopped - n);
    if (s_.fight.stopped == 0) {
        s_.stage = Stage::Prevent;
    }
}

/// All damage at once (War C8); fog in this place stops it, shields take their part.
void Referee::deal() {
    const bool is_foggy = (s_.core.fog_places >> s_.fight.place & 1U) != 0;
    for (Permanent& p : battlefield()) {
        const int stopped_n = is_foggy ? p.assigned : std::min<int>(p.assigned, p.shield);
        p.shield = static_cast<std::uint8_t>(is_foggy ? p.shield : p.shield - stopped_n);
        p.damage = static_cast<std::int16_t>(p.damage + p.assigned - stopped_n);
        p.assigned = 0;
    }
    s_.stage = Stage::Enter;
}

void Referee::finish_fight() {
    for (Permanent& p : battlefield()) {
        p.marks = static_cast<std::uint8_t>(is_in_camp(p) ? p.marks : p.marks & ~joined);
    }
    s_.fight = Fight{};
    s_.stage = Stage::Combat;
}

/// A surviving attacker enters the stronghold that was cleared, with what it carries (War C9).
void Referee::enter_stronghold(Permanent& p) {
    const int place = s_.fight.place;
    p.marks = static_cast<std::uint8_t>(p.marks & ~joined);
    arrive(p, place);
    if (has_mark(p, carrier)) {
        arrive(*engine_.find(p.partner), place);
    }
}

}  // namespace ziggurat::tabletop::magic::war
