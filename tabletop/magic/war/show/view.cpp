// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/show/view.h"

#include <array>

#include "base/text.h"
#include "tabletop/magic/core/show/text.h"
#include "tabletop/magic/war/board.h"
#include "tabletop/magic/war/game.h"
#include "tabletop/magic/war/show/text.h"

namespace ziggurat::tabletop::magic::war {

namespace {

using rollout::counted;
using rollout::View;

/// Where strongholds A, B, C, D lie on a grid of 5 x 7 that has the lands in its middle (War WA1).
constexpr std::array<std::array<int, 2>, most_players> corners = {{{2, 0}, {0, 3}, {2, 6}, {4, 3}}};

View::Thing creature_thing(const Rules& rules, const State& s, const Permanent& p) {
    View::Thing thing = permanent_thing(rules, s.core, p);
    const auto add_if = [&](bool holds, const std::string& fact) {
        if (holds) {
            thing.facts.push_back(fact);
        }
    };
    const Permanent* const partner = Look(rules, s.core).find(p.partner);
    const bool is_paired = partner != nullptr && !is_in_camp(p);
    add_if(is_paired && has_mark(p, carrier),
           "carries " + (is_paired ? permanent_text(rules, s.core, *partner) : ""));
    add_if(is_paired && has_mark(p, cargo),
           "carried by " + (is_paired ? permanent_text(rules, s.core, *partner) : ""));
    add_if(has_mark(p, moved), "has moved");
    add_if(has_mark(p, strides), "may move on");
    add_if(has_mark(p, joined), "in the assault");
    return thing;
}

/// A land, or a stronghold.
View::Place map_place(const Rules& rules, const State& s, int place) {
    const auto index = static_cast<std::size_t>(place);
    View::Place made;
    made.id = place_text(s, place);
    if (place < cells) {
        const std::string terrain(basic_names[s.terrain[index]]);
        made.name = made.id + " " + terrain;
        made.kind = base::to_lower(terrain);
        made.row = 1 + place / 5;
        made.column = 1 + place % 5;
    } else {
        const int seat = place - cells;
        const auto& corner = corners[static_cast<std::size_t>(corner_of(s.core.player_count, seat))];
        made.name = "Stronghold " + std::string(1, stronghold_letter(s.core.player_count, seat));
        made.kind = "stronghold";
        made.owner = s.holder[static_cast<std::size_t>(seat)];
        made.facts = {"of player " + std::to_string(seat + 1),
                      "beside " + place_text(s, gateway(s.core.player_count, seat))};
        if (made.owner != seat) {
            made.facts.push_back("held by player " + std::to_string(made.owner + 1));
        }
        made.row = corner[0];
        made.column = corner[1];
    }
    if (s.stage >= Stage::Join && s.stage <= Stage::Circle && s.fight.place == place) {
        made.facts.emplace_back("fight here");
    }
    for (const Permanent& p : Look(rules, s.core).battlefield()) {
        if (p.place == place && !is_in_camp(p)) {
            made.things.push_back(creature_thing(rules, s, p));
        }
    }
    return made;
}

void add_player(const Rules& rules, const State& s, int seat, View& view) {
    const Player& self = s.core.players[static_cast<std::size_t>(seat)];
    const CardSet& deck = rules.decks[static_cast<std::size_t>(seat)];
    const std::string whose = " of player " + std::to_string(seat + 1);
    view.seats.push_back(
        {{std::to_string(self.supply) + " supply", counted(Board(rules, s).strongholds(seat), "stronghold"),
          counted((s.core.library & deck).size(), "card") + " in the library"},
         self.has_lost});
    View::Place hand = card_place(rules, "Hand" + whose, "hand", self.hand);
    hand.facts = {counted(self.hand_size, "card")};
    View::Place camp = card_place(rules, "Camp" + whose, "camp", {});
    for (const Permanent& p : Look(rules, s.core).battlefield()) {
        if (p.controller == seat && is_in_camp(p)) {
            camp.things.push_back(creature_thing(rules, s, p));
        }
    }
    const CardSet gone = (s.core.graveyard | s.core.exile) & deck;
    View::Place removed = card_place(rules, "Removed cards" + whose, "pile", gone);
    removed.facts = {counted(gone.size(), "card")};
    for (View::Place* const place : {&hand, &camp, &removed}) {
        place->owner = seat;
        view.places.push_back(std::move(*place));
    }
}

}  // namespace

View War::view(const State& s) const {
    View view;
    view.title = title_text(s);
    view.active = s.core.active;
    for (int place = 0; place < cells + s.core.player_count; ++place) {
        view.places.push_back(map_place(rules_, s, place));
    }
    for (int seat = 0; seat < s.core.player_count; ++seat) {
        add_player(rules_, s, seat, view);
    }
    return view;
}

}  // namespace ziggurat::tabletop::magic::war
