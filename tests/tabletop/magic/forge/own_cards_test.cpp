// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/own_cards.h"

#include <doctest/doctest.h>

#include "tabletop/magic/stack/lint.h"
#include "tabletop/magic/stack/set_up.h"
#include "tabletop/magic/war/set_up.h"

namespace ziggurat::tabletop::magic::tests {

namespace {

constexpr std::string_view ogre = "Mossback Ogre\n  cost {2}{G}\n  type Creature Ogre\n  pt 3/4\n";

std::string forty(std::string_view name) {
    std::string deck;
    for (const std::string_view card : {"Grizzly Bears", "Giant Growth", "Craw Wurm", "Fog", "Spined Wurm",
                                        "Giant Spider", "Llanowar Elves", "Bull Hippo", "River Boa"}) {
        deck += "4 " + std::string(card) + "\n";
    }
    return deck + "4 " + std::string(name) + "\n";
}

}  // namespace

TEST_CASE("a set-up brings cards along, and lines keep their numbers") {
    const SetUpText parts = split_set_up("[Main]\n1 Fog\n[Cards]\nA\n  type Land\n[Planes]\n1 Krosa");
    CHECK(parts.text == "[Main]\n1 Fog\n\n\n\n[Planes]\n1 Krosa\n");
    CHECK(parts.cards == "\n\n\nA\n  type Land\n\n\n");
    CHECK(split_set_up("[Main]\n1 Fog").text == "[Main]\n1 Fog");
    CHECK(split_set_up("[Main]\n1 Fog").cards.empty());
}

TEST_CASE("only cards that a set-up names are joined to it") {
    const auto both = with_cards("1 Mossback Ogre\n", std::string(ogre) + "Other Card\n  type Land\n");
    REQUIRE(both.has_value());
    CHECK(*both == "1 Mossback Ogre\n\n[Cards]\n" + std::string(ogre));
    CHECK_FALSE(with_cards("1 Fog\n", ogre).has_value());
}

TEST_CASE("cards of one's own play in Stack") {
    const std::string set_up = "[Main]\n1 Fog\n1 Mossback Ogre\n[Cards]\n" + std::string(ogre);
    const auto game = stack::game_from_text(set_up);
    REQUIRE_MESSAGE(game.has_value(), game.error().message);
    CHECK(game->rules().cards.size() == 2);
    const auto list = stack::game_from_text("Mossback Ogre\nFog\n\n[Cards]\n" + std::string(ogre));
    REQUIRE_MESSAGE(list.has_value(), list.error().message);
    CHECK(list->rules().cards.size() == 2);
}

TEST_CASE("cards of one's own play in the War Game") {
    const auto game =
        war::game_from_text("deck Mine:\n" + forty("Mossback Ogre") + "[Cards]\n" + std::string(ogre));
    REQUIRE_MESSAGE(game.has_value(), game.error().message);
    const auto without = war::game_from_text("deck Mine:\n" + forty("Mossback Ogre"));
    REQUIRE_FALSE(without.has_value());
    CHECK(without.error().message == "line 11: there is no card 'Mossback Ogre'");
}

TEST_CASE("a card of one's own stands for the built-in one of its name") {
    const auto table = cards_with("Fog\n  type Instant\n  spell: draw 3\n");
    REQUIRE_MESSAGE(table.has_value(), table.error().message);
    const CardDef& def = table->defs[static_cast<std::size_t>(table->find("Fog"))];
    CHECK(table->ops[table->abilities[def.first_ability].first].code == OpCode::Draw);
    CHECK(table->find("Holy Day") >= 0);
}

TEST_CASE("mistakes in cards of one's own are told by their line") {
    const auto wrong = stack::game_from_text("[Main]\n1 Ogre\n[Cards]\nOgre\n  type Creature\n  pt 3\n");
    REQUIRE_FALSE(wrong.has_value());
    CHECK(wrong.error().message == "line 6: wanted power/toughness, numbers from 0 to 99, not '3'");
    const auto twice = cards_with("A\n  type Land\nA\n  type Land\n");
    REQUIRE_FALSE(twice.has_value());
    CHECK(twice.error().message == "line 3: 'A' stands twice");
}

TEST_CASE("L11: cards that are there in part only are a warning") {
    const std::string own = std::string(ogre) + "# left out: keyword Kicker\n\nB\n  type Land\n\n"
                                                "Old One\n  type Vanguard\n# left out: static ReduceCost\n";
    CHECK(missing_of(own, "Mossback Ogre") == std::vector<std::string>{"keyword Kicker"});
    CHECK(missing_of(own, "B").empty());
    const auto table = cards_with(own);
    const auto file = stack::read_stack("[Main]\n1 Mossback Ogre\n1 B\n[Avatars]\n1 Old One\n");
    REQUIRE(table.has_value());
    REQUIRE(file.has_value());
    int warnings = 0;
    for (const stack::Finding& finding : stack::lint(*table, *file, own)) {
        if (finding.code == "L11") {
            ++warnings;
            CHECK(finding.level == stack::Level::Warning);
            const bool is_first = warnings == 1;
            CHECK(finding.text == (is_first
                                       ? "line 2: Mossback Ogre is there in part only; left out: keyword Kicker"
                                       : "line 5: Old One is there in part only; left out: static ReduceCost"));
        }
    }
    CHECK(warnings == 2);
}

}  // namespace ziggurat::tabletop::magic::tests
