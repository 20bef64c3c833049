// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tabletop/magic/core/model/rules.h"
#include "tabletop/magic/core/model/state.h"

namespace ziggurat::tabletop::magic {

/// What is wrong with a state between two decisions, in one sentence; nothing if it is sound: every card is in
/// exactly one zone, hands are as large as they say, survivors have less damage than toughness where
/// state-based actions have been done, and what is attached, blocked or controlled is there.
std::string invariants(const Rules& rules, const State& s);

}  // namespace ziggurat::tabletop::magic
