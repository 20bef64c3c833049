// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone {

void Referee::visit(Action action) {
    switch (action.verb()) {
    case Verb::Use:
        use_in_village(action);
        break;
    case Verb::Claim:
        claim();
        break;
    case Verb::Buy:
        buy(action.kind());
        break;
    case Verb::Level:
        level(action.kind(), static_cast<Kind>(action.a()));
        break;
    default:
        end_visit();
        break;
    }
}

/// All cards still revealed count, and what effects gave (section 1.3, step 3).
void Referee::count_gold() {
    s_.turn.gold = static_cast<std::int16_t>(gold_in_hand(rules_, s_) + s_.turn.extra_gold);
}

/// Marks the card whose effect is used and destroys what it costs; the kind that was destroyed.
Kind Referee::pay(Action action, const Effect& effect) {
    Player& player = active();
    if (effect.cost == Cost::Self) {
        take_from_hand(player, find_in_hand(player, action.kind(), true));
        destroy(s_, cards_, action.kind());
        return action.kind();
    }
    if (effect.trigger != Trigger::DungeonRepeat) {
        CardByte& card = hand_of(player)[find_in_hand(player, action.kind())];
        card = static_cast<CardByte>(card | mark);
    }
    if (effect.cost == Cost::None) {
        return no_kind;
    }
    const auto paid = static_cast<Kind>(action.a());
    take_from_hand(player, find_in_hand(player, paid));
    destroy(s_, cards_, paid);
    return paid;
}

void Referee::use_in_village(Action action) {
    const Effect& effect = cards_.effects(cards_[action.kind()])[action.effect()];
    const Kind paid = pay(action, effect);
    switch (effect.op) {
    case Op::Draw: {
        Random random = chance_.next(channel::player + s_.active);
        draw(active(), effect.n, random);
        break;
    }
    case Op::Gold:
        s_.turn.extra_gold = static_cast<std::int16_t>(s_.turn.extra_gold + effect.n +
                                                       (effect.adds_gold_of_cost ? cards_[paid].gold : 0));
        break;
    case Op::ExtraBuy:
        s_.turn.buys = static_cast<std::uint8_t>(s_.turn.buys + effect.n);
        break;
    default:
        active().xp = static_cast<std::uint16_t>(active().xp + effect.n);
        break;
    }
    count_gold();
}

/// The monster is only shown (ruling 15); the bounty lies in front of the player (ruling 17).
void Referee::claim() {
    ++s_.claimed[active().village];
    ++active().bounties;
    int empty = 0;
    for (const std::uint8_t claimed : s_.claimed) {
        empty += claimed == 2 ? 1 : 0;
    }
    if (empty < 2) {
        return;
    }
    // Rulings 46 and 47: the visit goes on to its end.
    s_.turn.ends_game = true;
    if (rules_.options.bounties_end_at_once) {
        finish(End::Bounties);
    }
}

void Referee::buy(Kind kind) {
    --s_.supply[kind];
    put_on_discard(active(), kind);
    s_.turn.gold = static_cast<std::int16_t>(s_.turn.gold - cards_[kind].cost);
    --s_.turn.buys;
    s_.turn.has_bought = true;
}

/// Section 1.5. Levels come after purchases.
void Referee::level(Kind hero, Kind next) {
    Player& player = active();
    player.xp = static_cast<std::uint16_t>(player.xp - cards_[hero].xp_to_level);
    take_from_hand(player, find_in_hand(player, hero, true));
    destroy(s_, cards_, hero);
    --s_.supply[next];
    put_on_discard(player, next);
    s_.turn.has_bought = true;
    s_.turn.buys = 0;
}

void Referee::end_visit() {
    if (s_.turn.ends_game) {
        finish(End::Bounties);
        return;
    }
    pop();
}

}  // namespace ziggurat::tabletop::thunderstone
