// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/magic/duel.h"

namespace ziggurat::tabletop::magic::tests {

namespace {

struct Plain {
    std::string_view name;
    std::string_view size;
    int mana_value;
    KeywordSet keywords;
};

}  // namespace

TEST_CASE("creatures without abilities of their own are as big, as dear and as able as their cards say") {
    for (const auto& [name, size, mana_value, keywords] :
         {Plain{"Air Elemental", "4/4", 5, flying}, Plain{"Suntail Hawk", "1/1", 1, flying},
          Plain{"Leonin Skyhunter", "2/2", 2, flying}, Plain{"Storm Crow", "1/2", 2, flying},
          Plain{"Wind Drake", "2/2", 3, flying}, Plain{"Phantom Monster", "3/3", 4, flying},
          Plain{"Mahamoti Djinn", "5/6", 6, flying}, Plain{"Bog Imp", "1/1", 2, flying},
          Plain{"Merfolk of the Pearl Trident", "1/1", 1, 0}, Plain{"Grizzly Bears", "2/2", 2, 0},
          Plain{"Giant Spider", "2/4", 4, reach}, Plain{"Craw Wurm", "6/4", 6, 0},
          Plain{"Spined Wurm", "5/4", 5, 0}, Plain{"Trained Armodon", "3/3", 3, 0},
          Plain{"Mons's Goblin Raiders", "1/1", 1, 0}, Plain{"Hill Giant", "3/3", 4, 0}}) {
        Duel d;
        d.cast(name);
        REQUIRE(d.s.battlefield_count == 1);
        const ObjectId id = d.s.battlefield[0].id;
        CHECK(d.size(id) == size);
        CHECK(d.at(id).keywords == keywords);
        int tapped_lands = 0;
        for (const std::uint8_t n : d.s.players[0].tapped_basics) {
            tapped_lands += n;
        }
        CHECK(tapped_lands == mana_value);
    }
}

TEST_CASE("morphs without abilities of their own are turned up for what their cards say") {
    for (const auto& [name, size, mana_value, keywords] :
         {Plain{"Spined Basher", "3/1", 3, 0},
          Plain{"Krumar Bond-Kin", "5/3", 5, 0},
          Plain{"Witness of the Ages", "4/4", 5, 0},
          Plain{"Monastery Flock", "0/5", 1, defender | flying},
          Plain{"Charging Slateback", "4/3", 5, no_blocking},
          Plain{"Ascending Aven", "3/2", 3, flying | blocks_flyers_only},
          Plain{"Battering Craghorn", "3/1", 3, first_strike},
          Plain{"Exalted Angel", "4/5", 4, flying},
          Plain{"Silent Specter", "4/4", 5, flying},
          Plain{"Raven Guild Master", "1/1", 4, 0},
          Plain{"Riptide Pilferer", "1/1", 1, 0},
          Plain{"Soul Collector", "3/4", 3, flying},
          Plain{"Gravel Slinger", "1/3", 2, 0},
          Plain{"Fledgling Mawcor", "2/2", 2, flying},
          Plain{"Haunted Cadaver", "2/2", 2, 0},
          Plain{"Blistering Firecat", "7/1", 2, trample | haste},
          Plain{"Skirk Commando", "2/1", 3, 0},
          Plain{"Snapping Thragg", "3/3", 6, 0},
          Plain{"Goblin Taskmaster", "1/1", 1, 0},
          Plain{"Snarling Undorak", "3/3", 3, 0},
          Plain{"Daru Healer", "1/2", 1, 0},
          Plain{"Broodhatch Nantuko", "1/1", 3, 0}}) {
        Duel d;
        const ObjectId id = d.turn_up(name);
        CHECK(d.size(id) == size);
        CHECK(d.at(id).keywords == keywords);
        int tapped_lands = 0;
        for (const std::uint8_t n : d.s.players[0].tapped_basics) {
            tapped_lands += n;
        }
        CHECK(tapped_lands == mana_value);
    }
}

TEST_CASE("there are 226 cards, all different, and each has a definition that can be found") {
    const auto table = built_in_cards();
    REQUIRE(table.has_value());
    int count = 0;
    for (std::size_t def = 0; def < table->defs.size(); ++def) {
        if (!table->is_token(def)) {
            ++count;
            CHECK(table->find(table->defs[def].name) == static_cast<int>(def));
        }
    }
    CHECK(count == 226);
}

}  // namespace ziggurat::tabletop::magic::tests
