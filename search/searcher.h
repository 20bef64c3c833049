// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <system_error>
#include <thread>
#include <vector>

#include "base/random.h"
#include "search/report.h"
#include "search/worker/alpha_beta.h"
#include "search/worker/deepening.h"
#include "search/worker/quiescence.h"

namespace ziggurat::search {

/// A search by any number of threads that share a table (Lazy SMP): each deepens for itself, and what one finds
/// out the others look up. With one thread the same task from the same state gives the same nodes.
template <movegen::Rules R, Evaluator<R> E>
class Searcher {
public:
    /// Throws std::bad_alloc where memory is short.
    Searcher(std::size_t hash_mb, int threads) : table_(hash_mb) { set_threads(threads); }

    /// The reins of the search that runs or is to run next.
    Control& control() { return control_; }

    /// Searches and reports until a limit is met and the move may be told. `control().begin` comes first.
    Conclusion run(const Task<R>& task, const OnReport& on_report);

    // What follows is only for times when no search runs.

    /// Throws std::bad_alloc, and leaves the table as it was, where memory is short.
    void set_hash(std::size_t hash_mb) { table_.resize(hash_mb); }
    /// Throws std::bad_alloc, and leaves the threads as they were, where memory is short.
    void set_threads(int threads);
    void clear_table() { table_.clear(); }
    /// Forgets what earlier games have taught.
    void forget();

private:
    [[nodiscard]] std::vector<std::thread> start_helpers();
    void tell_lines(const OnReport& on_report);
    [[nodiscard]] bool has_news() const;
    [[nodiscard]] std::uint64_t count_nodes() const;
    [[nodiscard]] const RootMove& choose(const Whim& whim) const;
    [[nodiscard]] movegen::Move find_reply(const Task<R>& task, const RootMove& best) const;

    Worker<R, E>& first() { return *workers_.front(); }
    [[nodiscard]] const Worker<R, E>& first() const { return *workers_.front(); }

    Table table_;
    Control control_;
    std::vector<std::unique_ptr<Worker<R, E>>> workers_;
    RootMove told_;  // the best line when lines were told last
};

template <movegen::Rules R, Evaluator<R> E>
Conclusion Searcher<R, E>::run(const Task<R>& task, const OnReport& on_report) {
    table_.age();
    told_ = {};
    for (auto& worker : workers_) {
        worker->prepare(task);
    }
    std::vector<std::thread> helpers = start_helpers();
    first().think({[&] { tell_lines(on_report); }, [this] { return count_nodes(); }});
    control_.halt();
    for (std::thread& helper : helpers) {
        helper.join();
    }
    // An iteration that was broken off may have found a better move.
    if (has_news()) {
        tell_lines(on_report);
    }
    control_.wait_for_release();
    const RootMove& chosen = choose(task.whim);
    return {chosen.move, find_reply(task, chosen)};
}

/// As many as the system lets us have: the search is no less right with fewer.
template <movegen::Rules R, Evaluator<R> E>
std::vector<std::thread> Searcher<R, E>::start_helpers() {
    std::vector<std::thread> helpers;
    try {
        for (std::size_t i = 1; i < workers_.size(); ++i) {
            helpers.emplace_back([this, i] { workers_[i]->think({}); });
        }
    } catch (const std::system_error&) {
    }
    return helpers;
}

template <movegen::Rules R, Evaluator<R> E>
void Searcher<R, E>::set_threads(int threads) {
    const auto count = static_cast<std::size_t>(threads);
    std::vector<std::unique_ptr<Worker<R, E>>> more;
    while (workers_.size() + more.size() < count) {
        more.push_back(std::make_unique<Worker<R, E>>(table_, control_));
    }
    workers_.reserve(count);
    // From here on nothing can fail any more.
    workers_.resize(std::min(workers_.size(), count));
    std::move(more.begin(), more.end(), std::back_inserter(workers_));
}

template <movegen::Rules R, Evaluator<R> E>
void Searcher<R, E>::forget() {
    table_.clear();
    for (auto& worker : workers_) {
        worker->forget();
    }
}

template <movegen::Rules R, Evaluator<R> E>
bool Searcher<R, E>::has_news() const {
    const RootMove& best = first().root_moves()[0];
    return best.move != told_.move || best.depth != told_.depth || best.bound != told_.bound;
}

template <movegen::Rules R, Evaluator<R> E>
void Searcher<R, E>::tell_lines(const OnReport& on_report) {
    const RootMoves& moves = first().root_moves();
    told_ = moves[0];
    for (std::size_t i = 0; i < static_cast<std::size_t>(first().lines()); ++i) {
        const RootMove& best = moves[i];
        const bool is_unknown = best.depth == 0;
        if (is_unknown && i > 0) {
            break;
        }
        Report report;
        report.depth = best.depth;
        report.selective_depth = best.selective_depth;
        report.line = static_cast<int>(i) + 1;
        report.value = is_unknown                      ? first().evaluate_root()
                       : best.value != -infinite_value ? best.value
                                                       : best.previous;
        report.bound = best.bound;
        report.nodes = count_nodes();
        report.time_ms = control_.elapsed_ms();
        report.hashfull_permille = table_.fullness_permille();
        report.moves = best.line;
        on_report(report);
    }
}

template <movegen::Rules R, Evaluator<R> E>
std::uint64_t Searcher<R, E>::count_nodes() const {
    std::uint64_t sum = 0;
    for (const auto& worker : workers_) {
        sum += worker->nodes();
    }
    return sum;
}

/// The best root move, or by a whim one that chance prefers.
template <movegen::Rules R, Evaluator<R> E>
const RootMove& Searcher<R, E>::choose(const Whim& whim) const {
    const RootMoves& moves = first().root_moves();
    std::uint64_t seed = whim.seed;
    std::size_t best = 0;
    Value best_value = -2 * infinite_value;
    for (std::size_t i = 0; i < static_cast<std::size_t>(first().candidates()); ++i) {
        const Value value = moves[i].value != -infinite_value ? moves[i].value : moves[i].previous;
        seed = base::mix(seed, i);
        const auto luck =
            whim.wandering > 0 ? static_cast<Value>(seed % static_cast<std::uint64_t>(whim.wandering)) : 0;
        if (value + luck > best_value) {
            best = i;
            best_value = value + luck;
        }
    }
    return moves[best];
}

/// The answer to the best move: from its line, or else from the table.
template <movegen::Rules R, Evaluator<R> E>
movegen::Move Searcher<R, E>::find_reply(const Task<R>& task, const RootMove& best) const {
    if (best.line.size() > 1) {
        return best.line[1];
    }
    const auto after = R::play(task.position, best.move);
    Entry entry;
    const bool is_known = table_.probe(R::key(after), entry);
    return is_known && entry.move && R::is_legal(after, entry.move) ? entry.move : movegen::Move();
}

}  // namespace ziggurat::search
