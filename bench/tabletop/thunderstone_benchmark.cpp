// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/tabletop/game_benchmark.h"
#include "formats/json.h"
#include "tabletop/thunderstone/setup_file.h"

namespace ziggurat::tabletop::bench {

namespace {

[[maybe_unused]] const bool is_registered = [] {
    const auto game = thunderstone::game_from_text("", formats::read_json);
    for (const int players : {2, 4}) {
        register_game("thunderstone", std::make_shared<const thunderstone::Thunderstone>(*game), players);
    }
    return true;
}();

}  // namespace

}  // namespace ziggurat::tabletop::bench
