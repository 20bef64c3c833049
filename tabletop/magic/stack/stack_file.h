// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/magic/core/model/card.h"
#include "tabletop/magic/core/model/rules.h"
#include "tabletop/magic/stack/signature.h"

namespace ziggurat::tabletop::magic::stack {

/// A line of a section: a number and a name, and where it stands.
struct StackLine {
    int line = 0;
    int count = 1;
    std::string name;
};

/// A line of [Signatures].
struct SignedLine {
    int line = 0;
    Signature signature;
};

/// A stack as its file has it, a superset of a widely used deck format (sections in brackets, lines "1 Name",
/// metadata "Key=Value"). Sections that are not known are passed over.
struct StackFile {
    std::string name;
    Options options;
    bool has_planes_on = true;           ///< metadata Planechase=off switches the planar deck off
    std::vector<StackLine> cards;        ///< [Main]
    std::vector<StackLine> planes;       ///< [Planes]
    std::vector<StackLine> schemes;      ///< [Schemes]
    std::vector<StackLine> avatars;      ///< [Avatars]
    bool has_vanguard = false;           ///< metadata Vanguard=on
    std::vector<SignedLine> signatures;  ///< [Signatures]
};

/// Reads a stack; a file without sections is a deck of any of the forms that `read_deck` knows, a list of names
/// among them. Metadata: Name, Handful (1..200, cards of a new library), Life (1..999), Hand (1..20, opening
/// hand), Turns (1..2000, then it is a draw), Pool (0..250 basic lands of each type, 0 without end), LowWater
/// (0..100 cards of the library that bring the next handful), Mulligan (exile, off), Planechase, Archenemy and
/// Vanguard (on, off). Errors are "line N: why".
base::Result<StackFile> read_stack(std::string_view text);

/// The default stack: 162 cards and 14 planes.
std::string_view built_in_stack();

/// Whether a card of this name is a basic land.
bool is_basic_land(std::string_view name);

}  // namespace ziggurat::tabletop::magic::stack
