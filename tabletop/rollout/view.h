// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ziggurat::tabletop::rollout {

/// What lies on the table in one state, for a page that draws it: places, what is in them, and whose it is. One
/// shape for all games, seen by one from whom nothing is hidden. Texts are words for people; identities are not
/// shown, and let a page tell what has changed since the step before.
struct View {
    /// Seats count from 0; `none` where something is nobody's, or is no place of the map.
    static constexpr int none = -1;

    /// A card, a creature, an order; equal ones that nothing tells apart are one thing with a count.
    struct Thing {
        std::string id;  ///< in its place unique, and the same for as long as it stays there
        std::string name;
        int owner = none;
        int count = 1;
        std::vector<std::string> facts;  ///< "2/3", "tapped", "costs 4"
    };
    /// A land of the map, a hand, a pile, a row.
    struct Place {
        std::string id;  ///< unique, and the same in all states of a game
        std::string name;
        std::string kind;  ///< what it looks like: "forest", "stronghold", "hand", "pile", ...
        int owner = none;
        int row = none;  ///< from 0 on, if it lies on a map
        int column = none;
        std::vector<std::string> facts;  ///< "12 cards"
        std::vector<Thing> things;

        /// An empty place off the map whose name is unique.
        static Place named(const std::string& name, const std::string& kind, int owner = none) {
            Place made;
            made.id = name;
            made.name = name;
            made.kind = kind;
            made.owner = owner;
            return made;
        }
    };
    struct Seat {
        std::vector<std::string> facts;  ///< beside the score: "20 life", "3 supply"
        bool is_out = false;
    };

    std::string title;  ///< where the game stands: "Round 3, player 2, movement"
    int active = 0;     ///< the seat whose turn it is
    std::vector<Seat> seats;
    std::vector<Place> places;
};

/// "1 card", "2 cards".
inline std::string counted(int number, const std::string& noun) {
    return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

}  // namespace ziggurat::tabletop::rollout
