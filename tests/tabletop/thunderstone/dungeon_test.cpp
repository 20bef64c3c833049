// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

TEST_CASE("a beaten monster joins the discard pile, gives experience, and the hall moves up") {
    Table table;
    table.dungeon({"griknack_goblin", "nixie", "griffon"}, {"pegasus"});
    table.hand({"outlands_khan", "torch"}).discards({}).deck({}).hand({"outlands_khan", "torch"});
    table.play("enter").play("attack rank 1");
    CHECK(table.owned_of("griknack_goblin") == 1);
    CHECK(table.player().xp == 1);
    CHECK(table.hall_of() == Names{"nixie", "griffon", "pegasus"});
    CHECK(table.game.to_move(table.s) == 1);
}

TEST_CASE("a monster that is not beaten goes under the deck") {
    // Ruling 18; one must attack, even without hope.
    Table table;
    table.dungeon({"tyxr_the_old", "nixie", "griffon"}, {"pegasus", "sphinx"}).hand({"militia"}).play("enter");
    CHECK_FALSE(table.can("done"));
    table.play("attack rank 2");
    CHECK(table.hall_of() == Names{"tyxr_the_old", "griffon", "pegasus"});
    CHECK(table.bottom_of(table.s.dungeons[0]) == "nixie");
    CHECK(table.player().xp == 0);
}

TEST_CASE("with an empty deck the hall shrinks, and what is not beaten comes back last") {
    // Rulings 19 and 20.
    Table table;
    table.dungeon({"griknack_goblin", "nixie", "griffon"}, {}).hand({"outlands_khan", "torch"}).play("enter");
    table.play("attack rank 1");
    CHECK(table.hall_of() == Names{"nixie", "griffon"});
    table.hand({"militia"}, 1).play("enter").play("attack rank 1");
    CHECK(table.hall_of() == Names{"griffon", "nixie"});
}

TEST_CASE("Archduke of Pain breaches in rank 1, once") {
    // Ruling 24.
    Table table;
    const int militia = table.supply("militia");
    table.dungeon({"griknack_goblin", "archduke_of_pain", "nixie"}, {"pegasus", "griffon"});
    table.hand({"outlands_khan", "torch"}).play("enter").play("attack rank 1");
    CHECK(table.supply("elf_wizard") == 2);
    CHECK(table.supply("regian_cleric") == 2);
    CHECK(table.supply("thyrian_squire") == 6);
    CHECK(table.supply("militia") == militia - 2);
    // Sent under the deck and come again it has done its deed.
    table.hand({"militia"}, 1).play("enter").play("attack rank 1");
    table.dungeon({"nixie"}, {}).s.dungeons[0].deck[0] = Table::kind("archduke_of_pain") | mark;
    table.s.dungeons[0].count = 1;
    table.s.dungeons[0].size = 1;
    table.hand({"militia"}).play("enter").play("attack rank 1");
    CHECK(table.hall_of() == Names{"archduke_of_pain", "nixie"});
    CHECK(table.supply("elf_wizard") == 2);
}

TEST_CASE("Archduke may breach in all villages") {
    Options options;
    options.breach_hits_all_villages = true;  // ruling 24, the other reading
    Table table(2, options);
    table.dungeon({"griknack_goblin", "archduke_of_pain"}, {}).hand({"outlands_khan", "torch"});
    table.play("enter").play("attack rank 1");
    CHECK(table.supply("thyrian_squire") == 4);
    CHECK(table.supply("dwarf_guardian") == 4);
}

TEST_CASE("Tyxr's breach makes everybody discard two, the active player first") {
    // Ruling 25.
    Table table(3);
    table.dungeon({"griknack_goblin", "tyxr_the_old"}, {"nixie"});
    table.at_village(3, 1).hand({"dagger", "torch", "militia"}, 1).hand({"dagger"}, 2);
    table.hand({"outlands_khan", "torch", "militia"}).play("enter").play("attack rank 1");
    CHECK(table.game.to_move(table.s) == 0);
    table.play("discard torch").play("discard militia");
    CHECK(table.game.to_move(table.s) == 1);
    table.play("discard dagger").play("discard torch");
    CHECK(table.player(2).hand == 0);
    CHECK(table.player(1).hand == 1);
    CHECK(table.game.to_move(table.s) == 1);  // their turn; what is gone is not replaced
}

TEST_CASE("the player picks what a battle destroys, and it fights all the same") {
    Table table;
    table.dungeon({"mythlurian", "nixie"}, {"pegasus"});
    table.hand({"outlands_khan", "militia", "torch"}).play("enter").play("attack rank 1");
    CHECK(table.actions() == Names{"destroy outlands_khan", "destroy militia"});
    table.play("destroy outlands_khan");
    CHECK(table.gone("outlands_khan") == 1);
    CHECK(table.owned_of("mythlurian") == 1);
}

TEST_CASE("battle effects happen when the battle is lost, too") {
    const auto after = [](const char* monster, const Names& hand, const char* rank = "attack rank 1") {
        Table table;
        table.dungeon({monster, "nixie"}, {"pegasus"}).hand(hand).play("enter").play(rank);
        return table;
    };
    CHECK(after("archduke_of_pain", {"elf_wizard", "regian_cleric", "militia"}).gone("elf_wizard") == 1);
    CHECK(after("archduke_of_pain", {"elf_wizard", "regian_cleric", "militia"}).gone("regian_cleric") == 1);
    CHECK(after("tormentor", {"regian_cleric", "militia"}).gone("regian_cleric") == 1);
    CHECK(after("the_unchained", {"militia"}).owned_of("disease") == 1);
    CHECK(after("knightmare", {"thyrian_squire", "militia"}).gone("thyrian_squire") == 1);
    CHECK(after("the_prince", {"thyrian_squire", "militia"}).gone("thyrian_squire") == 1);
    CHECK(after("ebon_fume", {"elf_wizard", "thyrian_squire", "militia"}).gone("thyrian_squire") == 1);
    CHECK(after("skaladak", {"militia", "hatchet"}).gone("hatchet") == 1);
    CHECK(after("tyxr_the_old", {"thyrian_squire"}).gone("thyrian_squire") == 1);
    const int militia = Table().supply("militia");
    for (const char* const eater : {"uyril_unending", "black_slime", "spectre", "wraith"}) {
        CHECK(after(eater, {"militia", "thyrian_squire"}).supply("militia") == militia + 1);
    }
    CHECK(after("deadbone_troll", {"militia"}).owned_of("disease") == 1);
    CHECK(after("gray_ooze", {"thyrian_squire", "torch"}).gone("thyrian_squire") == 1);
    CHECK(after("gray_ooze", {"thyrian_squire", "dagger", "torch"}).gone("thyrian_squire") == 0);
    CHECK(after("green_blob", {"militia", "feast"}).gone("feast") == 1);
    CHECK(after("red_jelly", {"militia", "short_sword"}).gone("short_sword") == 1);
    CHECK(after("famine", {"militia"}).owned_of("disease") == 1);
    CHECK(after("harbinger", {"militia", "fireball"}).gone("fireball") == 1);
    CHECK(after("kingdom", {"militia"}).owned_of("disease") == 1);
    CHECK(after("lord_of_death", {"militia"}).owned_of("disease") == 2);
    CHECK(after("suffering", {"militia"}).owned_of("disease") == 1);
    CHECK(after("revenant", {"elf_wizard", "thyrian_squire"}).gone("elf_wizard") == 1);
    CHECK(after("revenant", {"elf_wizard", "thyrian_squire"}).gone("thyrian_squire") == 0);
    // Food saves whom it makes strong enough.
    CHECK(after("revenant", {"elf_wizard", "iron_rations"}).gone("elf_wizard") == 0);
}

TEST_CASE("heroes cured of a disease draw") {
    for (const char* const hero :
         {"chalice_quester", "chalice_defender", "regian_cleric", "regian_priest", "regian_bishop"}) {
        Table table;
        table.deck({"torch", "torch"}).discards({}).hand({hero, "disease"}).play("enter");
        INFO(hero);
        table.play("use " + std::string(hero) + " destroying disease again");
        CHECK(table.owned_of("disease") == 0);
        CHECK(table.in_hand("torch") == 1);
    }
}

TEST_CASE("heroes and spells that draw do so once") {
    const std::vector<std::pair<const char*, int>> draws = {{"chalice_defender", 1}, {"chalice_paladin", 1},
                                                            {"regian_priest", 1},    {"regian_bishop", 2},
                                                            {"arcane_energies", 1},  {"magical_aura", 1}};
    for (const auto& [id, count] : draws) {
        Table table;
        INFO(id);
        table.deck({"torch", "torch", "torch"})
            .discards({})
            .hand({id})
            .play("enter")
            .play("use " + std::string(id));
        CHECK(table.in_hand("torch") == count);
        CHECK_FALSE(table.can("use " + std::string(id)));
    }
}

TEST_CASE("Magical Aura lets anybody carry anything") {
    Table table;
    table.dungeon({"black_slime", "nixie"}, {}).deck({}).discards({});
    table.hand({"magical_aura", "militia", "short_sword", "torch"}).play("enter").play("use magical_aura");
    table.play("attack rank 1");
    CHECK(table.player().xp == 1);
}

TEST_CASE("Lorigg and Redblade heroes make the others discard, who choose") {
    Table table(3);
    table.hand({"lorigg_rogue", "militia"}).hand({"dagger", "torch"}, 1).hand({"dagger"}, 2).play("enter");
    table.play("use lorigg_rogue");
    CHECK(table.game.to_move(table.s) == 1);
    table.play("discard torch");
    CHECK(table.in_hand("dagger", 1) == 1);
    CHECK(table.player(2).hand == 0);
    CHECK(table.game.to_move(table.s) == 0);
    Table other;
    other.hand({"redblade_assassin"})
        .hand({"dagger", "torch", "militia"}, 1)
        .play("enter")
        .play("use redblade_assassin");
    other.play("discard militia");
    CHECK(other.player(1).hand == 2);
    Table third;
    third.hand({"redblade_assassin"})
        .hand({"dagger", "torch", "feast"}, 1)
        .play("enter")
        .play("use redblade_assassin");
    third.play("discard dagger").play("discard feast");
    CHECK(third.player(1).hand == 1);
}

TEST_CASE("Elf Archmage sends a monster away before the fight, Elf Sorcerer after it") {
    Table table;
    table.dungeon({"tyxr_the_old", "nixie", "griffon"}, {"pegasus"}).hand({"elf_archmage"}).play("enter");
    table.play("use elf_archmage on rank 1");
    CHECK(table.hall_of() == Names{"nixie", "griffon", "pegasus"});
    CHECK_FALSE(table.can("use elf_archmage on rank 1"));
    Table other;
    other.dungeon({"griknack_goblin", "nixie", "griffon"}, {"pegasus", "sphinx"});
    other.hand({"elf_sorcerer", "outlands_khan"}).play("enter").play("attack rank 1").play("send rank 2");
    CHECK(other.hall_of() == Names{"nixie", "pegasus", "sphinx"});
    CHECK(other.bottom_of(other.s.dungeons[0]) == "griffon");
}

TEST_CASE("Thyrian Lord takes a monster of one or two points for food") {
    Table table;
    table.dungeon({"nixie", "griffon", "pegasus"}, {"sphinx"}).hand({"thyrian_lord", "feast"}).play("enter");
    CHECK_FALSE(table.can("use thyrian_lord destroying feast on rank 2"));
    table.play("use thyrian_lord destroying feast on rank 3");
    CHECK(table.in_discard("pegasus") == 1);
    CHECK(table.player().xp == 0);
    CHECK(table.gone("feast") == 1);
    CHECK(table.hall_of() == Names{"nixie", "griffon", "sphinx"});
}

TEST_CASE("Banish changes the hall, destroys a card and draws one") {
    // Ruling 34.
    Table table;
    table.dungeon({"nixie", "griffon", "pegasus"}, {"sphinx"}).deck({"torch"}).discards({});
    table.hand({"banish", "militia"}).play("enter").play("use banish on rank 1");
    CHECK(table.hall_of() == Names{"griffon", "pegasus", "sphinx"});
    CHECK(table.actions() == Names{"destroy banish", "destroy militia"});
    table.play("destroy banish");
    CHECK(table.gone("banish") == 1);
    CHECK(table.in_hand("torch") == 1);
    Table other;
    other.dungeon({"nixie", "griffon", "archduke_of_pain"}, {"sphinx"}).hand({"banish", "militia"}).play("enter");
    other.play("use banish for order 5");
    CHECK(other.hall_of() == Names{"archduke_of_pain", "griffon", "nixie"});
    CHECK(other.supply("elf_wizard") == 2);  // it has come to rank 1
}

TEST_CASE("Selurin Theurge borrows a hero, who goes home") {
    Table table(3);
    table.dungeon({"mythlurian", "nixie"}, {"pegasus"});
    table.hand({"selurin_theurge", "militia", "torch"}).hand({"outlands_khan", "dagger"}, 1).hand({"torch"}, 2);
    table.play("enter").play("use selurin_theurge").play("discard militia");
    CHECK(table.player(2).is_hand_shown);
    table.play("borrow outlands_khan of player 2").play("attack rank 1");
    // 7 and twice 2: the dragon is beaten; whom it eats is the player's choice.
    CHECK(table.can("destroy outlands_khan borrowed"));
    table.play("destroy selurin_theurge");
    CHECK(table.owned_of("outlands_khan", 1) == 1);
    CHECK(table.in_discard("outlands_khan", 1) == 1);
    CHECK(table.owned_of("mythlurian") == 1);
}

TEST_CASE("Feayn Sniper gains experience in rank 3") {
    Table table;
    table.dungeon({"nixie", "griffon", "harbinger"}, {"sphinx"}).hand({"feayn_sniper", "torch"});
    table.play("enter").play("attack rank 3");
    CHECK(table.player().xp == 2);
}

TEST_CASE("thrown Spears and eaten food are gone, what they did not win is not thrown") {
    Table table;
    table.dungeon({"griffon", "harbinger", "nixie"}, {"sphinx"}).hand({"thyrian_squire", "spear", "torch"});
    table.play("enter");
    CHECK(table.can("attack rank 1 spending"));
    table.play("attack rank 1 spending");
    CHECK(table.gone("spear") == 1);
    CHECK(table.owned_of("griffon") == 1);
    Table other;
    other.dungeon({"griknack_goblin", "nixie", "griffon"}, {}).hand({"thyrian_squire", "spear", "torch"});
    other.play("enter");
    CHECK_FALSE(other.can("attack rank 1 spending"));
}

TEST_CASE("spoils are bought where the player is, for the gold of the surviving hand") {
    // Rulings 26 and 27, section 1.7.
    Table table;
    table.dungeon({"nixie", "griffon", "pegasus"}, {"sphinx"})
        .hand({"chalice_paladin", "outlands_khan", "torch", "torch"});
    table.play("enter").play("attack rank 1");
    CHECK(table.can("buy banish"));  // 4 gold: the Nixie's own 4 do not count
    CHECK_FALSE(table.can("buy elf_wizard"));
    CHECK_FALSE(table.can("buy hatchet"));
    const int torches = table.owned_of("torch");
    table.play("buy torch");
    CHECK(table.owned_of("torch") == torches + 1);
    Table other;
    other.dungeon({"gray_ooze", "griffon", "pegasus"}, {"sphinx"});
    other.hand({"dwarf_janissary", "dagger", "torch", "torch", "torch"}).play("enter").play("attack rank 1");
    CHECK(other.can("buy dagger"));
    CHECK(other.can("buy iron_rations"));
    CHECK_FALSE(other.can("buy torch"));
    other.play("buy dagger").play("buy iron_rations");
    CHECK(other.game.to_move(other.s) == 1);
}

TEST_CASE("Sphinx shows six cards of the deck, any of which may go") {
    Table table;
    table.dungeon({"sphinx", "griffon", "pegasus"}, {"nixie"});
    table.deck({"militia", "militia", "dagger", "torch"}).discards({"disease"});
    table.hand({"selurin_warlock", "fireball"}).play("enter").play("attack rank 1").play("reveal");
    table.play("destroy militia").play("destroy disease").play("done");
    CHECK(table.owned_of("militia") == 1);
    CHECK(table.owned_of("disease") == 0);
    CHECK(table.owned_of("sphinx") + table.owned_of("torch") == 2);
}

TEST_CASE("who can attack nothing goes home") {
    Table table;
    table.dungeon({"blink_dog"}, {}).hand({"militia"}).play("enter");
    CHECK(table.actions() == Names{"done"});
    table.play("done");
    CHECK(table.hall_of() == Names{"blink_dog"});
}

}  // namespace ziggurat::tabletop::thunderstone::tests
