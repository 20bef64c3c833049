// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

TEST_CASE("the last monster of a dungeon ends the game and gives the Stone") {
    // Rulings 21, 22, 46, 48, 49.
    Table table;
    table.dungeon({"griknack_goblin"}, {}).deck({}).discards({});
    table.hand({"outlands_khan", "torch", "goodberries"}).play("enter").play("attack rank 1");
    CHECK(table.game.to_move(table.s) == rollout::nobody);
    CHECK(table.game.end_reasons()[static_cast<std::size_t>(table.game.end_reason(table.s))] ==
          "dungeon exhausted");
    // Khan 3, Goodberries 1, Goblin 1, Stone 3.
    CHECK(table.game.score(table.s, 0) == 8);
    CHECK(table.player().xp == 1);
    CHECK(table.actions().empty());
}

TEST_CASE("spoils of the last battle are still bought") {
    Table table;
    table.dungeon({"griknack_goblin"}, {}).hand({"chalice_paladin", "torch", "torch"}).play("enter");
    table.play("attack rank 1").play("buy torch");
    CHECK(table.game.to_move(table.s) == rollout::nobody);
    CHECK(table.owned_of("torch") >= 3);
}

TEST_CASE("a lost battle never empties a dungeon, nor does sending away") {
    Table table;
    table.dungeon({"sphinx"}, {})
        .hand({"elf_archmage", "militia"})
        .play("enter")
        .play("use elf_archmage on rank 1");
    CHECK(table.hall_of() == Names{"sphinx"});
    table.play("attack rank 1");
    CHECK(table.game.to_move(table.s) == 1);
}

TEST_CASE("Thyrian Lord's take empties a dungeon, too") {
    Table table;
    table.dungeon({"nixie"}, {}).hand({"thyrian_lord", "feast"}).play("enter");
    table.play("use thyrian_lord destroying feast on rank 1");
    CHECK(table.game.to_move(table.s) == rollout::nobody);
    CHECK(table.player().stones == 1);
}

TEST_CASE("two villages without bounties end the game after the visit") {
    // Rulings 46, 47, 48.
    Table table;
    table.s.claimed = {1, 2, 1};
    table.player(1).bounties = 4;
    table.s.bounties[0] = {table.s.bounties[0][0], table.s.bounties[0][1]};
    table.hand({"black_slime", "famine", "torch"}).play("visit").play("claim");
    CHECK(table.game.to_move(table.s) == 0);
    table.play("buy torch");
    CHECK(table.game.to_move(table.s) == rollout::nobody);
    CHECK(table.game.end_reasons()[static_cast<std::size_t>(table.game.end_reason(table.s))] == "bounties");
    CHECK(table.player().stones + table.player(1).stones == 0);
}

TEST_CASE("the game may end on the claim itself") {
    Options options;
    options.bounties_end_at_once = true;  // ruling 46, the other reading
    Table table(2, options);
    table.s.claimed = {1, 2, 1};
    table.hand({"black_slime", "famine", "torch"}).play("visit").play("claim");
    CHECK(table.game.to_move(table.s) == rollout::nobody);
}

TEST_CASE("three claims in different villages end nothing") {
    Table table;
    table.s.claimed = {0, 2, 1};
    table.hand({"black_slime", "famine"}).play("visit").play("claim").play("done");
    CHECK(table.game.to_move(table.s) == 1);
}

TEST_CASE("ties go to bounties and Stones, and further ties are shared") {
    // Ruling 50.
    Table table(3);
    table.s.task_count = 0;
    table.s.to_move = rollout::nobody;
    table.s.end = End::Exhausted;
    for (int player = 0; player < 3; ++player) {
        table.deck({}, player).discards({}, player);
    }
    table.deck({"firebrand_cyclops", "kingdom"}, 0);  // 4 and 3
    table.deck({"firebrand_cyclops"}, 1);
    table.player(1).bounties = 1;
    table.deck({"nixie"}, 2);
    CHECK(table.game.score(table.s, 0) == table.game.score(table.s, 1));
    CHECK(table.game.returns(table.s)[1] == 1.0);
    table.player(0).bounties = 1;
    table.deck({"firebrand_cyclops"}, 0);
    CHECK(table.game.returns(table.s)[0] == 0.5);
    CHECK(table.game.returns(table.s)[1] == 0.5);
    CHECK(table.game.returns(table.s)[2] == 0.0);
}

TEST_CASE("experience, gold and diseases score nothing") {
    Table table;
    table.deck({"disease", "torch", "elf_wizard"}).discards({}).hand({});
    table.player().xp = 20;
    CHECK(table.game.score(table.s, 0) == 0);
}

TEST_CASE("a game that lasts too long is over") {
    Options options;
    options.most_rounds = 2;
    Table table(2, options);
    for (int turn = 0; turn < 4; ++turn) {
        table.play("rest").play("done");
    }
    CHECK(table.game.to_move(table.s) == rollout::nobody);
    CHECK(table.game.end_reasons()[static_cast<std::size_t>(table.game.end_reason(table.s))] == "round limit");
}

}  // namespace ziggurat::tabletop::thunderstone::tests
