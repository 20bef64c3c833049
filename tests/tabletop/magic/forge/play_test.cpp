// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "tabletop/magic/forge/import.h"
#include "tests/tabletop/magic/duel.h"

// Imported cards do on the table what their scripts say. All scripts here are our own, of cards that do not exist.
namespace ziggurat::tabletop::magic::forge::tests {

namespace {

using magic::tests::Duel;

constexpr std::string_view scripts[] = {
    "Name:Mossback Ogre\nManaCost:2 G\nTypes:Creature Ogre\nPT:3/4\nK:Trample\n",
    "Name:Quick Errand\nManaCost:R\nTypes:Instant\nA:SP$ DealDamage | Cost$ R | ValidTgts$ Creature,Player | "
    "NumDmg$ 2 | "
    "SubAbility$ Then\nSVar:Then:DB$ Draw\n",
    "Name:Grim Ledger\nManaCost:B\nTypes:Sorcery\nA:SP$ ChangeZone | ValidTgts$ Creature | Origin$ Battlefield | "
    "Destination$ Exile | SubAbility$ Pay\nSVar:Pay:DB$ LoseLife | Defined$ TargetedController | LifeAmount$ T\n"
    "SVar:T:Targeted$CardToughness\n",
    "Name:Twin Wardens\nManaCost:W\nTypes:Creature Human Soldier\nPT:1/1\n"
    "T:Mode$ ChangesZone | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ E\n"
    "SVar:E:DB$ Token | TokenAmount$ 2 | TokenTypes$ Creature,Human,Soldier | TokenColors$ White | TokenPower$ 1 "
    "| "
    "TokenToughness$ 1\n",
    "Name:Patient Anvil\nManaCost:1\nTypes:Artifact\nA:AB$ PutCounter | Cost$ 1 | SorcerySpeed$ True | ValidTgts$ "
    "Creature.YouCtrl | CounterType$ P1P1\n",
    "Name:Leash\nManaCost:U\nTypes:Enchantment Aura\nK:Enchant:Creature\n"
    "S:Mode$ Continuous | Affected$ Creature.EnchantedBy | AddPower$ -1\n"
    "S:Mode$ Continuous | Affected$ Creature.EnchantedBy | GainControl$ You\n",
    "Name:Net\nManaCost:G\nTypes:Sorcery\nA:SP$ Destroy | ValidTgts$ Creature.withTrample\n",
    "Name:Idle Tinker\nManaCost:1\nTypes:Artifact\n"
    "A:AB$ Token | Cost$ T | TokenScript$ c_1_1_cog_drone\n",
};

std::optional<std::string> drone(std::string_view) {
    return "Name:Cog Drone\nManaCost:no cost\nTypes:Creature Drone\nColors:colorless\nPT:1/1\nK:Flying\n";
}

const Rules& imported() {
    static const Rules rules = [] {
        std::string cards;
        for (const std::string_view script : scripts) {
            const ImportedCard card = import_card(script, drone);
            REQUIRE_MESSAGE(card.extent == Extent::Full, card.name);
            cards += card.text;
        }
        auto table = read_cards({{"", cards}});
        REQUIRE_MESSAGE(table.has_value(), table.error().message);
        std::vector<DefId> all;
        for (std::size_t def = 0; def < table->defs.size(); ++def) {
            if (!table->is_token(def)) {
                all.insert(all.end(), 2, static_cast<DefId>(def));
            }
        }
        Options options;
        options.passes_alone = false;
        return make_rules(*table, all, {}, options);
    }();
    return rules;
}

struct Table : Duel {
    Table() : Duel(2, 1, imported()) {}
};

}  // namespace

TEST_CASE("an imported spell hits, and draws") {
    Table d;
    d.cast("Quick Errand", "player 2").act("take Forest");
    CHECK(d.life(1) == 18);
    CHECK(d.in_hand(0) == 1);
}

TEST_CASE("an imported removal asks for toughness before its target is gone") {
    Table d;
    d.put(1, "Mossback Ogre");
    d.cast("Grim Ledger", "Mossback Ogre");
    CHECK(d.life(1) == 16);
    CHECK(d.in_exile("Mossback Ogre"));
}

TEST_CASE("an imported trigger makes tokens of two subtypes") {
    Table d;
    d.cast("Twin Wardens");
    CHECK(d.count("Human Soldier") == 2);
}

TEST_CASE("a token's script is its token") {
    Table d;
    d.put(0, "Idle Tinker");
    d.use("Idle Tinker");
    REQUIRE(d.count("Drone") == 1);
    CHECK(d.s.battlefield[1].colours == 0);
    CHECK(d.s.battlefield[1].has(flying));
}

TEST_CASE("an ability of sorcery speed waits for one's own main phase") {
    Table d;
    d.put(0, "Patient Anvil");
    const ObjectId ogre = d.put(0, "Mossback Ogre");
    d.use("Patient Anvil", "Mossback Ogre");
    CHECK(d.size(ogre) == "4/5");
    d.to_attack().act("attack player 2 with Mossback");
    CHECK_FALSE(d.can("use Patient Anvil"));
}

TEST_CASE("an imported Aura takes control, though another effect stands before it") {
    Table d;
    const ObjectId ogre = d.put(1, "Mossback Ogre");
    d.cast("Leash", "Mossback Ogre");
    CHECK(d.at(ogre).controller == 0);
    CHECK(d.size(ogre) == "2/4");
}

TEST_CASE("a target is asked for keywords other than flying") {
    Table d;
    d.put(1, "Twin Wardens");
    d.hand(0, "Net");
    CHECK_FALSE(d.can("cast Net"));
    const ObjectId ogre = d.put(1, "Mossback Ogre");
    d.act("cast Net").aim("Mossback Ogre");
    CHECK(d.is_dead(ogre));
}

}  // namespace ziggurat::tabletop::magic::forge::tests
