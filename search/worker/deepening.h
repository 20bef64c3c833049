// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/tuning.h"
#include "search/worker/node.h"
#include "search/worker/worker.h"

// Deepening: what happens around the search of the root.

namespace ziggurat::search {

template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::think(Duties duties) {
    duties_ = std::move(duties);
    for (int depth = 1; depth <= task_.max_depth; ++depth) {
        root_moves_.begin_iteration();
        search_lines(depth);
        if (control_.is_halted()) {
            break;
        }
        if (duties_.tell_lines) {
            duties_.tell_lines();
            if (is_deep_enough(depth)) {
                break;
            }
        }
    }
}

template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::prepare(const Task<R>& task) {
    task_ = task;
    nodes_ = 0;
    next_look_ = 0;
    last_best_ = {};
    stable_iterations_ = 0;
    root_moves_.assign(task.moves);
    history_.switch_off(task.off);
    // A proof of mate must not believe what a pruned search has left in the table.
    key_salt_ = task.mate == 0 ? 0 : 0x9E3779B97F4A7C15U;
    root_key_ = task.keys.size() - 1;
    keys_ = task.keys;
    keys_.resize(task.keys.size() + max_ply);
    frames_ = {};
    frames_[0].in_check = R::in_check(task.position);
    frames_[0].reversible = std::min(R::halfmove_clock(task.position), static_cast<int>(root_key_));
}

template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::search_lines(int depth) {
    for (int line = 0; line < candidates() && !control_.is_halted(); ++line) {
        root_moves_.begin_line(static_cast<std::size_t>(line));
        selective_depth_ = 0;
        root_depth_ = depth;
        search_aspiring(depth);
        root_moves_.sort_open();
    }
    root_moves_.sort_all();
}

/// Searches the root with a narrow window about the value that is expected, widened on the side where it fails.
template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::search_aspiring(int depth) {
    const Value expected = root_moves_[root_moves_.first()].previous;
    Value width = tuning::aspiration_width;
    Window window;
    if (depth >= tuning::aspiration_depth && !is_off(Step::Aspiration) && !is_mate(expected)) {
        window = {std::max(expected - width, -infinite_value), std::min(expected + width, infinite_value)};
    }
    while (true) {
        const Value value = search<Root>(task_.position, window, depth, frames_[0]);
        root_moves_.sort_open();
        if (control_.is_halted() || (value > window.alpha && !window.cut(value)) ||
            (window.alpha <= -infinite_value && window.beta >= infinite_value)) {
            return;
        }
        if (duties_.tell_lines && control_.elapsed_ms() > tuning::quiet_reports_ms) {
            duties_.tell_lines();
        }
        width *= 2;
        const bool is_open = width > tuning::aspiration_limit || is_mate(value);
        if (window.cut(value)) {
            window.beta = is_open ? infinite_value : std::min(value + width, infinite_value);
        } else {
            window.alpha = is_open ? -infinite_value : std::max(value - width, -infinite_value);
        }
    }
}

template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::note_root_move(const Visit& v, Move m, Value value) {
    RootMove& root_move = root_moves_.find(m);
    root_move.value = value;
    root_move.bound = v.window.cut(value) ? Bound::Lower : v.best_move == m ? Bound::Exact : Bound::Upper;
    root_move.depth = v.depth;
    root_move.selective_depth = selective_depth_;
    const Line& rest = lines_[1];
    root_move.line.assign(1, m);
    root_move.line.insert(root_move.line.end(), rest.moves.begin(),
                          rest.moves.begin() + static_cast<std::ptrdiff_t>(rest.length));
}

/// Whether another iteration would not pay, by what this one has found.
template <movegen::Rules R, Evaluator<R> E>
bool Worker<R, E>::is_deep_enough(int depth) {
    const RootMove& best = root_moves_[0];
    if (task_.mate != 0 && best.value >= mate_in(2 * task_.mate - 1)) {
        return true;
    }
    const int percent = deserved_time_percent();
    control_.count(duties_.count_nodes());
    if (!control_.budget().on_clock) {
        return false;
    }
    // Where there is no choice, a look at what to expect is enough.
    if (root_moves_.size() == 1 && depth >= tuning::forced_depth) {
        return true;
    }
    // A mate this short was searched in full: nothing shorter will turn up.
    const bool is_mate_found = is_mate(best.value) && plies_to_mate(best.value) < depth;
    return is_mate_found || !control_.is_time_well_spent(percent);
}

/// How much of the usual time this move deserves: less while the best move stays the same, more when the value
/// has fallen.
template <movegen::Rules R, Evaluator<R> E>
int Worker<R, E>::deserved_time_percent() {
    const RootMove& best = root_moves_[0];
    stable_iterations_ = best.move == last_best_ ? std::min(stable_iterations_ + 1, tuning::stable_limit) : 0;
    const Value fall = last_best_ ? std::clamp(last_value_ - best.value, 0, tuning::fall_limit) : 0;
    last_best_ = best.move;
    last_value_ = best.value;
    const int percent = tuning::unstable_percent - tuning::stable_percent_step * stable_iterations_ +
                        tuning::fall_percent_step * fall;
    // A move that took nearly all the effort has no rivals.
    const auto effort = static_cast<int>(best.nodes * 100 / std::max<std::uint64_t>(nodes(), 1));
    return percent * (tuning::effort_percent - effort) / 100;
}

template <movegen::Rules R, Evaluator<R> E>
void Worker<R, E>::look_at_limits() {
    control_.wait_while_paused();
    next_look_ = nodes() + tuning::nodes_between_looks;
    if (!duties_.count_nodes) {
        return;
    }
    const std::uint64_t all = duties_.count_nodes();
    const std::uint64_t left = std::min(control_.count(all), task_.max_nodes - std::min(all, task_.max_nodes));
    if (left == 0 || control_.is_out_of_time()) {
        control_.halt();
    }
    // Exact with one thread; with more, close.
    next_look_ = std::min(next_look_, nodes() + left);
}

}  // namespace ziggurat::search
