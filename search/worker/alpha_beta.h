// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

#include "movegen/game/outcome.h"
#include "search/tuning.h"
#include "search/worker/worker.h"

// Alpha-beta, one function a step.

namespace ziggurat::search {

namespace detail {

/// Plies to take off a late quiet move, by depth and number of the move.
inline int late_move_reduction(int depth, int number) {
    static const auto table = [] {
        std::array<std::array<std::uint8_t, 64>, 64> made{};
        for (std::size_t d = 1; d < 64; ++d) {
            for (std::size_t n = 1; n < 64; ++n) {
                made[d][n] = static_cast<std::uint8_t>(
                    tuning::reduction_base + std::log(static_cast<double>(d)) * std::log(static_cast<double>(n)) /
                                                 tuning::reduction_divisor);
            }
        }
        return made;
    }();
    return table[static_cast<std::size_t>(std::min(depth, 63))][static_cast<std::size_t>(std::min(number, 63))];
}

}  // namespace detail

/// The value of a position for the mover, exact within the window, else a bound beyond it.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::search(const Position& p, Window window, int depth, Frame& frame) {
    if constexpr (!N::is_root) {
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
    if (prune_node<N>(v)) {
        return v.best;
    }
    auto moves = ordered_moves<N>(v);
    while (const Move m = moves.next()) {
        ++v.seen;
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
    if (N::is_pv || !v.is_known || v.entry.depth < v.depth ||
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

// 3. What the position looks like before any move is tried.
template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::assess(Visit& v) {
    Frame& frame = v.frame;
    v.where = {R::side(v.position), frame_before(frame, 1).move, frame_before(frame, 2).move};
    frame_before(frame, -2).killers = {};
    if (frame.in_check) {
        frame.is_improving = false;
        return;
    }
    const bool was_evaluated = v.is_known && v.entry.evaluation != infinite_value;
    frame.evaluation = was_evaluated ? v.entry.evaluation : evaluate(v.position);
    const Frame& own_last = frame_before(frame, 2);
    frame.is_improving = !own_last.in_check && frame.evaluation > own_last.evaluation;
    v.estimate = frame.evaluation;
    if (v.is_known) {
        const Value value = from_table(v.entry.value, frame.ply);
        const bool is_better_known =
            v.entry.bound == Bound::Exact || (v.entry.bound == Bound::Lower) == (value > frame.evaluation);
        v.estimate = is_better_known && !is_mate(value) ? value : v.estimate;
    }
}

// 4. Nodes that need no search: so good that the opponent will avoid them, or so bad that only noise can help.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::prune_node(Visit& v) {
    if constexpr (N::is_pv) {
        return false;
    }
    if (v.frame.in_check || task_.mate != 0 || is_mate(v.window.beta)) {
        return false;
    }
    // Ahead by more than the remaining plies are likely to lose.
    const int plies = v.depth - (v.frame.is_improving ? 1 : 0);
    if (v.depth <= tuning::reverse_futility_depth &&
        v.estimate - tuning::reverse_futility_margin * plies >= v.window.beta) {
        v.best = v.estimate;
        return true;
    }
    // Behind by more than quiet moves are likely to win back.
    if (v.depth <= tuning::razor_depth && v.estimate + tuning::razor_margin * v.depth <= v.window.alpha) {
        v.best = quiesce<N>(v.position, v.window, v.frame);
        if (v.best <= v.window.alpha) {
            return true;
        }
        v.best = -infinite_value;
    }
    return prune_by_pass(v);
}

/// If even to pass holds beta, some move will do so too: the opponent must be stopped earlier.
template <movegen::Rules R, Evaluator<R> E>
bool Worker<R, E>::prune_by_pass(Visit& v) {
    if constexpr (KnowsNullMove<E, Position>) {
        const bool has_just_passed = !frame_before(v.frame, 1).move;
        if (v.depth < tuning::null_move_depth || v.estimate < v.window.beta || has_just_passed ||
            !E::null_move_is_sound(v.position)) {
            return false;
        }
        const int ahead = std::min((v.estimate - v.window.beta) / tuning::null_move_value_step, 3);
        const int depth = v.depth - tuning::null_move_reduction - v.depth / tuning::null_move_depth_step - ahead;
        const Position child = R::pass(v.position);
        Frame& child_frame = enter(v, Move(), child);
        child_frame.reversible = 0;
        child_frame.expects_cut = !v.frame.expects_cut;
        const Value value = -search<Cut>(child, v.window.ceiling_for_child(), depth, child_frame);
        // A mate after a pass is no proof of a mate.
        v.best = std::min(value, mate_bound - 1);
        return v.window.cut(value);
    } else {
        return false;
    }
}

// 5. Which moves, and in what order.
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
        if (!table_move && v.depth >= tuning::internal_reduction_depth && task_.mate == 0) {
            --v.depth;
        }
        return Picker(v.position, table_move, history_, v.where, v.frame);
    }
}

// 6. Moves that need no search, once there is a line that does not lose at once.
template <movegen::Rules R, Evaluator<R> E>
template <class N, class Moves>
bool Worker<R, E>::prune_move(Visit& v, Move m, Moves& moves) {
    if constexpr (N::is_root) {
        return false;
    } else {
        // A quicker mate than the one at hand may be any move.
        if (v.best <= -mate_bound || v.window.alpha >= mate_bound || task_.mate != 0) {
            return false;
        }
        if (R::is_noisy(v.position, m)) {
            if constexpr (KnowsExchange<E, Position>) {
                return moves.is_among_losing() && v.depth <= tuning::exchange_depth &&
                       !E::wins_exchange(v.position, m, -tuning::noisy_exchange_margin * v.depth);
            }
            return false;
        }
        if (v.frame.in_check) {
            return false;
        }
        // The moves are in order: when many have failed, those behind them will.
        const int enough = (tuning::late_move_base + v.depth * v.depth) / (v.frame.is_improving ? 1 : 2);
        if (!N::is_pv && v.depth <= tuning::late_move_depth && v.seen > enough) {
            moves.skip_quiet();
            return true;
        }
        // A quiet move rarely makes up for so much.
        const int depth = std::max(1, v.depth - detail::late_move_reduction(v.depth, v.seen));
        if (depth <= tuning::futility_depth &&
            v.estimate + tuning::futility_base + tuning::futility_margin * depth <= v.window.alpha) {
            moves.skip_quiet();
            return true;
        }
        if constexpr (KnowsExchange<E, Position>) {
            return depth <= tuning::exchange_depth &&
                   !E::wins_exchange(v.position, m, -tuning::quiet_exchange_margin * depth);
        }
        return false;
    }
}

// 7. Lines that are forced are looked at further.
template <movegen::Rules R, Evaluator<R> E>
int Worker<R, E>::extension(const Visit& v, const Position& child) const {
    const bool has_room = v.frame.ply < 2 * task_.max_depth;
    return R::in_check(child) && has_room ? 1 : 0;
}

// 8. Late moves are looked at less far, unless they turn out well.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
int Worker<R, E>::reduction(const Visit& v, Move m) const {
    if (v.depth < tuning::reduction_depth || v.seen <= (N::is_pv ? 3 : 2) || task_.mate != 0 ||
        R::is_noisy(v.position, m)) {
        return 0;
    }
    int plies = detail::late_move_reduction(v.depth, v.seen);
    plies += v.frame.expects_cut ? 1 : 0;
    plies += v.frame.is_improving || v.frame.in_check ? 0 : 1;
    plies -= N::is_pv ? 1 : 0;
    plies -= m == v.frame.killers[0] || m == v.frame.killers[1] ? 1 : 0;
    plies -= history_.score(v.where, m) / tuning::history_per_reduction;
    return std::clamp(plies, 0, v.depth - 2);
}

// 9. The first move is expected to be the best; all others need only show that they are not better.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::search_child(Visit& v, Move m) {
    const Position child = R::play(v.position, m);
    Frame& frame = enter(v, m, child);
    const int depth = v.depth - 1 + extension(v, child);
    const std::uint64_t nodes_before = nodes();
    if constexpr (N::is_pv) {
        line_of(frame).clear();
    }
    Value value = 0;
    bool is_wanted_exactly = N::is_pv && v.seen == 1;
    if (!is_wanted_exactly) {
        const int less = frame.in_check ? 0 : reduction<N>(v, m);
        frame.expects_cut = less > 0 || !v.frame.expects_cut;
        value = -search<Cut>(child, v.window.floor_for_child(), depth - less, frame);
        if (value > v.window.alpha && less > 0) {
            frame.expects_cut = !v.frame.expects_cut;
            value = -search<Cut>(child, v.window.floor_for_child(), depth, frame);
        }
        is_wanted_exactly = N::is_pv && value > v.window.alpha && (N::is_root || !v.window.cut(value));
    }
    if constexpr (N::is_pv) {
        if (is_wanted_exactly) {
            frame.expects_cut = false;
            value = -search<typename N::Next>(child, v.window.for_child(), depth, frame);
        }
    }
    if constexpr (N::is_root) {
        root_moves_.find(m).nodes += nodes() - nodes_before;
    }
    return value;
}

// 10. What the move's value means: true if nothing more needs to be known.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::learn(Visit& v, Move m, Value value) {
    const bool is_quiet = !R::is_noisy(v.position, m);
    const bool has_raised = raise<N>(v, m, value);
    if constexpr (N::is_root) {
        if (has_raised || v.seen == 1) {
            note_root_move(v, m, value);
        }
    }
    if (has_raised && v.window.cut(value)) {
        if (is_quiet) {
            learn_from_cut(v, m);
        }
        return true;
    }
    if (is_quiet && v.quiet_count < max_outdone) {
        v.quiet[v.quiet_count++] = m;
    }
    return false;
}

/// A quiet move was good enough: it is tried earlier in future, and those tried before it later.
template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::learn_from_cut(const Visit& v, Move m) {
    v.frame.remember_killer(m);
    const int bonus = History::bonus(v.depth);
    history_.learn(v.where, m, bonus);
    for (std::size_t i = 0; i < v.quiet_count; ++i) {
        history_.learn(v.where, v.quiet[i], -bonus);
    }
}

// 11. No move at all ends the game; else the result is remembered.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::conclude(Visit& v) {
    if (v.seen == 0) {
        return v.frame.in_check ? mated_in(v.frame.ply) : draw_value;
    }
    // With several lines, those that come later must not pass for the best.
    if (!N::is_root || root_moves_.first() == 0) {
        store<N>(v);
    }
    return v.best;
}

}  // namespace ziggurat::search
