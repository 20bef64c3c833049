// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "tabletop/thunderstone/game.h"
#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// "2 Torch, Militia*": by kinds, with a star on cards whose effect is used.
std::string listing(const Catalogue& cards, std::span<const CardByte> zone) {
    std::vector<CardByte> sorted(zone.begin(), zone.end());
    std::sort(sorted.begin(), sorted.end());
    std::string text;
    for (std::size_t i = 0; i < sorted.size();) {
        std::size_t end = i;
        while (end < sorted.size() && sorted[end] == sorted[i]) {
            ++end;
        }
        text += text.empty() ? "" : ", ";
        text += end - i > 1 ? std::to_string(end - i) + " " : "";
        text += cards.name(sorted[i]) + (is_marked(sorted[i]) ? "*" : "");
        i = end;
    }
    return text.empty() ? "nothing" : text;
}

std::string hall_text(const Rules& rules, const Hall& hall) {
    std::string text;
    for (std::size_t place = 0; place < hall.size; ++place) {
        const Card& card = rules.cards[hall.monsters[place]];
        text += (place == 0 ? "" : ", ") + rules.cards.name(hall.monsters[place]) + " (" +
                std::to_string(card.health) + ")";
    }
    return text + "; deck " + std::to_string(hall.count);
}

std::string village_text(const Rules& rules, const State& s, std::size_t village) {
    std::string text = "Village " + std::to_string(village + 1) + ": bounty ";
    const int bounty = bounty_of(s, village);
    text += bounty < 0 ? "none" : rules.cards.monster_groups()[static_cast<std::size_t>(bounty)].name;
    text += s.claimed[village] == 0 ? ", then " + rules.cards.monster_groups()[s.bounties[village][1]].name : "";
    text += "; hall " + hall_text(rules, s.dungeons[village]) + "\n  sells";
    const char* separator = " ";
    for_each_sold(rules, s, village, [&](Kind kind) {
        if (!rules.cards[kind].is_basic) {
            text += separator + rules.cards.name(kind) + " " + std::to_string(rules.cards[kind].cost) + " (" +
                    std::to_string(s.supply[kind]) + ")";
            separator = ", ";
        }
    });
    return text + "\n";
}

std::string player_text(const Rules& rules, const State& s, int number, int observer) {
    const Player& player = s.players[static_cast<std::size_t>(number)];
    std::string text = "Player " + std::to_string(number + 1) + ": village " + std::to_string(player.village + 1) +
                       ", " + std::to_string(score(rules, s, number)) + " points, " + std::to_string(player.xp) +
                       " experience, " + std::to_string(player.bounties) + " bounties; deck " +
                       std::to_string(player.deck) + ", discard pile " + std::to_string(player.discard) +
                       ", hand ";
    const bool is_seen = observer == rollout::everybody || observer == number || player.is_hand_shown;
    return text + (is_seen ? listing(rules.cards, hand_of(player)) : std::to_string(player.hand) + " cards") +
           "\n";
}

}  // namespace

std::string Thunderstone::describe(const State& s, int observer) const {
    std::string text = "Round " + std::to_string(s.round);
    if (s.to_move == rollout::nobody) {
        text += ", over: " + std::string(end_reasons()[static_cast<std::size_t>(end_reason(s))]);
    }
    text += "\n";
    for (std::size_t village = 0; village < villages; ++village) {
        text += village_text(rules_, s, village);
    }
    if (s.turn.on_road && s.road.size > 0) {
        text += "On the road: " + rules_.cards.name(s.road.monsters[0]) + " (" +
                std::to_string(rules_.cards[s.road.monsters[0]].health) + ")\n";
    }
    for (int player = 0; player < s.player_count; ++player) {
        text += player_text(rules_, s, player, observer);
    }
    return text;
}

}  // namespace ziggurat::tabletop::thunderstone
