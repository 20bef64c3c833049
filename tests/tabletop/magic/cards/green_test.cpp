// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("Genesis returns a creature card at its player's upkeep, from the graveyard, for three mana") {
    Duel d;
    d.grave("Genesis");
    d.grave("Craw Wurm");
    d.next_turn();
    REQUIRE(d.s.active == 1);
    d.act("target Craw Wurm").resolve().act("yes");
    CHECK(d.in_hand(1) == 1);
    CHECK(d.s.players[1].basics[4] + d.s.players[1].tapped_basics[4] == 20);
    CHECK(d.s.players[1].tapped_basics[4] >= 1);
}

TEST_CASE("Hystrodon may draw when it hits") {
    Duel d;
    const ObjectId beast = d.put(0, "Hystrodon");
    CHECK(d.at(beast).has(trample));
    d.fight().resolve().act("yes").act("take Forest");
    CHECK(d.in_hand(0) == 1);
}

TEST_CASE("Venomspout Brackus spits at flyers that fight") {
    Duel d;
    d.put(0, "Venomspout Brackus");
    const ObjectId angel = d.put(1, "Serra Angel");
    CHECK_FALSE(d.can("use Venomspout"));
    d.next_turn().go_to(Phase::Main).to_attack().act("attack player 1 with Serra");
    d.s.priority = 0;
    d.use("Venomspout", "Serra Angel");
    CHECK(d.is_dead(angel));
}

TEST_CASE("the green morphs are what they are once turned up") {
    struct Morph {
        std::string_view name;
        std::string_view size;
        KeywordSet keyword;
    };
    for (const auto& [name, size, keyword] :
         {Morph{"Krosan Colossus", "9/9", 0}, Morph{"Titanic Bulvox", "7/4", trample},
          Morph{"Towering Baloth", "7/6", 0}, Morph{"Treespring Lorian", "5/4", 0},
          Morph{"Branchsnap Lorian", "4/1", trample}, Morph{"Spitting Gourna", "3/4", reach},
          Morph{"Woolly Loxodon", "6/7", 0}, Morph{"Hystrodon", "3/4", trample},
          Morph{"Sagu Mauler", "6/6", trample | hexproof}, Morph{"Venomspout Brackus", "5/5", 0}}) {
        Duel d;
        d.hand(0, name);
        d.act("cast face down").resolve();
        const ObjectId id = d.s.battlefield[0].id;
        CHECK(d.size(id) == "2/2");
        CHECK(d.at(id).colours == 0);
        CHECK(d.at(id).keywords == 0);
        d.act("turn up");
        CHECK(d.size(id) == size);
        CHECK(d.at(id).keywords == keyword);
    }
}

TEST_CASE("Nantuko Vigilante destroys an artifact or enchantment") {
    Duel d;
    d.put(1, "Bonesplitter");
    d.turn_up("Nantuko Vigilante", "Bonesplitter");
    CHECK(d.count("Bonesplitter") == 0);
}

TEST_CASE("Thelonite Hermit makes Saprolings and strengthens them") {
    Duel d;
    d.turn_up("Thelonite Hermit");
    CHECK(d.count("Saproling") == 4);
    CHECK(d.s.battlefield[1].power == 2);
    CHECK(d.s.battlefield[0].power == 1);
}

TEST_CASE("Woodcloaker gives trample") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    d.turn_up("Woodcloaker", "Grizzly Bears");
    CHECK(d.at(bears).has(trample));
}

TEST_CASE("Broodhatch Nantuko hatches as many Insects as it took damage") {
    Duel d;
    d.put(0, "Broodhatch Nantuko");
    d.cast("Lightning Bolt", "Broodhatch Nantuko").act("yes");
    CHECK(d.count("Insect") == 3);
    CHECK(d.count("Broodhatch Nantuko") == 0);
}

TEST_CASE("Call of the Herd, Roar of the Wurm, Beast Attack and Acorn Harvest make their tokens twice") {
    struct Maker {
        std::string_view name;
        std::string_view kind;
        int each;
        std::string_view size;
    };
    for (const auto& [name, kind, each, size] :
         {Maker{"Call of the Herd", "Elephant", 1, "3/3"}, Maker{"Roar of the Wurm", "Wurm", 1, "6/6"},
          Maker{"Beast Attack", "Beast", 1, "4/4"}, Maker{"Acorn Harvest", "Squirrel", 2, "1/1"}}) {
        Duel d;
        d.cast(name).act("flash back " + std::string(name)).resolve();
        CHECK(d.count(kind) == 2 * each);
        CHECK(d.size(d.s.battlefield[0].id) == size);
        CHECK(d.life(0) == (name == "Acorn Harvest" ? 17 : 20));
    }
}

TEST_CASE("Sylvan Might gives strength and trample") {
    Duel d;
    const ObjectId bears = d.put(0, "Grizzly Bears");
    d.cast("Sylvan Might", "Grizzly Bears").act("flash back Sylvan Might").resolve();
    CHECK(d.size(bears) == "6/6");
    CHECK(d.at(bears).has(trample));
}

TEST_CASE("Spider Spawning counts the creature cards of the graveyard") {
    Duel d;
    d.grave("Craw Wurm");
    d.grave("Hill Giant");
    d.grave("Fog");
    d.cast("Spider Spawning");
    CHECK(d.count("Spider") == 2);
    CHECK(d.s.battlefield[0].has(reach));
}

TEST_CASE("Travel Preparations puts counters on none, one or two creatures") {
    for (const int n : {0, 1, 2}) {
        Duel d;
        const ObjectId bears = d.put(0, "Grizzly Bears");
        const ObjectId giant = d.put(0, "Hill Giant");
        d.hand(0, "Travel Preparations");
        d.act("cast Travel");
        if (n > 0) {
            d.act("target Grizzly Bears");
        }
        d.act(n == 2 ? "target Hill Giant" : "pass").resolve();
        CHECK(d.at(bears).growth == (n > 0 ? 1 : 0));
        CHECK(d.at(giant).growth == (n > 1 ? 1 : 0));
        d.next_turn().go_to(Phase::Upkeep);
        CHECK(d.size(bears) == (n > 0 ? "3/3" : "2/2"));
    }
}

TEST_CASE("Krosan Reclamation puts cards into the library, which means exile") {
    Duel d;
    d.grave("Craw Wurm");
    d.grave("Hill Giant");
    d.hand(0, "Krosan Reclamation");
    d.settle();
    d.act("cast Krosan").act("target Craw Wurm").act("target Hill Giant").resolve();
    CHECK(d.in_exile("Craw Wurm"));
    CHECK(d.in_exile("Hill Giant"));
}

TEST_CASE("Giant Growth, Titanic Growth, Brute Force and Mighty Leap last until end of turn") {
    for (const auto& [name, size] : {std::pair{"Giant Growth", "5/5"},
                                     {"Titanic Growth", "6/6"},
                                     {"Brute Force", "5/5"},
                                     {"Mighty Leap", "4/4"}}) {
        Duel d;
        const ObjectId bears = d.put(0, "Grizzly Bears");
        d.cast(name, "Grizzly Bears");
        CHECK(d.size(bears) == size);
        CHECK(d.at(bears).has(flying) == (std::string_view(name) == "Mighty Leap"));
        d.next_turn().go_to(Phase::Upkeep);
        CHECK(d.size(bears) == "2/2");
        CHECK_FALSE(d.at(bears).has(flying));
    }
}

TEST_CASE("Rampant Growth, Sakura-Tribe Elder and Terramorphic Expanse fetch a tapped basic land of the pool") {
    Duel d;
    d.cast("Rampant Growth").act("take Island");
    CHECK(Look(d.rules, d.s).basics(0, 1) == 21);
    CHECK(d.s.players[0].tapped_basics[1] >= 1);
    d.put(0, "Sakura-Tribe Elder");
    d.use("Sakura-Tribe Elder").act("take Swamp");
    CHECK(Look(d.rules, d.s).basics(0, 2) == 21);
    CHECK(d.in_grave("Sakura-Tribe Elder"));
    d.hand(0, "Terramorphic Expanse");
    d.s.players[0].land_plays = 1;
    d.act("play Terramorphic Expanse").use("Terramorphic Expanse").act("take Plains");
    CHECK(Look(d.rules, d.s).basics(0, 0) == 21);
    CHECK(d.in_grave("Terramorphic Expanse"));
}

TEST_CASE("Werebear and Mystic Enforcer are stronger with seven cards in the graveyard") {
    Duel d;
    const ObjectId bear = d.put(0, "Werebear");
    const ObjectId mystic = d.put(0, "Mystic Enforcer");
    for (const std::string_view name : {"Fog", "Terror", "Disenchant", "Hill Giant", "Craw Wurm", "Sea Serpent"}) {
        d.grave(name);
    }
    d.settle();
    CHECK(d.size(bear) == "1/1");
    d.grave("Unsummon");
    d.settle();
    CHECK(d.size(bear) == "4/4");
    CHECK(d.size(mystic) == "6/6");
    CHECK(d.at(mystic).has(flying));
    CHECK(protected_from(d.at(mystic).keywords) == 4);
}

TEST_CASE("Werebear and Llanowar Elves pay green mana, Birds of Paradise any, Zoetic Cavern none of a colour") {
    for (const auto& [source, spell, works] :
         {std::tuple<const char*, const char*, bool>{"Werebear", "Giant Growth", true},
          {"Llanowar Elves", "Giant Growth", true},
          {"Llanowar Elves", "Lightning Bolt", false},
          {"Birds of Paradise", "Lightning Bolt", true},
          {"Zoetic Cavern", "Lightning Bolt", false},
          {"Zoetic Cavern", "Tormod's Crypt", true},
          {"Zoetic Cavern", "Bonesplitter", true}}) {
        Duel d;
        const ObjectId id = d.put(0, source);
        d.put(0, "Monastery Flock");
        d.s.players[0].basics = {};
        d.hand(0, spell);
        CHECK(d.can("cast " + std::string(spell)) == works);
        if (works && std::string_view(spell) != "Tormod's Crypt") {
            d.act("cast " + std::string(spell));
            d.aim("Monastery Flock");
            CHECK(d.at(id).is(tapped));
        }
    }
}

TEST_CASE("Lord of Extinction counts the whole graveyard") {
    Duel d;
    d.grave("Fog");
    const ObjectId lord = d.put(0, "Lord of Extinction");
    d.grave("Craw Wurm");
    d.settle();
    CHECK(d.size(lord) == "2/2");
}

}  // namespace ziggurat::tabletop::magic::tests
