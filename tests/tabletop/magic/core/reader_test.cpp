// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/reader.h"

#include <string>

#include <doctest/doctest.h>

namespace ziggurat::tabletop::magic::tests {

namespace {

std::string error_of(const std::string& lines) {
    const auto table = read_cards({{"c.txt", "Thing\n" + lines}});
    return table ? "" : table.error().message;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a card file is compiled to what it says") {
    const auto table =
        read_cards({{"c.txt", "# words\n\nBeast of Two Lines\n  cost {2}{G}{G}\n  type Creature Beast\n"
                              "  pt 3/4\n  has trample\n  act {1}{R} T target creature+nonblack: damage 2; "
                              "draw 1\n"}});
    REQUIRE(table.has_value());
    const CardDef& def = table->defs[0];
    CHECK(def.name == "Beast of Two Lines");
    CHECK(def.cost.mana.value() == 4);
    CHECK(def.colours == 16);
    CHECK(def.keywords == trample);
    REQUIRE(def.abilities == 1);
    const Ability& ability = table->abilities[def.first_ability];
    CHECK(ability.kind == AbilityKind::Activated);
    CHECK(ability.cost.tap);
    CHECK(ability.cost.mana.coloured[3] == 1);
    CHECK(table->filters[ability.target].colours_none == 4);
    REQUIRE(ability.count == 2);
    CHECK(table->ops[ability.first].code == OpCode::Damage);
    CHECK(table->ops[ability.first].n == 2);
    CHECK(table->ops[ability.first].who == Who::Target);
    CHECK(table->ops[ability.first + 1U].who == Who::You);
}

TEST_CASE("errors name the file, the line and the reason") {
    CHECK(error_of("  type Creature Elf\n  pt x/1\n").substr(0, 8) == "c.txt:3:");
    CHECK(has(error_of("  type Creature Elf\n  pt x/1\n"), "power/toughness"));
    CHECK(has(error_of("  speed 3\n"), "'speed' begins no line"));
    CHECK(has(error_of("  type Creature\n  pt 1/1\n  has wings\n"), "no keyword 'wings'"));
    CHECK(has(error_of("  cost 2W\n"), "wanted mana"));
    CHECK(has(error_of("  type Instant\n  spell damage 2\n"), "colon"));
    CHECK(has(error_of("  type Instant\n  spell: explode\n"), "'explode' is no effect"));
    CHECK(has(error_of("  type Instant\n  spell: destroy target\n"), "there is none"));
    CHECK(has(error_of("  type Instant\n  spell target creature+purple: destroy\n"),
              "'purple' is no word of a filter"));
    CHECK(has(error_of("  type Instant\n  spell: draw many\n"), "not 'many'"));
    CHECK(has(error_of("  type Instant\n  spell: draw 1 2\n"), "too much"));
    CHECK(has(error_of("  type Instant\n"), "spell line"));
    CHECK(has(error_of("  type Creature\n"), "power and toughness"));
    CHECK(has(error_of("  type Enchantment Aura\n"), "Aura"));
    CHECK(has(error_of("  cost {1}\n"), "no type"));
    CHECK(has(error_of("  type Creature\n  pt 1/1\n  on monday: draw 1\n"), "no event"));
    CHECK(has(error_of("  type Creature\n  pt 1/1\n  on upkeep if rain: draw 1\n"), "no condition"));
    CHECK(has(error_of("  type Creature\n  pt 1/1\n  spell {1}: draw 1\n"), "no part of the head"));
    CHECK(has(read_cards({{"c.txt", "  cost {1}\n"}}).error().message, "c.txt:1: a line of no card"));
    CHECK(has(error_of("  type Land\n\nThing\n  type Land\n"), "'Thing' stands twice"));
}

TEST_CASE("what makes no sense in the command zone is refused, with the reason") {
    CHECK(has(error_of("  type Vanguard\n  act T: draw 1\n"), "{T} is no cost in the command zone"));
    CHECK(has(error_of("  type Vanguard\n  act {1} sac this: draw 1\n"),
              "'sac this' is no cost in the command zone"));
    CHECK(has(error_of("  type Vanguard\n  act {1}: pump +1/+1\n"), "'this' is no permanent"));
    CHECK(has(error_of("  type Vanguard\n  act {1}: untap this\n"), "'this' is no permanent"));
    CHECK(has(error_of("  type Vanguard\n  static: pump +1/+1 equipped\n"), "attached to anything"));
    CHECK(has(error_of("  type Vanguard\n  equip {2}\n"), "attached to anything"));
    CHECK(has(error_of("  type Vanguard\n  cycling {2}\n"), "never in a hand or graveyard"));
    CHECK(has(error_of("  type Vanguard\n  act {1} in grave: draw 1\n"), "never in a hand or graveyard"));
    CHECK(has(error_of("  type Vanguard\n  morph {2}\n"), "neither morph nor flashback"));
    CHECK(has(error_of("  type Vanguard\n  act {1}: flame 1\n"), "only a Plane has flame counters"));
    CHECK(has(error_of("  type Vanguard\n  on dies: draw 1\n"), "waits for what happens to a permanent"));
    CHECK(has(error_of("  type Vanguard\n  on enters-self: draw 1\n"), "waits for what happens to a permanent"));
    CHECK(has(error_of("  type Vanguard\n  on chaos: draw 1\n"), "waits for what happens to a Plane"));
    CHECK(has(error_of("  type Vanguard\n  static: draw 1\n"), "'draw' is done once"));
    CHECK(has(error_of("  type Vanguard\n  on casts flying: draw 1\n"), "a spell is asked for its types"));
    CHECK(has(error_of("  type Vanguard\n  act sac creature tap creature: draw 1\n"), "one kind of permanents"));
    CHECK(has(error_of("  type Plane\n  act {1}: draw 1\n"), "a Plane has static abilities and"));
    CHECK(has(error_of("  type Scheme\n  on arrival: destroy this\n"), "'this' is no permanent"));
    CHECK(error_of("  type Vanguard\n  act {1}: draw 1\n  on attacks creature+yours: gain 1\n").empty());
}

TEST_CASE("the cards that are built in compile") {
    const auto table = built_in_cards();
    CHECK_MESSAGE(table.has_value(), (table ? "" : table.error().message));
}

}  // namespace ziggurat::tabletop::magic::tests
