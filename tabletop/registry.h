// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "base/json.h"
#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::tabletop {

/// A game that can be asked for by name.
struct GameEntry {
    std::string_view name;
    std::string_view summary;
    base::Result<std::unique_ptr<rollout::AnyGame>> (*make)(const rollout::SetUp& set_up,
                                                            base::JsonReader read_json);
};

/// All games, in the order in which they are listed.
std::span<const GameEntry> games();

/// Makes a game. Errors: an unknown name (the message lists the known), or what is wrong with the set-up, with
/// the file's name in front. Games read their files with `read_json`.
base::Result<std::unique_ptr<rollout::AnyGame>> make_game(std::string_view name, const rollout::SetUp& set_up,
                                                          base::JsonReader read_json);

}  // namespace ziggurat::tabletop
