// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/forge/import.h"

#include <string>

#include <doctest/doctest.h>

// All scripts here are our own, of cards that do not exist.
namespace ziggurat::tabletop::magic::forge::tests {

namespace {

std::optional<std::string> tokens(std::string_view name) {
    if (name == "r_2_1_ember_hound_haste") {
        return "Name:Ember Hound\nManaCost:no cost\nTypes:Creature Elemental Hound\nColors:red\nPT:2/1\nK:Haste\n"
               "Oracle:Haste\n";
    }
    return std::nullopt;
}

/// The lines of the imported card behind its name, without indentation, joined by "|"; what was refused where it
/// is not whole.
std::string lines_of(const std::string& script) {
    const ImportedCard card = import_card("Name:Some Card\n" + script, tokens);
    std::string made;
    if (card.extent != Extent::Full) {
        for (const Refusal& refusal : card.refusals) {
            made += "! line " + std::to_string(refusal.line) + ": " + refusal.feature + "\n";
        }
        return made;
    }
    CHECK(card.name == "Some Card");
    std::string text = card.text.substr(card.text.find('\n') + 1);
    for (std::size_t at = text.find("\n  "); at != std::string::npos; at = text.find("\n  ")) {
        text.replace(at, 3, "|");
    }
    return text.substr(2, text.size() - 3);
}

/// What an instant's lines become, behind its cost and type.
std::string spell(const std::string& lines) {
    const std::string made = lines_of("ManaCost:X R\nTypes:Instant\n" + lines);
    const std::string face = "cost {X}{R}|type Instant|";
    return made.substr(0, face.size()) == face ? made.substr(face.size()) : made;
}

/// The same of a creature.
std::string creature(const std::string& lines) {
    const std::string made = lines_of("ManaCost:2 G\nTypes:Creature Beast\nPT:2/3\n" + lines);
    const std::string face = "cost {2}{G}|type Creature Beast|pt 2/3|";
    return made.substr(0, face.size()) == face ? made.substr(face.size()) : made;
}

}  // namespace

TEST_CASE("a card without abilities is its facts") {
    CHECK(lines_of("ManaCost:10 W W\nTypes:Legendary Creature Giant Monk\nPT:7/12\nOracle:\n") ==
          "cost {10}{W}{W}|type Legendary Creature Giant Monk|pt 7/12");
    CHECK(lines_of("# a comment\n\nManaCost:1 U\nTypes:Artifact\nDeckHints:Type$Golem\nSVar:RemAIDeck:True\n") ==
          "cost {1}{U}|type Artifact");
}

TEST_CASE("keywords of both dialects") {
    CHECK(creature("K:Flying\nK:First Strike\nK:Islandwalk\nK:Protection from black\n") ==
          "has flying first-strike islandwalk protection-from-black");
    CHECK(creature("K:Landwalk:Swamp\nK:Protection:Card.Red:red\nK:Hexproof\n") ==
          "has swampwalk protection-from-red hexproof");
    CHECK(creature("K:CARDNAME can't block.\nK:CARDNAME can block only creatures with flying.\n") ==
          "has no-blocking blocks-flyers-only");
    CHECK(creature("S:Mode$ CantBlock | ValidCard$ Card.Self | Description$ It is shy.\n") == "has no-blocking");
    CHECK(creature("S:Mode$ CantBlockBy | ValidAttacker$ Creature.Self | Description$ It is quick.\n") ==
          "has unblockable");
    CHECK(
        creature("S:Mode$ CantBlockBy | ValidAttacker$ Creature.withoutFlying | ValidBlocker$ Creature.Self\n") ==
        "has blocks-flyers-only");
    CHECK(creature("K:This spell can't be countered.\n") == "has uncounterable");
    CHECK(creature("R:Event$ Counter | ValidCard$ Card.Self | ValidSA$ Spell | Layer$ CantHappen\n") ==
          "has uncounterable");
}

TEST_CASE("keywords with costs") {
    CHECK(creature("K:Morph:2 W W\nK:Cycling:2\n") == "morph {2}{W}{W}|cycling {2}");
    CHECK(creature("K:Morph Return<2/Island>\n") == "morph return 2 land+Island+yours");
    CHECK(creature("K:Morph:Discard<1/Card>\n") == "morph discard 1");
    CHECK(spell("A:SP$ Fog\nK:Flashback 1 U PayLife<3>\n") == "spell: fog|flashback {1}{U} life 3");
    CHECK(spell("A:SP$ Fog\nK:Flashback:tapXType<3/Creature.White/white creature>\n") ==
          "spell: fog|flashback tap 3 creature+white+yours+untapped");
    CHECK(lines_of("ManaCost:1\nTypes:Artifact Equipment\nK:Equip 2\n"
                   "S:Mode$ Continuous | Affected$ Creature.EquippedBy | AddPower$ 2 | AddKeyword$ Trample\n") ==
          "cost {1}|type Artifact Equipment|equip {2}|static: pump +2/+0 equipped with trample");
}

TEST_CASE("a spell says its cost in the old dialect, and leaves out what is usual in the new one") {
    const std::string as_before =
        spell("A:SP$ DealDamage | Cost$ X R | ValidTgts$ Creature,Player | TgtPrompt$ Whom? | "
              "NumDmg$ X | References$ X | SpellDescription$ Sparks.\nSVar:X:Count$xPaid\n");
    const std::string as_now = spell("A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ X\nSVar:X:Count$xPaid\n");
    CHECK(as_before == "spell target any: damage X target");
    CHECK(as_now == as_before);
    CHECK(spell("A:SP$ Draw\n") == "spell: draw 1 you");
    CHECK(spell("A:SP$ DealDamage | ValidTgts$ Creature,Player,Planeswalker | NumDmg$ 3\n") ==
          "spell target any: damage 3 target");
}

TEST_CASE("damage and life") {
    CHECK(spell("A:SP$ DamageAll | NumDmg$ 2 | ValidCards$ Creature.withoutFlying | ValidPlayers$ Player\n") ==
          "spell: damage 2 each creature+nonflying; damage 2 each-player");
    CHECK(spell("A:SP$ LoseLife | ValidTgts$ Opponent | LifeAmount$ 3 | SubAbility$ More\n"
                "SVar:More:DB$ GainLife | Defined$ You | LifeAmount$ 3\n") ==
          "spell target opponent: lose 3 target; gain 3 you");
    CHECK(spell("A:SP$ PreventDamage | ValidTgts$ Any | Amount$ 4\n") == "spell target any: prevent 4 target");
}

TEST_CASE("what is asked of a target is asked before it goes") {
    CHECK(
        spell(
            "A:SP$ ChangeZone | ValidTgts$ Creature | Origin$ Battlefield | Destination$ Exile | SubAbility$ Pay\n"
            "SVar:Pay:DB$GainLife | Defined$ TargetedController | LifeAmount$ P\n"
            "SVar:P:Targeted$CardPower\n") == "spell target creature: gain power its-controller; exile target");
    CHECK(spell("A:SP$ ChangeZone | Origin$ Graveyard | Destination$ Battlefield | ValidTgts$ Creature.YouOwn | "
                "SubAbility$ Pay\nSVar:Pay:DB$ LoseLife | LifeAmount$ V\nSVar:V:Targeted$CardManaCost\n") ==
          "spell target creature+grave: lose value you; reanimate target");
    CHECK(spell("A:SP$ Destroy | ValidTgts$ Creature | SubAbility$ D\nSVar:D:DB$ Discard | Defined$ "
                "TargetedController\n")
              .find("! line 4: a step about a target that has gone") == 0);
}

TEST_CASE("cards and zones") {
    CHECK(spell("A:SP$ Discard | ValidTgts$ Player | NumCards$ 2 | Mode$ TgtChoose\n") ==
          "spell target player: discard 2 target");
    CHECK(spell("A:SP$ Discard | Defined$ Opponent | Mode$ Hand\n") == "spell: discard hand each-opponent");
    CHECK(spell("A:SP$ Mill | NumCards$ 5 | Defined$ Player\n") == "spell: mill 5 each-player");
    CHECK(spell("A:SP$ Dig | DigNum$ 4 | ChangeNum$ 1 | DestinationZone$ Hand | DestinationZone2$ Graveyard\n") ==
          "spell: dig 4");
    CHECK(spell("A:SP$ ChangeZone | Origin$ Battlefield | Destination$ Hand | ValidTgts$ Permanent\n") ==
          "spell target permanent: return target");
    CHECK(spell("A:SP$ ChangeZone | Origin$ Battlefield | Destination$ Library | LibraryPosition$ -1 | ValidTgts$ "
                "Creature.attacking\n") == "spell target creature+attacking: bottom target");
    CHECK(
        spell(
            "A:SP$ ChangeZone | Origin$ Library | Destination$ Battlefield | ChangeType$ Land.Basic | ChangeNum$ "
            "1 | Tapped$ True\n") == "spell: fetch");
    CHECK(spell("A:SP$ ChangeZone | Origin$ Battlefield | Destination$ Exile | ValidTgts$ Creature.YouCtrl | "
                "RememberTargets$ True | SubAbility$ Back\n"
                "SVar:Back:DB$ ChangeZone | Origin$ Exile | Destination$ Battlefield | Defined$ Remembered | "
                "SubAbility$ Clean\nSVar:Clean:DB$ Cleanup | ClearRemembered$ True\n") ==
          "spell target creature+yours: blink target");
    CHECK(spell("A:SP$ Counter | TargetType$ Spell | ValidTgts$ Card | Destination$ TopOfLibrary\n") ==
          "spell target spell: counter target to-top");
}

TEST_CASE("permanents") {
    CHECK(spell("A:SP$ Destroy | ValidTgts$ Creature.nonArtifact+nonBlack | NoRegen$ True\n") ==
          "spell target creature+nonartifact+nonblack: destroy target for-good");
    CHECK(spell("A:SP$ Destroy | ValidTgts$ Artifact,Enchantment\n") ==
          "spell target artifact/enchantment: destroy target");
    CHECK(spell("A:SP$ DestroyAll | ValidCards$ Creature\n") == "spell: destroy each creature");
    CHECK(spell("A:SP$ Sacrifice | ValidTgts$ Player | SacValid$ Creature\n") ==
          "spell target player: edict creature target");
    CHECK(spell("A:SP$ Pump | ValidTgts$ Creature | NumAtt$ +X | KW$ First Strike & Trample | TargetMin$ 0 | "
                "TargetMax$ 2\nSVar:X:Count$xPaid\n") ==
          "spell targets 0-2 creature: pump +X/+0 target with first-strike trample");
    CHECK(spell("A:SP$ PumpAll | ValidCards$ Creature.YouCtrl | NumAtt$ +1 | NumDef$ -1\n") ==
          "spell: pump +1/-1 each creature+yours");
    CHECK(spell("A:SP$ GainControl | ValidTgts$ Creature | LoseControl$ EOT | Untap$ True | AddKWs$ Haste\n") ==
          "spell target creature: steal target; untap target; give target haste");
    CHECK(spell("A:SP$ Protection | ValidTgts$ Creature | Gains$ Choice | Choices$ AnyColor\n") ==
          "spell target creature: protect target");
    CHECK(spell("A:SP$ PutCounter | ValidTgts$ Creature | CounterType$ P1P1 | CounterNum$ 2\n") ==
          "spell target creature: grow 2 target");
}

TEST_CASE("tokens inline and by script") {
    CHECK(
        spell(
            "A:SP$ Token | TokenAmount$ 2 | TokenName$ Wisp | TokenTypes$ Creature,Spirit | TokenColors$ White | "
            "TokenPower$ 1 | TokenToughness$ 1 | TokenKeywords$ Flying<>Vigilance | TokenOwner$ You\n") ==
        "spell: token 2 1/1 white Spirit flying vigilance");
    CHECK(spell("A:SP$ Token | TokenScript$ r_2_1_ember_hound_haste\n") ==
          "spell: token 1 2/1 red Elemental/Hound haste");
    CHECK(spell("A:SP$ Token | TokenScript$ unheard_of\n") ==
          "! line 4: token script unheard_of, which is not there\n");
}

TEST_CASE("modes") {
    CHECK(spell("A:SP$ Charm | Choices$ One,Two\nSVar:One:DB$ Draw | NumCards$ 2\n"
                "SVar:Two:DB$ Tap | ValidTgts$ Creature.OppCtrl\n") ==
          "mode: draw 2 you|mode target creature+theirs: tap target");
}

TEST_CASE("activated abilities and their costs") {
    CHECK(creature("A:AB$ Mana | Cost$ T | Produced$ G\n") == "act T: add {G}");
    CHECK(creature("A:AB$ Mana | Cost$ T | Produced$ C | Amount$ 2\n") == "act T: add {2}");
    CHECK(
        creature("A:AB$ DealDamage | Cost$ R T | ValidTgts$ Creature.attacking,Creature.blocking | NumDmg$ 1\n") ==
        "act {R} T target creature+fighting: damage 1 target");
    CHECK(creature(
              "A:AB$ Pump | Cost$ Sac<1/Creature.Other/another creature> | Defined$ Self | NumAtt$ +2 | NumDef$ "
              "+2\n") == "act sac 1 creature+other+yours: pump +2/+2 this");
    CHECK(creature("A:AB$ Regenerate | Cost$ B\n") == "act {B}: regenerate this");
    CHECK(creature("A:AB$ ChangeZone | Cost$ B T Sac<1/CARDNAME> | Origin$ Graveyard | Destination$ Battlefield | "
                   "ValidTgts$ Creature.YouCtrl\n") ==
          "act {B} T sac this target creature+grave: reanimate target");
    CHECK(creature("A:AB$ PumpAll | Cost$ 2 W | ActivationZone$ Graveyard | ValidCards$ Creature.YouCtrl | KW$ "
                   "Flying\n") == "act {2}{W} in grave: give each creature+yours flying");
    CHECK(creature("A:AB$ Draw | Cost$ 3 | SorcerySpeed$ True | Activation$ Threshold\n") ==
          "act {3} slow if grave>=7: draw 1 you");
}

TEST_CASE("triggers") {
    CHECK(creature(
              "T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ E | "
              "OptionalDecider$ You | TriggerDescription$ Hello.\nSVar:E:DB$ Draw\n") ==
          "on enters-self may: draw 1 you");
    CHECK(creature("T:Mode$ ChangesZone | Destination$ Battlefield | ValidCard$ Creature.Other | TriggerZones$ "
                   "Battlefield | Execute$ E\nSVar:E:DB$ GainLife | LifeAmount$ 1\n") ==
          "on enters creature+other: gain 1 you");
    CHECK(creature("T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ Card.Self | "
                   "Execute$ E\nSVar:E:AB$ ChangeZone | Cost$ 1 | Origin$ Graveyard | Destination$ Battlefield | "
                   "Defined$ TriggeredNewCardLKICopy\n") == "on dies may {1}: reanimate it");
    CHECK(
        creature("T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | TriggerZones$ Graveyard | Execute$ E\n"
                 "SVar:E:DB$ ChangeZone | Origin$ Graveyard | Destination$ Hand | ValidTgts$ Creature.YouOwn\n") ==
        "on upkeep in grave target creature+grave: return target");
    CHECK(creature("T:Mode$ Phase | Phase$ End of Turn | Execute$ E\nSVar:E:DB$ Sacrifice\n") ==
          "on end-step: sacrifice this");
    CHECK(creature(
              "T:Mode$ DamageDone | ValidSource$ Card.Self | ValidTarget$ Player | CombatDamage$ True | Execute$ "
              "E\nSVar:E:DB$ Discard | Defined$ TriggeredTarget\n") == "on hits-player: discard 1 that-player");
    CHECK(creature("T:Mode$ DamageDealtOnce | ValidSource$ Card.Self | Execute$ E\n"
                   "SVar:E:DB$ GainLife | LifeAmount$ X\nSVar:X:TriggerCount$DamageAmount\n") ==
          "on damage: gain amount you");
    CHECK(creature("T:Mode$ TurnFaceUp | ValidCard$ Card.Self | Execute$ E\n"
                   "SVar:E:DB$ Destroy | ValidTgts$ Enchantment\n") ==
          "on turned-up target enchantment: destroy target");
}

TEST_CASE("continuous effects") {
    CHECK(creature("S:Mode$ Continuous | Affected$ Creature.Other+Beast+YouCtrl | AddPower$ 1 | AddToughness$ 1 | "
                   "AddKeyword$ Forestwalk\n") ==
          "static: pump +1/+1 each creature+Beast+other+yours with forestwalk");
    CHECK(
        creature(
            "S:Mode$ Continuous | Affected$ Card.Self | AddPower$ 3 | AddToughness$ 3 | Condition$ Threshold\n") ==
        "static if grave>=7: pump +3/+3 this");
    CHECK(creature("S:Mode$ Continuous | Affected$ Creature.YouCtrl | AddKeyword$ Haste | EffectZone$ Graveyard | "
                   "IsPresent$ Mountain.YouCtrl\n") ==
          "static in grave if control Mountain: give each creature+yours haste");
    CHECK(lines_of("ManaCost:B G\nTypes:Creature Horror\nPT:*/*\nS:Mode$ Continuous | EffectZone$ All | "
                   "CharacteristicDefining$ True | SetPower$ X | SetToughness$ X\nSVar:X:Count$InAllYards\n") ==
          "cost {B}{G}|type Creature Horror|pt 0/0|static: size graveyard");
    CHECK(lines_of("ManaCost:2 U U\nTypes:Enchantment Aura\nK:Enchant creature\nA:SP$ Attach | Cost$ 2 U U | "
                   "ValidTgts$ Creature\nS:Mode$ Continuous | Affected$ Card.EnchantedBy | GainControl$ You\n") ==
          "cost {2}{U}{U}|type Enchantment Aura|enchant creature|static: control enchanted");
    CHECK(creature("T:Mode$ Always | IsPresent$ Island.YouCtrl | PresentCompare$ EQ0 | Execute$ E\n"
                   "SVar:E:DB$ Sacrifice | Defined$ Self\n"
                   "S:Mode$ CantAttack | ValidCard$ Card.Self | UnlessDefender$ controlsIsland\n") ==
          "has islandhome");
}

TEST_CASE("planes") {
    CHECK(lines_of(
              "ManaCost:no cost\nTypes:Plane Nowhere\nS:Mode$ Continuous | EffectZone$ Command | Affected$ "
              "Creature | AddPower$ 2\nT:Mode$ PlanarDice | Result$ Chaos | TriggerZones$ Command | Execute$ E\n"
              "SVar:E:DB$ Draw\n") == "type Plane Nowhere|static: pump +2/+0 each creature|on chaos: draw 1 you");
}

TEST_CASE("schemes and avatars") {
    CHECK(
        lines_of(
            "ManaCost:no cost\nTypes:Scheme\nT:Mode$ SetInMotion | ValidCard$ Card.Self | TriggerZones$ Command | "
            "Execute$ E\nSVar:E:DB$ LoseLife | Defined$ Opponent | LifeAmount$ 2\n") ==
        "type Scheme|on arrival: lose 2 each-opponent");
    CHECK(
        lines_of(
            "ManaCost:no cost\nTypes:Vanguard\nHandLifeModifier:+1/-3\nS:Mode$ Continuous | EffectZone$ Command | "
            "Affected$ Creature.YouCtrl | AddKeyword$ Haste\n") ==
        "type Vanguard|hand +1|life -3|static: give each creature+yours haste");
    CHECK(lines_of("ManaCost:no cost\nTypes:Ongoing Scheme\n").find("! line 3: type Ongoing") == 0);
}

TEST_CASE("an avatar's abilities in the command zone") {
    const std::string avatar = "ManaCost:no cost\nTypes:Vanguard\nHandLifeModifier:-1/+10\n";
    const std::string face = "type Vanguard|hand -1|life +10|";
    const auto command = [&](const std::string& lines) { return lines_of(avatar + lines); };
    CHECK(command("A:AB$ DealDamage | Cost$ 3 | ActivationZone$ Command | ValidTgts$ Any | NumDmg$ 1\n") ==
          face + "act {3} target any: damage 1 target");
    CHECK(command("A:AB$ LoseLife | Cost$ X Discard<1/Card> PayLife<2> | ActivationZone$ Command | ValidTgts$ "
                  "Player | LifeAmount$ N\nSVar:N:Count$xPaid\n") ==
          face + "act {X} discard 1 life 2 target player: lose X target");
    CHECK(command("A:AB$ Tap | Cost$ Sac<1/Permanent> | ActivationZone$ Command | ValidTgts$ Creature\n") ==
          face + "act sac 1 permanent+yours target creature: tap target");
    CHECK(command("T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ "
                  "Creature.YouCtrl | TriggerZones$ Command | OptionalDecider$ You | Execute$ E\n"
                  "SVar:E:DB$ Draw\n") == face + "on creature-dies creature+yours may: draw 1 you");
    CHECK(command("T:Mode$ Attacks | ValidCard$ Creature.YouCtrl | TriggerZones$ Command | Execute$ E\n"
                  "SVar:E:DB$ Pump | Defined$ TriggeredAttacker | NumAtt$ +1\n") ==
          face + "on attacks creature+yours: pump +1/+0 it");
    CHECK(command("T:Mode$ SpellCast | ValidCard$ Instant,Sorcery | ValidActivatingPlayer$ You | TriggerZones$ "
                  "Command | Execute$ E\nSVar:E:DB$ GainLife | LifeAmount$ 2\n") ==
          face + "on casts instant/sorcery+yours: gain 2 you");
    CHECK(command("T:Mode$ SpellCast | ValidCard$ Card.Red | TriggerZones$ Command | Execute$ E\n"
                  "SVar:E:DB$ LoseLife | Defined$ TriggeredActivator | LifeAmount$ 1\n") ==
          face + "on casts card+red: lose 1 that-player");
    CHECK(command("T:Mode$ LifeGained | ValidPlayer$ You | TriggerZones$ Command | Execute$ E\n"
                  "SVar:E:DB$ LoseLife | Defined$ Opponent | LifeAmount$ N\nSVar:N:TriggerCount$LifeAmount\n") ==
          face + "on gains-life: lose amount each-opponent");
    CHECK(
        command("T:Mode$ DamageDone | ValidSource$ Creature.YouCtrl | ValidTarget$ Player | CombatDamage$ True | "
                "TriggerZones$ Command | Execute$ E\nSVar:E:DB$ Draw\n") ==
        face + "on creature-hits-player creature+yours: draw 1 you");
    CHECK(command("T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Any | ValidCard$ Permanent.YouCtrl | "
                  "TriggerZones$ Command | Execute$ E\nSVar:E:DB$ Draw\n") ==
          face + "on leaves permanent+yours: draw 1 you");
    CHECK(command("T:Mode$ ChangesZone | Origin$ Any | Destination$ Graveyard | ValidCard$ Artifact | "
                  "TriggerZones$ Command | Execute$ E\nSVar:E:DB$ Draw\n") ==
          face + "on to-grave artifact+grave: draw 1 you");
    // Only an avatar is used there, and it is used nowhere else; what it is not cannot be done to it.
    CHECK(command("A:AB$ Draw | Cost$ 3\n").find("an ability that is activated in Battlefield") !=
          std::string::npos);
    CHECK(creature("A:AB$ Draw | Cost$ 3 | ActivationZone$ Command\n").find("activated in Command") !=
          std::string::npos);
    CHECK(command("A:AB$ Draw | Cost$ T | ActivationZone$ Command\n").find("{T} is no cost") != std::string::npos);
    CHECK(command("A:AB$ Untap | Cost$ 1 | ActivationZone$ Command\n").find("'this' is no permanent") !=
          std::string::npos);
}

TEST_CASE("what several cards come to is counted") {
    Coverage coverage;
    coverage.add(import_card("Name:A\nManaCost:W\nTypes:Creature Cat\nPT:1/1\n", {}));
    coverage.add(import_card("Name:B\nManaCost:W\nTypes:Creature Cat\nPT:1/1\nK:Kicker:2\n", {}));
    coverage.add(import_card("Name:C\nManaCost:W\nTypes:Planeswalker Cat\nLoyalty:3\nK:Kicker:1\n", {}));
    coverage.add(import_card("Name:D\nwhat is this\n", {}));
    CHECK(coverage.text() == "1 of 4 cards load (25.0 %); 1 in part, 1 not, 1 broken scripts\n"
                             "missing most, with the number of cards:\n"
                             "  2  keyword Kicker\n  1  line Loyalty\n  1  type Planeswalker\n"
                             "  1  types Planeswalker Cat\n");
}

}  // namespace ziggurat::tabletop::magic::forge::tests
