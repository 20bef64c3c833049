// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/magic/core/model/action.h"

namespace ziggurat::tabletop::magic::tests {

/// The texts of actions, in their order.
template <class Text>
std::vector<std::string> texts_of(const Actions& actions, const Text& text) {
    std::vector<std::string> texts;
    for (const Action action : actions) {
        texts.push_back(text(action));
    }
    return texts;
}

/// Whether one of the texts begins so.
inline bool any_begins(const std::vector<std::string>& texts, std::string_view beginning) {
    return std::any_of(texts.begin(), texts.end(),
                       [&](const std::string& text) { return text.compare(0, beginning.size(), beginning) == 0; });
}

}  // namespace ziggurat::tabletop::magic::tests
