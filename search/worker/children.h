// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "search/tuning.h"
#include "search/worker/node.h"
#include "search/worker/worker.h"

// How far alpha-beta looks at each move: steps 8 to 10.

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

// 8. Lines that are forced are looked at further.
template <movegen::Rules R, Evaluator<R> E>
int Worker<R, E>::extension(const Visit& v, Move m, const Position& child) const {
    if (v.table_extension != 0 && m == v.entry.move) {
        return v.table_extension;
    }
    const bool has_room = v.frame.ply < 2 * root_depth_;
    return has_room && !is_off(Step::CheckExtension) && R::in_check(child) ? 1 : 0;
}

// 9. Late moves are looked at less far, unless they turn out well.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
int Worker<R, E>::reduction(const Visit& v, Move m) {
    if (v.depth < tuning::reduction_depth || v.seen <= (N::is_pv ? 3 : 2) || task_.mate != 0 ||
        is_off(Step::LateMoveReduction)) {
        return 0;
    }
    int plies = detail::late_move_reduction(v.depth, v.seen);
    plies += v.frame.expects_cut ? 1 : 0;
    plies += frame_before(v.frame, -1).cutoffs > tuning::cutoffs_many ? 1 : 0;
    plies -= N::is_pv ? 1 : 0;
    if (R::is_noisy(v.position, m)) {
        // Only those that lose by their own guess, and these less than quiet moves.
        return v.is_losing ? std::clamp(plies - 2, 0, v.depth - 2) : 0;
    }
    plies += v.frame.is_improving || v.frame.in_check ? 0 : 1;
    plies -= m == v.frame.killers[0] || m == v.frame.killers[1] ? 1 : 0;
    plies -= history_.score(v.where, m) / tuning::history_per_reduction;
    return std::clamp(plies, 0, v.depth - 2);
}

// 10. The first move is expected to be the best; all others need only show that they are not better.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::search_child(Visit& v, Move m) {
    const Position child = R::play(v.position, m);
    Frame& frame = enter(v, m, child);
    const int more = extension(v, m, child);
    frame.extensions = v.frame.extensions + (more > 1 ? 1 : 0);
    const int depth = v.depth - 1 + more;
    const std::uint64_t nodes_before = nodes();
    if constexpr (N::is_pv) {
        line_of(frame).clear();
    }
    Value value = 0;
    bool is_wanted_exactly = N::is_pv && v.seen == 1;
    if (!is_wanted_exactly) {
        value = search_expecting_less<N>(v, m, child, depth);
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

/// Asks only whether a move is better than what is at hand, late ones less deeply at first.
template <movegen::Rules R, Evaluator<R> E>
template <class N>
Value Worker<R, E>::search_expecting_less(Visit& v, Move m, const Position& child, int depth) {
    Frame& frame = frame_before(v.frame, -1);
    const int less = frame.in_check ? 0 : reduction<N>(v, m);
    frame.expects_cut = less > 0 || !v.frame.expects_cut;
    Value value = -search<Cut>(child, v.window.floor_for_child(), depth - less, frame);
    if (value <= v.window.alpha || less == 0) {
        return value;
    }
    // How much better it turned out tells how far to look now.
    depth += value > v.best + tuning::deeper_lead ? 1 : 0;
    depth -= value < v.best + tuning::shallower_lead ? 1 : 0;
    if (depth <= v.depth - 1 - less) {
        return value;
    }
    frame.expects_cut = !v.frame.expects_cut;
    value = -search<Cut>(child, v.window.floor_for_child(), depth, frame);
    if (!R::is_noisy(v.position, m) && !control_.is_halted()) {
        const int bonus = History::bonus(depth);
        history_.learn_continuation(v.where, m, value > v.window.alpha ? bonus : -bonus);
    }
    return value;
}

}  // namespace ziggurat::search
