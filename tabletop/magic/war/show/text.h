// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tabletop/magic/war/state.h"

namespace ziggurat::tabletop::magic::war {

/// The round, whose turn it is, and its stage.
std::string title_text(const State& s);

/// Cells by row and column, "b3"; strongholds by their letter.
std::string place_text(const State& s, int place);

}  // namespace ziggurat::tabletop::magic::war
