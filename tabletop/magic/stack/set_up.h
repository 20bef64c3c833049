// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "base/json.h"
#include "base/result.h"
#include "tabletop/magic/stack/game.h"
#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::tabletop::magic::stack {

/// A game with the stack of a file (`read_stack` tells its form), or with the default stack where the text is
/// empty. Cards of one's own stand in a section [Cards]. Basic lands in it are left out (Stack R3). Errors are
/// "line N: why"; unknown cards are answered with the nearest.
base::Result<Stack> game_from_text(std::string_view text);

/// Stack for the registry.
base::Result<std::unique_ptr<rollout::AnyGame>> make_stack(const rollout::SetUp& set_up, base::JsonReader);

}  // namespace ziggurat::tabletop::magic::stack
