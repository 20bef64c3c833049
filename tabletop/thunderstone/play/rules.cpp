// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/play/rules.h"

#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

Muster muster_of_turn(const Rules& rules, const State& s) {
    return Muster(rules.cards, hand_of(s.players[s.active]), {s.turn.party.data(), s.turn.borrowed});
}

Kind top_hero(const Rules& rules, const State& s, std::uint8_t group) {
    for (const Kind kind : rules.cards.hero_groups()[group].kinds) {
        if (s.supply[kind] > 0) {
            return kind;
        }
    }
    return no_kind;
}

bool meets_bounty(const Rules& rules, CardByte monster, int bounty) {
    const Card& card = rules.cards[monster];
    if (!card.is_monster() || bounty < 0) {
        return false;
    }
    if (rules.options.bounties_by_keyword) {
        const Group& group = rules.cards.monster_groups()[static_cast<std::size_t>(bounty)];
        return (card.classes & group.classes) != 0;
    }
    return card.group == bounty;
}

int gold_in_hand(const Rules& rules, const State& s) {
    int gold = 0;
    for (const CardByte card : hand_of(s.players[s.active])) {
        gold += rules.cards[card].gold;
    }
    return gold;
}

int score(const Rules& rules, const State& s, int player) {
    const Player& owner = s.players[static_cast<std::size_t>(player)];
    int points = 3 * owner.bounties + owner.stones * rules.cards[rules.cards.stone()].vp;
    const CardByte* const cards = owner.cards.data();
    for (int i = 0; i < owner.deck + owner.hand; ++i) {
        points += rules.cards[cards[i]].vp;
    }
    for (int i = card_room - owner.discard; i < card_room; ++i) {
        points += rules.cards[cards[i]].vp;
    }
    return points;
}

}  // namespace ziggurat::tabletop::thunderstone
