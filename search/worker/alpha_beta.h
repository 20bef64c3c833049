// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "movegen/game/outcome.h"
#include "search/tuning.h"
#include "search/worker/children.h"
#include "search/worker/pruning.h"
#include "search/worker/worker.h"

// Alpha-beta, one function a step. Steps 4, 5 and 7 are in pruning.h, 8 to 10 in children.h beside this file.

namespace ziggurat::search {

/// The value of a position for the mover, exact within the window, else a bound beyond it.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::search(const Position& p, Window window, int depth, Frame& frame) {
    if constexpr (!N::is_root) {
        if (const Assumption* const said = assumed(p, depth)) {
            if constexpr (N::is_pv) {
                line_of(frame).clear();
            }
            return said->value;
        }
        if (depth <= 0) {
            return quiesce<N>(p, window, frame);
        }
    }
    if (is_halted()) {
        return draw_value;
    }
    Visit v{p, frame, window, depth};
    if (finished<N>(v) || probe<N>(v)) {
        return v.best;
    }
    assess(v);
    if (prune_node<N>(v) || settle_table_move<N>(v)) {
        return v.best;
    }
    auto moves = ordered_moves<N>(v);
    while (const Move m = moves.next()) {
        if (m == frame.excluded) {
            continue;
        }
        ++v.seen;
        v.is_losing = moves.is_among_losing();
        if (prune_move<N>(v, m, moves)) {
            continue;
        }
        const Value value = search_child<N>(v, m);
        if (control_.is_halted()) {
            return draw_value;
        }
        if (learn<N>(v, m, value)) {
            break;
        }
    }
    return conclude<N>(v);
}

/// What the task says of a position, if it is good for this depth.
template <movegen::Rules R, Evaluator<R> E>
const Assumption* Worker<R, E>::assumed(const Position& p, int depth) const {
    for (const Assumption& said : task_.assumed) {
        if (said.key == R::key(p) && said.depth >= depth) {
            return &said;
        }
    }
    return nullptr;
}

// 1. Ends of the game that need no move list, and the end of our memory.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::finished(Visit& v) {
    if constexpr (N::is_pv) {
        line_of(v.frame).clear();
        selective_depth_ = std::max(selective_depth_, v.frame.ply);
    }
    if constexpr (N::is_root) {
        return false;
    }
    if (is_repetition(v.frame) || R::is_dead(v.position)) {
        v.best = draw_value;
        return true;
    }
    if (R::halfmove_clock(v.position) >= movegen::fifty_move_plies) {
        const bool is_mated = v.frame.in_check && !movegen::has_legal_move<R>(v.position);
        v.best = is_mated ? mated_in(v.frame.ply) : draw_value;
        return true;
    }
    if (v.frame.ply >= max_ply - 1) {
        v.best = v.frame.in_check ? draw_value : evaluate(v.position);
        return true;
    }
    // A shorter mate than the best still possible here is known already: whatever is found will not matter.
    v.window.alpha = std::max(v.window.alpha, mated_in(v.frame.ply));
    v.window.beta = std::min(v.window.beta, mate_in(v.frame.ply + 1));
    v.best = v.window.alpha;
    if (v.window.is_empty()) {
        return true;
    }
    v.best = -infinite_value;
    return false;
}

// 2. What an earlier search, or another way to this position, has found out. Lines are wanted in full, so that
// principal variations only take advice.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::probe(Visit& v) {
    v.is_known = table_.probe(table_key(v.position), v.entry);
    if (N::is_pv || !v.is_known || v.entry.depth < v.depth || v.frame.excluded || is_off(Step::TableCut) ||
        R::halfmove_clock(v.position) >= tuning::table_cut_clock) {
        return false;
    }
    const Value value = from_table(v.entry.value, v.frame.ply);
    const bool decides = v.entry.bound == Bound::Exact ||
                         (v.entry.bound == Bound::Lower ? v.window.cut(value) : value <= v.window.alpha);
    if (decides) {
        v.best = value;
    }
    return decides;
}

// 3. What the position looks like before any move is tried. A second look, that leaves a move out, sees the same.
template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::assess(Visit& v) {
    Frame& frame = v.frame;
    v.where = {R::side(v.position), frame_before(frame, 1).move, frame_before(frame, 2).move,
               frame_before(frame, 4).move};
    frame_before(frame, -2).killers = {};
    frame_before(frame, -2).cutoffs = 0;
    if (frame.in_check) {
        frame.is_improving = false;
        return;
    }
    if (frame.excluded) {
        v.estimate = frame.evaluation;
        return;
    }
    const bool was_evaluated = v.is_known && v.entry.evaluation != infinite_value;
    v.raw_evaluation = was_evaluated ? v.entry.evaluation : evaluate(v.position);
    frame.evaluation = corrected(v, v.raw_evaluation);
    const Frame& own_last = frame_before(frame, 2);
    frame.is_improving = !own_last.in_check && frame.evaluation > own_last.evaluation && !is_off(Step::Improving);
    v.estimate = frame.evaluation;
    if (v.is_known) {
        const Value value = from_table(v.entry.value, frame.ply);
        const bool is_better_known =
            v.entry.bound == Bound::Exact || (v.entry.bound == Bound::Lower) == (value > frame.evaluation);
        v.estimate = is_better_known && !is_mate(value) ? value : v.estimate;
    }
}

// 6. Which moves, and in what order.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
auto Worker<R, E>::ordered_moves(Visit& v) {
    v.best = -infinite_value;
    if constexpr (N::is_root) {
        return RootCursor(root_moves_);
    } else {
        const Move table_move = v.is_known ? v.entry.move : Move();
        // Without a move to begin with, the order is poor and a search this deep too dear: a shallower one finds
        // the move for the next visit.
        if (!table_move && v.depth >= tuning::internal_reduction_depth && task_.mate == 0 &&
            !is_off(Step::InternalReduction)) {
            --v.depth;
        }
        return Picker(v.position, table_move, history_, v.where, v.frame, task_.off);
    }
}

// 11. What the move's value means: true if nothing more needs to be known.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::learn(Visit& v, Move m, Value value) {
    const bool has_raised = raise<N>(v, m, value);
    if constexpr (N::is_root) {
        if (has_raised || v.seen == 1) {
            note_root_move(v, m, value);
        }
    }
    if (has_raised && v.window.cut(value)) {
        ++v.frame.cutoffs;
        learn_from_cut(v, m);
        return true;
    }
    (R::is_noisy(v.position, m) ? v.noisy : v.quiet).add(m);
    return false;
}

/// A move was good enough: it is tried earlier in future, and those tried before it later.
template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::learn_from_cut(const Visit& v, Move m) {
    const int bonus = History::bonus(v.depth);
    const auto gain_of = [&v](Move noisy) { return E::gain(v.position, noisy); };
    if (R::is_noisy(v.position, m)) {
        history_.learn_noisy(v.where.side, m, gain_of(m), bonus);
    } else {
        v.frame.remember_killer(m);
        history_.remember_counter(v.where, m);
        history_.learn(v.where, m, bonus);
        for (const Move outdone : v.quiet) {
            history_.learn(v.where, outdone, -bonus);
        }
    }
    for (const Move outdone : v.noisy) {
        history_.learn_noisy(v.where.side, outdone, gain_of(outdone), -bonus);
    }
}

// 12. No move at all ends the game; else the result is remembered, and the evaluation learns from it.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::conclude(Visit& v) {
    if (v.frame.excluded) {
        return v.seen == 0 ? v.window.alpha : v.best;
    }
    if (v.seen == 0) {
        return v.frame.in_check ? mated_in(v.frame.ply) : draw_value;
    }
    // With several lines, those that come later must not pass for the best.
    if (!N::is_root || root_moves_.first() == 0) {
        store<N>(v);
        learn_correction(v);
    }
    return v.best;
}

/// Quiet positions that turned out better or worse than they looked teach how to look at their like.
template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::learn_correction(const Visit& v) {
    if (v.frame.in_check || is_mate(v.best) || is_off(Step::Correction) ||
        (v.best_move && R::is_noisy(v.position, v.best_move))) {
        return;
    }
    // A bound on the side of the evaluation says nothing.
    const Value error = v.best - v.frame.evaluation;
    const bool is_lower = v.best >= v.window.beta;
    const bool is_upper = !is_lower && !v.best_move;
    if ((is_lower && error <= 0) || (is_upper && error >= 0)) {
        return;
    }
    corrections_.learn(correction_context(v), error, v.depth);
}

}  // namespace ziggurat::search
