// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/registry.h"

#include <array>

#include "tabletop/magic/stack/set_up.h"
#include "tabletop/magic/war/set_up.h"
#include "tabletop/pig/any_pig.h"
#include "tabletop/thunderstone/setup_file.h"

namespace ziggurat::tabletop {

namespace {

// One line a game.
constexpr std::array table{
    GameEntry{"pig", "a folk game with one die, to try things on", pig::make_pig},
    GameEntry{"thunderstone", "a deck-building game of adventurers, with several villages",
              thunderstone::make_thunderstone},
    GameEntry{"stack", "Stack, Magic from one shared deck", magic::stack::make_stack},
    GameEntry{"war", "Magic: The War Game, on a map of fifteen lands", magic::war::make_war},
};

}  // namespace

std::span<const GameEntry> games() {
    return table;
}

base::Result<std::unique_ptr<rollout::AnyGame>> make_game(std::string_view name, const rollout::SetUp& set_up,
                                                          base::JsonReader read_json) {
    std::string known;
    for (const GameEntry& entry : table) {
        if (entry.name == name) {
            auto game = entry.make(set_up, read_json);
            if (!game && !set_up.file_name.empty()) {
                return base::Error{set_up.file_name + ": " + game.error().message};
            }
            return game;
        }
        known += (known.empty() ? "" : ", ") + std::string(entry.name);
    }
    return base::Error{"there is no game '" + std::string(name) + "'; there are " + known};
}

}  // namespace ziggurat::tabletop
