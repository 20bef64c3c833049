// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "tabletop/thunderstone/setup_file.h"
#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

namespace {

int cards_of_group(const Hall& hall, int group) {
    int count = 0;
    const auto count_in = [&](const CardByte* from, int size) {
        for (int i = 0; i < size; ++i) {
            count += standard_cards()[from[i]].group == group ? 1 : 0;
        }
    };
    count_in(hall.deck.data(), hall.count);
    count_in(hall.monsters.data(), hall.size);
    return count;
}

}  // namespace

TEST_CASE("the box has as many cards as its list says") {
    const Catalogue& cards = standard_cards();
    int heroes = 0;
    int monsters = 0;
    int village = 0;
    int xp = 0;
    int vp = 0;
    for (Kind kind = 0; kind < cards.size(); ++kind) {
        const Card& card = cards[kind];
        heroes += card.is_hero() && !card.is_basic ? card.copies : 0;
        monsters += card.is_monster() ? card.copies : 0;
        village += card.type == CardType::Village && !card.is_basic ? card.copies : 0;
        xp += card.is_monster() ? card.copies * card.xp : 0;
        vp += card.is_monster() ? card.copies * card.vp : 0;
    }
    CHECK(heroes == 132);
    CHECK(monsters == 80);
    CHECK(village == 152);
    CHECK(xp == 133);
    CHECK(vp == 277);
}

TEST_CASE("set-up: 20 monsters a dungeon, ten of each other village's pile") {
    // Rulings 1, 2 and 12; section 4's arithmetic.
    const Thunderstone game = standard_game();
    Chance chance(3);
    const State s = game.setup(4, chance);
    for (std::size_t village = 0; village < villages; ++village) {
        const Hall& hall = s.dungeons[village];
        CHECK(hall.size == 3);
        CHECK(hall.count == 17);
        CHECK(cards_of_group(hall, s.bounties[village][0]) == 0);
        CHECK(cards_of_group(hall, s.bounties[village][1]) == 0);
        for (std::size_t other = 0; other < villages; ++other) {
            const int both =
                cards_of_group(hall, s.bounties[other][0]) + cards_of_group(hall, s.bounties[other][1]);
            CHECK(both == (other == village ? 0 : 10));
        }
    }
    CHECK(s.road.count == 20);
    CHECK(s.road.size == 0);
    // Ruling 3: one stock of basics, at all villages.
    CHECK(s.supply[Table::kind("militia")] == 30);
    CHECK(s.supply[Table::kind("torch")] == 15);
    CHECK(s.supply[Table::kind("elf_wizard")] == 6);
    CHECK(s.supply[Table::kind("lorigg_thief")] == 0);
}

TEST_CASE("set-up is random where nothing is chosen, and the same for the same luck") {
    const Thunderstone game = standard_game({}, {});
    std::set<std::uint64_t> different;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Chance chance(seed);
        Chance again(seed);
        const State s = game.setup(3, chance);
        CHECK(game.hash(s) == game.hash(game.setup(3, again)));
        different.insert(game.hash(s));
    }
    CHECK(different.size() == 20);
}

TEST_CASE("a dungeon may have one pile upon the other") {
    Options options;
    options.layered_dungeons = true;  // ruling 1, the other reading
    const Thunderstone game = standard_game(options);
    Chance chance(3);
    const State s = game.setup(2, chance);
    const Hall& hall = s.dungeons[0];
    CHECK(hall.layer == 7);
    for (std::size_t place = 0; place < hall_size; ++place) {
        const int group = standard_cards()[hall.monsters[place]].group;
        // Village 3's pile is dealt to dungeon 1 last, village 2's before it.
        CHECK((group == s.bounties[1][0] || group == s.bounties[1][1]));
    }
}

TEST_CASE("start decks: 12 cards of the home village and the basics") {
    // Rulings 5 and 6.
    Table table(2);
    Player& player = table.player();
    CHECK(owned(player) == 12);
    CHECK(player.hand == 6);
    CHECK(table.owned_of("militia") == 4);
    CHECK(table.owned_of("dagger") == 1);
    CHECK(table.owned_of("torch") == 1);
    CHECK(table.owned_of("iron_rations") == 1);
    CHECK(table.owned_of("elf_wizard") == 1);
    CHECK(table.owned_of("regian_cleric") == 1);
    CHECK(table.owned_of("banish") + table.owned_of("barkeep") + table.owned_of("battle_fury") +
              table.owned_of("feast") ==
          3);
    CHECK(table.supply("militia") == 30 - 2 * 4);
    CHECK(table.supply("elf_wizard") == 4);
}

TEST_CASE("five players may share a home") {
    // Ruling 7: 6 heroes of the first level, 8 cards of a kind.
    Table table(5);
    CHECK(table.supply("elf_wizard") == 1);
    for (int player = 0; player < 5; ++player) {
        CHECK(owned(table.player(player)) == 12);
    }
}

TEST_CASE("homes are chosen in turn order, all of them before the first deck") {
    // Ruling 8.
    const Thunderstone game = standard_game();
    Chance chance(3);
    State s = game.setup(3, chance);
    for (int player = 0; player < 3; ++player) {
        CHECK(game.to_move(s) == player);
        game.apply(s, *game.action_from_text(s, "home 2"), chance);
    }
    for (int player = 0; player < 3; ++player) {
        CHECK(game.to_move(s) == player);
        CHECK(owned(s.players[static_cast<std::size_t>(player)]) == 0);
        game.apply(s, *game.action_from_text(s, "leave out hatchet"), chance);
    }
    CHECK(game.to_move(s) == 0);
    CHECK(game.round(s) == 1);
}

TEST_CASE("the game is for two to five") {
    // Ruling 10.
    CHECK(Thunderstone::least_players == 2);
    CHECK(Thunderstone::most_players == 5);
}

TEST_CASE("monsters of set-up do not breach, unless that is asked for") {
    // Ruling 23.
    const auto militia_gone = [](bool breaches) {
        Options options;
        options.breach_at_setup = breaches;
        const Thunderstone game = standard_game(options);
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Chance chance(seed);
            State s = game.setup(2, chance);
            const auto is_archduke = [&](const Hall& hall) {
                return hall.monsters[0] == Table::kind("archduke_of_pain");
            };
            if (is_archduke(s.dungeons[0]) || is_archduke(s.dungeons[2])) {
                while (game.round(s) == 0) {
                    Actions actions;
                    game.legal(s, actions);
                    game.apply(s, actions[0], chance);
                }
                return int{s.gone[Table::kind("militia")]};
            }
        }
        return -1;
    };
    CHECK(militia_gone(false) == 0);
    CHECK(militia_gone(true) == 2);
}

TEST_CASE("set-up files choose groups, cards and readings of the rules") {
    const auto game = game_from_text(R"({
        "monster_groups": ["Ooze", "Undead-Doom", "Dragon", "Abyssal", "Humanoid", "Enchanted"],
        "hero_groups": ["Elf", "Regian", "Thyrian", "Selurin", "Dwarf", "Feayn"],
        "village_cards": ["banish", "barkeep", "battle_fury", "feast", "fireball", "hatchet", "lantern",
                          "pawnbroker", "spear", "town_guard", "trainer", "magical_aura"],
        "options": {"no_basics_sold": true, "most_rounds": 60}})",
                                     formats::read_json);
    REQUIRE_MESSAGE(game, game.error().message);
    CHECK(game->rules().options.no_basics_sold);
    CHECK(game->rules().options.most_rounds == 60);
    Chance chance(1);
    const State s = game->setup(2, chance);
    CHECK(s.sold[2][3] == Table::kind("magical_aura"));
    const auto message = [](const char* text) {
        const auto made = game_from_text(text, formats::read_json);
        return made ? std::string("none") : made.error().message;
    };
    CHECK(message("") == "none");
    CHECK(message("{\"heroes\": []}").find("heroes") != std::string::npos);
    CHECK(message("{\n\"hero_groups\": [\"Elves\"]}").find("2: hero_groups: there is no group \"Elves\"") == 0);
    CHECK(message("{\"village_cards\": [\"torch\"]}").find("there is no village card \"torch\"") !=
          std::string::npos);
    CHECK(message("{\"hero_groups\": [\"Elf\"]}").find("6 different groups") != std::string::npos);
    CHECK(message("{\"options\": {\"most_rounds\": 0}}").find("rounds") != std::string::npos);
    CHECK(message("{\"card_files\": [\"/nowhere.json\"]}").find("/nowhere.json: cannot be read") == 0);
    CHECK(message("{\"card_files\": [\"/tmp\"]}").find("/tmp: cannot be read") == 0);
}

}  // namespace ziggurat::tabletop::thunderstone::tests
