// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/thunderstone/play/rules.h"
#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

/// Deals anew what the observer cannot see: which of the others' cards are in their hands and which in their
/// decks (what they own is public, as is a hand that is shown), and how each village's monsters that nobody has
/// seen are split between its two dungeons. Orders need no dealing: decks are bags.
void determinize(const Rules& rules, State& s, int observer, Random& random);

}  // namespace ziggurat::tabletop::thunderstone
