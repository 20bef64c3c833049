// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/play/rules.h"

#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

Muster muster_of_turn(const Rules& rules, const State& s) {
    return Muster(rules.cards, hand_of(s.players[s.active]), {s.turn.party.data(), s.turn.borrowed});
}

Prospects prospects_of_turn(const Rules& rules, const State& s) {
    return {rules.cards, hand_of(s.players[s.active]), {s.turn.party.data(), s.turn.borrowed}};
}

Kind top_hero(const Rules& rules, const State& s, std::uint8_t group) {
    for (const Kind kind : rules.cards.hero_groups()[group].kinds) {
        if (s.supply[kind] > 0) {
            return kind;
        }
    }
    return no_kind;
}

std::array<std::uint16_t, most_kinds + 1> bounties_of(const Catalogue& cards, const Options& options) {
    std::array<std::uint16_t, most_kinds + 1> met{};
    for (Kind kind = 0; kind < cards.size(); ++kind) {
        const Card& card = cards[kind];
        for (unsigned group = 0; card.is_monster() && group < cards.monster_groups().size(); ++group) {
            const bool meets = options.bounties_by_keyword
                                   ? (card.classes & cards.monster_groups()[group].classes) != 0
                                   : card.group == group;
            met[kind] = static_cast<std::uint16_t>(met[kind] | (meets ? 1U << group : 0U));
        }
    }
    return met;
}

int gold_in_hand(const Rules& rules, const State& s) {
    int gold = 0;
    for (const CardByte card : hand_of(s.players[s.active])) {
        gold += rules.cards.gold(card);
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
