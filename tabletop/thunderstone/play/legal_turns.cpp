// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/play/legal.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// A hand by kinds: which have an effect with one of some triggers, and which are there once or twice without a
/// mark.
struct Kinds {
    KindSet acting;
    KindSet fresh;
    KindSet fresh_twice;

    Kinds(const Catalogue& cards, std::span<const CardByte> hand, unsigned triggers) {
        for (const CardByte card : hand) {
            const Kind kind = kind_of(card);
            const std::uint64_t bit = std::uint64_t{1} << (kind & 63U);
            const std::uint64_t bit_if_fresh = is_marked(card) ? 0 : bit;
            const std::size_t word = kind >> 6U;
            fresh_twice.words[word] |= fresh.words[word] & bit_if_fresh;
            fresh.words[word] |= bit_if_fresh;
            acting.words[word] |= (cards.triggers(card) & triggers) != 0 ? bit : 0;
        }
    }
};

/// Calls `sink(target)` for each way to pay for an effect: a kind to destroy, or no_kind where nothing is. A card
/// whose effect is used cannot be paid with (section 1.3).
template <class Sink>
void for_each_payment(const Rules& rules, const Kinds& hand, Kind source, const Effect& effect, Sink sink) {
    const bool is_repeated = effect.trigger == Trigger::DungeonRepeat;
    if (effect.cost == Cost::Self) {
        sink(no_kind);
        return;
    }
    if (!is_repeated && !hand.fresh.contains(source)) {
        return;
    }
    if (effect.cost == Cost::None) {
        sink(no_kind);
        return;
    }
    KindSet payable = rules.cards.set(effect.cost_cards);
    for (std::size_t word = 0; word < payable.words.size(); ++word) {
        payable.words[word] &= hand.fresh.words[word];
    }
    for_each_in(payable, [&](Kind target) {
        if (target != source || hand.fresh_twice.contains(target)) {
            sink(target);
        }
    });
}

/// Calls `sink(hero, next)` for each level that can be paid for.
template <class Sink>
void for_each_paid_level(const Rules& rules, const State& s, Sink sink) {
    const Player& player = s.players[s.active];
    if (!can_pay_level(rules.cards, player)) {
        return;
    }
    KindSet seen;
    for (const CardByte card : hand_of(player)) {
        const Kind kind = kind_of(card);
        const Card& hero = rules.cards[kind];
        if (hero.xp_to_level == 0 || hero.xp_to_level > player.xp || seen.contains(kind)) {
            continue;
        }
        seen.insert(kind);
        for_each_level(rules, s, kind, [&](Kind next) { sink(kind, next); });
    }
}

/// The number of orders of so many things.
unsigned orders_of(unsigned things) {
    return things == 3 ? 6U : things == 2 ? 2U : 1U;
}

void list_dungeon_effect(const Rules& rules, const State& s, const Kinds& hand, Kind kind, unsigned index,
                         Actions& actions) {
    const Effect& effect = rules.cards.effects(rules.cards[kind])[index];
    const Hall& hall = hall_of_turn(s);
    for_each_payment(rules, hand, kind, effect, [&](Kind target) {
        const unsigned paid = target == no_kind ? 0U : target;
        switch (effect.op) {
        case Op::BottomMonster:
            for (unsigned place = 1; place <= hall.size; ++place) {
                actions.push_back(Action(Verb::Use, kind, paid, place, index));
            }
            break;
        case Op::TakeMonster:
            for (unsigned place = 1; !s.turn.on_road && place <= hall.size; ++place) {
                if (rules.cards.set(effect.who).contains(kind_of(hall.monsters[place - 1]))) {
                    actions.push_back(Action(Verb::Use, kind, paid, place, index));
                }
            }
            break;
        case Op::Banish:
            // 0 changes nothing, 1..3 send that monster away, from 4 on the hall is reordered (ruling 42).
            for (unsigned choice = 0; choice <= hall.size; ++choice) {
                actions.push_back(Action(Verb::Use, kind, paid, choice, index));
            }
            for (unsigned order = 1; !s.turn.on_road && order < orders_of(hall.size); ++order) {
                actions.push_back(Action(Verb::Use, kind, paid, hall_size + order, index));
            }
            break;
        case Op::Borrow:
            if (s.turn.borrowed < s.turn.party.size()) {
                actions.push_back(Action(Verb::Use, kind, paid, 0, index));
            }
            break;
        default:
            actions.push_back(Action(Verb::Use, kind, paid, 0, index));
            break;
        }
    });
}

}  // namespace

void list_village_effects(const Rules& rules, const State& s, Actions& actions) {
    const auto hand_cards = hand_of(s.players[s.active]);
    if (!has_effects(rules.cards, hand_cards, Trigger::Village)) {
        return;
    }
    const Kinds hand(rules.cards, hand_cards, bits_of(Trigger::Village));
    for_each_in(hand.acting, [&](Kind kind) {
        const auto effects = rules.cards.effects(rules.cards[kind]);
        for (unsigned i = 0; i < effects.size(); ++i) {
            if (effects[i].trigger != Trigger::Village) {
                continue;
            }
            for_each_payment(rules, hand, kind, effects[i], [&](Kind target) {
                actions.push_back(Action(Verb::Use, kind, target == no_kind ? 0U : target, 0, i));
            });
        }
    });
}

bool can_claim(const Rules& rules, const State& s) {
    const int bounty = bounty_of(s, s.players[s.active].village);
    if (bounty < 0) {
        return false;
    }
    // All cards are looked at: where the first would be found is not to be foreseen.
    unsigned met = 0;
    for (const CardByte card : hand_of(s.players[s.active])) {
        met |= rules.bounties[kind_of(card)];
    }
    return (met >> static_cast<unsigned>(bounty) & 1U) != 0;
}

void list_dungeon_effects(const Rules& rules, const State& s, Actions& actions) {
    const auto hand_cards = hand_of(s.players[s.active]);
    if (!has_effects(rules.cards, hand_cards, Trigger::Dungeon, Trigger::DungeonRepeat)) {
        return;
    }
    const Kinds hand(rules.cards, hand_cards, bits_of(Trigger::Dungeon, Trigger::DungeonRepeat));
    for_each_in(hand.acting, [&](Kind kind) {
        const auto effects = rules.cards.effects(rules.cards[kind]);
        for (unsigned i = 0; i < effects.size(); ++i) {
            if (effects[i].trigger == Trigger::Dungeon || effects[i].trigger == Trigger::DungeonRepeat) {
                list_dungeon_effect(rules, s, hand, kind, i, actions);
            }
        }
    });
}

void list_visit(const Rules& rules, const State& s, Actions& actions) {
    const Player& player = s.players[s.active];
    if (!s.turn.has_bought) {
        list_village_effects(rules, s, actions);
    }
    if (can_claim(rules, s)) {
        actions.push_back(Action(Verb::Claim));
    }
    if (s.turn.buys > 0 && has_room(player)) {
        for_each_sold(rules, s, player.village, [&](Kind kind) {
            if (rules.cards[kind].cost <= s.turn.gold) {
                actions.push_back(Action(Verb::Buy, kind));
            }
        });
    }
    for_each_paid_level(rules, s,
                        [&](Kind hero, Kind next) { actions.push_back(Action(Verb::Level, hero, next)); });
    actions.push_back(Action(Verb::Done));
}

bool has_visit_choice(const Rules& rules, const State& s) {
    if (!s.turn.has_bought || s.turn.buys > 0) {
        return true;
    }
    bool has_level = false;
    for_each_paid_level(rules, s, [&](Kind, Kind) { has_level = true; });
    return has_level || can_claim(rules, s);
}

void list_exploration(const Rules& rules, const State& s, Actions& actions) {
    list_dungeon_effects(rules, s, actions);
    const Hall& hall = hall_of_turn(s);
    Prospects prospects = prospects_of_turn(rules, s);
    bool can_fight = false;
    for (unsigned place = 0; place < hall.size; ++place) {
        const Encounter met = encounter_at(rules, s, place);
        if (!prospects.can_attack(met)) {
            continue;
        }
        can_fight = true;
        actions.push_back(Action(Verb::Attack, 0, place + 1));
        // Cards are only spent where that wins what would be lost.
        if (prospects.has_to_spend(met)) {
            actions.push_back(Action(Verb::Attack, 0, place + 1, 1));
        }
    }
    if (!can_fight) {
        actions.push_back(Action(Verb::Done));
    }
}

}  // namespace ziggurat::tabletop::thunderstone
