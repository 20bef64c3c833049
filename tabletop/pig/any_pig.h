// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "base/json.h"
#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::tabletop::pig {

/// Pig for the registry, whose set-ups are no JSON; errors tell what is wrong with the set-up.
base::Result<std::unique_ptr<rollout::AnyGame>> make_pig(const rollout::SetUp& set_up, base::JsonReader);

}  // namespace ziggurat::tabletop::pig
