// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/think/determinize.h"

#include <algorithm>

namespace ziggurat::tabletop::thunderstone {

namespace {

/// Sorted first, so that the deal does not depend on how the cards lay before.
void deal_hand(Player& player, Random& random) {
    CardByte* const cards = player.cards.data();
    const std::uint32_t count = static_cast<std::uint32_t>(player.deck) + player.hand;
    std::sort(cards, cards + count);
    for (std::uint32_t left = count; left > player.deck; --left) {
        std::swap(cards[random.below(left)], cards[left - 1]);
    }
}

/// The cards of a pile, named by its bounties, among those of a dungeon's deck that nobody has seen.
struct Share {
    std::array<std::uint8_t, 24> places;
    std::size_t count = 0;

    Share(const Rules& rules, const State& s, std::size_t pile, const Hall& hall) {
        for (std::uint8_t at = 0; at < hall.hidden; ++at) {
            const std::uint8_t group = rules.cards[hall.deck[at]].group;
            if (group == s.bounties[pile][0] || group == s.bounties[pile][1]) {
                places[count++] = at;
            }
        }
    }
};

void deal_pile(const Rules& rules, State& s, std::size_t pile, Random& random) {
    Hall& one = s.dungeons[(pile + 1) % villages];
    Hall& two = s.dungeons[(pile + 2) % villages];
    const Share share_one(rules, s, pile, one);
    const Share share_two(rules, s, pile, two);
    const std::size_t count = share_one.count + share_two.count;
    std::array<CardByte, 48> cards;
    for (std::size_t i = 0; i < count; ++i) {
        cards[i] =
            i < share_one.count ? one.deck[share_one.places[i]] : two.deck[share_two.places[i - share_one.count]];
    }
    std::sort(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count));
    // Only the split matters, so only one share is drawn.
    for (std::size_t i = 0; i < share_one.count; ++i) {
        std::swap(cards[i], cards[i + random.below(static_cast<std::uint32_t>(count - i))]);
        one.deck[share_one.places[i]] = cards[i];
    }
    for (std::size_t i = 0; i < share_two.count; ++i) {
        two.deck[share_two.places[i]] = cards[share_one.count + i];
    }
}

}  // namespace

void determinize(const Rules& rules, State& s, int observer, Random& random) {
    for (int i = 0; i < s.player_count; ++i) {
        Player& player = s.players[static_cast<std::size_t>(i)];
        if (i != observer && !player.is_hand_shown && player.hand > 0) {
            deal_hand(player, random);
        }
    }
    for (std::size_t pile = 0; pile < villages; ++pile) {
        deal_pile(rules, s, pile, random);
    }
}

}  // namespace ziggurat::tabletop::thunderstone
