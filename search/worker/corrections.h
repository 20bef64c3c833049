// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "movegen/move.h"
#include "search/score.h"
#include "search/tuning.h"

namespace ziggurat::search {

/// What one thread has learned about how far the evaluation is off, in a game of `Pieces` types of men: with men
/// that stand alike, and after moves alike. Searches tell it what a position was really worth.
template <std::size_t Pieces>
class Corrections {
public:
    /// Whose evaluation is corrected, how slow-moving men stand, and the moves before; these may be absent.
    struct Context {
        movegen::Side side;
        std::uint64_t structure;
        movegen::Move last;
        movegen::Move before;
    };

    void clear() { *tables_ = {}; }

    /// Centipawns to add to an evaluation.
    [[nodiscard]] Value correction(const Context& context) const {
        int sum = 2 * by_structure(*tables_, context);
        sum += context.last ? after(*tables_, 0, context.side, context.last) : 0;
        sum += context.before ? after(*tables_, 1, context.side, context.before) : 0;
        return sum / (2 * grain);
    }

    /// An evaluation (with its correction) was `error` centipawns too low, as a search of this depth found.
    void learn(const Context& context, Value error, int depth) {
        const int weight = std::min(depth + 1, tuning::correction_depth);
        learn(by_structure(*tables_, context), error, weight);
        if (context.last) {
            learn(after(*tables_, 0, context.side, context.last), error, weight);
        }
        if (context.before) {
            learn(after(*tables_, 1, context.side, context.before), error, weight);
        }
    }

private:
    /// Corrections are kept in fractions of a centipawn, so that small steps count.
    static constexpr int grain = 128;
    static constexpr int limit = tuning::correction_limit * grain;
    static constexpr std::size_t structures = 16384;

    using AfterMove = std::array<std::array<std::int16_t, 64>, Pieces>;
    struct Tables {
        std::array<std::array<std::int16_t, structures>, 2> by_structure;
        std::array<std::array<AfterMove, 2>, 2> after;
    };

    static void learn(std::int16_t& score, Value error, int weight) {
        const int bonus = std::clamp(error * weight * grain / tuning::correction_divisor, -limit / 4, limit / 4);
        score = static_cast<std::int16_t>(score + bonus - score * std::abs(bonus) / limit);
    }

    template <class AnyTables>
    static auto& by_structure(AnyTables& tables, const Context& context) {
        return tables.by_structure[movegen::index(context.side)][context.structure % structures];
    }
    template <class AnyTables>
    static auto& after(AnyTables& tables, std::size_t plies, movegen::Side side, movegen::Move m) {
        return tables.after[plies][movegen::index(side)][m.piece_index()][movegen::index(m.to())];
    }

    std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
};

}  // namespace ziggurat::search
