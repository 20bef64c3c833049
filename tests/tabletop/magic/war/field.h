// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "tabletop/magic/core/text/reader.h"
#include "tabletop/magic/war/referee.h"
#include "tabletop/magic/war/set_up.h"
#include "tests/tabletop/magic/choices.h"

namespace ziggurat::tabletop::magic::war::tests {

/// A game in which every seat's deck has one of every card.
inline War make_all_cards(const Settings& settings) {
    auto table = built_in_cards();
    REQUIRE(table.has_value());
    Deck deck{"everything", {}};
    for (std::size_t def = 0; def < table->defs.size(); ++def) {
        if (!table->is_token(def) && !table->defs[def].is(plane | land)) {
            deck.cards.push_back(static_cast<DefId>(def));
        }
    }
    auto made = War::make(std::move(*table), {deck}, settings);
    REQUIRE_MESSAGE(made.has_value(), made.error().message);
    return *made;
}

inline const War& all_cards() {
    static const War war = make_all_cards({});
    return war;
}

/// Cells of the map, by their row and column.
inline int at(char row, int column) {
    return (row - 'a') * 5 + column - 1;
}

/// The first player's turn on a map of nothing but Plains, with empty hands and no supply.
class Field {
public:
    explicit Field(int players = 2, const War& made = all_cards())
        : war(made),
          chance(3),
          s(war.setup(players, chance)) {
        for (int i = 0; i < players; ++i) {
            Player& player = s.core.players[static_cast<std::size_t>(i)];
            s.core.library = s.core.library | player.hand;
            player.hand = CardSet{};
            player.hand_size = 0;
            player.supply = 0;
        }
        s.core.starter = s.core.active = s.core.priority = 0;
        for (int place = 0; place < cells; ++place) {
            land_at(place, 0);
        }
        s.stage = Stage::Movement;
    }

    void land_at(int place, int colour) {
        s.terrain[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(colour);
        s.core.place_colours[static_cast<std::size_t>(place)] = static_cast<ColourSet>(1U << colour);
        s.core.is_stale = true;
    }
    CardId card(int player, std::string_view name) {
        CardId found = no_card;
        (s.core.library & war.rules().decks[static_cast<std::size_t>(player)]).each([&](CardId id) {
            found = found == no_card && war.rules().def_of(id).name == name ? id : found;
        });
        REQUIRE_MESSAGE(found != no_card, std::string(name));
        s.core.library.remove(found);
        return found;
    }
    ObjectId put(int player, std::string_view name, int place) {
        Engine engine(war.rules(), s.core, chance);
        Permanent* const p = engine.enter(card(player, name), false, player, 0);
        p->set(sick, false);
        p->place = static_cast<std::uint8_t>(place);
        if (!Look(war.rules(), s.core).is_creature(*p)) {
            p->marks = in_camp;
        }
        s.core.trigger_count = 0;
        s.core.is_stale = true;
        engine.refresh();
        return p->id;
    }
    void hand(int player, std::string_view name) {
        Engine(war.rules(), s.core, chance).to_hand(card(player, name), player, false);
    }
    void supply(int player, int n) {
        s.core.players[static_cast<std::size_t>(player)].supply = static_cast<std::uint16_t>(n);
    }
    [[nodiscard]] int supply(int player) const { return s.core.players[static_cast<std::size_t>(player)].supply; }
    [[nodiscard]] int in_hand(int player) const {
        return s.core.players[static_cast<std::size_t>(player)].hand_size;
    }

    /// Begins a stage of the turn and goes on to its first decision.
    Field& stage(Stage stage) {
        s.stage = stage;
        s.core.is_stale = true;
        Referee(war.rules(), s, chance).advance();
        return *this;
    }
    [[nodiscard]] std::vector<std::string> choices() const {
        Actions actions;
        war.legal(s, actions);
        return magic::tests::texts_of(actions, [&](Action action) { return war.action_text(s, action); });
    }
    [[nodiscard]] bool can(std::string_view beginning) const {
        return magic::tests::any_begins(choices(), beginning);
    }
    [[nodiscard]] bool can_end(std::string_view ending) const {
        for (const std::string& text : choices()) {
            if (text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending) {
                return true;
            }
        }
        return false;
    }
    Field& act(std::string_view part) {
        Actions actions;
        war.legal(s, actions);
        std::string offered;
        for (const Action action : actions) {
            const std::string text = war.action_text(s, action);
            offered += "; " + text;
            if (text.find(part) != std::string::npos) {
                war.apply(s, action, chance);
                return *this;
            }
        }
        FAIL("nothing holds '", std::string(part), "'", offered);
        return *this;
    }
    /// Damage is assigned as it comes, and nobody does anything more in this fight.
    Field& finish() {
        const int turn = s.core.turn;
        while (s.core.turn == turn && s.end == End::No && s.stage > Stage::Combat && s.stage < Stage::Casting) {
            act(can("all to") ? "all to" : can("stop") ? "stop" : can("pass") ? "pass" : "done");
        }
        return *this;
    }
    /// Moves a creature from where it stands; the text begins with its name.
    Field& move(std::string_view name, const std::string& to) {
        for (const std::string& text : choices()) {
            if (text.find("move " + std::string(name)) == 0 && text.substr(text.find(" to ") + 4) == to) {
                return act(text);
            }
        }
        FAIL(std::string(name), " cannot move to ", to);
        return *this;
    }
    [[nodiscard]] bool can_move(std::string_view name, const std::string& to) const {
        for (const std::string& text : choices()) {
            if (text.find("move " + std::string(name)) == 0 && text.substr(text.find(" to ") + 4) == to) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] const Permanent* find(ObjectId id) const { return Look(war.rules(), s.core).find(id); }
    [[nodiscard]] const Permanent& get(ObjectId id) const {
        REQUIRE(find(id) != nullptr);
        return *find(id);
    }
    Permanent& edit(ObjectId id) { return *Engine(war.rules(), s.core, chance).find(id); }
    [[nodiscard]] bool is_dead(ObjectId id) const { return find(id) == nullptr; }
    [[nodiscard]] std::string size(ObjectId id) const {
        return std::to_string(get(id).power) + "/" + std::to_string(get(id).toughness);
    }

    const War& war;
    rollout::Chance chance;
    State s;
};

}  // namespace ziggurat::tabletop::magic::war::tests
