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
/// "FILE:LINE: why", or "line LINE: why" for a file without a name; a name that stands twice is one. But cards of
/// a file without a name stand for those of the same name in the files behind it.
base::Result<CardTable> read_cards(const std::vector<CardFile>& files);

/// The card files that the program was built with.
std::vector<CardFile> built_in_files();

/// The cards that the program was built with.
base::Result<CardTable> built_in_cards();

}  // namespace ziggurat::tabletop::magic
