// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/game.h"
#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

using Counts = std::array<int, most_kinds + 1>;

void count(Counts& counts, std::span<const CardByte> zone) {
    for (const CardByte card : zone) {
        ++counts[kind_of(card)];
    }
}

Counts all_cards(const State& s) {
    Counts counts{};
    for (std::size_t i = 0; i < s.player_count; ++i) {
        const Player& player = s.players[i];
        count(counts, deck_of(player));
        count(counts, hand_of(player));
        count(counts, discard_of(player));
    }
    for (const Hall* hall : {&s.dungeons[0], &s.dungeons[1], &s.dungeons[2], &s.road}) {
        count(counts, {hall->deck.data(), hall->count});
        count(counts, {hall->monsters.data(), hall->size});
    }
    for (std::size_t i = 0; i < s.turn.borrowed; ++i) {
        ++counts[s.turn.party[i].kind];
    }
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        counts[kind] += s.supply[kind] + s.gone[kind];
    }
    return counts;
}

/// How many copies of each kind are in a game with this set-up.
Counts cards_in_play(const Rules& rules, const State& s) {
    Counts counts{};
    const auto add = [&](Kind kind) { counts[kind] = rules.cards[kind].copies; };
    for (Kind kind = 0; kind < rules.cards.size(); ++kind) {
        const Card& card = rules.cards[kind];
        const auto is_road = [&] {
            for (const auto& pair : s.bounties) {
                if (card.group == pair[0] || card.group == pair[1]) {
                    return false;
                }
            }
            return true;
        };
        const bool is_ours = card.is_monster() && (!is_road() || rules.cards.monster_groups().size() == 8);
        if (is_ours || (card.is_basic && card.type != CardType::Disease && kind != rules.cards.stone())) {
            add(kind);
        }
    }
    for (std::size_t village = 0; village < villages; ++village) {
        for (const Kind kind : s.sold[village]) {
            add(kind);
        }
        for (const std::uint8_t group : s.hero_groups[village]) {
            for (const Kind kind : rules.cards.hero_groups()[group].kinds) {
                add(kind);
            }
        }
    }
    return counts;
}

void check_sizes(const State& s, std::vector<std::string>& wrong) {
    for (std::size_t i = 0; i < s.player_count; ++i) {
        if (owned(s.players[i]) > card_room) {
            wrong.push_back("player " + std::to_string(i + 1) + " owns more cards than there is room for");
        }
    }
    int bounties = 0;
    int claimed = 0;
    for (std::size_t i = 0; i < s.player_count; ++i) {
        bounties += s.players[i].bounties;
    }
    for (std::size_t village = 0; village < villages; ++village) {
        claimed += s.claimed[village];
        const Hall& hall = s.dungeons[village];
        if (hall.size > hall_size || hall.hidden > hall.count || hall.layer > hall.hidden) {
            wrong.push_back("dungeon " + std::to_string(village + 1) + " has lost count");
        }
        if (s.claimed[village] > 2) {
            wrong.push_back("village " + std::to_string(village + 1) + " gave more than two bounties");
        }
    }
    if (bounties != claimed) {
        wrong.emplace_back("players have other bounties than were claimed");
    }
    if ((s.end == End::No) != (s.task_count > 0)) {
        wrong.emplace_back("a game is over exactly if nothing is left to do");
    }
}

}  // namespace

std::string Thunderstone::invariants(const State& s) const {
    std::vector<std::string> wrong;
    check_sizes(s, wrong);
    const Counts counts = all_cards(s);
    const Counts expected = cards_in_play(rules_, s);
    for (Kind kind = 0; kind < rules_.cards.size(); ++kind) {
        // Diseases come and go; the Stone is no card that anybody holds.
        const bool is_counted = kind != rules_.cards.disease() && kind != rules_.cards.stone();
        if (is_counted && counts[kind] != expected[kind]) {
            wrong.push_back("there are " + std::to_string(counts[kind]) + " cards " + rules_.cards.name(kind) +
                            ", not " + std::to_string(expected[kind]));
        }
    }
    std::string text;
    for (const std::string& sentence : wrong) {
        text += (text.empty() ? "" : "; ") + sentence;
    }
    return text;
}

}  // namespace ziggurat::tabletop::thunderstone
