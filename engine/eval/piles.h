// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/eval/weights/stackchess.h"
#include "movegen/stackchess/pile.h"

// What piles of pyramids are worth.

namespace ziggurat::engine::eval {

namespace detail {

/// A pile is worth what it moves as, or what it can split into if that is more: less a turn that it costs. Each
/// way to split is worth a little by itself. Pyramids can be stacked anew at any time, so that the worth of pieces
/// is nearer to their sizes than in chess: two knights are a rook, two bishops a queen. A spare king must be
/// attacked too before there is mate.
template <movegen::stackchess::Variation V>
constexpr auto make_pile_worth() {
    constexpr const StackchessWeights& w = stackchess_weights;
    using Pile = movegen::stackchess::PileOf<V>;
    using movegen::stackchess::pyramid;
    std::array<Value, Pile::codes> table{};
    constexpr auto most = movegen::stackchess::pile_law<V>.most;
    // Parts have fewer pyramids of some size and no more of any, so that they come first.
    for (int threes = 0; threes <= most[2]; ++threes) {
        for (int twos = 0; twos <= most[1]; ++twos) {
            for (int ones = 0; ones <= most[0]; ++ones) {
                const Pile pile = Pile::of(static_cast<movegen::stackchess::Pyramids>(
                    pyramid(1, ones) + pyramid(2, twos) + pyramid(3, threes)));
                if (pile.size() == 0) {
                    continue;
                }
                Value best = w.exchange[index(pile.piece())];
                for (int count = 1; count < pile.count(); ++count) {
                    const Pile part = pile.top_part(count);
                    best = std::max(best, table[part.code()] + table[(pile - part).code()] - w.turn);
                }
                table[pile.code()] = best + w.choice * (pile.count() - 1);
            }
        }
    }
    return table;
}

template <movegen::stackchess::Variation V>
inline constexpr auto pile_worths = make_pile_worth<V>();

}  // namespace detail

/// What a pile is worth in exchanges.
template <movegen::stackchess::Variation V>
constexpr Value pile_worth(movegen::stackchess::PileOf<V> pile) {
    return detail::pile_worths<V>[pile.code()];
}

}  // namespace ziggurat::engine::eval
