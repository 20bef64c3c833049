// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/rollout/action_list.h"
#include "tabletop/thunderstone/cards/catalogue.h"
#include "tabletop/thunderstone/fight/prospects.h"
#include "tabletop/thunderstone/play/action.h"
#include "tabletop/thunderstone/play/options.h"
#include "tabletop/thunderstone/play/state.h"

namespace ziggurat::tabletop::thunderstone {

/// Longer than any decision: a visit offers at most a Pawnbroker's choice among all kinds, the ten piles of a
/// village and the levels of the kinds in hand.
using Actions = rollout::ActionList<Action, 256>;

/// What cards are worth to players that go by rules of thumb, by kind, in victory points roughly.
struct Worth {
    std::array<float, most_kinds + 1> power{};  // in the dungeon
    std::array<float, most_kinds + 1> value{};  // to have in a deck, all in all
    // Of a monster: to beat it in a hall or on the road, bounties apart, and what it costs whoever fights it.
    std::array<float, most_kinds + 1> prey_in_hall{};
    std::array<float, most_kinds + 1> prey_on_road{};
    std::array<float, most_kinds + 1> loss{};
};

/// What never changes while playing.
struct Rules {
    Catalogue cards;
    Options options;
    Worth worth;
    /// Of each kind, bit g for each group g of monsters whose bounty it meets (ruling 16).
    std::array<std::uint16_t, most_kinds + 1> bounties{};
};

/// The monsters that the player on turn faces: the hall of the dungeon, or the road.
inline const Hall& hall_of_turn(const State& s) {
    return s.turn.on_road ? s.road : s.dungeons[s.players[s.active].village];
}
inline Hall& hall_of_turn(State& s) {
    return s.turn.on_road ? s.road : s.dungeons[s.players[s.active].village];
}

inline const Task& task_of(const State& s) {
    return s.tasks[s.task_count - 1U];
}

/// The rank, 1..3, for light and effects, of a monster's place in the hall: on the road always 2.
inline int rank_at(const State& s, std::size_t place) {
    return s.turn.on_road ? 2 : static_cast<int>(place) + 1;
}

inline Encounter encounter_at(const Rules& rules, const State& s, std::size_t place) {
    Encounter met;
    met.monster = kind_of(hall_of_turn(s).monsters[place]);
    met.rank = rank_at(s, place);
    met.converts_armed = s.turn.converts > 0;
    met.is_weightless = s.turn.is_weightless;
    met.dark_raises_health = rules.options.dark_raises_health;
    return met;
}

/// The party of the player on turn, and what it can beat. The latter is for a hand that stays as it is.
Muster muster_of_turn(const Rules& rules, const State& s);
Prospects prospects_of_turn(const Rules& rules, const State& s);

/// The kind of a heroes' group that lies on top of its pile, no_kind if none is left.
Kind top_hero(const Rules& rules, const State& s, std::uint8_t group);

/// Calls `sink(kind)` for what a village sells and has: its village cards, top heroes and basics.
template <class Sink>
void for_each_sold(const Rules& rules, const State& s, std::size_t village, Sink sink) {
    for (const Kind kind : s.sold[village]) {
        if (kind != no_kind && s.supply[kind] > 0) {
            sink(kind);
        }
    }
    for (const std::uint8_t group : s.hero_groups[village]) {
        const Kind kind = top_hero(rules, s, group);
        if (kind != no_kind) {
            sink(kind);
        }
    }
    if (!rules.options.no_basics_sold) {
        for (const Kind kind : rules.cards.basics()) {
            if (s.supply[kind] > 0) {
                sink(kind);
            }
        }
    }
}

/// Calls `sink(next)` for each kind that a hero in hand may become now, experience aside (ruling 13).
template <class Sink>
void for_each_level(const Rules& rules, const State& s, Kind hero, Sink sink) {
    const Card& card = rules.cards[hero];
    if (card.is_militia) {
        for (const std::uint8_t group : s.hero_groups[s.players[s.active].village]) {
            const Kind next = rules.cards.hero_groups()[group].kinds.front();
            if (s.supply[next] > 0) {
                sink(next);
            }
        }
    } else if (card.next != no_kind && s.supply[card.next] > 0) {
        sink(card.next);
    }
}

/// The bounty that a village offers, as a group of monsters; -1 if none is left.
inline int bounty_of(const State& s, std::size_t village) {
    return s.claimed[village] < 2 ? s.bounties[village][s.claimed[village]] : -1;
}

/// Whether a card meets a bounty.
inline bool meets_bounty(const Rules& rules, CardByte card, int bounty) {
    const unsigned met = rules.bounties[kind_of(card)];
    return bounty >= 0 && (met >> static_cast<unsigned>(bounty) & 1U) != 0;
}

/// Which bounties each kind meets.
std::array<std::uint16_t, most_kinds + 1> bounties_of(const Catalogue& cards, const Options& options);

/// The gold of the hand of the player on turn.
int gold_in_hand(const Rules& rules, const State& s);

/// Points of a player, now (rulings 48 and 49).
int score(const Rules& rules, const State& s, int player);

/// The actions of the player to move, none if the game is over. A function of what that player sees.
void list_actions(const Rules& rules, const State& s, Actions& actions);

}  // namespace ziggurat::tabletop::thunderstone
