// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tabletop/magic/stack/stack_file.h"

namespace ziggurat::tabletop::magic::stack {

enum class Level : std::uint8_t { Info, Warning, Error };

/// What there is to say about a stack: the check's code, how bad it is, and a sentence.
struct Finding {
    std::string code;
    Level level = Level::Info;
    std::string text;
};

/// The advice on crafting a stack as checks (docs/magic-stack.md lists the codes). In the order of the codes.
/// `own_cards` are the texts of cards of one's own, which say what is missing of them.
std::vector<Finding> lint(const CardTable& table, const StackFile& file, std::string_view own_cards = {});

}  // namespace ziggurat::tabletop::magic::stack
