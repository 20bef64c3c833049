// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/show/view.h"

#include "tabletop/magic/core/show/text.h"

namespace ziggurat::tabletop::magic {

namespace {

using rollout::counted;
using rollout::View;

using Facts = std::vector<std::string>;

std::string number(int n) {
    return std::to_string(n);
}

void add_if(Facts& facts, bool holds, const std::string& fact) {
    if (holds) {
        facts.push_back(fact);
    }
}

void add_keywords(Facts& facts, KeywordSet keywords) {
    for (const auto& word : keyword_words) {
        add_if(facts, (keywords & word.bits) != 0, std::string(word.text));
    }
    for (std::size_t i = 0; i < colours; ++i) {
        const auto colour = static_cast<int>(i);
        add_if(facts, (keywords & walk_of(colour)) != 0, std::string(basic_names[i]) + "walk");
        add_if(facts, (static_cast<unsigned>(protected_from(keywords)) >> i & 1U) != 0,
               "protection from " + std::string(colour_names[i]));
    }
}

void add_basics(View::Place& to, const std::array<std::uint8_t, colours>& lands, bool are_tapped) {
    for (std::size_t i = 0; i < colours; ++i) {
        if (lands[i] > 0) {
            View::Thing land;
            land.name = std::string(basic_names[i]);
            land.id = (are_tapped ? "tapped " : "") + land.name;
            land.owner = to.owner;
            land.count = lands[i];
            add_if(land.facts, are_tapped, "tapped");
            to.things.push_back(land);
        }
    }
}

View::Place hand(const Rules& rules, const State& s, int player) {
    const Player& self = s.players[static_cast<std::size_t>(player)];
    View::Place made = card_place(rules, "Hand of player " + number(player + 1), "hand", self.hand);
    made.owner = player;
    made.facts = {counted(self.hand_size, "card")};
    add_basics(made, self.basics_in_hand, false);
    return made;
}

View::Place battlefield(const Rules& rules, const State& s, int player) {
    const Player& self = s.players[static_cast<std::size_t>(player)];
    View::Place made = View::Place::named("Battlefield of player " + number(player + 1), "battlefield", player);
    add_basics(made, self.basics, false);
    add_basics(made, self.tapped_basics, true);
    for (const Permanent& p : Look(rules, s).battlefield()) {
        if (p.controller == player) {
            made.things.push_back(permanent_thing(rules, s, p));
        }
    }
    return made;
}

/// What waits to resolve, the next one first.
View::Place spells(const Rules& rules, const State& s) {
    View::Place made = View::Place::named("The stack", "stack");
    for (std::size_t i = s.stack_count; i-- > 0;) {
        const Item& item = s.stack[i];
        View::Thing thing;
        thing.id = "item " + number(item.id);
        thing.owner = item.controller;
        thing.name = Look(rules, s).printed(item).name;
        add_if(thing.facts, item.kind == ItemKind::FaceDownSpell, "face down");
        add_if(thing.facts, item.kind == ItemKind::FlashbackSpell, "flashback");
        add_if(thing.facts, item.kind == ItemKind::Ability, "ability");
        add_if(thing.facts, item.x > 0, "X is " + number(item.x));
        made.things.push_back(thing);
    }
    return made;
}

View::Place library(const Rules& rules, const State& s) {
    View::Place made = View::Place::named("Library", "pile");
    made.facts = {counted(s.library.size() + s.known_count, "card"), number(s.reserve.size()) + " unused"};
    for (std::size_t i = s.known_count; i-- > 0;) {
        View::Thing thing = card_thing(rules, s.known_top[i]);
        thing.facts.push_back(i + 1U == s.known_count ? "on top" : "below it");
        made.things.push_back(thing);
    }
    return made;
}

View::Place plane_in_force(const Rules& rules, const State& s) {
    View::Place made = View::Place::named("Plane", "plane");
    View::Thing thing;
    thing.name = rules.table.defs[s.planes[0]].name;
    thing.id = thing.name;
    add_if(thing.facts, s.flame_counters > 0, counted(s.flame_counters, "flame counter"));
    made.things.push_back(thing);
    made.facts = {number(s.plane_count - 1) + " to come"};
    return made;
}

View::Seat seat(const Rules& rules, const State& s, int player) {
    const Player& self = s.players[static_cast<std::size_t>(player)];
    View::Seat made;
    made.is_out = self.has_lost;
    made.facts = {self.has_lost ? "lost" : number(self.life) + " life",
                  counted(self.hand_size, "card") + " in hand"};
    add_if(made.facts, rules.options.has_archenemy && player == s.starter, "archenemy");
    if (s.has_avatars) {
        made.facts.push_back("avatar: " + rules.table.defs[s.avatars[static_cast<std::size_t>(player)]].name);
    }
    add_if(made.facts, self.shield > 0, "next " + number(self.shield) + " damage prevented");
    std::string mana;
    for (std::size_t i = 0; i <= colours; ++i) {
        mana += self.pool[i] == 0 ? ""
                                  : (mana.empty() ? "" : ", ") + number(self.pool[i]) + " " +
                                        std::string(i < colours ? colour_names[i] : "colourless");
    }
    add_if(made.facts, !mana.empty(), "mana: " + mana);
    return made;
}

}  // namespace

View::Thing card_thing(const Rules& rules, CardId card) {
    View::Thing thing;
    thing.id = "card " + number(card);
    thing.name = rules.def_of(card).name;
    const std::string signer = rules.signer_of(card);
    add_if(thing.facts, !signer.empty(), "signed by " + signer);
    return thing;
}

View::Place card_place(const Rules& rules, const std::string& name, const std::string& kind,
                       const CardSet& cards) {
    View::Place made = View::Place::named(name, kind);
    cards.each([&](CardId card) { made.things.push_back(card_thing(rules, card)); });
    return made;
}

View::Thing permanent_thing(const Rules& rules, const State& s, const Permanent& p) {
    const Look look(rules, s);
    View::Thing thing;
    thing.id = p.is(token) ? "token " + number(p.id) : "card " + number(p.card);
    thing.name = look.printed(p).name;
    thing.owner = p.controller;
    add_if(thing.facts, look.is_creature(p), number(p.power) + "/" + number(p.toughness));
    add_if(thing.facts, p.is(turned_down), "face down");
    add_if(thing.facts, p.is(token), "token");
    add_if(thing.facts, p.is(tapped), "tapped");
    add_if(thing.facts, p.damage > 0, "damage " + number(p.damage));
    add_if(thing.facts, p.growth != 0, counted(p.growth, "+1/+1 counter"));
    add_if(thing.facts, p.attacks > 0, "attacks player " + number(p.attacks));
    add_if(thing.facts, p.is(blocked), "blocked");
    for (const auto& [other, word] : {std::pair(p.blocks, "blocks "), std::pair(p.attached, "on ")}) {
        const Permanent* const found = other == no_object ? nullptr : look.find(other);
        add_if(thing.facts, found != nullptr, found == nullptr ? "" : word + permanent_text(rules, s, *found));
    }
    add_if(thing.facts, p.shield > 0, "next " + number(p.shield) + " damage prevented");
    add_if(thing.facts, p.regeneration > 0, "will regenerate");
    add_if(thing.facts, p.owner != p.controller, "of player " + number(p.owner + 1));
    add_keywords(thing.facts, p.keywords);
    thing.facts.push_back("#" + number(p.id));
    return thing;
}

View view(const Rules& rules, const State& s) {
    View made;
    made.title = title_text(s);
    made.active = s.active;
    if (s.plane_count > 0) {
        made.places.push_back(plane_in_force(rules, s));
    }
    made.places.push_back(spells(rules, s));
    for (int player = 0; player < s.player_count; ++player) {
        made.seats.push_back(seat(rules, s, player));
        made.places.push_back(battlefield(rules, s, player));
        made.places.push_back(hand(rules, s, player));
    }
    made.places.push_back(library(rules, s));
    View::Place graveyard = card_place(rules, "Graveyard", "pile", s.graveyard);
    graveyard.facts = {counted(s.graveyard.size(), "card")};
    made.places.push_back(graveyard);
    View::Place exile = card_place(rules, "Exile", "pile", s.exile);
    exile.facts = {counted(s.exile.size(), "card")};
    made.places.push_back(exile);
    return made;
}

}  // namespace ziggurat::tabletop::magic
