// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/magic/forge/effects.h"
#include "tabletop/magic/forge/words.h"

namespace ziggurat::tabletop::magic::forge {

/// How much of a script the core has.
enum class Extent {
    Full,
    Partial,      ///< the card can be read, but abilities of it are missing
    Unsupported,  ///< there is no card
    Broken,       ///< the script is none
};

/// A card script in our notation.
struct ImportedCard {
    std::string name;
    Extent extent = Extent::Broken;
    std::string text;  ///< the card's block, without what was refused; empty unless full or partial
    std::vector<Refusal> refusals;
};

/// Translates one card script, of either dialect (with spells' costs and tokens inline, or without). What comes
/// out has been compiled once. Nothing of the script's wording is taken over but names.
ImportedCard import_card(std::string_view script, const TokenScripts& tokens);

/// The name that a script gives its card; empty where it gives none.
std::string_view card_name(std::string_view script);

/// Whether a script is a basic land's, which the games have by themselves.
bool is_basic_land(std::string_view script);

/// What came of many scripts.
class Coverage {
public:
    void add(const ImportedCard& card);

    /// The share that loads, the others by their kind, and what is missing most, a line each.
    [[nodiscard]] std::string text() const;

private:
    int counts_[4]{};
    std::map<std::string, int> missing_;  ///< by feature: how many cards
};

}  // namespace ziggurat::tabletop::magic::forge
