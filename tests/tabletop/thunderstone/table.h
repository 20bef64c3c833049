// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "formats/json.h"
#include "tabletop/thunderstone/cards/reader.h"
#include "tabletop/thunderstone/game.h"
#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone::tests {

using Names = std::vector<std::string>;

inline const Catalogue& standard_cards() {
    static const Catalogue cards = [] {
        const auto table = built_in_cards(formats::read_json);
        REQUIRE_MESSAGE(table, table.error().message);
        auto compiled = compile(*table);
        REQUIRE_MESSAGE(compiled, compiled.error().message);
        return *compiled;
    }();
    return cards;
}

/// Village 1 has Ooze and Undead-Doom on its bounties, village 2 Dragon and Abyssal, village 3 Humanoid and
/// Enchanted; Doomknight-Humanoid and Undead-Spirit roam the roads.
inline Setup standard_setup() {
    const Catalogue& cards = standard_cards();
    const auto numbers = [](const std::vector<Group>& groups, const Names& names) {
        std::vector<int> found;
        for (const std::string& name : names) {
            const auto at =
                std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return group.name == name; });
            found.push_back(static_cast<int>(at - groups.begin()));
        }
        return found;
    };
    Setup setup;
    setup.monster_groups = numbers(cards.monster_groups(), {"Ooze", "Undead-Doom", "Dragon", "Abyssal", "Humanoid",
                                                            "Enchanted", "Doomknight-Humanoid", "Undead-Spirit"});
    setup.hero_groups = numbers(cards.hero_groups(), {"Elf", "Regian", "Thyrian", "Selurin", "Dwarf", "Feayn"});
    for (const char* const id : {"banish", "barkeep", "battle_fury", "feast", "fireball", "hatchet", "lantern",
                                 "pawnbroker", "spear", "town_guard", "trainer", "magical_aura"}) {
        setup.village_kinds.push_back(cards.find(id));
    }
    return setup;
}

inline Thunderstone standard_game(const Options& options = {}, const Setup& setup = standard_setup()) {
    auto game = Thunderstone::make(standard_cards(), setup, options);
    REQUIRE(game);
    return *game;
}

/// A game on the table: positions are laid out by card ids, actions are played by their texts.
class Table {
public:
    explicit Table(int players = 2, const Options& options = {})
        : game(standard_game(options)),
          chance(7),
          s(game.setup(players, chance)) {
        for (int i = 0; i < players; ++i) {
            play("home 1");
        }
        for (int i = 0; i < players; ++i) {
            game.apply(s, first_action(), chance);
        }
    }

    static Kind kind(const std::string& id) {
        const Kind found = standard_cards().find(id);
        REQUIRE_MESSAGE(found != no_kind, id);
        return found;
    }

    Table& hand(const Names& ids, int player = 0) {
        Player& p = s.players[static_cast<std::size_t>(player)];
        p.hand = 0;
        for (const std::string& id : ids) {
            p.cards[static_cast<std::size_t>(p.deck) + p.hand++] = kind(id);
        }
        return *this;
    }
    Table& deck(const Names& ids, int player = 0) {
        Player& p = s.players[static_cast<std::size_t>(player)];
        p.deck = 0;
        p.hand = 0;
        for (const std::string& id : ids) {
            p.cards[p.deck++] = kind(id);
        }
        return *this;
    }
    Table& discards(const Names& ids, int player = 0) {
        Player& p = s.players[static_cast<std::size_t>(player)];
        p.discard = 0;
        for (const std::string& id : ids) {
            put_on_discard(p, kind(id));
        }
        return *this;
    }
    /// The hall from rank 1 on, and the deck, all of it seen, the next card first.
    Table& dungeon(const Names& monsters, const Names& below, std::size_t village = 0) {
        lay(s.dungeons[village], monsters, below);
        return *this;
    }
    Table& road(const Names& below) {
        lay(s.road, {}, below);
        return *this;
    }
    Table& at_village(int village, int player = 0) {
        s.players[static_cast<std::size_t>(player)].village = static_cast<std::uint8_t>(village - 1);
        return *this;
    }

    Names actions() const {
        Actions list;
        game.legal(s, list);
        Names texts;
        for (const Action action : list) {
            texts.push_back(game.action_text(s, action));
        }
        return texts;
    }
    bool can(const std::string& text) const {
        const Names all = actions();
        return std::find(all.begin(), all.end(), text) != all.end();
    }
    Table& play(const std::string& text) {
        const auto action = game.action_from_text(s, text);
        REQUIRE_MESSAGE(action, text);
        game.apply(s, *action, chance);
        return *this;
    }
    Action first_action() const {
        Actions list;
        game.legal(s, list);
        REQUIRE(!list.empty());
        return list[0];
    }

    Player& player(int number = 0) { return s.players[static_cast<std::size_t>(number)]; }
    static int count(std::span<const CardByte> zone, const std::string& id) {
        return static_cast<int>(
            std::count_if(zone.begin(), zone.end(), [&](CardByte card) { return kind_of(card) == kind(id); }));
    }
    int in_hand(const std::string& id, int number = 0) { return count(hand_of(player(number)), id); }
    int in_discard(const std::string& id, int number = 0) { return count(discard_of(player(number)), id); }
    int owned_of(const std::string& id, int number = 0) {
        return in_hand(id, number) + in_discard(id, number) + count(deck_of(player(number)), id);
    }
    int supply(const std::string& id) const { return s.supply[kind(id)]; }
    int gone(const std::string& id) const { return s.gone[kind(id)]; }
    Names hall_of(std::size_t village = 0) const {
        Names names;
        const Hall& hall = s.dungeons[village];
        for (std::size_t i = 0; i < hall.size; ++i) {
            names.push_back(standard_cards().id(hall.monsters[i]));
        }
        return names;
    }
    std::string bottom_of(const Hall& hall) const {
        return hall.count == 0 ? "" : standard_cards().id(hall.deck[hall.count - 1U]);
    }

    Thunderstone game;
    Chance chance;
    State s;

private:
    static void lay(Hall& hall, const Names& monsters, const Names& below) {
        hall = Hall{};
        for (const std::string& id : monsters) {
            hall.monsters[hall.size++] = kind(id);
        }
        for (const std::string& id : below) {
            hall.deck[hall.count++] = kind(id);
        }
    }
};

/// The best total that a hand reaches against a monster.
struct Fight {
    Names hand;
    std::string monster;
    int rank = 1;

    [[nodiscard]] Plan plan() const {
        std::vector<CardByte> cards;
        for (const std::string& id : hand) {
            cards.push_back(Table::kind(id));
        }
        Encounter met;
        met.monster = Table::kind(monster);
        met.rank = rank;
        return best_plan(standard_cards(), Muster(standard_cards(), cards), met, Aim::Total);
    }
};

}  // namespace ziggurat::tabletop::thunderstone::tests
