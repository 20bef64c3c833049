// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/xboard/dialect/screen_game.h"

namespace ziggurat::protocol {

/// Helps a person who moves pieces with the mouse: tells XBoard, which does not know the rules, where a piece can
/// go and what it can become there.
class MouseGuide {
public:
    /// The piece on a square of XBoard's was picked up: the `highlight` line that marks where it can go.
    std::string lift(const ScreenGame& game, std::string_view square);

    struct Put {
        std::string line;  ///< the `choice` line that XBoard waits for; mostly empty
        std::string move;  ///< what was played though XBoard does not see it as a move, as our text; mostly empty
    };
    /// It was put down.
    Put put(const ScreenGame& game, std::string_view square);

    /// A move was entered or taken back: what was lifted is of no interest any more.
    void reset();
    /// Whether something was put down since then.
    [[nodiscard]] bool is_in_use() const { return is_in_use_; }

private:
    /// A square where the lifted piece can go.
    struct Target {
        std::string square;
        std::string letters;  // what it can become there; a blank for what it is
        bool is_first_leg = false;
    };
    Target& target(std::string_view square);
    void aim(const ScreenGame& game);
    void aim_from_pocket(const ScreenGame& game);
    [[nodiscard]] char mark(const Target& target) const;

    std::string from_;  // a square of the board, or empty
    std::string via_;   // behind the first of two legs
    char pocket_ = 0;   // the letter of what was lifted from the pocket
    std::vector<Target> targets_;
    bool is_in_use_ = false;
};

}  // namespace ziggurat::protocol
