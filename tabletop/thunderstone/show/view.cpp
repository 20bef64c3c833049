// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include "tabletop/thunderstone/game.h"
#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

using rollout::counted;
using rollout::View;

std::string number(int n) {
    return std::to_string(n);
}

View::Thing thing_of(const Rules& rules, CardByte card) {
    const Card& printed = rules.cards[card];
    View::Thing thing;
    thing.id = rules.cards.id(card) + (is_marked(card) ? " used" : "");
    thing.name = rules.cards.name(card);
    if (printed.is_hero()) {
        thing.facts.push_back("level " + number(printed.level));
    }
    if (is_marked(card)) {
        thing.facts.emplace_back("used");
    }
    return thing;
}

/// Cards by kind, each with how many there are of it.
std::vector<View::Thing> things_of(const Rules& rules, std::span<const CardByte> zone) {
    std::map<CardByte, int> counts;
    for (const CardByte card : zone) {
        ++counts[card];
    }
    std::vector<View::Thing> things;
    for (const auto& [card, count] : counts) {
        things.push_back(thing_of(rules, card));
        things.back().count = count;
    }
    return things;
}

/// Monsters by rank, and the deck behind them.
View::Place hall(const Rules& rules, const State& s, const std::string& name, const Hall& hall, bool is_road) {
    View::Place made = View::Place::named(name, "hall");
    made.facts = {counted(hall.count, "card") + " to come"};
    for (std::size_t rank = 0; rank < hall.size; ++rank) {
        const CardByte card = hall.monsters[rank];
        const Card& printed = rules.cards[card];
        View::Thing thing = thing_of(rules, card);
        thing.id = "rank " + number(static_cast<int>(rank) + 1) + " " + rules.cards.id(card);
        thing.facts = {"health " + number(printed.health), counted(printed.vp, "point"),
                       number(printed.xp) + " experience"};
        if (!is_road) {
            thing.facts.insert(thing.facts.begin(), "rank " + number(static_cast<int>(rank) + 1));
        }
        const bool is_met = is_road == s.turn.on_road && s.turn.foe != no_kind && s.turn.place == rank &&
                            &hall_of_turn(s) == &hall;
        if (is_met) {
            thing.facts.emplace_back("in battle");
        }
        made.things.push_back(thing);
    }
    return made;
}

View::Place village_of(const Rules& rules, const State& s, std::size_t village) {
    View::Place made = View::Place::named("Village " + number(static_cast<int>(village) + 1), "village");
    const int bounty = bounty_of(s, village);
    const auto& groups = rules.cards.monster_groups();
    made.facts = {"bounty: " + (bounty < 0 ? "none" : groups[static_cast<std::size_t>(bounty)].name)};
    if (s.claimed[village] == 0) {
        made.facts.push_back("then " + groups[s.bounties[village][1]].name);
    }
    for_each_sold(rules, s, village, [&](Kind kind) {
        if (!rules.cards[kind].is_basic) {
            View::Thing thing = thing_of(rules, kind);
            thing.count = s.supply[kind];
            thing.facts.push_back("costs " + number(rules.cards[kind].cost));
            made.things.push_back(thing);
        }
    });
    return made;
}

void add_player(const Rules& rules, const State& s, int seat, View& view) {
    const Player& player = s.players[static_cast<std::size_t>(seat)];
    view.seats.push_back({{"village " + number(player.village + 1), number(player.xp) + " experience",
                           player.bounties == 1 ? "1 bounty" : number(player.bounties) + " bounties"},
                          false});
    if (player.stones > 0) {
        view.seats.back().facts.push_back(counted(player.stones, "Thunderstone"));
    }
    const std::string whose = " of player " + number(seat + 1);
    View::Place hand = View::Place::named("Hand" + whose, "hand", seat);
    hand.things = things_of(rules, hand_of(player));
    hand.facts = {counted(player.hand, "card")};
    View::Place deck = View::Place::named("Deck" + whose, "pile", seat);
    deck.things = things_of(rules, deck_of(player));
    deck.facts = {counted(player.deck, "card")};
    View::Place discard = View::Place::named("Discard pile" + whose, "pile", seat);
    discard.things = things_of(rules, discard_of(player));
    discard.facts = {counted(player.discard, "card")};
    for (View::Place* const made : {&hand, &deck, &discard}) {
        view.places.push_back(std::move(*made));
    }
}

std::string title_text(const State& s) {
    std::string text = "Round " + number(s.round) + ", player " + number(s.active + 1);
    if (s.to_move != rollout::nobody && s.to_move != s.active) {
        text += ", player " + number(s.to_move + 1) + " decides";
    }
    const Turn& turn = s.turn;
    text += turn.gold > 0 ? ", " + number(turn.gold) + " gold" : "";
    return text;
}

}  // namespace

View Thunderstone::view(const State& s) const {
    View view;
    view.title = title_text(s);
    view.active = s.active;
    for (std::size_t village = 0; village < villages; ++village) {
        const std::string which = number(static_cast<int>(village) + 1);
        view.places.push_back(hall(rules_, s, "Dungeon " + which, s.dungeons[village], false));
    }
    for (std::size_t village = 0; village < villages; ++village) {
        view.places.push_back(village_of(rules_, s, village));
    }
    view.places.push_back(hall(rules_, s, "The road", s.road, true));
    for (int seat = 0; seat < s.player_count; ++seat) {
        add_player(rules_, s, seat, view);
    }
    return view;
}

}  // namespace ziggurat::tabletop::thunderstone
