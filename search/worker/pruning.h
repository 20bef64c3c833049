// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "search/tuning.h"
#include "search/worker/node.h"
#include "search/worker/worker.h"

// What alpha-beta need not search: steps 4, 5 and 7.

namespace ziggurat::search {

// 4. Nodes that need no search: so good that the opponent will avoid them, or so bad that only noise can help.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::prune_node(Visit& v) {
    if constexpr (N::is_pv) {
        return false;
    }
    if (v.frame.in_check || v.frame.excluded || task_.mate != 0 || is_mate(v.window.beta)) {
        return false;
    }
    // Ahead by more than the remaining plies are likely to lose.
    const int plies = v.depth - (v.frame.is_improving ? 1 : 0);
    if (v.depth <= tuning::reverse_futility_depth && !is_off(Step::ReverseFutility) &&
        v.estimate - tuning::reverse_futility_margin * plies >= v.window.beta) {
        v.best = v.estimate;
        return true;
    }
    // Behind by more than quiet moves are likely to win back.
    if (v.depth <= tuning::razor_depth && !is_off(Step::Razoring) &&
        v.estimate + tuning::razor_margin * v.depth <= v.window.alpha) {
        v.best = quiesce<N>(v.position, v.window, v.frame);
        if (v.best <= v.window.alpha) {
            return true;
        }
        v.best = -infinite_value;
    }
    return prune_by_pass(v) || prune_by_probe(v);
}

/// If even to pass holds beta, some move will do so too: the opponent must be stopped earlier.
template <movegen::Rules R, Evaluator<R> E>
bool Worker<R, E>::prune_by_pass(Visit& v) {
    if constexpr (KnowsNullMove<E, Position>) {
        const bool has_just_passed = !frame_before(v.frame, 1).move;
        if (v.depth < tuning::null_move_depth || is_off(Step::NullMove) || v.estimate < v.window.beta ||
            has_just_passed || !E::null_move_is_sound(v.position)) {
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
        if (v.window.cut(value)) {
            return true;
        }
        v.best = -infinite_value;
        return false;
    } else {
        return false;
    }
}

/// If a shallow search finds a noisy move that beats beta by far, a deep one will find that it beats beta.
template <movegen::Rules R, Evaluator<R> E>
bool Worker<R, E>::prune_by_probe(Visit& v) {
    if constexpr (KnowsExchange<E, Position>) {
        const Value bar = v.window.beta + tuning::probcut_margin;
        const int depth = v.depth - tuning::probcut_less_depth;
        const bool is_refuted =
            v.is_known && v.entry.depth > depth && from_table(v.entry.value, v.frame.ply) < bar;
        if (v.depth < tuning::probcut_depth || is_refuted || is_mate(bar) || is_off(Step::Probcut)) {
            return false;
        }
        const Move table_move = v.is_known ? v.entry.move : Move();
        Picker moves(typename Picker::OnlyNoisy(), v.position, table_move, history_, v.where, v.frame, task_.off);
        const Window window{-bar, -bar + 1};
        while (const Move m = moves.next()) {
            if (!E::wins_exchange(v.position, m, bar - v.estimate)) {
                continue;
            }
            const Position child = R::play(v.position, m);
            Frame& frame = enter(v, m, child);
            frame.expects_cut = !v.frame.expects_cut;
            Value value = -quiesce<Cut>(child, window, frame);
            if (value >= bar) {
                value = -search<Cut>(child, window, depth, frame);
            }
            if (value >= bar && !control_.is_halted()) {
                v.best = is_mate(value) ? v.window.beta : value;
                v.best_move = m;
                v.depth = depth + 1;
                store<Cut>(v);
                return true;
            }
        }
    }
    return false;
}

// 5. Whether the table's move stands alone: if all others fall short of it by far, it is looked at further; if one
// of them holds beta as well, so will the node. Returns true where the node is done.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
bool Worker<R, E>::settle_table_move(Visit& v) {
    if (N::is_root || v.frame.excluded || !v.is_known || v.depth < tuning::singular_depth || task_.mate != 0 ||
        v.entry.bound == Bound::Upper || v.entry.depth < v.depth - tuning::singular_lag ||
        v.frame.ply >= 2 * root_depth_ || is_off(Step::SingularExtension)) {
        return false;
    }
    const Value value = from_table(v.entry.value, v.frame.ply);
    if (is_mate(value) || !v.entry.move || !R::is_legal(v.position, v.entry.move)) {
        return false;
    }
    const Value bar = value - tuning::singular_margin * v.depth;
    v.frame.excluded = v.entry.move;
    const Value others = search<Cut>(v.position, {bar - 1, bar}, (v.depth - 1) / 2, v.frame);
    v.frame.excluded = {};
    if (others < bar) {
        const bool is_far_ahead = others < bar - tuning::double_extension_lead;
        v.table_extension =
            !N::is_pv && is_far_ahead && v.frame.extensions < tuning::double_extension_limit ? 2 : 1;
        return false;
    }
    if (!N::is_pv && bar >= v.window.beta) {
        v.best = bar;
        return true;
    }
    v.table_extension = v.window.cut(value) || v.frame.expects_cut ? -1 : 0;
    return false;
}

// 7. Moves that need no search, once there is a line that does not lose at once.
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
                return v.is_losing && !is_off(Step::ExchangePruning) && v.depth <= tuning::exchange_depth &&
                       !E::wins_exchange(v.position, m, -tuning::noisy_exchange_margin * v.depth);
            }
            return false;
        }
        if (v.frame.in_check) {
            return false;
        }
        // The moves are in order: when many have failed, those behind them will.
        const int enough = (tuning::late_move_base + v.depth * v.depth) / (v.frame.is_improving ? 1 : 2);
        if (!N::is_pv && v.depth <= tuning::late_move_depth && v.seen > enough && !is_off(Step::LateMovePruning)) {
            moves.skip_quiet();
            return true;
        }
        // A quiet move rarely makes up for so much.
        const int depth = std::max(1, v.depth - detail::late_move_reduction(v.depth, v.seen));
        if (depth <= tuning::futility_depth && !is_off(Step::Futility) &&
            v.estimate + tuning::futility_base + tuning::futility_margin * depth <= v.window.alpha) {
            moves.skip_quiet();
            return true;
        }
        // Nor one that has failed wherever it was tried.
        if (depth <= tuning::history_pruning_depth && !is_off(Step::HistoryPruning) &&
            history_.score(v.where, m) < -tuning::history_pruning_step * depth) {
            return true;
        }
        if constexpr (KnowsExchange<E, Position>) {
            return !is_off(Step::ExchangePruning) && depth <= tuning::exchange_depth &&
                   !E::wins_exchange(v.position, m, -tuning::quiet_exchange_margin * depth);
        }
        return false;
    }
}

}  // namespace ziggurat::search
