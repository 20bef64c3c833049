// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/magic/core/model/card.h"

namespace ziggurat::tabletop::magic {

/// A file of cards: its name for messages, and its content.
struct CardFile {
    std::string_view name;
    std::string_view text;
};

/// Reads card files (docs/magic-cards.md has their grammar) and compiles what they say. Errors are
/// "FILE:LINE: why"; a name that stands twice is one.
base::Result<CardTable> read_cards(const std::vector<CardFile>& files);

/// The cards that the program was built with.
base::Result<CardTable> built_in_cards();

}  // namespace ziggurat::tabletop::magic
