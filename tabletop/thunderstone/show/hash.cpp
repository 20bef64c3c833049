// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "tabletop/thunderstone/game.h"
#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// A hash that is fed piece by piece.
class Hasher {
public:
    void add(std::uint64_t piece) { value_ = base::mix(value_, piece); }

    /// Cards whose order means nothing.
    void add_bag(std::span<const CardByte> cards) {
        std::uint64_t sum = cards.size();
        for (const CardByte card : cards) {
            sum += base::mix(0x51ED, card);
        }
        add(sum);
    }
    void add_row(std::span<const CardByte> cards) {
        add(cards.size());
        for (const CardByte card : cards) {
            add(card);
        }
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0;
};

void add_public(Hasher& hasher, const State& s) {
    hasher.add(unsigned{s.player_count} | unsigned{s.active} << 8U | static_cast<unsigned>(s.end) << 16U |
               unsigned{s.round} << 24U);
    for (std::size_t village = 0; village < villages; ++village) {
        hasher.add(s.claimed[village]);
        hasher.add_row(s.bounties[village]);
        hasher.add_row(s.hero_groups[village]);
        hasher.add_row(s.sold[village]);
    }
    hasher.add_row(s.supply);
    hasher.add_row(s.gone);
    for (std::size_t i = 0; i < s.task_count; ++i) {
        const Task& task = s.tasks[i];
        hasher.add(static_cast<unsigned>(task.step) | unsigned{task.player} << 8U | unsigned{task.a} << 16U);
    }
    const Turn& t = s.turn;
    hasher.add(static_cast<std::uint16_t>(t.gold) |
               std::uint64_t{static_cast<std::uint16_t>(t.extra_gold)} << 16U | std::uint64_t{t.buys} << 32U |
               std::uint64_t{t.converts} << 40U | std::uint64_t{t.thrown} << 48U | std::uint64_t{t.place} << 56U);
    hasher.add(unsigned{t.has_bought} | unsigned{t.on_road} << 1U | unsigned{t.is_won} << 2U |
               unsigned{t.has_travelled} << 3U | unsigned{t.ends_game} << 4U | unsigned{t.is_weightless} << 5U |
               unsigned{t.has_moved} << 6U | unsigned{t.foe} << 8U);
    for (std::size_t i = 0; i < t.borrowed; ++i) {
        hasher.add(256U * t.party[i].kind + t.party[i].owner);
    }
    for (std::size_t i = 0; i < t.offered; ++i) {
        hasher.add(256U * t.offers[i].kind + t.offers[i].owner);
    }
    hasher.add_row({t.spoils.data(), t.spoil_count});
    hasher.add(t.strongest.words[0]);
    hasher.add(t.strongest.words[1]);
}

void add_hall_seen(Hasher& hasher, const Hall& hall) {
    hasher.add(hall.count | unsigned{hall.hidden} << 8U | unsigned{hall.layer} << 16U |
               unsigned{hall.has_new_front} << 24U);
    hasher.add_row({hall.monsters.data(), hall.size});
    hasher.add_row({hall.deck.data() + hall.hidden, static_cast<std::size_t>(hall.count - hall.hidden)});
}

std::span<const CardByte> unseen(const Hall& hall) {
    return {hall.deck.data(), hall.hidden};
}

void add_player_seen(Hasher& hasher, const Player& player, bool sees_hand) {
    hasher.add(player.deck | unsigned{player.hand} << 8U | unsigned{player.village} << 16U |
               unsigned{player.bounties} << 20U | unsigned{player.stones} << 24U |
               unsigned{player.is_hand_shown} << 28U);
    hasher.add(player.xp);
    hasher.add_bag(discard_of(player));
    if (sees_hand) {
        hasher.add_bag(hand_of(player));
        hasher.add_bag(deck_of(player));
    } else {
        hasher.add_bag({player.cards.data(), static_cast<std::size_t>(player.deck) + player.hand});
    }
}

}  // namespace

std::uint64_t Thunderstone::hash(const State& s) const {
    Hasher hasher;
    add_public(hasher, s);
    for (std::size_t i = 0; i < s.player_count; ++i) {
        add_player_seen(hasher, s.players[i], true);
    }
    for (const Hall& hall : s.dungeons) {
        add_hall_seen(hasher, hall);
        hasher.add_bag(unseen(hall).first(hall.layer));
        hasher.add_bag(unseen(hall).subspan(hall.layer));
    }
    add_hall_seen(hasher, s.road);
    hasher.add_bag(unseen(s.road));
    return hasher.value();
}

/// All but the split of others' cards between hand and deck, and of unseen monsters between dungeons.
std::uint64_t Thunderstone::observation_hash(const State& s, int observer) const {
    Hasher hasher;
    add_public(hasher, s);
    for (std::size_t i = 0; i < s.player_count; ++i) {
        const bool is_own = static_cast<int>(i) == observer;
        add_player_seen(hasher, s.players[i], is_own || s.players[i].is_hand_shown);
    }
    std::array<std::uint64_t, villages> unseen_of{};
    for (const Hall& hall : s.dungeons) {
        add_hall_seen(hasher, hall);
        std::array<unsigned, villages> counts{};
        for (const CardByte card : unseen(hall)) {
            for (std::size_t pile = 0; pile < villages; ++pile) {
                const std::uint8_t group = rules_.cards[card].group;
                const bool is_its = group == s.bounties[pile][0] || group == s.bounties[pile][1];
                counts[pile] += is_its ? 1U : 0U;
                unseen_of[pile] += is_its ? base::mix(0x51ED, card) : 0U;
            }
        }
        hasher.add(counts[0] | counts[1] << 8U | counts[2] << 16U);
    }
    for (const std::uint64_t sum : unseen_of) {
        hasher.add(sum);
    }
    add_hall_seen(hasher, s.road);
    hasher.add_bag(unseen(s.road));
    return hasher.value();
}

}  // namespace ziggurat::tabletop::thunderstone
