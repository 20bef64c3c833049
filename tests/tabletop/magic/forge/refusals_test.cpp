// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <doctest/doctest.h>

#include "tabletop/magic/forge/import.h"

// All scripts here are our own, of cards that do not exist.
namespace ziggurat::tabletop::magic::forge::tests {

namespace {

ImportedCard import_lines(const std::string& lines) {
    return import_card("Name:Some Card\n" + lines, {});
}

/// All that is refused, "line: feature" joined by "|".
std::string refused(const std::string& lines) {
    std::string made;
    for (const Refusal& refusal : import_lines(lines).refusals) {
        made += (made.empty() ? "" : "|") + std::to_string(refusal.line) + ": " + refusal.feature;
    }
    return made;
}

std::string in_creature(const std::string& lines) {
    return refused("ManaCost:2 G\nTypes:Creature Beast\nPT:2/3\n" + lines);
}

std::string in_spell(const std::string& lines) {
    return refused("ManaCost:R\nTypes:Instant\n" + lines);
}

}  // namespace

TEST_CASE("broken scripts are told with their line") {
    CHECK(refused("ManaCost\n") == "0: line 2: wanted KEY:VALUE, not 'ManaCost'");
    CHECK(refused("SVar:X\n") == "0: line 2: wanted SVar:NAME:VALUE, not 'SVar:X'");
    const ImportedCard nameless = import_card("ManaCost:1\nTypes:Artifact\n", {});
    CHECK(nameless.extent == Extent::Broken);
    CHECK(nameless.refusals.at(0).feature.find("no line Name:") != std::string::npos);
    CHECK(import_card("", {}).extent == Extent::Broken);
}

TEST_CASE("a card that the core cannot have is not there at all") {
    CHECK(refused("ManaCost:2\nTypes:Planeswalker Someone\nLoyalty:3\n").find("3: type Planeswalker") == 0);
    CHECK(refused("ManaCost:WU\nTypes:Artifact\n") == "2: mana WU");
    CHECK(refused("ManaCost:1 WP\nTypes:Artifact\n") == "2: mana WP");
    CHECK(refused("ManaCost:1\nTypes:Creature Shade\nPT:1+*/2\n") == "4: power and toughness 1+*/2");
    CHECK(refused("ManaCost:no cost\nTypes:Creature Shade\nPT:1/1\n") == "0: a card without a cost");
    CHECK(refused("ManaCost:1\nTypes:Creature Shade\nPT:1/1\nColors:red\n") ==
          "5: a colour that is not its cost's");
    CHECK(refused("ManaCost:1\nTypes:Creature A B C D E\nPT:1/1\n") == "3: more than four subtypes");
    CHECK(refused("ManaCost:R\nTypes:Sorcery\n") == "0: a spell without an ability that the script tells");
    CHECK(refused("ManaCost:1\nTypes:Artifact\nAlternateMode:Split\n\nALTERNATE\n\nName:Other\n")
              .find("several faces") != std::string::npos);
    const ImportedCard card = import_lines("ManaCost:2\nTypes:Artifact\nAlternateMode:Flip\n");
    CHECK(card.extent == Extent::Unsupported);
    CHECK(card.text.empty());
}

TEST_CASE("a card in part has its other lines") {
    const ImportedCard card =
        import_lines("ManaCost:2 G\nTypes:Creature Beast\nPT:2/3\nK:Trample\nK:Kicker:2 R\nK:Bushido 1\n");
    CHECK(card.extent == Extent::Partial);
    CHECK(card.text == "Some Card\n  cost {2}{G}\n  type Creature Beast\n  pt 2/3\n  has trample\n");
    REQUIRE(card.refusals.size() == 2);
    CHECK(card.refusals[0].feature == "keyword Kicker");
    CHECK(card.refusals[1].feature == "keyword Bushido");
    CHECK(card.refusals[1].line == 7);
}

TEST_CASE("a line with a parameter that is not known is not taken") {
    CHECK(in_spell("A:SP$ Draw | UnlessCost$ 1\n") == "4: parameter UnlessCost of Draw");
    const ImportedCard card =
        import_lines("ManaCost:2 G\nTypes:Creature Beast\nPT:2/3\n"
                     "S:Mode$ Continuous | Affected$ Creature | AddPower$ 1 | Strange$ True\n");
    CHECK(card.text.find("static") == std::string::npos);
    CHECK(card.extent == Extent::Partial);
    CHECK(in_creature(
              "T:Mode$ TurnFaceUp | ValidCard$ Card.Self | Execute$ E | OncePerTurn$ True\nSVar:E:DB$ Draw\n") ==
          "5: parameter OncePerTurn of a trigger of mode TurnFaceUp");
}

TEST_CASE("what the core lacks is named") {
    CHECK(in_spell("A:SP$ Animate | ValidTgts$ Land\n").find("4: API Animate") == 0);
    CHECK(in_creature("T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ E\nSVar:E:DB$ Draw\n") ==
          "5: trigger Attacks");
    CHECK(in_creature("T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ Player | Execute$ E\nSVar:E:DB$ Draw\n") ==
          "5: trigger Phase Upkeep of Player");
    CHECK(in_creature("R:Event$ Moved | ValidCard$ Card.Self | ReplaceWith$ E\n") == "5: replacement of Moved");
    CHECK(in_creature("S:Mode$ ReduceCost | ValidCard$ Card\n") == "5: static ReduceCost");
    CHECK(in_creature("A:AB$ Draw | Cost$ SubCounter<1/P1P1>\n").find("5: cost SubCounter P1P1") == 0);
    CHECK(in_creature("A:AB$ Draw | Cost$ Q\n") == "5: cost Q");
    CHECK(in_creature("A:AB$ Draw | Cost$ Sac<1/Creature> Return<1/Island>\n") ==
          "5: cost with two kinds of chosen permanents");
    CHECK(in_spell("A:SP$ Tap | ValidTgts$ Creature.tapped\n") == "4: property tapped");
    CHECK(in_spell("A:SP$ Tap | ValidTgts$ Creature.powerGE4\n") == "4: property powerGE4");
    CHECK(in_spell("A:SP$ Tap | ValidTgts$ Creature.YouCtrl,Land\n") == "4: filter Creature.YouCtrl,Land");
    CHECK(in_spell("A:SP$ Counter | ValidTgts$ Creature\n") == "4: filter Creature of spells");
    CHECK(in_spell("A:SP$ Draw | NumCards$ N\nSVar:N:Count$Domain\n") == "4: number Count$Domain");
    CHECK(in_spell("A:SP$ Draw | Cost$ R Sac<1/Creature>\n") == "4: a spell with an additional cost");
    CHECK(in_spell("A:SP$ Tap | ValidTgts$ Creature | SubAbility$ S\nSVar:S:DB$ Untap | ValidTgts$ Land\n") ==
          "4: an ability with several kinds of targets");
    CHECK(in_spell("A:SP$ Tap | ValidTgts$ Creature | TargetMax$ 3\n").find("4: more than two targets") == 0);
    CHECK(in_spell("A:SP$ Draw | SubAbility$ Nowhere\n") ==
          "4: a sub-ability Nowhere that the script does not have");
    CHECK(in_spell("A:SP$ Draw | SubAbility$ S\nSVar:S:DB$ Draw | SubAbility$ S\n")
              .find("a ring of sub-abilities") != std::string::npos);
    CHECK(in_spell(
              "A:SP$ ChangeZone | Origin$ Battlefield | Destination$ Hand | ValidTgts$ Creature | SubAbility$ S\n"
              "SVar:S:DB$ Pump | Defined$ Targeted | KW$ Haste\n") == "4: a step about a target that has gone");
}

}  // namespace ziggurat::tabletop::magic::forge::tests
