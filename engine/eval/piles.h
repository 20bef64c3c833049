// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/orthodox_men.h"
#include "movegen/stackchess/pile.h"

// What piles of pyramids are worth.

namespace ziggurat::engine::eval {

/// What each piece is worth for how it moves. Pyramids can be stacked anew at any time, so that the worth of
/// pieces is nearer to their sizes than in chess: two knights are a rook, two bishops a queen.
constexpr Value moving_worth(movegen::stackchess::Piece piece) {
    switch (piece) {
    case movegen::stackchess::Piece::Pawn:
        return 110;
    case movegen::stackchess::Piece::Knight:
        return 300;
    case movegen::stackchess::Piece::Bishop:
        return 350;
    case movegen::stackchess::Piece::Rook:
        return 510;
    case movegen::stackchess::Piece::King:
        return 480;  // one more to lose: a spare king must be attacked too before there is mate
    case movegen::stackchess::Piece::Queen:
        return 880;
    case movegen::stackchess::Piece::Cardinal:
        return 620;
    }
    return 0;
}

namespace detail {

/// A pile is worth what it moves as, or what it can split into if that is more: less a turn that it costs. Each
/// way to split is worth a little by itself.
template <movegen::stackchess::Variation V>
constexpr auto make_pile_worth() {
    using Pile = movegen::stackchess::PileOf<V>;
    using movegen::stackchess::pyramid;
    constexpr Value turn = 45;
    constexpr Value choice = 8;
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
                Value best = moving_worth(pile.piece());
                for (int count = 1; count < pile.count(); ++count) {
                    const Pile part = pile.top_part(count);
                    best = std::max(best, table[part.code()] + table[(pile - part).code()] - turn);
                }
                table[pile.code()] = best + choice * (pile.count() - 1);
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

/// What a pile adds to its side's material: long-ranged pieces gain as the board empties.
template <movegen::stackchess::Variation V>
constexpr Tapered pile_tapered(movegen::stackchess::PileOf<V> pile) {
    const Value worth = pile_worth<V>(pile);
    using Piece = movegen::stackchess::Piece;
    const Value growth = pile.piece() == Piece::Rook || pile.piece() == Piece::Queen ? 40
                         : pile.piece() == Piece::Pawn                               ? 10
                                                                                     : 0;
    return {worth, worth + growth};
}

/// What a square is worth to a piece: orthodox pieces know.
constexpr Tapered pile_placement(movegen::stackchess::Piece piece, std::size_t square) {
    // In the order of the stack pieces: a cardinal stands where a bishop would.
    constexpr std::array<std::size_t, 7> as_orthodox{0, 1, 2, 3, 5, 4, 2};
    return OrthodoxMen::placement[as_orthodox[static_cast<std::size_t>(piece)]][square];
}

}  // namespace ziggurat::engine::eval
