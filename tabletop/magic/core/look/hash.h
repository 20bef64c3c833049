// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "tabletop/magic/core/model/rules.h"
#include "tabletop/magic/core/model/state.h"

namespace ziggurat::tabletop::magic {

/// A hash of everything that an observer (or -1, who sees everything) sees of a state and remembers: not other
/// players' hands but for cards that everybody has seen, not what lies face down under others' control, and of the
/// library its size and the cards put on top of it.
std::uint64_t hash(const Rules& rules, const State& s, int observer);

}  // namespace ziggurat::tabletop::magic
