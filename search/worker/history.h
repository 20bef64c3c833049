// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "movegen/move.h"
#include "search/tuning.h"

namespace ziggurat::search {

/// How well quiet moves of one kind have done, in -history_limit .. history_limit. Each update pulls towards its
/// sign, the less the nearer the limit is, so that old experience fades.
class HistoryScore {
public:
    operator int() const { return value_; }  // NOLINT(google-explicit-constructor): it is a number that learns

    void learn(int bonus) {
        value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / tuning::history_limit);
    }

private:
    std::int16_t value_ = 0;
};

/// What one thread has learned about quiet moves, in a game of `Pieces` types of men: how they do anywhere, as
/// replies to the opponent's last move, and as what follows up the own move before it.
template <std::size_t Pieces>
class Histories {
public:
    /// The two moves before the one that is judged; each may be absent.
    struct Context {
        movegen::Side side;
        movegen::Move last;
        movegen::Move before;
    };

    void clear() { *tables_ = {}; }

    /// How promising a quiet move is.
    [[nodiscard]] int score(const Context& context, movegen::Move m) const {
        int sum = tables_->by_squares[movegen::index(context.side)][squares_of(m)];
        if (context.last) {
            sum += paired(tables_->replies, context.side, context.last, m);
        }
        if (context.before) {
            sum += paired(tables_->followups, context.side, context.before, m);
        }
        return sum;
    }

    /// A quiet move did well (bonus above 0) or was outdone (below 0).
    void learn(const Context& context, movegen::Move m, int bonus) {
        tables_->by_squares[movegen::index(context.side)][squares_of(m)].learn(bonus);
        if (context.last) {
            paired(tables_->replies, context.side, context.last, m).learn(bonus);
        }
        if (context.before) {
            paired(tables_->followups, context.side, context.before, m).learn(bonus);
        }
    }

    /// What a cut-off at this depth teaches.
    static int bonus(int depth) {
        return std::min(tuning::history_bonus_step * depth, tuning::history_bonus_limit);
    }

private:
    using BySquares = std::array<HistoryScore, std::size_t{64} * 64>;
    using ByArrival = std::array<std::array<HistoryScore, 64>, Pieces>;
    using Pairs = std::array<std::array<std::array<ByArrival, 64>, Pieces>, 2>;

    struct Tables {
        std::array<BySquares, 2> by_squares;
        Pairs replies;
        Pairs followups;
    };

    static std::size_t squares_of(movegen::Move m) { return m.raw() & 4095U; }

    template <class AnyPairs>
    static auto& paired(AnyPairs& pairs, movegen::Side side, movegen::Move first, movegen::Move second) {
        return pairs[movegen::index(side)][first.piece_index()][movegen::index(first.to())][second.piece_index()]
                    [movegen::index(second.to())];
    }

    std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
};

}  // namespace ziggurat::search
