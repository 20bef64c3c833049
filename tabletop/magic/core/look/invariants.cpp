// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/look/invariants.h"

#include <vector>

#include "tabletop/magic/core/look/look.h"

namespace ziggurat::tabletop::magic {

namespace {

/// How often each card is somewhere.
std::vector<int> places(const Rules& rules, const State& s) {
    std::vector<int> count(rules.cards.size());
    const auto add = [&](CardId card) { ++count[card]; };
    for (const CardSet* const zone : {&s.library, &s.reserve, &s.graveyard, &s.exile}) {
        zone->each(add);
    }
    for (const Player& player : s.players) {
        player.hand.each(add);
    }
    for (std::size_t i = 0; i < s.known_count; ++i) {
        add(s.known_top[i]);
    }
    for (std::size_t i = 0; i < s.dug_count; ++i) {
        add(s.dug[i]);
    }
    for (const Permanent& p : Look(rules, s).battlefield()) {
        if (!p.is(token)) {
            add(p.card);
        }
    }
    for (std::size_t i = 0; i < s.stack_count; ++i) {
        if (s.stack[i].kind != ItemKind::Ability) {
            add(s.stack[i].card);
        }
    }
    // A spell that is being resolved is on its way from the stack to where it goes.
    for (std::size_t i = 0; i < s.task_count; ++i) {
        if (s.tasks[i].step == Step::Finish) {
            add(s.run.card);
        }
    }
    return count;
}

/// Whether the outline of all permanents has at least what one of them needs.
bool is_outlined(const Look& look, const State& s, const Permanent& p) {
    const CardDef& def = look.printed(p);
    const bool is_up = !p.is(turned_down);
    const bool is_spring = (is_up && def.has_mana) || p.mana > 0;
    const int price = is_up ? def.least_price : 0;
    return (look.events(p) & ~s.outline.events) == 0 && (s.outline.has_static || !is_up || !def.has_static) &&
           (!is_spring || (s.outline.springs >> p.controller & 1U) != 0) &&
           s.outline.least_price[p.controller] <= price;
}

std::string avatars(const Look& look, const State& s) {
    for (int player = 0; s.has_avatars && !s.is_stale && player < s.player_count; ++player) {
        const CardDef& def = look.avatar(player);
        const bool is_noted = (def.events & ~s.outline.events) == 0 &&
                              s.outline.least_price[static_cast<std::size_t>(player)] <= def.least_price;
        if (look.is_alive(player) && !is_noted) {
            return def.name + " of player " + std::to_string(player + 1) + " is missing in the outline";
        }
    }
    return "";
}

std::string permanents(const Rules& rules, const State& s) {
    const Look look(rules, s);
    for (const Permanent& p : look.battlefield()) {
        const std::string& name = look.printed(p).name;
        if (p.controller >= s.player_count || !look.is_alive(p.controller)) {
            return name + " is controlled by nobody";
        }
        // The rules go on looking for what is to go until the game is over, and no longer.
        const bool is_checked = s.task_count == 0 && s.end == End::No;
        const bool is_settled = is_checked && look.is_creature(p) && !p.has(indestructible);
        if (is_settled && (p.toughness <= 0 || p.damage >= p.toughness)) {
            return name + " survives with too much damage";
        }
        if (is_checked && p.attached != no_object && look.find(p.attached) == nullptr) {
            return name + " is attached to nothing";
        }
        if (!s.is_stale && !is_outlined(look, s, p)) {
            return name + " is missing in the outline";
        }
        if (p.id >= s.next_id || p.id == no_object) {
            return name + " has no proper number";
        }
        if (&p != look.battlefield().data() && (&p - 1)->id >= p.id) {
            return name + " stands before what is older";
        }
    }
    return avatars(look, s);
}

}  // namespace

std::string invariants(const Rules& rules, const State& s) {
    if (s.end == End::Overflow) {
        return "";
    }
    const auto count = places(rules, s);
    for (std::size_t i = 0; i < count.size(); ++i) {
        if (count[i] != 1) {
            return rules.table.defs[rules.cards[i]].name + " is in " + std::to_string(count[i]) + " zones";
        }
    }
    for (int i = 0; i < s.player_count; ++i) {
        const Player& player = s.players[static_cast<std::size_t>(i)];
        int cards = player.hand.size();
        for (const std::uint8_t basics : player.basics_in_hand) {
            cards += basics;
        }
        if (cards != player.hand_size) {
            return "player " + std::to_string(i + 1) + " has miscounted the hand";
        }
    }
    return permanents(rules, s);
}

}  // namespace ziggurat::tabletop::magic
