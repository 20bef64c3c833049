// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/magic/core/model/card.h"

namespace ziggurat::tabletop::magic {

/// The text of a set-up, and the cards of one's own that it brings along in a section [Cards]. Each is as long as
/// the whole in lines, so that the lines of both keep their numbers; the section's end is the next line that
/// begins with a bracket.
struct SetUpText {
    std::string text;
    std::string cards;  ///< empty without such a section
};

/// What begins the comment of a card of which an ability is missing, one line each.
inline constexpr std::string_view left_out = "# left out: ";

SetUpText split_set_up(std::string_view text);

/// Joins a set-up and those cards of a file that it names, as one set-up. Error: it names none of them.
base::Result<std::string> with_cards(std::string_view set_up, std::string_view cards);

/// What is missing of a card, by the comments in its block; empty for whole cards, and those that are not there.
std::vector<std::string> missing_of(std::string_view cards, std::string_view name);

/// The cards that the program was built with, and one's own. One's own stand for built-in ones of the same name.
/// Errors are "line N: why" for one's own.
base::Result<CardTable> cards_with(std::string_view own);

}  // namespace ziggurat::tabletop::magic
