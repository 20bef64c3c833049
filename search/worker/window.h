// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/score.h"

namespace ziggurat::search {

/// The values that still matter to the mover: more than `alpha`, which it has already, and less than `beta`,
/// which the opponent would not allow.
struct Window {
    Value alpha = -infinite_value;
    Value beta = infinite_value;

    /// Whether a value is too good to be allowed: the node is done.
    [[nodiscard]] constexpr bool cut(Value value) const { return value >= beta; }

    /// Lifts the floor to a better value; false where the value is no better.
    constexpr bool raise(Value value) {
        if (value <= alpha) {
            return false;
        }
        alpha = value;
        return true;
    }

    /// Whether only "better than alpha or not" is asked.
    [[nodiscard]] constexpr bool is_null() const { return beta - alpha == 1; }

    [[nodiscard]] constexpr bool is_empty() const { return alpha >= beta; }

    /// The same window as the opponent sees it.
    [[nodiscard]] constexpr Window for_child() const { return {-beta, -alpha}; }

    /// "Is it better than alpha?", as the opponent sees it.
    [[nodiscard]] constexpr Window floor_for_child() const { return {-alpha - 1, -alpha}; }

    /// "Does it reach beta?", as the opponent sees it.
    [[nodiscard]] constexpr Window ceiling_for_child() const { return {-beta, -beta + 1}; }
};

}  // namespace ziggurat::search
