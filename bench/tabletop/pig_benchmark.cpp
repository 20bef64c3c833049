// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/pig/pig.h"

#include "bench/tabletop/game_benchmark.h"

namespace ziggurat::tabletop::bench {

namespace {

// What the machinery costs where the game costs next to nothing.
[[maybe_unused]] const bool is_registered = [] {
    for (const int players : {2, 4}) {
        register_game("pig", std::make_shared<const pig::Pig>(), players);
    }
    return true;
}();

}  // namespace

}  // namespace ziggurat::tabletop::bench
