// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

TEST_CASE("a visit buys one card for the gold of the revealed hand") {
    Table table;
    table.at_village(2).hand({"torch", "torch", "griffon", "militia", "elf_wizard"}).play("visit");
    CHECK(table.s.turn.gold == 5);
    CHECK(table.can("buy lantern"));
    CHECK(table.can("buy torch"));  // ruling 3
    CHECK_FALSE(table.can("buy thyrian_squire"));
    CHECK_FALSE(table.can("buy banish"));
    table.play("buy hatchet");
    CHECK(table.owned_of("hatchet") == 1);
    CHECK(table.supply("hatchet") == 7);
    CHECK(table.game.to_move(table.s) == 1);
    CHECK(table.player().hand == 6);
}

TEST_CASE("basics may be sold nowhere") {
    Options options;
    options.no_basics_sold = true;  // ruling 3, the other reading
    Table table(2, options);
    table.hand({"torch", "torch"}).play("visit");
    CHECK_FALSE(table.can("buy torch"));
    CHECK(table.can("buy banish"));
}

TEST_CASE("only the top card of a heroes' pile is for sale") {
    Table table;
    table.s.supply[Table::kind("elf_wizard")] = 0;
    table.hand(Names(6, "torch")).play("visit");
    CHECK(table.s.turn.gold == 12);
    CHECK(table.can("buy elf_sorcerer"));
    CHECK_FALSE(table.can("buy elf_archmage"));
}

TEST_CASE("Barkeep lets buy twice, and goes for gold") {
    Table table;
    table.hand({"barkeep", "torch", "torch", "torch"}).play("visit");
    CHECK(table.s.turn.gold == 7);
    table.play("use barkeep").play("use barkeep destroying itself");
    CHECK(table.s.turn.gold == 8);
    CHECK(table.gone("barkeep") == 1);
    table.play("buy banish").play("buy battle_fury");
    CHECK(table.game.to_move(table.s) == 1);
}

TEST_CASE("Pawnbroker gives the gold of what goes and three more") {
    Table table;
    table.hand({"pawnbroker", "nixie", "militia", "disease"}).play("visit");
    CHECK(table.s.turn.gold == 4);
    CHECK_FALSE(table.can("use pawnbroker destroying disease"));
    table.play("use pawnbroker destroying nixie");
    CHECK(table.s.turn.gold == 7);
    CHECK_FALSE(table.can("use pawnbroker destroying militia"));
    table.play("use pawnbroker destroying itself");
    CHECK(table.s.turn.gold == 9);
}

TEST_CASE("Trainer turns militia into experience, and the card goes back to its pile") {
    Table table;
    const int pile = table.supply("militia");
    table.hand({"trainer", "militia"}).play("visit").play("use trainer destroying militia");
    CHECK(table.player().xp == 2);
    CHECK(table.supply("militia") == pile + 1);
}

TEST_CASE("Town Guard draws, what is drawn is revealed, and with nothing left there is nothing") {
    Table table;
    table.deck({"torch", "militia"}).discards({}).hand({"town_guard"}).play("visit").play("use town_guard");
    CHECK(table.player().hand == 3);
    CHECK(table.s.turn.gold == 2);
    table.play("use town_guard destroying itself");
    CHECK(table.player().hand == 2);
    table.play("done");
}

TEST_CASE("a used card pays for no other effect") {
    Table table;
    table.hand({"barkeep", "pawnbroker"}).play("visit").play("use barkeep");
    CHECK_FALSE(table.can("use pawnbroker destroying barkeep"));
}

TEST_CASE("heroes level from anywhere, militia only into heroes of the village") {
    // Ruling 13, section 1.5.
    Table table;
    table.hand({"militia", "thyrian_squire", "dwarf_sentinel"});
    table.player().xp = 5;
    table.play("visit");
    CHECK(table.can("level militia to elf_wizard"));
    CHECK(table.can("level militia to regian_cleric"));
    CHECK_FALSE(table.can("level militia to thyrian_squire"));
    const int militia = table.supply("militia");
    table.play("level thyrian_squire to thyrian_knight").play("level militia to elf_wizard");
    CHECK(table.player().xp == 0);
    CHECK(table.owned_of("thyrian_knight") == 1);
    CHECK(table.gone("thyrian_squire") == 1);
    CHECK(table.supply("militia") == militia + 1);
    CHECK(table.game.to_move(table.s) == 1);
}

TEST_CASE("no level without experience or without a card") {
    Table table;
    table.hand({"militia", "elf_wizard"});
    table.player().xp = 1;
    table.play("visit");
    CHECK_FALSE(table.can("level elf_wizard to elf_sorcerer"));
    Table other;
    other.hand({"elf_wizard"});
    other.player().xp = 9;
    other.s.supply[Table::kind("elf_sorcerer")] = 0;
    other.play("visit");
    CHECK_FALSE(other.can("level elf_wizard to elf_sorcerer"));
}

TEST_CASE("rest destroys one card or none") {
    Table table;
    table.hand({"disease", "griffon", "militia"}).play("rest");
    CHECK(table.actions().size() == 4);
    table.play("destroy disease");
    CHECK(table.owned_of("disease") == 0);
    CHECK(table.game.to_move(table.s) == 1);
}

TEST_CASE("after a turn the hand is discarded and six cards are drawn, with a shuffle in between") {
    Table table;
    table.deck({"torch", "torch"}).discards({"dagger", "dagger", "dagger", "dagger", "dagger"});
    table.hand({"militia"}).play("rest").play("done");
    CHECK(table.player().hand == 6);
    CHECK(table.in_hand("torch") == 2);
    CHECK(table.player().deck == 2);
    CHECK(table.player().discard == 0);
}

TEST_CASE("a bounty is claimed with a monster of its group, which stays") {
    // Rulings 14, 15, 16, 17.
    Table table;
    const int first = bounty_of(table.s, 0);
    const std::string monster = standard_cards().monster_groups()[static_cast<std::size_t>(first)].name == "Ooze"
                                    ? "black_slime"
                                    : "famine";
    const std::string second = monster == "famine" ? "black_slime" : "famine";
    table.hand({monster, second, "darkness"}).play("visit");
    const int gold = table.s.turn.gold;
    table.play("claim");
    CHECK(table.player().bounties == 1);
    CHECK(table.s.turn.gold == gold);
    CHECK(table.in_hand(monster) == 1);
    // The newly turned one too, in the same visit.
    table.play("claim");
    CHECK(table.player().bounties == 2);
    CHECK(bounty_of(table.s, 0) == -1);
    CHECK_FALSE(table.can("claim"));
    CHECK(table.game.score(table.s, 0) >= 6);
}

TEST_CASE("bounties are not claimed elsewhere, nor with other groups") {
    Table table;
    table.at_village(3).hand({"black_slime", "famine", "darkness", "lord_mortis"}).play("visit");
    CHECK_FALSE(table.can("claim"));  // Doomknight-Humanoid is not Humanoid
    Options options;
    options.bounties_by_keyword = true;  // ruling 16, the other reading
    Table other(2, options);
    other.s.bounties[2] = {other.s.bounties[2][0] == 7 ? other.s.bounties[2][1] : other.s.bounties[2][0],
                           other.s.bounties[2][1]};
    for (std::size_t i = 0; i < 2; ++i) {
        if (standard_cards().monster_groups()[other.s.bounties[2][i]].name == "Humanoid") {
            other.s.bounties[2][0] = other.s.bounties[2][i];
        }
    }
    other.at_village(3).hand({"darkness"}).play("visit");
    CHECK(other.can("claim"));
}

}  // namespace ziggurat::tabletop::thunderstone::tests
