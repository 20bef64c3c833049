// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>

#include "movegen/rules.h"
#include "search/score.h"

namespace ziggurat::search {

/// What the search asks of an evaluation of rule set `R`. Each thread has one of its own, so that it may keep
/// caches; equal positions must get equal values all the same.
template <class E, class R>
concept Evaluator = std::default_initializable<E> && movegen::Rules<R> &&
    requires(E& evaluator, const typename R::Position& p, movegen::Move m) {
    /// How many types of men there are: no move's `piece_index` reaches it.
    { E::piece_types } -> std::convertible_to<std::size_t>;
    /// The value for the mover, in centipawns, beyond no mate value. Mirrored colours have the same value.
    { evaluator.evaluate(p) } -> std::same_as<Value>;
    /// What a noisy move wins at once if it is not answered: victims, and what the mover gains in rank.
    { E::gain(p, m) } -> std::same_as<Value>;
    /// The worth of what a noisy move puts at stake: the man that arrives.
    { E::stake(p, m) } -> std::same_as<Value>;
};

/// An evaluation that knows where to pass would be a concession, so that a pass that holds proves a cut-off. Where
/// this is missing, the search never passes.
template <class E, class Position>
concept KnowsNullMove = requires(const Position& p) {
    { E::null_move_is_sound(p) } -> std::same_as<bool>;
};

/// An evaluation that counts exchanges: whether a move, all that follows on its target included, wins at least
/// `threshold`.
template <class E, class Position>
concept KnowsExchange = requires(const Position& p, movegen::Move m, Value threshold) {
    { E::wins_exchange(p, m, threshold) } -> std::same_as<bool>;
};

/// An evaluation that can say how the men that move little stand (pawns, mostly), as a hash: positions that share
/// it tend to be misjudged alike.
template <class E, class Position>
concept KnowsStructure = requires(const Position& p) {
    { E::structure_key(p) } -> std::same_as<std::uint64_t>;
};

}  // namespace ziggurat::search
