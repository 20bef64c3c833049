// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <sstream>

#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

namespace {

struct Vector {
    Names hand;
    const char* monster;
    int rank;
    int total;
    bool is_won;
};

void check(const std::vector<Vector>& vectors) {
    for (const Vector& vector : vectors) {
        const Plan plan = Fight{vector.hand, vector.monster, vector.rank}.plan();
        INFO(vector.hand.front() << " against " << vector.monster);
        CHECK(plan.total == vector.total);
        CHECK(plan.is_won == vector.is_won);
    }
}

}  // namespace

TEST_CASE("the worked battles come out as they were worked") {
    std::ifstream file(ZIGGURAT_TEST_DATA "/tabletop/thunderstone/battle_vectors.json");
    std::ostringstream text;
    text << file.rdbuf();
    const auto json = formats::read_json(text.str());
    REQUIRE(json);
    const auto* const vectors = json->find("vectors");
    REQUIRE(vectors != nullptr);
    CHECK(vectors->items.size() == 8);
    for (const auto& vector : vectors->items) {
        Fight fight;
        for (const auto& card : vector.find("hand")->items) {
            fight.hand.push_back(card.text);
        }
        fight.monster = vector.find("monster")->text;
        fight.rank = static_cast<int>(vector.find("rank")->number);
        const Plan plan = fight.plan();
        INFO(vector.find("id")->text);
        CHECK(plan.total == static_cast<int>(vector.find("total")->number));
        CHECK(plan.missing_light == static_cast<int>(vector.find("light_missing")->number));
        CHECK(plan.is_won == (vector.find("result")->text == "win"));
    }
}

TEST_CASE("heroes are worth what is printed on them") {
    check({
        {{"amazon_archer", "torch"}, "grudgebeast", 1, 1, false},
        {{"amazon_archer", "lantern"}, "grudgebeast", 2, 3, false},
        {{"amazon_huntress", "lantern", "torch"}, "grudgebeast", 3, 5, true},
        {{"amazon_queen", "lantern"}, "grudgebeast", 2, 6, true},
        {{"chalice_quester", "torch"}, "grudgebeast", 1, 2, false},
        {{"chalice_defender", "torch", "lantern"}, "grudgebeast", 1, 5, true},
        {{"chalice_paladin", "torch"}, "grudgebeast", 1, 4, true},
        {{"dwarf_guardian", "dagger", "torch"}, "grudgebeast", 1, 5, true},
        {{"dwarf_janissary", "dagger", "torch"}, "grudgebeast", 1, 7, true},
        {{"dwarf_sentinel", "warhammer", "torch"}, "grudgebeast", 1, 6, true},
        {{"dwarf_sentinel", "dagger", "torch"}, "grudgebeast", 1, 9, true},
        {{"elf_wizard"}, "grudgebeast", 1, 2, false},
        {{"elf_sorcerer"}, "grudgebeast", 2, 3, false},
        {{"elf_archmage"}, "grudgebeast", 2, 4, true},
        {{"feayn_archer", "torch"}, "grudgebeast", 1, 0, false},
        {{"feayn_marksman", "torch"}, "grudgebeast", 2, 3, false},
        {{"feayn_sniper", "torch"}, "grudgebeast", 3, 4, true},
        {{"lorigg_thief"}, "grudgebeast", 1, 1, false},
        {{"lorigg_rogue"}, "grudgebeast", 1, 2, false},
        {{"lorigg_outlaw"}, "grudgebeast", 2, 2, false},
        {{"outlands_warrior", "torch"}, "grudgebeast", 1, 3, false},
        {{"outlands_slayer", "torch", "nixie"}, "grudgebeast", 1, 6, true},
        {{"outlands_khan", "torch", "nixie", "nixie"}, "grudgebeast", 1, 11, true},
        {{"redblade_killer", "torch"}, "grudgebeast", 1, 2, false},
        {{"redblade_poisoner", "torch"}, "grudgebeast", 1, 3, false},
        {{"redblade_assassin", "torch"}, "grudgebeast", 1, 4, true},
        {{"regian_cleric", "torch"}, "grudgebeast", 1, 1, false},
        {{"regian_priest", "torch"}, "grudgebeast", 1, 2, false},
        {{"regian_bishop", "torch"}, "grudgebeast", 1, 3, false},
        {{"selurin_magician", "fireball", "torch"}, "grudgebeast", 1, 7, true},
        {{"selurin_warlock", "fireball"}, "grudgebeast", 1, 10, true},
        {{"selurin_warlock", "selurin_theurge", "fireball"}, "grudgebeast", 1, 28, true},
        {{"thyrian_squire", "torch"}, "grudgebeast", 1, 2, false},
        {{"thyrian_knight", "militia", "militia", "torch"}, "grudgebeast", 1, 8, true},
        {{"thyrian_lord", "militia", "elf_wizard"}, "grudgebeast", 1, 11, true},
        {{"militia", "torch"}, "grudgebeast", 1, 1, false},
    });
}

TEST_CASE("weapons, spells and food are worth what is printed on them") {
    check({
        {{"outlands_warrior", "flaming_sword"}, "grudgebeast", 1, 6, true},
        {{"militia", "flaming_sword"}, "grudgebeast", 1, -1, false},  // too heavy: neither attack nor light
        {{"militia", "iron_rations", "short_sword", "torch"}, "grudgebeast", 1, 5, true},
        {{"militia", "hatchet", "torch"}, "grudgebeast", 1, 1, false},
        {{"militia", "goodberries", "hatchet", "torch"}, "succubus", 1, 4, false},
        {{"thyrian_squire", "goodberries", "hatchet", "torch"}, "succubus", 1, 5, false},
        {{"thyrian_squire", "spear", "torch"}, "grudgebeast", 1, 4, true},
        {{"thyrian_squire", "polearm", "torch"}, "grudgebeast", 1, 4, true},
        {{"thyrian_squire", "polearm", "torch", "iron_rations"}, "grudgebeast", 1, 8, true},
        {{"thyrian_squire", "polearm", "torch", "feast"}, "grudgebeast", 1, 9, true},
        {{"chalice_quester", "warhammer", "torch"}, "famine", 1, 8, true},
        {{"chalice_quester", "warhammer", "torch"}, "grudgebeast", 1, 5, true},
        {{"militia", "militia", "battle_fury", "torch"}, "grudgebeast", 1, 4, true},
        {{"militia", "feast", "torch"}, "grudgebeast", 1, 2, false},
        {{"fireball"}, "grudgebeast", 1, 3, false},
        {{"lightstone_gem", "elf_wizard"}, "grudgebeast", 3, 2, false},
        {{"militia", "barkeep", "pawnbroker", "town_guard", "trainer", "torch"}, "grudgebeast", 1, 1, false},
    });
}

TEST_CASE("trophies and diseases count in the dungeon") {
    check({
        {{"the_unchained", "torch"}, "grudgebeast", 1, 1, false},
        {{"ebon_fume", "torch"}, "grudgebeast", 1, 3, false},
        {{"tyxr_the_old", "torch"}, "grudgebeast", 1, 2, false},
        {{"uyril_unending", "torch"}, "grudgebeast", 1, 1, false},
        {{"griffon", "pegasus", "sphinx", "torch"}, "grudgebeast", 1, 4, true},
        {{"red_jelly", "elf_archmage"}, "grudgebeast", 3, 4, true},
        {{"grudgebeast", "torch"}, "grudgebeast", 1, 0, false},
        {{"disease", "militia", "militia", "torch"}, "grudgebeast", 1, 1, false},
        // Ruling 31: before multipliers, off attack where there is some.
        {{"disease", "militia", "selurin_warlock", "torch"}, "grudgebeast", 1, 4, true},
        {{"disease", "selurin_warlock", "torch"}, "grudgebeast", 1, 2, false},
        {{"disease", "torch"}, "grudgebeast", 1, 0, false},
    });
}

TEST_CASE("monsters are as hard as is printed on them") {
    check({
        {{"thyrian_lord", "short_sword", "torch", "griffon", "feast", "feast"}, "archduke_of_pain", 1, 11, true},
        {{"outlands_khan", "short_sword", "torch"}, "archduke_of_pain", 1, 11, false},  // ruling 29
        {{"outlands_khan", "short_sword", "torch"}, "succubus", 1, 5, false},
        {{"outlands_khan", "torch", "griffon"}, "succubus", 1, 10, true},
        {{"outlands_khan", "torch"}, "tormentor", 1, 3, false},
        {{"outlands_khan", "dagger", "torch"}, "tormentor", 1, 8, true},
        {{"outlands_khan", "militia", "lantern"}, "darkness", 1, 0, false},
        {{"outlands_khan", "dagger", "militia", "lantern"}, "darkness", 1, 8, true},
        {{"elf_wizard", "torch"}, "darkness", 1, 0, false},  // ruling 32: its light stays
        {{"thyrian_knight", "polearm", "torch"}, "judgement", 1, 5, true},
        {{"militia", "torch"}, "judgement", 1, 0, false},  // ruling 33
        {{"outlands_khan", "torch"}, "knightmare", 1, 3, false},
        {{"outlands_khan", "torch"}, "lord_mortis", 1, 5, true},
        {{"outlands_khan", "short_sword", "torch"}, "the_prince", 1, 11, true},
        {{"dwarf_guardian", "hatchet", "torch"}, "suffering", 1, 7, true},
        {{"dwarf_guardian", "short_sword", "torch"}, "suffering", 1, 4, false},  // too heavy, the bonus stays
        {{"selurin_warlock", "fireball"}, "ebon_fume", 1, 0, false},
        {{"outlands_khan", "torch"}, "uyril_unending", 1, 3, false},
        {{"elf_wizard", "selurin_warlock", "outlands_khan"}, "sphinx", 1, 8, true},
        {{"militia", "dagger", "torch"}, "grayskin_lizard", 1, 3, false},
        {{"fireball", "elf_wizard", "hatchet", "outlands_khan"}, "noxious_slag", 1, 9, true},
        {{"outlands_khan", "torch"}, "ghost", 1, 3, false},
        {{"outlands_khan", "militia", "dagger", "torch"}, "haunt", 1, 8, true},
        {{"outlands_khan", "torch"}, "haunt", 1, 0, false},
        {{"outlands_khan", "torch"}, "revenant", 1, 7, false},
        {{"outlands_khan", "torch", "griffon"}, "revenant", 1, 10, true},
        {{"thyrian_squire", "polearm", "torch"}, "revenant", 1, 4, false},
    });
}

TEST_CASE("other monsters only differ in health") {
    const std::vector<std::pair<const char*, int>> plain = {{"the_unchained", 5},   {"mythlurian", 8},
                                                            {"skaladak", 7},        {"tyxr_the_old", 10},
                                                            {"griffon", 7},         {"nixie", 5},
                                                            {"pegasus", 6},         {"bloodskull_orc", 5},
                                                            {"deadbone_troll", 7},  {"firebrand_cyclops", 6},
                                                            {"griknack_goblin", 4}, {"black_slime", 5},
                                                            {"gray_ooze", 6},       {"green_blob", 5},
                                                            {"red_jelly", 6},       {"famine", 4},
                                                            {"harbinger", 3},       {"kingdom", 5},
                                                            {"lord_of_death", 9},   {"spectre", 5},
                                                            {"wraith", 6}};
    for (const auto& [monster, health] : plain) {
        INFO(monster);
        for (int militia = health - 1; militia <= health; ++militia) {
            Names hand(static_cast<std::size_t>(militia), "militia");
            hand.emplace_back("torch");
            CHECK(Fight{hand, monster, 1}.plan().is_won == (militia == health));
        }
    }
}

TEST_CASE("each missing light takes two off, before the halving") {
    // Ruling 30: (7 - 2) / 2; the other reading would make 3 - 2.
    CHECK(Fight{{"outlands_khan"}, "succubus", 1}.plan().total == 2);
    CHECK(Fight{{"outlands_khan"}, "grudgebeast", 3}.plan().total == 1);
    Encounter met;
    met.monster = Table::kind("succubus");
    met.dark_raises_health = true;
    const std::vector<CardByte> hand = {Table::kind("outlands_khan")};
    CHECK(best_plan(standard_cards(), Muster(standard_cards(), hand), met, Aim::Total).total == 1);
}

TEST_CASE("attack turned into magic takes the weapon's along") {
    // Ruling 35.
    Encounter met;
    met.monster = Table::kind("succubus");
    met.converts_armed = true;
    const std::vector<CardByte> hand = {Table::kind("thyrian_squire"), Table::kind("hatchet"),
                                        Table::kind("torch"), Table::kind("selurin_warlock")};
    CHECK(best_plan(standard_cards(), Muster(standard_cards(), hand), met, Aim::Total).total == 14);
}

TEST_CASE("Blink Dog is only met with enough light") {
    const auto attackable = [](const Names& names) {
        std::vector<CardByte> hand;
        for (const std::string& id : names) {
            hand.push_back(Table::kind(id));
        }
        Encounter met;
        met.monster = Table::kind("blink_dog");
        return can_attack(standard_cards(), Muster(standard_cards(), hand), met);
    };
    CHECK_FALSE(attackable({"outlands_khan", "torch"}));
    CHECK(attackable({"outlands_khan", "lantern"}));
    CHECK(attackable({"outlands_khan", "torch", "flaming_sword"}));
    CHECK_FALSE(attackable({"militia", "torch", "flaming_sword"}));
}

TEST_CASE("arming is a search: no weapon goes where it is wasted") {
    // The Knight could carry both; only with the Polearm on him and the Dagger on the Militia there are 13.
    const Plan plan = Fight{{"thyrian_knight", "militia", "polearm", "dagger", "torch"}, "tyxr_the_old", 1}.plan();
    CHECK(plan.weapon[0] == Table::kind("polearm"));
    CHECK(plan.weapon[1] == Table::kind("dagger"));
    CHECK(plan.total == 13);
    // The food goes to whom it lets carry something.
    CHECK(Fight{{"outlands_khan", "militia", "iron_rations", "short_sword", "hatchet", "torch"}, "nixie", 1}
              .plan()
              .total == 15);
}

TEST_CASE("cards are destroyed for strength only where that wins, the cheapest first") {
    const auto spending = [](const Names& names, const char* monster) {
        std::vector<CardByte> hand;
        for (const std::string& id : names) {
            hand.push_back(Table::kind(id));
        }
        Encounter met;
        met.monster = Table::kind(monster);
        return cheapest_spending_plan(standard_cards(), Muster(standard_cards(), hand), met);
    };
    // Outlands Warrior eats for 3, Thyrian Squire for 2, Slayer as often as there is food.
    CHECK(spending({"outlands_warrior", "iron_rations", "torch"}, "firebrand_cyclops").total == 6);
    CHECK(spending({"thyrian_squire", "iron_rations", "torch"}, "griknack_goblin").total == 4);
    CHECK(spending({"thyrian_knight", "iron_rations", "torch"}, "firebrand_cyclops").total == 6);
    const Plan feast = spending({"outlands_slayer", "iron_rations", "iron_rations", "torch"}, "lord_of_death");
    CHECK(feast.is_won);
    CHECK(feast.total == 11);
    CHECK(spending({"thyrian_squire", "spear", "torch"}, "griffon").total == 7);
    CHECK_FALSE(spending({"outlands_warrior", "iron_rations", "torch"}, "griffon").is_won);
}

}  // namespace ziggurat::tabletop::thunderstone::tests
