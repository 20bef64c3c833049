// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone {

/// Takes a monster out; those behind it come nearer to rank 1 (section 1.6, step 6).
CardByte Referee::remove_from_hall(Hall& hall, std::size_t place) {
    const CardByte removed = hall.monsters[place];
    std::copy(hall.monsters.begin() + static_cast<std::ptrdiff_t>(place) + 1, hall.monsters.begin() + hall.size,
              hall.monsters.begin() + static_cast<std::ptrdiff_t>(place));
    --hall.size;
    hall.has_new_front = hall.has_new_front || place == 0;
    return removed;
}

void Referee::put_under(Hall& hall, CardByte card) {
    hall.deck[hall.count++] = card;
}

/// The next card of the deck comes up behind those in the hall.
void Referee::deal_into(Hall& hall, int channel) {
    std::size_t at = 0;
    if (hall.hidden > 0) {
        hall.layer = hall.layer > 0 ? hall.layer : hall.hidden;
        at = chance_.next(channel).below(hall.layer);
        // Any card of the bag; the last of the layer takes its place, the last of the bag that one's.
        const CardByte dealt = hall.deck[at];
        --hall.layer;
        --hall.hidden;
        hall.deck[at] = hall.deck[hall.layer];
        hall.deck[hall.layer] = hall.deck[hall.hidden];
        hall.deck[hall.hidden] = dealt;
        at = hall.hidden;
    }
    const CardByte card = hall.deck[at];
    std::copy(hall.deck.begin() + static_cast<std::ptrdiff_t>(at) + 1, hall.deck.begin() + hall.count,
              hall.deck.begin() + static_cast<std::ptrdiff_t>(at));
    --hall.count;
    hall.has_new_front = hall.has_new_front || hall.size == 0;
    hall.monsters[hall.size++] = card;
}

/// Fills a dungeon's hall from its deck, as far as that goes (ruling 19), and looks who has come to rank 1.
void Referee::refill(std::size_t village) {
    Hall& hall = s_.dungeons[village];
    while (hall.size < hall_size && hall.count > 0) {
        deal_into(hall, channel::dungeon + static_cast<int>(village));
    }
    if (hall.size == 0) {
        finish_exhausted();
        return;
    }
    if (hall.has_new_front) {
        hall.has_new_front = false;
        breach(village);
    }
}

/// On the road the card sent away is replaced by the next one (ruling 42).
void Referee::refill_hall_of_turn() {
    if (!s_.turn.on_road) {
        refill(active().village);
        return;
    }
    if (s_.road.size == 0) {
        deal_into(s_.road, channel::road);
        s_.road.has_new_front = false;
    }
}

/// What a monster does on arriving in rank 1, once in a game (section 1.6, step 6).
void Referee::breach(std::size_t village) {
    CardByte& front = s_.dungeons[village].monsters[0];
    const Card& monster = cards_[front];
    if (is_marked(front) || !monster.has(Trigger::Breach)) {
        return;
    }
    front = static_cast<CardByte>(front | mark);
    for (const Effect& effect : cards_.effects(monster)) {
        if (effect.op == Op::DestroyStackTops) {
            topple_stacks(village, effect);
        } else if (effect.op == Op::EveryoneDiscards) {
            everyone_discards(effect.n);
        }
    }
}

/// The top cards of the heroes' piles leave the game, militia too (ruling 24).
void Referee::topple_stacks(std::size_t village, const Effect& effect) {
    const auto topple = [&](Kind kind) {
        --s_.supply[kind];
        ++s_.gone[kind];
    };
    for (std::size_t other = 0; other < villages; ++other) {
        if (other != village && !rules_.options.breach_hits_all_villages) {
            continue;
        }
        for (const std::uint8_t group : s_.hero_groups[other]) {
            for (int i = 0; i < effect.n; ++i) {
                const Kind top = top_hero(rules_, s_, group);
                if (top != no_kind) {
                    topple(top);
                }
            }
        }
    }
    for (int i = 0; effect.includes_militia && i < effect.n && s_.supply[cards_.militia()] > 0; ++i) {
        topple(cards_.militia());
    }
}

/// Tyxr: every player at the table, the active one first (ruling 25).
void Referee::everyone_discards(int count) {
    for (int i = s_.player_count - 1; i >= 0; --i) {
        put(Step::Discard, (s_.active + i) % s_.player_count, count);
    }
}

void Referee::send_to_bottom(std::size_t place) {
    Hall& here = hall();
    put_under(here, remove_from_hall(here, place));
    refill_hall_of_turn();
}

/// Thyrian Lord: onto the discard pile, without experience.
void Referee::take_monster(std::size_t place) {
    put_on_discard(active(), remove_from_hall(hall(), place));
    refill_hall_of_turn();
}

/// The new order of the hall, by the places that monsters come from.
void Referee::reorder_hall(unsigned order) {
    static constexpr std::array<std::array<std::uint8_t, hall_size>, 6> orders = {
        {{0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    Hall& here = hall();
    const auto before = here.monsters;
    for (std::size_t i = 0; i < here.size && i < hall_size; ++i) {
        here.monsters[i] = before[orders[order][i]];
    }
    here.has_new_front = orders[order][0] != 0;
    refill_hall_of_turn();
}

/// Changes the hall, then a card of the hand must go, then one is drawn (ruling 34).
void Referee::banish(unsigned choice) {
    put(Step::BanishDestroy, s_.active);
    if (choice > hall_size) {
        reorder_hall(choice - hall_size);
    } else if (choice > 0) {
        send_to_bottom(choice - 1);
    }
}

}  // namespace ziggurat::tabletop::thunderstone
