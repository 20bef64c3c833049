// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "match/play/ending.h"
#include "match/play/player.h"

namespace ziggurat::match {

/// A draw is given when both players have thought for `move_count` moves of each that the game stands within
/// `score_cp` of even, from the game's move `move_number` on.
struct DrawRule {
    int move_number = 1;
    int move_count = 1;
    int score_cp = 0;

    bool operator==(const DrawRule&) const = default;
};

/// A game is given up for a player who has thought for `move_count` moves that he is behind by `score_cp`; if
/// `is_two_sided`, only if the other thinks as much of his advantage.
struct ResignRule {
    int move_count = 1;
    int score_cp = 0;
    bool is_two_sided = false;

    bool operator==(const ResignRule&) const = default;
};

/// When a game is ended before the rules end it. What is missing is not done.
struct AdjudicationRules {
    std::optional<DrawRule> draw;
    std::optional<ResignRule> resign;
    std::optional<int> max_moves;  ///< of each side, then the game is a draw

    bool operator==(const AdjudicationRules&) const = default;
};

/// Follows one game's scores.
class Adjudicator {
public:
    explicit Adjudicator(const AdjudicationRules& rules) : rules_(rules) {}

    /// A player of `side` has moved, `plies` are played; the game's end if it is decided.
    std::optional<GameEnd> judge(movegen::Side side, std::size_t plies, const std::optional<Assessment>& thought);

private:
    [[nodiscard]] bool is_drawn(std::size_t plies) const;
    [[nodiscard]] bool has_lost(movegen::Side side) const;

    /// For how many moves in a row, up to now, a player has thought so.
    struct Opinions {
        int even = 0;
        int behind = 0;
        int ahead = 0;
    };

    AdjudicationRules rules_;
    std::array<Opinions, 2> opinions_;  // by side
};

}  // namespace ziggurat::match
