// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace ziggurat::tabletop::magic::war {

/// The decks that are built in: names, and lines "4 Name". Made by CMake of the files in cards/.
extern const std::array<std::pair<std::string_view, std::string_view>, 4> deck_texts;

}  // namespace ziggurat::tabletop::magic::war
