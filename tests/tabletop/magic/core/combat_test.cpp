// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

namespace {

/// One creature for every keyword that no card of the pool shows well.
const Rules& drill() {
    static const Rules rules = [] {
        std::string text;
        const auto add = [&](const std::string& name, const std::string& size, const std::string& keywords) {
            text += name + "\n  cost {1}\n  type Creature Soldier\n  pt " + size + "\n" +
                    (keywords.empty() ? "" : "  has " + keywords + "\n") + "\n";
        };
        add("Plain", "2/2", "");
        add("Big", "5/5", "");
        add("Trampler", "5/5", "trample");
        add("Viper", "1/1", "deathtouch");
        add("Deadly Trampler", "5/5", "trample deathtouch");
        add("Leech", "3/3", "lifelink");
        add("Twice", "2/2", "double-strike");
        add("Fast", "2/2", "first-strike");
        add("Pair", "3/3", "menace");
        add("Wall", "0/4", "defender");
        add("Rock", "1/1", "indestructible");
        auto table = read_cards({{"drill.txt", text}});
        REQUIRE_MESSAGE(table.has_value(), table.error().message);
        std::vector<DefId> cards;
        for (std::size_t def = 0; def < table->defs.size(); ++def) {
            cards.insert(cards.end(), 3, static_cast<DefId>(def));
        }
        Options options;
        options.passes_alone = false;
        return make_rules(*table, cards, {}, options);
    }();
    return rules;
}

}  // namespace

TEST_CASE("an unblocked attacker hits the player and is tapped, a blocked one does not") {
    Duel d(2, 1, drill());
    const ObjectId big = d.put(0, "Big");
    d.put(0, "Plain");
    const ObjectId wall = d.put(1, "Wall");
    d.fight({"block Big"});
    CHECK(d.life(1) == 18);
    CHECK(d.at(big).is(tapped));
    CHECK(d.is_dead(wall));
}

TEST_CASE("who came this turn does not attack") {
    Duel d(2, 1, drill());
    d.hand(0, "Big");
    d.act("cast Big").resolve();
    CHECK(d.s.battlefield[0].is(sick));
    CHECK_FALSE(Look(d.rules, d.s).can_attack(d.s.battlefield[0], 1));
    d.next_turn().next_turn();
    CHECK(Look(d.rules, d.s).can_attack(d.s.battlefield[0], 1));
}

TEST_CASE("trample deals what is not lethal to the player; deathtouch makes one lethal") {
    Duel d(2, 1, drill());
    d.put(0, "Trampler");
    d.put(1, "Plain");
    d.fight({"block Trampler"});
    CHECK(d.life(1) == 17);
    Duel e(2, 1, drill());
    e.put(0, "Deadly Trampler");
    const ObjectId big = e.put(1, "Big");
    e.fight({"block Deadly"});
    CHECK(e.life(1) == 16);
    CHECK(e.is_dead(big));
}

TEST_CASE("deathtouch kills whatever it wounds, lifelink gains") {
    Duel d(2, 1, drill());
    const ObjectId viper = d.put(0, "Viper");
    const ObjectId big = d.put(1, "Big");
    d.fight({"block Viper"});
    CHECK(d.is_dead(viper));
    CHECK(d.is_dead(big));
    Duel e(2, 1, drill());
    e.put(0, "Leech");
    e.fight();
    CHECK(e.life(0) == 23);
}

TEST_CASE("double strike deals damage in both steps, first strike in the first alone") {
    Duel d(2, 1, drill());
    d.put(0, "Twice");
    d.put(0, "Fast");
    d.fight();
    CHECK(d.life(1) == 14);
    Duel e(2, 1, drill());
    const ObjectId twice = e.put(0, "Twice");
    const ObjectId plain = e.put(1, "Plain");
    e.fight({"block Twice"});
    CHECK_FALSE(e.is_dead(twice));
    CHECK(e.is_dead(plain));
}

TEST_CASE("menace wants two blockers") {
    Duel d(2, 1, drill());
    d.put(0, "Pair");
    d.put(1, "Plain");
    d.fight({"block Pair"});  // Not offered: a lone creature has no choice.
    CHECK(d.life(1) == 17);
    Duel e(2, 1, drill());
    const ObjectId pair = e.put(0, "Pair");
    e.put(1, "Plain");
    e.put(1, "Plain");
    e.fight({"block Pair", "block Pair"});
    CHECK(e.life(1) == 20);
    CHECK(e.count("Plain") == 2);  // The attacker's controller chooses whom to kill.
    e.act("choose Plain");
    CHECK(e.count("Plain") == 1);
    CHECK(e.is_dead(pair));
    Duel f(2, 1, drill());
    f.put(0, "Pair");
    f.put(1, "Plain");
    f.put(1, "Plain");
    f.fight({"block Pair", "pass"});
    CHECK(f.life(1) == 17);
}

TEST_CASE("defenders do not attack, indestructible creatures survive damage") {
    Duel d(2, 1, drill());
    const ObjectId wall = d.put(0, "Wall");
    CHECK_FALSE(Look(d.rules, d.s).can_attack(d.at(wall), 1));
    d.put(0, "Big");
    const ObjectId rock = d.put(1, "Rock");
    d.fight({"block Big"});
    CHECK_FALSE(d.is_dead(rock));
    CHECK(d.at(rock).damage == 5);
}

TEST_CASE("each attacker may attack another opponent") {
    Duel d(3, 1, drill());
    d.put(0, "Big");
    d.put(0, "Plain");
    d.to_attack().act("attack player 2").act("attack player 3");
    d.block();
    CHECK(d.life(1) == 15);
    CHECK(d.life(2) == 18);
}

TEST_CASE("a blocked attacker whose blocker has gone deals no damage, unless it tramples") {
    for (const bool tramples : {false, true}) {
        Duel d;
        d.put(0, tramples ? "Krosan Colossus" : "Craw Wurm");
        const ObjectId attacker = d.s.battlefield[0].id;
        if (tramples) {
            d.s.battlefield[0].keywords_now = trample;
            d.settle();
        }
        d.put(1, "Hill Giant");
        d.hand(1, "Unsummon");
        d.to_attack().act("attack").act("pass").act("pass");
        d.act("block");
        d.s.priority = 1;
        d.act("cast Unsummon").act("target Hill Giant").resolve();
        d.block();
        CHECK(d.life(1) == (tramples ? 11 : 20));
        CHECK_FALSE(d.is_dead(attacker));
    }
}

}  // namespace ziggurat::tabletop::magic::tests
