// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("a Circle of Protection stops the next damage of one source of its colour") {
    struct Case {
        std::string_view circle;
        std::string_view source;
        int power;
    };
    for (const auto& [circle, source, power] : {Case{"Circle of Protection: Red", "Hill Giant", 3},
                                                Case{"Circle of Protection: Black", "Black Knight", 2},
                                                Case{"Circle of Protection: Green", "Craw Wurm", 6},
                                                Case{"Circle of Protection: Blue", "Wind Drake", 2}}) {
        Duel d;
        d.put(1, circle);
        d.put(0, source);
        d.put(0, "Suntail Hawk");
        d.s.priority = 1;
        d.use(circle);  // One source of the colour: no choice.
        CHECK(d.s.circle_count == 1);
        d.s.priority = 0;
        d.fight();
        CHECK(d.life(1) == 19);  // The white Hawk gets through.
        CHECK(d.s.circle_count == 0);
        static_cast<void>(power);
    }
}

TEST_CASE("islandhome: no attack on a player without Islands, and no life without one's own") {
    for (const std::string_view name : {"Dandân", "Vodalian Knights", "Pirate Ship", "Sea Serpent"}) {
        Duel d;
        const ObjectId fish = d.put(0, name);
        CHECK(Look(d.rules, d.s).can_attack(d.at(fish), 1));
        d.s.players[1].basics[1] = 0;
        CHECK_FALSE(Look(d.rules, d.s).can_attack(d.at(fish), 1));
        d.s.players[0].basics[1] = 0;
        d.settle();
        CHECK(d.s.stack_count == 1);
        d.settle();
        CHECK(d.s.stack_count == 1);  // Once is enough.
        d.resolve();
        CHECK(d.is_dead(fish));
    }
}

TEST_CASE("Vodalian Knights take to the air") {
    Duel d;
    const ObjectId knights = d.put(0, "Vodalian Knights");
    d.use("Vodalian Knights");
    CHECK(d.at(knights).has(flying));
    CHECK(d.at(knights).has(first_strike));
}

TEST_CASE("Lord of Atlantis and Goblin King lead their kind, not themselves") {
    for (const auto& [lord, kind, walk, size] : {std::tuple<const char*, const char*, KeywordSet, const char*>{
                                                     "Lord of Atlantis", "Rootwater Commando", walk_of(1), "3/3"},
                                                 {"Goblin King", "Mons's Goblin Raiders", walk_of(3), "2/2"}}) {
        Duel d;
        const ObjectId king = d.put(0, lord);
        const ObjectId subject = d.put(1, kind);
        d.settle();
        CHECK(d.size(subject) == size);
        CHECK(d.at(subject).has(walk));
        CHECK(d.size(king) == "2/2");
        CHECK_FALSE(d.at(king).has(walk));
    }
}

TEST_CASE("landwalkers cannot be blocked where their land is") {
    for (const auto& [name, colour] : {std::pair{"Rootwater Commando", 1},
                                       {"Grayscaled Gharial", 1},
                                       {"Segovian Leviathan", 1},
                                       {"River Boa", 1},
                                       {"Bull Hippo", 1},
                                       {"Shanodin Dryads", 4},
                                       {"Bog Raiders", 2},
                                       {"Mountain Goat", 3}}) {
        Duel d;
        d.put(0, name);
        const ObjectId giant = d.put(1, "Hill Giant");
        d.to_attack().act("attack");
        const Look look(d.rules, d.s);
        CHECK_FALSE(look.can_block(d.at(giant), d.s.battlefield[0]));
        d.s.players[1].basics[static_cast<std::size_t>(colour)] = 0;
        CHECK(look.can_block(d.at(giant), d.s.battlefield[0]));
    }
}

TEST_CASE("River Boa, Troll Ascetic, Wall of Brambles and Drudge Skeletons regenerate") {
    for (const std::string_view name : {"River Boa", "Troll Ascetic", "Wall of Brambles", "Drudge Skeletons"}) {
        Duel d;
        const ObjectId id = d.put(0, name);
        d.use(name);
        d.cast("Lightning Bolt", name);
        CHECK_FALSE(d.is_dead(id));
        CHECK(d.at(id).is(tapped));
        d.cast("Lightning Bolt", name);
        CHECK(d.is_dead(id));
    }
    Duel d;
    CHECK(d.at(d.put(0, "Troll Ascetic")).has(hexproof));
    CHECK(d.at(d.put(0, "Wall of Brambles")).has(defender));
}

TEST_CASE("Black Knight strikes first, and white cannot touch him") {
    Duel d;
    const ObjectId knight = d.put(1, "Black Knight");
    CHECK(d.at(knight).has(first_strike));
    d.hand(0, "Swords to Plowshares");
    CHECK_FALSE(d.can("cast Swords"));
}

}  // namespace ziggurat::tabletop::magic::tests
