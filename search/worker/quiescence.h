// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/tuning.h"
#include "search/worker/worker.h"

// The search of noisy moves alone, until a position is quiet enough to be evaluated; and the small change of both
// searches.

namespace ziggurat::search {

/// The value of a position once its noise is settled.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::quiesce(const Position& p, Window window, Frame& frame) {
    if (is_halted()) {
        return draw_value;
    }
    Visit v{p, frame, window, 0};
    if (finished<N>(v) || probe<N>(v)) {
        return v.best;
    }
    assess(v);
    if (stand_pat<N>(v)) {
        return v.best;
    }
    const Move table_move = v.is_known ? v.entry.move : Move();
    Picker moves = frame.in_check
                       ? Picker(p, table_move, history_, v.where, frame, task_.off)
                       : Picker(typename Picker::OnlyNoisy(), p, table_move, history_, v.where, frame, task_.off);
    while (const Move m = moves.next()) {
        ++v.seen;
        if (is_hopeless(v, m)) {
            continue;
        }
        const Position child = R::play(p, m);
        const Value value = -quiesce<typename N::Next>(child, v.window.for_child(), enter(v, m, child));
        if (control_.is_halted()) {
            return draw_value;
        }
        if (raise<N>(v, m, value) && v.window.cut(value)) {
            break;
        }
    }
    if (frame.in_check && v.seen == 0) {
        return mated_in(frame.ply);
    }
    store<N>(v);
    return v.best;
}

/// Out of check, the mover need not play a noisy move: what it has already is its floor.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::stand_pat(Visit& v) {
    if (v.frame.in_check) {
        return false;
    }
    v.best = v.estimate;
    v.window.raise(v.estimate);
    if (!v.window.is_empty()) {
        return false;
    }
    if (!v.is_known) {
        store<N>(v);
    }
    return true;
}

/// Whether a noisy move cannot lift the floor even if what it gains is kept.
template <movegen::Rules R, Evaluator<R> E>
bool Worker<R, E>::is_hopeless(const Visit& v, Move m) const {
    if (v.frame.in_check) {
        // One way out of check is enough to look at where it holds: others are quiet moves without an aim.
        return v.best > -mate_bound && !R::is_noisy(v.position, m);
    }
    return !is_off(Step::DeltaPruning) &&
           v.estimate + E::gain(v.position, m) + tuning::quiescence_margin <= v.window.alpha;
}

template <movegen::Rules R, Evaluator<R> E>
Value Worker<R, E>::evaluate(const Position& p) {
    return std::clamp(evaluator_.evaluate(p), -mate_bound + 1, mate_bound - 1);
}

/// What is learned of misjudgement by.
template <movegen::Rules R, Evaluator<R> E>
auto Worker<R, E>::correction_context(const Visit& v) const {
    std::uint64_t structure = 0;
    if constexpr (KnowsStructure<E, Position>) {
        structure = E::structure_key(v.position);
    }
    return typename Corrections<E::piece_types>::Context{v.where.side, structure, v.where.last, v.where.before};
}

/// An evaluation, less the nearer the fifty-move draw is, and by what like positions have turned out to be worth.
template <movegen::Rules R, Evaluator<R> E>
Value Worker<R, E>::corrected(const Visit& v, Value raw) const {
    Value value = raw;
    if (!is_off(Step::FiftyMoveDamping)) {
        value -= value * R::halfmove_clock(v.position) / tuning::damping_plies;
    }
    if (!is_off(Step::Correction)) {
        value += corrections_.correction(correction_context(v));
    }
    return std::clamp(value, -mate_bound + 1, mate_bound - 1);
}

/// Goes one ply down, by a move or (no move) by a pass.
template <movegen::Rules R, Evaluator<R> E>
Frame& Worker<R, E>::enter(const Visit& v, Move m, const Position& child) {
    const movegen::Key key = R::key(child);
    table_.prefetch(key ^ key_salt_);
    count_node();
    v.frame.move = m;
    Frame& frame = frame_before(v.frame, -1);
    frame.in_check = R::in_check(child);
    frame.reversible = std::min(v.frame.reversible + 1, R::halfmove_clock(child));
    keys_[root_key_ + static_cast<std::size_t>(frame.ply)] = key;
    return frame;
}

/// Whether the game, or the best play in it, has been here before: once since the root, or twice at all.
template <movegen::Rules R, Evaluator<R> E>
bool Worker<R, E>::is_repetition(const Frame& frame) const {
    const std::size_t here = root_key_ + static_cast<std::size_t>(frame.ply);
    bool was_here = false;
    for (int back = 2; back <= frame.reversible; back += 2) {
        if (keys_[here - static_cast<std::size_t>(back)] != keys_[here]) {
            continue;
        }
        if (back < frame.ply || was_here) {
            return true;
        }
        was_here = true;
    }
    return false;
}

template <movegen::Rules R, Evaluator<R> E>
template <class N>
void Worker<R, E>::store(const Visit& v) {
    const Bound bound = v.best >= v.window.beta   ? Bound::Lower
                        : v.best_move && N::is_pv ? Bound::Exact
                                                  : Bound::Upper;
    table_.store(table_key(v.position),
                 {v.best_move, to_table(v.best, v.frame.ply), v.raw_evaluation, v.depth, bound, N::is_pv});
}

/// Notes a value; true where it lifts the floor.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::raise(Visit& v, Move m, Value value) {
    v.best = std::max(v.best, value);
    if (!v.window.raise(value)) {
        return false;
    }
    v.best_move = m;
    if constexpr (N::is_pv) {
        line_of(v.frame).set(m, line_of(frame_before(v.frame, -1)));
    }
    return true;
}

}  // namespace ziggurat::search
