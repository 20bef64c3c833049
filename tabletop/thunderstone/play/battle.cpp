// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>

#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone {

/// The battle ends: who is destroyed is gone, borrowed heroes go home, the monster goes where it belongs.
void Referee::conclude() {
    pop();
    while (s_.turn.thrown > 0) {
        const auto hand = hand_of(active());
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (cards_[hand[i]].party.throw_attack != 0) {
                destroy(s_, cards_, hand[i]);
                take_from_hand(active(), i);
                break;
            }
        }
        --s_.turn.thrown;
    }
    return_borrowed();
    Hall& here = hall();
    const CardByte monster = remove_from_hall(here, s_.turn.place);
    if (s_.turn.on_road || !s_.turn.is_won) {
        put_under(here, monster);  // ruling 38: a card of the road is nobody's
    } else {
        put_on_discard(active(), monster);
    }
    if (s_.turn.is_won) {
        active().xp = static_cast<std::uint16_t>(active().xp + cards_[monster].xp);
    }
}

void Referee::return_borrowed() {
    for (std::size_t i = 0; i < s_.turn.borrowed; ++i) {
        put_on_discard(s_.players[s_.turn.party[i].owner], s_.turn.party[i].kind);
    }
    s_.turn.borrowed = 0;
}

/// What surviving heroes do after a victory, before spoils.
void Referee::after_defeat() {
    pop();
    if (!has_effects(cards_, hand_of(active()), Trigger::AfterDefeat)) {
        return;
    }
    const unsigned rank_bit = 1U << static_cast<unsigned>(rank_at(s_, s_.turn.place) - 1);
    for (const CardByte card : hand_of(active())) {
        if (!cards_[card].has(Trigger::AfterDefeat)) {
            continue;
        }
        for (const Effect& effect : cards_.effects(cards_[card])) {
            if (effect.trigger != Trigger::AfterDefeat || (effect.ranks & rank_bit) == 0) {
                continue;
            }
            if (effect.op == Op::Xp) {
                active().xp = static_cast<std::uint16_t>(active().xp + effect.n);
            } else if (!s_.turn.on_road) {
                put(Step::SendAway, s_.active);  // on the road none is left to send (ruling 42)
            }
        }
    }
}

/// A purchase for each card that grants one; narrower grants are used first.
void Referee::add_spoil(std::uint8_t set) {
    Turn& turn = s_.turn;
    if (turn.spoil_count == turn.spoils.size()) {
        return;
    }
    const auto size_of = [&](std::uint8_t index) {
        return std::popcount(cards_.set(index).words[0]) + std::popcount(cards_.set(index).words[1]);
    };
    std::size_t at = turn.spoil_count++;
    for (; at > 0 && size_of(set) < size_of(turn.spoils[at - 1]); --at) {
        turn.spoils[at] = turn.spoils[at - 1];
    }
    turn.spoils[at] = set;
}

void Referee::gather_spoils() {
    // Who stays on the road's near side buys nothing (ruling 37).
    const bool can_buy = !s_.turn.on_road || s_.turn.has_moved;
    const auto gather = [&](CardByte card) {
        if (!cards_[card].has(Trigger::Spoils)) {
            return;
        }
        for (const Effect& effect : cards_.effects(cards_[card])) {
            if (effect.trigger == Trigger::Spoils && effect.op == Op::Buy && can_buy) {
                for (int i = 0; i < effect.n; ++i) {
                    add_spoil(effect.who);
                }
            }
        }
    };
    gather(s_.turn.foe);
    if (!has_effects(cards_, hand_of(active()), Trigger::Spoils)) {
        return;
    }
    for (const CardByte card : hand_of(active())) {
        if (!cards_[card].is_monster()) {
            gather(card);
        }
    }
}

/// Ruling 27: all together for the gold of the surviving hand. A monster's own spoils come first.
void Referee::begin_spoils() {
    s_.tasks[s_.task_count - 1U].a = 1;
    gather_spoils();
    s_.turn.gold = static_cast<std::int16_t>(gold_in_hand(rules_, s_));
    for (const Effect& effect : cards_.effects(cards_[s_.turn.foe])) {
        if (effect.trigger == Trigger::Spoils && effect.op == Op::Reveal) {
            put(Step::OfferReveal, s_.active, effect.n);
        }
    }
}

/// Whether the spoils are over without a choice; the first time it is looked at what they are.
bool Referee::settle_spoils(const Task& task) {
    if (task.a == 0) {
        begin_spoils();
        return true;
    }
    if (s_.turn.spoil_count > 0 && has_room(active())) {
        Actions actions;
        list_actions(rules_, s_, actions);
        if (actions.size() > 1) {
            return false;
        }
    }
    pop();
    return true;
}

void Referee::buy_spoils(Kind kind) {
    Turn& turn = s_.turn;
    const auto used = static_cast<std::size_t>(spoil_for(rules_, s_, kind));
    for (std::size_t i = used; i + 1 < turn.spoil_count; ++i) {
        turn.spoils[i] = turn.spoils[i + 1];
    }
    --turn.spoil_count;
    --s_.supply[kind];
    put_on_discard(active(), kind);
    turn.gold = static_cast<std::int16_t>(turn.gold - cards_[kind].cost);
}

/// Sphinx: the cards lie before the hand's others until it is said which of them go.
void Referee::reveal(int count) {
    Random random = chance_.next(channel::player + s_.active);
    const int revealed = draw(active(), count, random);
    put(Step::Revealed, s_.active, revealed);
}

void Referee::end_reveal(int count) {
    // From the last on: what closes a gap comes from behind all of them.
    for (int i = count - 1; i >= 0; --i) {
        const auto at = static_cast<std::size_t>(i);
        const CardByte card = hand_of(active())[at];
        take_from_hand(active(), at);
        put_on_discard(active(), card);
    }
}

}  // namespace ziggurat::tabletop::thunderstone
