// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "tabletop/thunderstone/cards/kind.h"

namespace ziggurat::tabletop::thunderstone {

inline constexpr int villages = 3;

/// The other readings of the rules, each off by default; numbers are those of the rulings.
struct Options {
    bool layered_dungeons = false;          // 1: ten cards of one pile upon ten of the other
    bool no_basics_sold = false;            // 3
    bool bounties_by_keyword = false;       // 16: any keyword that group and monster share
    bool breach_at_setup = false;           // 23
    bool breach_hits_all_villages = false;  // 24
    bool dark_raises_health = false;        // 30: missing light raises the health, after the halving
    bool bounties_end_at_once = false;      // 46
    bool travel_then_act = false;           // 52: after a success a visit or a dungeon turn with the same hand
    int most_rounds = 100;                  // a game that lasts longer is over; no rule, a guard
};

/// What a table plays with. Empty lists are dealt at random.
struct Setup {
    std::vector<int> monster_groups;  // 8: two a village, the last two roam the roads
    std::vector<int> hero_groups;     // 6: two a village
    std::vector<Kind> village_kinds;  // 12: four a village
};

}  // namespace ziggurat::tabletop::thunderstone
