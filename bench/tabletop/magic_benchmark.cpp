// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/tabletop/game_benchmark.h"
#include "tabletop/magic/stack/set_up.h"
#include "tabletop/magic/war/set_up.h"

namespace ziggurat::tabletop::bench {

namespace {

[[maybe_unused]] const bool is_registered = [] {
    const auto war = magic::war::game_from_text("");
    const auto stack = magic::stack::game_from_text("");
    for (const int players : {2, 4}) {
        register_game("war", std::make_shared<const magic::war::War>(*war), players);
        register_game("stack", std::make_shared<const magic::stack::Stack>(*stack), players);
    }
    return true;
}();

}  // namespace

}  // namespace ziggurat::tabletop::bench
