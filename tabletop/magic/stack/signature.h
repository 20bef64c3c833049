// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace ziggurat::tabletop::magic::stack {

/// What a winner writes on a card (Stack V4): a line "card|player|date|game|4p t17|"quote"|picture" of the section
/// [Signatures]; quote and picture may be left out.
struct Signature {
    std::string card;
    std::string player;
    std::string date;  ///< ISO, 2026-11-29
    std::string game;  ///< which game it was, g:7f3a
    int players = 0;   ///< at the start, 3 to 6
    int turns = 0;
    std::string quote;    ///< at most 200 characters
    std::string picture;  ///< path of a file
};

std::string to_text(const Signature& signature);

/// Reads a line of [Signatures]; only card and player have to be there. Errors: no card or player, a date that is
/// none, a quote that is too long.
base::Result<Signature> signature_from_text(std::string_view line);

/// The stack's text with one signature more, everything else as it was. Errors: a text without sections, a card
/// that is not in [Main], a card that has been signed (Stack V2), a signature that cannot be written.
base::Result<std::string> sign(std::string_view stack_text, const Signature& signature);

}  // namespace ziggurat::tabletop::magic::stack
