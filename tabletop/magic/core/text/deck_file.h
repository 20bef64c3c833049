// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace ziggurat::tabletop::magic {

/// A card of a deck file: where it stands, how many, its name as written there.
struct DeckLine {
    int line = 0;
    int count = 1;
    std::string name;
};

/// The main deck of a file, in any of the usual forms, told apart by their content; sideboards and other sections
/// are passed over:
///   plain and MTGO     "4 Name", "4x Name", "SB: 1 Name"; what follows a blank line is the sideboard if it has at
///                      most 15 cards
///   Arena              headers Deck, Sideboard, Commander, Companion; "4 Name (SET) 123"
///   Forge .dck         sections [Main], [Sideboard]; "4 Name|SET|1", "4 Name+"
///   XMage .dck         "4 [SET:123] Name", "SB: 1 [SET:4] Name", NAME: and other heads
///   Cockatrice .cod    XML with zones and cards
///   a list of names    one a line
/// `#` and `//` begin comments. Errors are "line N: why": a count that is not 1 to 99, XML that does not end, no
/// card.
base::Result<std::vector<DeckLine>> read_deck(std::string_view text);

}  // namespace ziggurat::tabletop::magic
