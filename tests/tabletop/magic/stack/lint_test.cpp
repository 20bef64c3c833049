// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/lint.h"

#include <string>

#include <doctest/doctest.h>

#include "tabletop/magic/core/text/own_cards.h"
#include "tabletop/magic/core/text/reader.h"
#include "tabletop/magic/stack/set_up.h"

namespace ziggurat::tabletop::magic::stack::tests {

namespace {

/// All findings of a stack, one a line; `main` are the lines of [Main].
std::string findings(const std::string& main, const std::string& rest = "") {
    const auto table = built_in_cards();
    REQUIRE(table.has_value());
    const auto file = read_stack("[Main]\n" + main + rest);
    REQUIRE_MESSAGE(file.has_value(), file.error().message);
    std::string all;
    for (const Finding& finding : lint(*table, *file)) {
        const char level = finding.level == Level::Error ? 'E' : finding.level == Level::Warning ? 'W' : 'I';
        all += finding.code + level + " " + finding.text + "\n";
    }
    return all;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::string error_of(std::string_view text) {
    const auto game = game_from_text(text);
    return game ? "" : game.error().message;
}

}  // namespace

TEST_CASE("L01 R3: basic lands are an error, and left out of the game") {
    CHECK(has(findings("1 Forest\n"), "L01E line 2: Forest"));
    const auto game = game_from_text("[Main]\n3 Forest\n1 Fog\n");
    REQUIRE(game.has_value());
    CHECK(game->rules().cards.size() == 1);
}

TEST_CASE("L02: more than one of a card is a warning") {
    CHECK(has(findings("2 Fog\n"), "L02W line 2: Fog"));
    CHECK(has(findings("1 Fog\n1 Terror\n1 Fog\n"), "L02W line 4: Fog"));
    CHECK_FALSE(has(findings("1 Fog\n1 Terror\n"), "L02"));
}

TEST_CASE("L04 L05 L07: searches, insertions, graveyards") {
    const std::string all =
        findings("1 Rampant Growth\n1 Hinder\n1 Condemn\n1 Tormod's Crypt\n1 Werebear\n1 Fog\n");
    CHECK(has(all, "L04I Rampant Growth"));
    CHECK(has(all, "L05W Hinder"));
    CHECK(has(all, "L05W Condemn"));
    CHECK(has(all, "L07W Tormod's Crypt"));
    CHECK(has(all, "L07W Werebear"));
    CHECK_FALSE(has(all, "Fog"));
}

TEST_CASE("L08 L09: lands, colours, mana") {
    CHECK(has(findings("1 Zoetic Cavern\n1 Fog\n"), "L08W 50 %"));
    CHECK(has(findings("1 Fog\n1 Craw Wurm\n"), "L09W 100 % of the coloured cards are green"));
    CHECK(has(findings("1 Craw Wurm\n"), "mean mana value"));
}

TEST_CASE("L10 L12 L13: emphasis, size, signatures") {
    const std::string all = findings("1 Firebolt\n1 Anger\n1 Spined Basher\n",
                                     "[Signatures]\nAnger|north|2026-11-29\nTerror|south\nAnger|east\n");
    CHECK(has(all, "L10I 1 cards with flashback, 1 with morph, 1 incarnations"));
    CHECK(has(all, "L12W 3 cards are fewer than two handfuls"));
    CHECK(has(all, "L13I line 6: Anger is signed"));
    CHECK(has(all, "Terror is retired; it was signed by south"));
    CHECK(has(all, "L13W line 8: Anger is signed twice"));
}

TEST_CASE("L11: what is not known is answered with what is near") {
    CHECK(has(findings("1 Lightnin Bolt\n"),
              "L11E line 2: Lightnin Bolt is not known; it is left out ('Lightning Bolt' is near)"));
    CHECK(has(findings("1 Krosa\n"), "L11E"));
    CHECK(has(findings("", "[Planes]\n1 Fog\n"), "no plane"));
    CHECK(has(findings("", "[Avatars]\n1 Fog\n"), "L11E line 3: Fog is no avatar that is known"));
    CHECK(has(findings("", "[Schemes]\n1 Krosa\n"), "L11E line 3: Krosa is no scheme that is known"));
    CHECK(has(error_of("[Main]\n1 Lightnin Bolt\n"),
              "line 2: there is no card 'Lightnin Bolt'; 'Lightning Bolt' is near"));
}

TEST_CASE("L03 L06 L14: what imported cards would do is told by what has been left out of them") {
    std::string own;
    std::string main;
    const auto add = [&](const std::string& name, const std::string& missing) {
        own += name + "\n  type Artifact\n# left out: " + missing + "\n";
        main += "1 " + name + "\n";
    };
    add("Seeker", "a search of the library other than for one basic land onto the battlefield, tapped");
    add("Weigher", "number Count$ValidLibrary Card.YouOwn");
    add("Gambler", "API Ante");
    add("Wisher", "ChangeZone from Sideboard to Hand");
    const auto table = cards_with(own);
    REQUIRE_MESSAGE(table.has_value(), table.error().message);
    const auto file = read_stack("[Main]\n" + main);
    REQUIRE(file.has_value());
    std::string all;
    for (const Finding& finding : lint(*table, *file, own)) {
        all += finding.code + (finding.level == Level::Error ? "E " : " ") + finding.text + "\n";
    }
    CHECK(has(all, "L03 line 2: Seeker searches the library"));
    CHECK(has(all, "L03E 1 cards search the library; 8, or one in twenty, are the most"));
    CHECK(has(all, "L06 line 3: Weigher speaks of the library's size"));
    CHECK(has(all, "L14 line 4: Gambler speaks of ante"));
    CHECK(has(all, "L14 line 5: Wisher wants cards from outside the game"));
}

TEST_CASE("L06 L15: cards that take a whole library, or make machines of endless lands") {
    const std::string own =
        "Flood\n  type Sorcery\n  spell: exile-top 30 you\nSpring\n  cost {X}{U}\n  type Sorcery\n"
        "  spell: draw X\nDawn\n  type Sorcery\n  spell: untap each land+yours\n";
    const auto table = cards_with(own);
    REQUIRE_MESSAGE(table.has_value(), table.error().message);
    const auto file = read_stack("[Main]\n1 Flood\n1 Spring\n1 Dawn\n1 Raven Guild Master\n");
    REQUIRE(file.has_value());
    std::string all;
    for (const Finding& finding : lint(*table, *file)) {
        all += finding.code + " " + finding.text + "\n";
    }
    CHECK(has(all, "L06 Flood can take the whole library"));
    CHECK(has(all, "L15 Spring draws any number"));
    CHECK(has(all, "L15 Dawn untaps all lands"));
    CHECK_FALSE(has(all, "Raven Guild Master can"));
}

TEST_CASE("the default stack has 162 cards, 14 planes, and no error") {
    const auto table = built_in_cards();
    const auto file = read_stack(built_in_stack());
    REQUIRE(table.has_value());
    REQUIRE(file.has_value());
    CHECK(file->cards.size() == 162);
    CHECK(file->planes.size() == 14);
    CHECK(file->options.handful == 30);
    for (const Finding& finding : lint(*table, *file)) {
        CHECK_MESSAGE(finding.level != Level::Error, finding.text);
    }
}

TEST_CASE("metadata sets the game up, and is checked") {
    const auto game =
        game_from_text("[metadata]\nLife=7\nHandful=5\nHand=3\nTurns=9\n[Main]\n1 Fog\n2 Terror|ABC|1\n");
    REQUIRE(game.has_value());
    CHECK(game->rules().options.life == 7);
    CHECK(game->rules().options.handful == 5);
    CHECK(game->rules().options.opening_hand == 3);
    CHECK(game->rules().options.most_turns == 9);
    CHECK(game->rules().cards.size() == 3);
    CHECK(has(error_of("[metadata]\nLife=0\n"), "line 2: wanted Life=N with N from 1 to 999"));
    CHECK(has(error_of("[metadata]\nLife\n"), "line 2: wanted Key=Value"));
    CHECK(has(error_of("[metadata]\nPlanechase=maybe\n"), "line 2"));
    CHECK(has(error_of("1 Fog\n[Main]\n"), "line 1: a line before the first section"));
    CHECK(has(error_of("[Main\n"), "brackets"));
    CHECK(has(error_of("[Main]\n"), "1 to 1024 cards"));
    CHECK(has(error_of("[Main]\n1 Krosa\n"), "is a plane"));
    // A list of names is a stack, too.
    CHECK(game_from_text("Fog\nTerror\n")->rules().cards.size() == 2);
    // Sections of other programs are passed over.
    CHECK(game_from_text("[Sideboard]\n1 Nothing\n[Main]\n1 Fog\n").has_value());
}

TEST_CASE("Planechase is on with ten planes, and can be switched off") {
    std::string planes = "[Planes]\n";
    for (const std::string_view name : {"Krosa", "Lethe Lake", "Llanowar", "Naar Isle", "Nephalia", "Otaria",
                                        "Panopticon", "Takenuma", "The Hippodrome"}) {
        planes += "1 " + std::string(name) + "\n";
    }
    CHECK(game_from_text("[Main]\n1 Fog\n" + planes)->rules().planes.empty());
    planes += "1 The Zephyr Maze\n";
    CHECK(game_from_text("[Main]\n1 Fog\n" + planes)->rules().planes.size() == 10);
    CHECK(game_from_text("[metadata]\nPlanechase=off\n[Main]\n1 Fog\n" + planes)->rules().planes.empty());
}

}  // namespace ziggurat::tabletop::magic::stack::tests
