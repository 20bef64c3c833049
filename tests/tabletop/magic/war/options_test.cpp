// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/war/field.h"

namespace ziggurat::tabletop::magic::war::tests {

namespace {

const War& with_free_instants() {
    static const War war = make_all_cards({100, true, false});
    return war;
}

const War& with_shields() {
    static const War war = make_all_cards({100, false, true});
    return war;
}

}  // namespace

TEST_CASE("WA21: with freeInstants other instants than boosts may be cast before a fight") {
    for (const bool is_free : {false, true}) {
        Field f(2, is_free ? with_free_instants() : all_cards());
        const ObjectId wurm = f.put(0, "Craw Wurm", at('b', 2));
        const ObjectId bears = f.put(1, "Grizzly Bears", at('b', 2));
        f.hand(1, "Terror");
        f.hand(1, "Chainer's Edict");  // A sorcery waits all the same.
        f.supply(1, 9);
        f.stage(Stage::Combat).act("fight");
        if (!is_free) {
            CHECK(f.s.stage != Stage::Boost);
            continue;
        }
        REQUIRE(f.s.stage == Stage::Boost);
        REQUIRE(f.war.to_move(f.s) == 1);
        CHECK(f.can("cast Terror"));
        CHECK_FALSE(f.can("cast Chainer"));
        f.act("cast Terror").act("target Craw Wurm").finish();
        CHECK(f.is_dead(wurm));
        CHECK_FALSE(f.is_dead(bears));
    }
}

TEST_CASE("WA31: with regenShield a creature regenerates from a fight, tapped and whole") {
    for (const bool has_shields : {false, true}) {
        Field f(2, has_shields ? with_shields() : all_cards());
        f.put(0, "Craw Wurm", at('b', 2));
        const ObjectId bones = f.put(1, "Drudge Skeletons", at('b', 2));
        f.supply(1, 1);
        f.hand(0, "Grizzly Bears");  // So that the turn goes on behind the fight.
        f.supply(0, 9);
        f.stage(Stage::Combat).act("fight");
        if (has_shields) {
            REQUIRE(f.s.stage == Stage::Prevent);
            f.act("use Drudge Skeletons").finish();
            REQUIRE(f.s.stage == Stage::Casting);
            CHECK(f.get(bones).damage == 0);
            CHECK(f.get(bones).is(tapped));
            CHECK(f.supply(1) == 0);
        } else {
            f.finish();
            CHECK(f.is_dead(bones));
        }
    }
}

}  // namespace ziggurat::tabletop::magic::war::tests
