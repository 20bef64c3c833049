// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "tabletop/thunderstone/play/rules.h"
#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

/// Calls `sink(kind)` for each kind of the set, in order.
template <class Sink>
void for_each_in(const KindSet& set, Sink sink) {
    for (std::size_t word = 0; word < set.words.size(); ++word) {
        for (std::uint64_t left = set.words[word]; left != 0; left &= left - 1) {
            sink(static_cast<Kind>(64 * word + static_cast<std::size_t>(std::countr_zero(left))));
        }
    }
}

/// A bit for each trigger, as in `Card::triggers`.
template <class... Triggers>
constexpr unsigned bits_of(Triggers... triggers) {
    return ((1U << static_cast<unsigned>(triggers)) | ...);
}

/// Whether some card has an effect with one of the triggers, used already or not.
template <class... Triggers>
bool has_effects(const Catalogue& cards, std::span<const CardByte> hand, Triggers... triggers) {
    unsigned found = 0;
    for (const CardByte card : hand) {
        found |= cards.triggers(card);
    }
    return (found & bits_of(triggers...)) != 0;
}

/// Whether the experience is enough for the level of some hero in hand.
inline bool can_pay_level(const Catalogue& cards, const Player& player) {
    bool can_pay = false;
    for (const CardByte card : hand_of(player)) {
        can_pay |= cards.xp_to_level(card) <= player.xp;
    }
    return can_pay;
}

/// Calls `sink(kind, is_borrowed)` for what a battle effect may destroy, each once.
template <class Sink>
void for_each_victim(const Rules& rules, const State& s, const Effect& effect, Sink sink) {
    const KindSet& who = rules.cards.set(effect.who);
    const auto is_victim = [&](Kind kind) {
        return who.contains(kind) && (!effect.is_highest_strength || s.turn.strongest.contains(kind));
    };
    KindSet victims;
    for (const CardByte card : hand_of(s.players[s.active])) {
        if (is_victim(kind_of(card))) {
            victims.insert(kind_of(card));
        }
    }
    for_each_in(victims, [&](Kind kind) { sink(kind, false); });
    KindSet borrowed;
    for (std::size_t i = 0; i < s.turn.borrowed; ++i) {
        if (is_victim(s.turn.party[i].kind)) {
            borrowed.insert(s.turn.party[i].kind);
        }
    }
    for_each_in(borrowed, [&](Kind kind) { sink(kind, true); });
}

/// The first of the turn's spoils that lets the player buy this kind, -1 if none does.
int spoil_for(const Rules& rules, const State& s, Kind kind);

/// The village effects that cards in hand offer now.
void list_village_effects(const Rules& rules, const State& s, Actions& actions);

/// The dungeon effects that cards in hand offer now.
void list_dungeon_effects(const Rules& rules, const State& s, Actions& actions);

/// Whether a monster in hand meets the bounty of the village (ruling 14).
bool can_claim(const Rules& rules, const State& s);

/// The decisions of a village visit.
void list_visit(const Rules& rules, const State& s, Actions& actions);

/// Whether a visit has anything left to decide but its end.
bool has_visit_choice(const Rules& rules, const State& s);

/// The decisions in a dungeon or on the road before the fight.
void list_exploration(const Rules& rules, const State& s, Actions& actions);

}  // namespace ziggurat::tabletop::thunderstone
