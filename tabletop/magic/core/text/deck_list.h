// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/magic/core/model/card.h"

namespace ziggurat::tabletop::magic {

/// A line of a deck: how many of which card.
struct DeckEntry {
    int count = 1;
    DefId card = 0;
};

/// Reads "4 Name", "4x Name" or "Name", 1 to 99 of one. Unknown names are answered with the nearest that there is.
base::Result<DeckEntry> read_deck_line(const CardTable& table, std::string_view line);

/// The known name that takes the fewest letters to change into; empty where none is near.
std::string nearest_name(const CardTable& table, std::string_view name);
std::string nearest_name(const std::vector<std::string>& names, std::string_view name);

}  // namespace ziggurat::tabletop::magic
