// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>
#include <utility>

#include "tabletop/rollout/chance.h"
#include "tabletop/thunderstone/cards/catalogue.h"
#include "tabletop/thunderstone/play/state.h"

namespace ziggurat::tabletop::thunderstone {

using rollout::Chance;
using rollout::Random;

/// The channels of chance: each player's draws, each deck of monsters, and the set-up.
namespace channel {
inline constexpr int player = 0;   // + player
inline constexpr int dungeon = 5;  // + village
inline constexpr int road = 8;
inline constexpr int setup = 9;
}  // namespace channel

inline std::span<CardByte> hand_of(Player& player) {
    return {player.cards.data() + player.deck, player.hand};
}
inline std::span<const CardByte> hand_of(const Player& player) {
    return {player.cards.data() + player.deck, player.hand};
}
inline std::span<const CardByte> deck_of(const Player& player) {
    return {player.cards.data(), player.deck};
}
inline std::span<const CardByte> discard_of(const Player& player) {
    return {player.cards.data() + card_room - player.discard, player.discard};
}

inline int owned(const Player& player) {
    return player.deck + player.hand + player.discard;
}
inline bool has_room(const Player& player) {
    return owned(player) < card_room;
}

/// Puts a card that is in no zone on the discard pile.
inline void put_on_discard(Player& player, CardByte card) {
    ++player.discard;
    player.cards[static_cast<std::size_t>(card_room - player.discard)] = kind_of(card);
}

inline void shuffle_discard_into_deck(Player& player) {
    std::array<CardByte, card_room> moved;
    const std::size_t count = player.discard;
    std::memcpy(moved.data(), player.cards.data() + card_room - count, count);
    std::memmove(player.cards.data() + count, player.cards.data(), player.hand);
    std::memcpy(player.cards.data(), moved.data(), count);
    player.deck = player.discard;
    player.discard = 0;
}

/// Draws up to `count` cards: with deck and discard pile empty there are no more (section 1.2).
inline int draw(Player& player, int count, Random& random) {
    int drawn = 0;
    while (drawn < count) {
        if (player.deck == 0) {
            if (player.discard == 0) {
                break;
            }
            shuffle_discard_into_deck(player);
        }
        const int now = std::min<int>(count - drawn, player.deck);
        std::uint32_t left = player.deck;
        for (int i = 0; i < now; ++i) {
            const std::size_t at = random.below(left--);
            std::swap(player.cards[at], player.cards[left]);
        }
        player.deck = static_cast<std::uint8_t>(left);
        player.hand = static_cast<std::uint8_t>(player.hand + now);
        drawn += now;
    }
    return drawn;
}

/// The place in the hand of a card of this kind, preferring marked or unmarked ones; the hand's size if none.
inline std::size_t find_in_hand(const Player& player, Kind kind, bool prefers_marked = false) {
    const auto hand = hand_of(player);
    std::size_t found = hand.size();
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (kind_of(hand[i]) == kind) {
            found = i;
            if (is_marked(hand[i]) == prefers_marked) {
                break;
            }
        }
    }
    return found;
}

inline void take_from_hand(Player& player, std::size_t at) {
    auto hand = hand_of(player);
    hand[at] = hand.back();
    --player.hand;
}

inline void discard_from_hand(Player& player, Kind kind) {
    // A card whose effect is used is the one to part with.
    take_from_hand(player, find_in_hand(player, kind, true));
    put_on_discard(player, kind);
}

inline void discard_hand(Player& player) {
    const std::size_t count = player.hand;
    player.discard = static_cast<std::uint8_t>(player.discard + count);
    // From the last on, for the pile may begin within the hand; so few that a call to the library would take
    // longer.
    CardByte* target = player.cards.data() + card_room - player.discard + count;
    const CardByte* card = player.cards.data() + player.deck + count;
    for (std::size_t left = count; left > 0; --left) {
        *--target = kind_of(*--card);
    }
    player.hand = 0;
}

/// Where a destroyed card goes: basics to their pile, everything else out of the game (section 1.7).
inline void destroy(State& s, const Catalogue& cards, CardByte card) {
    const Card& printed = cards[card];
    if (printed.is_basic && printed.type != CardType::Disease) {
        ++s.supply[kind_of(card)];
    } else if (printed.type != CardType::Disease) {
        ++s.gone[kind_of(card)];
    }
}

inline void push(State& s, Step step, int player, int a = 0) {
    Task& task = s.tasks[s.task_count++];
    if constexpr (std::endian::native == std::endian::little) {
        // In one piece: what is written in bytes and read at once as a word keeps the processor waiting.
        task = std::bit_cast<Task>(static_cast<std::uint32_t>(step) | static_cast<std::uint32_t>(player) << 8U |
                                   static_cast<std::uint32_t>(a) << 16U);
    } else {
        task = {step, static_cast<std::uint8_t>(player), static_cast<std::uint8_t>(a)};
    }
}

}  // namespace ziggurat::tabletop::thunderstone
