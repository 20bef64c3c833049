// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <bit>

#include "tabletop/magic/war/board.h"

namespace ziggurat::tabletop::magic::war {

int Board::decider() const {
    if (s_.core.task_count > 0) {
        return s_.core.tasks[s_.core.task_count - 1U].player;
    }
    switch (s_.stage) {
    case Stage::Boost:
    case Stage::Prevent:
        return s_.core.priority;
    case Stage::Place:
        return s_.pending.controller;
    case Stage::Circle:
        return s_.fight.circler;
    case Stage::Defence:
        return s_.fight.opponent;
    default:
        return s_.core.active;
    }
}

void Board::list(Actions& actions, std::size_t enough) const {
    if (s_.end != End::No) {
        return;
    }
    if (s_.core.task_count > 0) {
        look_.list(actions);
        return;
    }
    const int player = s_.core.active;
    const Player& self = s_.core.players[s_.core.active];
    switch (s_.stage) {
    case Stage::Supply:
    case Stage::Healing:
        actions.push_back(Action(Verb::Pass));
        for (const Permanent& p : look_.battlefield()) {
            const bool can_heal = s_.stage == Stage::Healing && p.damage > 0 && self.supply > 0 &&
                                  (p.marks / heal & 3) < 2 && !is_in_camp(p);
            const bool can_tap = s_.stage == Stage::Supply && look_.printed(p).has_mana && !p.is(turned_down) &&
                                 look_.can_tap(p) && !is_in_camp(p);
            if (p.controller == player && (can_heal || can_tap)) {
                actions.push_back(order(can_heal ? Order::Heal : Order::Mana, p.id));
            }
        }
        break;
    case Stage::Movement:
        list_moves(actions, enough);
        break;
    case Stage::Combat:
        list_fights(actions);
        break;
    case Stage::Join:
    case Stage::Enter:
        list_companions(actions);
        break;
    case Stage::Boost:
    case Stage::Prevent:
        list_window(actions, enough);
        break;
    case Stage::Attack:
    case Stage::Defence:
        list_assignments(actions);
        break;
    case Stage::Circle:
        list_circle(actions);
        break;
    case Stage::Casting:
        list_casting(actions, enough);
        break;
    case Stage::Place:
        for (unsigned place = 0; place < cells; ++place) {
            actions.push_back(order(Order::Place, 0, place));
        }
        actions.push_back(order(Order::Place, 0, static_cast<unsigned>(stronghold(s_.pending.controller))));
        break;
    case Stage::Last:
        break;
    }
}

void Board::list_moves(Actions& actions, std::size_t enough) const {
    actions.push_back(Action(Verb::Pass));
    Loads loads;
    for (const Permanent& p : look_.battlefield()) {
        if (is_active(p) && !is_in_camp(p) && (p.marks & (moved | carrier | cargo)) == 0) {
            loads.push_back(&p);
        }
    }
    for (const Permanent& p : look_.battlefield()) {
        if (is_active(p) && !is_in_camp(p) && !has_mark(p, cargo)) {
            list_moves_of(p, loads, actions);
        }
        if (actions.size() >= enough) {
            return;
        }
    }
}

void Board::list_moves_of(const Permanent& p, const Loads& loads, Actions& actions) const {
    std::uint32_t open =
        has_mark(p, moved) && !has_mark(p, strides) ? 0 : neighbours(s_.core.player_count, p.place, p.has(flying));
    for (; open != 0; open &= open - 1) {
        const int place = std::countr_zero(open);
        if (can_enter(p, place)) {
            actions.push_back(order(Order::Move, p.id, static_cast<unsigned>(place)));
        }
    }
    if (has_mark(p, carrier)) {
        const Permanent& load = *look_.find(p.partner);
        if (can_stand(load, p.place)) {
            actions.push_back(order(Order::Drop, p.id, p.place));
        }
        // Islandhome creatures are dropped right into an island next to a cell that is none (War M5).
        const bool is_ashore = load.has(islandhome) && p.place < cells && !can_stand(load, p.place);
        for (int place = 0; is_ashore && place < cells; ++place) {
            if (are_adjacent(s_.core.player_count, p.place, place) && can_stand(load, place)) {
                actions.push_back(order(Order::Drop, p.id, static_cast<unsigned>(place)));
            }
        }
        return;
    }
    for (const Permanent* const other : loads) {
        if (other != &p && other->place == p.place) {
            actions.push_back(order(Order::Carry, p.id, index_of(*other)));
        }
    }
}

/// A fight in a shared cell that the active player moved into is not to be avoided (War C1).
bool Board::must_fight(const Crowds& crowds) const {
    for (std::uint32_t open = s_.moved_in & ((1U << cells) - 1); open != 0; open &= open - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(open));
        for (std::size_t other = 0; other < s_.core.player_count; ++other) {
            const bool is_shared =
                other != s_.core.active && crowds[place][other] > 0 && crowds[place][s_.core.active] > 0;
            if (is_shared && s_.fought[other][place] == 0) {
                return true;
            }
        }
    }
    return false;
}

void Board::list_fights(Actions& actions) const {
    const Crowds there = crowds();
    if (!must_fight(there)) {
        actions.push_back(Action(Verb::Pass));
    }
    const int places = cells + s_.core.player_count;
    for (int place = 0; place < places; ++place) {
        const int from = place < cells ? place : gateway(s_.core.player_count, place - cells);
        const auto at = static_cast<std::size_t>(place);
        const bool is_ready = there[static_cast<std::size_t>(from)][s_.core.active] > 0;
        for (unsigned other = 0; is_ready && other < s_.core.player_count; ++other) {
            if (other != s_.core.active && there[at][other] > 0 && s_.fought[other][at] == 0) {
                actions.push_back(order(Order::Fight, other, static_cast<unsigned>(place)));
            }
        }
    }
}

/// Who joins an assault (War C2: anybody in the gateway, at least one), and who enters after it (C9).
void Board::list_companions(Actions& actions) const {
    const int place = s_.fight.place;
    if (s_.stage == Stage::Enter && (!s_.fight.is_assault || enemies(place, s_.core.active) > 0)) {
        return;
    }
    const int from = gateway(s_.core.player_count, place - cells);
    const bool enters = s_.stage == Stage::Enter;
    const int inside = creatures(place, s_.core.active);
    bool has_joined = false;
    for (const Permanent& p : look_.battlefield()) {
        if (!is_active(p) || is_in_camp(p) || p.place != from) {
            continue;
        }
        const bool is_joined = has_mark(p, joined);
        has_joined = has_joined || is_joined;
        const int size = has_mark(p, carrier) ? 2 : 1;
        const bool may_enter =
            is_joined && !has_mark(p, cargo) && !p.has(islandhome) && inside + size <= most_in_stronghold;
        if (enters ? may_enter : !is_joined) {
            actions.push_back(Action(Verb::Choose, Ref{Ref::Permanent, 0, p.id}));
        }
    }
    if (enters || has_joined) {
        actions.push_back(Action(Verb::Pass));
    }
}

/// All damage has to be assigned, as far as it can be (War WA23): where everybody gets all that they can take,
/// and where there is but one, nothing is left to choose.
void Board::list_assignments(Actions& actions) const {
    const bool by_attacker = s_.stage == Stage::Attack;
    const int left = by_attacker ? s_.fight.attack : s_.fight.defence;
    int count = 0;
    int sum = 0;
    bool is_protected = false;
    std::array<int, battlefield_room> room{};
    for (const Permanent& p : look_.battlefield()) {
        const int most = takes_part(p, !by_attacker) ? most_damage(p, left) : 0;
        room[index_of(p)] = most;
        count += most > 0 ? 1 : 0;
        sum += most;
        is_protected = is_protected || (most > 0 && protected_from(p.keywords) != 0);
    }
    const bool is_forced = count == 1 || (sum <= left && !is_protected);
    for (const Permanent& p : look_.battlefield()) {
        const int most = room[index_of(p)];
        if (most > 0) {
            actions.push_back(Action(Verb::Choose, Ref{Ref::Permanent, 0, p.id}));
        }
        if (most > 0 && is_forced) {
            return;
        }
        if (most > 1) {
            actions.push_back(order(Order::One, p.id));
        }
    }
}

/// First whose damage is stopped, then where (War C6).
void Board::list_circle(Actions& actions) const {
    const bool is_attacker = s_.fight.circler == s_.core.active;
    const bool seeks_source = s_.fight.stopped == 0;
    for (const Permanent& p : look_.battlefield()) {
        const bool is_source = takes_part(p, !is_attacker) && (p.colours & s_.fight.circle) != 0 &&
                               !has_mark(p, stopped) && strength(p, !is_attacker) > 0;
        const bool is_victim = takes_part(p, is_attacker) && p.assigned > 0;
        if (seeks_source ? is_source : is_victim) {
            actions.push_back(Action(Verb::Choose, Ref{Ref::Permanent, 0, p.id}));
        }
    }
}

void Board::list_abilities(int player, Actions& actions, std::size_t enough) const {
    const Use wanted = s_.stage == Stage::Boost     ? Use::Boost
                       : s_.stage == Stage::Prevent ? Use::Prevention
                                                    : Use::Other;
    for (const Permanent& p : look_.battlefield()) {
        const CardDef& def = look_.printed(p);
        if (p.controller != player || p.is(turned_down) || !def.has_activated) {
            continue;
        }
        if (actions.size() >= enough) {
            return;
        }
        for (unsigned k = 0; k < def.abilities; ++k) {
            const Item item = look_.activation(p, static_cast<int>(k), player);
            const Ability& made = look_.ability(item.ability);
            if (made.kind == AbilityKind::Activated && !made.from_graveyard && !made.from_hand &&
                use_of(rules_, made) == wanted && look_.can_announce(item)) {
                actions.push_back(Action(Verb::Activate, p.id, k));
            }
        }
    }
}

/// Boosts, or preventions, of whoever has priority (War C4, C6).
void Board::list_window(Actions& actions, std::size_t enough) const {
    const int player = s_.core.priority;
    const Use wanted = s_.stage == Stage::Boost ? Use::Boost : Use::Prevention;
    const bool takes_all = s_.stage == Stage::Boost && rules_.options.has_free_instants;
    actions.push_back(Action(Verb::Pass));
    if (look_.is_stack_full()) {
        return;
    }
    CardId before = no_card;
    static_cast<void>(s_.core.players[s_.core.priority].hand.some([&](CardId card) {
        const CardDef& def = rules_.def_of(card);
        const bool is_copy = before != no_card && rules_.cards[before] == rules_.cards[card];
        before = card;
        const Use use = use_of(rules_, def);
        const bool is_fitting = use == wanted || (takes_all && use == Use::Other);
        if (!is_copy && def.is(instant) && is_fitting &&
            look_.can_announce(look_.spell(card, ItemKind::Spell, player))) {
            actions.push_back(Action(Verb::Cast, card));
        }
        return actions.size() >= enough;
    }));
    list_abilities(player, actions, enough);
}

/// Everything else (War 4.4 step 7): creatures only with one's own stronghold held and room in it (K2, T7).
void Board::list_casting(Actions& actions, std::size_t enough) const {
    const int player = s_.core.active;
    const bool takes_creatures =
        s_.holder[s_.core.active] == player && creatures(stronghold(player), player) < most_in_stronghold;
    actions.push_back(Action(Verb::Pass));
    CardId before = no_card;
    static_cast<void>(s_.core.players[s_.core.active].hand.some([&](CardId card) {
        const bool is_copy = before != no_card && rules_.cards[before] == rules_.cards[card];
        before = card;
        if (!is_copy) {
            list_casting_of(card, player, takes_creatures, actions);
        }
        return actions.size() >= enough;
    }));
    for (const Permanent& p : look_.battlefield()) {
        const CardDef& def = look_.printed(p);
        if (p.controller == player && p.is(turned_down) && def.has_morph &&
            look_.can_pay(player, def.morph, 0, p.id, no_card)) {
            actions.push_back(Action(Verb::TurnUp, p.id));
        }
    }
    list_abilities(player, actions, enough);
}

void Board::list_casting_of(CardId card, int player, bool takes_creatures, Actions& actions) const {
    const CardDef& def = rules_.def_of(card);
    const bool is_ready = def.is(creature) ? takes_creatures : use_of(rules_, def) == Use::Other;
    if (is_ready && !def.is(land) && look_.can_announce(look_.spell(card, ItemKind::Spell, player))) {
        actions.push_back(Action(Verb::Cast, card));
    }
    if (def.has_morph && takes_creatures &&
        look_.can_announce(look_.spell(card, ItemKind::FaceDownSpell, player))) {
        actions.push_back(Action(Verb::CastDown, card));
    }
    for (unsigned k = 0; def.acts_in_hand && k < def.abilities; ++k) {
        const Item item = look_.card_activation(card, static_cast<int>(k), player);
        if (look_.ability(item.ability).from_hand && look_.can_announce(item)) {
            actions.push_back(Action(Verb::Cycle, card, k));
        }
    }
}

}  // namespace ziggurat::tabletop::magic::war
