// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

TEST_CASE("the incarnations work in the graveyard for every player who has their land") {
    struct Incarnation {
        std::string_view name;
        KeywordSet gives;
        std::size_t colour;
    };
    for (const auto& [name, gives, colour] :
         {Incarnation{"Wonder", flying, 1}, Incarnation{"Filth", walk_of(2), 2}, Incarnation{"Anger", haste, 3},
          Incarnation{"Brawn", trample, 4}, Incarnation{"Valor", first_strike, 0}}) {
        Duel d;
        const ObjectId mine = d.put(0, "Hill Giant");
        const ObjectId theirs = d.put(1, "Hill Giant");
        d.grave(name);
        d.settle();
        CHECK(d.at(mine).has(gives));
        CHECK(d.at(theirs).has(gives));
        d.s.players[0].basics[colour] = 0;
        d.settle();
        CHECK_FALSE(d.at(mine).has(gives));
        CHECK(d.at(d.put(0, name)).has(gives));
    }
}

TEST_CASE("Aphetto Alchemist untaps an artifact or creature") {
    Duel d;
    d.put(0, "Aphetto Alchemist");
    const ObjectId icy = d.put(0, "Icy Manipulator");
    d.put(1, "Hill Giant");
    d.use("Icy Manipulator", "Hill Giant");
    CHECK(d.at(icy).is(tapped));
    d.use("Aphetto Alchemist", "Icy Manipulator");
    CHECK_FALSE(d.at(icy).is(tapped));
    CHECK(d.size(d.turn_up("Aphetto Alchemist")) == "1/2");
}

TEST_CASE("Echo Tracer, Silent Departure and Unsummon return a creature to its owner's hand") {
    for (const std::string_view name : {"Silent Departure", "Unsummon"}) {
        Duel d;
        d.put(1, "Craw Wurm");
        d.cast(name, "Craw Wurm");
        CHECK(d.in_hand(1) == 1);
    }
    Duel d;
    d.put(1, "Craw Wurm");
    d.turn_up("Echo Tracer", "Craw Wurm");
    CHECK(d.in_hand(1) == 1);
    d.put(1, "Hill Giant");
    d.flash_back("Silent Departure", "Hill Giant");
    CHECK(d.in_hand(1) == 2);
}

TEST_CASE("Voidmage Apprentice counters a spell when turned up") {
    Duel d;
    d.put(1, "Voidmage Apprentice", true);
    d.hand(0, "Craw Wurm");
    d.settle();
    d.act("cast Craw Wurm").act("pass").act("turn up").resolve();
    CHECK(d.in_grave("Craw Wurm"));
}

TEST_CASE("Riptide Survivor discards two, then draws three") {
    Duel d;
    d.hand(0, "Hill Giant");
    d.hand(0, "Craw Wurm");
    d.turn_up("Riptide Survivor");
    d.act("choose");
    CHECK(d.in_hand(0) == 0);
    for (int i = 0; i < 3; ++i) {
        d.act("take Island");
    }
    CHECK(d.in_hand(0) == 3);
    CHECK(d.in_grave("Hill Giant"));
    CHECK(d.in_grave("Craw Wurm"));
}

TEST_CASE("Mistfire Weaver makes a creature hexproof") {
    Duel d;
    d.put(0, "Hill Giant");
    d.turn_up("Mistfire Weaver", "Hill Giant");
    d.s.priority = 1;
    d.hand(1, "Lightning Bolt");
    d.act("cast Lightning Bolt");
    CHECK_FALSE(d.can("target Hill Giant"));
    CHECK(d.can("target Mistfire Weaver"));
}

TEST_CASE("Fathom Seer is turned up by returning two Islands, and draws two") {
    Duel d;
    d.put(0, "Fathom Seer", true);
    d.settle();
    d.act("turn up");
    d.resolve();
    CHECK(d.s.players[0].basics_in_hand[1] == 2);
    CHECK(d.s.players[0].basics[1] == 18);
    d.act("take Plains").act("take Plains");
    CHECK(d.in_hand(0) == 4);
}

TEST_CASE("Monastery Flock defends in the air") {
    Duel d;
    const ObjectId flock = d.put(0, "Monastery Flock");
    CHECK(d.at(flock).has(flying));
    CHECK_FALSE(Look(d.rules, d.s).can_attack(d.at(flock), 1));
}

TEST_CASE("Raven Guild Master exiles the library's top ten") {
    Duel d;
    d.put(0, "Raven Guild Master");
    d.fight().resolve();
    CHECK(d.s.exile.size() == 10);
}

TEST_CASE("Riptide Pilferer and Silent Specter make the player hit discard") {
    for (const auto& [name, n] : {std::pair{"Riptide Pilferer", 1}, {"Silent Specter", 2}}) {
        Duel d;
        d.put(0, name);
        d.s.players[1].basics_in_hand[0] = 3;
        d.s.players[1].hand_size = 3;
        d.fight().resolve();
        CHECK(d.in_hand(1) == 3 - n);
    }
}

TEST_CASE("Ascending Aven blocks only flyers") {
    Duel d;
    const ObjectId aven = d.put(1, "Ascending Aven");
    const ObjectId giant = d.put(0, "Hill Giant");
    const ObjectId drake = d.put(0, "Wind Drake");
    d.to_attack().act("attack").act("attack");
    const Look look(d.rules, d.s);
    CHECK_FALSE(look.can_block(d.at(aven), d.at(giant)));
    CHECK(look.can_block(d.at(aven), d.at(drake)));
}

TEST_CASE("Fledgling Mawcor, Prodigal Sorcerer, Prodigal Pyromancer and Pirate Ship shoot anything") {
    for (const std::string_view name :
         {"Fledgling Mawcor", "Prodigal Sorcerer", "Prodigal Pyromancer", "Pirate Ship"}) {
        Duel d;
        d.put(0, name);
        d.use(name, "player 2");
        CHECK(d.life(1) == 19);
    }
}

TEST_CASE("Deep Analysis draws two, also for three life") {
    Duel d;
    d.cast("Deep Analysis", "player 2").act("take Island").act("take Island");
    CHECK(d.in_hand(1) == 2);
    d.act("flash back Deep Analysis").act("target player 1").resolve();
    CHECK(d.life(0) == 17);
    d.s.players[0].life = 2;
    d.act("take Island").act("take Island");
    d.grave("Deep Analysis");
    d.settle();
    CHECK_FALSE(d.can("flash back Deep Analysis"));
}

TEST_CASE("Think Twice, Inspiration and Night's Whisper draw") {
    Duel d;
    d.cast("Think Twice").act("take Swamp").act("flash back Think Twice").resolve().act("take Swamp");
    CHECK(d.in_hand(0) == 2);
    d.cast("Inspiration", "player 2").act("take Swamp").act("take Swamp");
    CHECK(d.in_hand(1) == 2);
    d.cast("Night's Whisper").act("take Swamp").act("take Swamp");
    CHECK(d.in_hand(0) == 4);
    CHECK(d.life(0) == 18);
}

TEST_CASE("Grasp of Phantoms puts a creature on top of the library, where it is drawn next") {
    Duel d;
    d.put(1, "Craw Wurm");
    d.cast("Grasp of Phantoms", "Craw Wurm");
    CHECK(d.s.known_count == 1);
    d.cast("Think Twice").act("draw from the library");
    CHECK(d.rules.def_of(d.s.players[0].hand.nth(0)).name == "Craw Wurm");
}

TEST_CASE("Artful Dodge makes a creature unblockable") {
    Duel d;
    d.put(0, "Craw Wurm");
    d.put(1, "Hill Giant");
    d.cast("Artful Dodge", "Craw Wurm").fight({"pass"});
    CHECK(d.life(1) == 14);
}

TEST_CASE("Dematerialize returns any permanent, basic lands too") {
    Duel d;
    d.cast("Dematerialize", "player 2's untapped Forest");
    CHECK(d.s.players[1].basics[4] == 19);
    CHECK(d.s.players[1].basics_in_hand[4] == 1);
    d.put(1, "Glorious Anthem");
    d.flash_back("Dematerialize", "Glorious Anthem");
    CHECK(d.in_hand(1) == 2);
}

TEST_CASE("Chill of Foreboding mills the library once for each player, Dream Twist for one") {
    Duel d(3);
    d.cast("Chill of Foreboding");
    CHECK(d.s.graveyard.size() == 3 * 5 + 1);
    d.cast("Dream Twist", "player 3");
    CHECK(d.s.graveyard.size() == 3 * 5 + 3 + 2);
}

TEST_CASE("Forbidden Alchemy takes one of four") {
    Duel d;
    for (const std::string_view name : {"Hill Giant", "Craw Wurm", "Fog", "Terror"}) {
        d.top(name);
    }
    d.cast("Forbidden Alchemy").act("choose Craw Wurm");
    CHECK(d.in_hand(0) == 1);
    CHECK(d.in_grave("Terror"));
    CHECK_FALSE(d.in_grave("Craw Wurm"));
}

TEST_CASE("Mystic Retrieval returns an instant or sorcery card") {
    Duel d;
    d.grave("Fog");
    d.grave("Hill Giant");
    d.hand(0, "Mystic Retrieval");
    d.settle();
    d.act("cast Mystic Retrieval");
    CHECK_FALSE(d.can("target Hill Giant"));
    d.aim("Fog");
    CHECK(d.in_hand(0) == 1);
}

TEST_CASE("Counterspell, Memory Lapse and Hinder counter; the spell goes where they say") {
    for (const auto& [name, choice] :
         {std::pair{"Counterspell", ""}, {"Memory Lapse", ""}, {"Hinder", "on top"}, {"Hinder", "below"}}) {
        Duel d;
        d.hand(0, "Craw Wurm");
        d.hand(1, name);
        d.act("cast Craw Wurm").act("pass").act(std::string("cast ") + name).resolve();
        if (*choice != 0) {
            d.act(choice);
        }
        CHECK(d.count("Craw Wurm") == 0);
        CHECK(d.in_grave("Craw Wurm") == (std::string_view(name) == "Counterspell"));
        CHECK(d.in_exile("Craw Wurm") == (std::string_view(choice) == "below"));
        CHECK(d.s.known_count == (d.in_grave("Craw Wurm") || d.in_exile("Craw Wurm") ? 0 : 1));
    }
}

TEST_CASE("Man-o'-War returns a creature as it enters, itself if need be") {
    Duel d;
    d.put(1, "Craw Wurm");
    d.cast("Man-o'-War").aim("Craw Wurm");
    CHECK(d.in_hand(1) == 1);
    Duel alone;
    alone.cast("Man-o'-War").resolve();
    CHECK(alone.in_hand(0) == 1);
}

TEST_CASE("Control Magic takes a creature for as long as it is there") {
    Duel d;
    const ObjectId wurm = d.put(1, "Craw Wurm");
    d.cast("Control Magic", "Craw Wurm");
    CHECK(d.at(wurm).controller == 0);
    CHECK(d.at(wurm).is(sick));
    d.cast("Disenchant", "Control Magic");
    CHECK(d.at(wurm).controller == 1);
    d.cast("Control Magic", "Craw Wurm");
    d.cast("Terminate", "Craw Wurm");
    CHECK(d.count("Control Magic") == 0);
}

TEST_CASE("Merfolk Looter, Careful Study and Faithless Looting draw before they discard") {
    Duel d;
    d.put(0, "Merfolk Looter");
    d.use("Merfolk Looter").act("take Island");
    CHECK(d.in_hand(0) == 0);
    d.cast("Careful Study").act("take Island").act("take Plains");
    CHECK(d.in_hand(0) == 2);
    d.act("take Island");
    CHECK(d.in_hand(0) == 0);
    d.flash_back("Faithless Looting").act("take Swamp").act("take Swamp");
    CHECK(d.in_hand(0) == 0);
}

}  // namespace ziggurat::tabletop::magic::tests
