// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <span>
#include <thread>
#include <utility>

#include "base/random.h"
#include "engine/session.h"
#include "movegen/game/typed_arbiter.h"
#include "search/searcher.h"

namespace ziggurat::engine {

/// The session of one rule set `R` with evaluation `E`: texts on the outside, types within.
template <movegen::Rules R, search::Evaluator<R> E>
class TypedSession final : public Session {
public:
    /// The positions, as FEN, are those that `bench` runs through; they outlive the session.
    explicit TypedSession(std::span<const std::string_view> bench_positions)
        : bench_positions_(bench_positions),
          searcher_(Settings().hash_mb, Settings().threads) {}
    ~TypedSession() override { end_search(); }

    movegen::Arbiter& game() override { return arbiter_; }
    [[nodiscard]] const movegen::Arbiter& game() const override { return arbiter_; }

    void go(const SearchOrder& order, SearchEvents events) override;
    void stop() override { searcher_.control().stop(); }
    void ponder_hit() override { searcher_.control().ponder_hit(); }
    void pause() override { searcher_.control().pause(); }
    void resume() override { searcher_.control().resume(); }
    void wait() override {
        if (thread_.joinable()) {
            thread_.join();
        }
    }
    [[nodiscard]] bool is_searching() const override { return is_searching_; }

    void assume(int score_cp, int depth) override;
    void new_game() override {
        end_search();
        assumed_.clear();
        searcher_.forget();
        ++games_;
    }
    void clear_hash() override {
        end_search();
        assumed_.clear();
        searcher_.clear_table();
    }
    std::optional<base::Error> configure(const Settings& settings) override;
    [[nodiscard]] const Settings& settings() const override { return settings_; }

    [[nodiscard]] int evaluate() const override { return E().evaluate(arbiter_.game().position()); }
    [[nodiscard]] std::string explain_evaluation() const override {
        return E().explain(arbiter_.game().position());
    }

    BenchResult bench(int depth) override;

private:
    using Task = search::Task<R>;

    void end_search() {
        TypedSession::stop();
        TypedSession::wait();
    }

    [[nodiscard]] Task make_task(const search::Limits& limits) const;
    void weaken(Task& task) const;
    [[nodiscard]] std::vector<movegen::Move> root_moves(const SearchOrder& order) const;
    void think(const Task& task, const SearchEvents& events);
    void think_of_nothing(const Task& task, bool is_over, const SearchEvents& events);
    static LineReport to_texts(const search::Report& report);

    std::span<const std::string_view> bench_positions_;
    movegen::TypedArbiter<R> arbiter_;
    search::Searcher<R, E> searcher_;
    Settings settings_;
    std::uint64_t games_ = 0;  // begun in this session
    std::vector<search::Assumption> assumed_;
    std::thread thread_;
    std::atomic<bool> is_searching_{false};
};

template <movegen::Rules R, search::Evaluator<R> E>
void TypedSession<R, E>::go(const SearchOrder& order, SearchEvents events) {
    end_search();
    Task task = make_task(order.limits);
    const bool is_over = !movegen::has_legal_move<R>(task.position);
    task.moves = root_moves(order);
    task.lines = std::min(settings_.multi_pv, static_cast<int>(task.moves.size()));
    searcher_.control().begin(order.limits, R::side(task.position), settings_.move_overhead_ms);
    is_searching_ = true;
    thread_ = std::thread([this, task = std::move(task), is_over, events = std::move(events)] {
        if (task.moves.empty()) {
            think_of_nothing(task, is_over, events);
        } else {
            think(task, events);
        }
        is_searching_ = false;
    });
}

template <movegen::Rules R, search::Evaluator<R> E>
search::Task<R> TypedSession<R, E>::make_task(const search::Limits& limits) const {
    const movegen::Game<R>& game = arbiter_.game();
    Task task{game.position(), game.keys(), {}};
    // Repetition looks no further back than this; a long game need not be copied for each move.
    const std::size_t reversible = static_cast<std::size_t>(R::halfmove_clock(task.position)) + 1;
    if (task.keys.size() > reversible) {
        task.keys.erase(task.keys.begin(), task.keys.end() - static_cast<std::ptrdiff_t>(reversible));
    }
    const bool is_at_once = limits.movetime_ms && *limits.movetime_ms <= 0;
    task.max_depth =
        std::clamp(is_at_once ? 1 : limits.depth.value_or(search::max_ply - 1), 1, search::max_ply - 1);
    task.max_nodes = limits.nodes.value_or(task.max_nodes);
    task.off = settings_.switched_off;
    task.assumed = assumed_;
    weaken(task);
    if (limits.mate) {
        task.mate = std::clamp(*limits.mate, 1, search::max_ply / 2);
        task.max_depth = std::min(task.max_depth, *limits.mate <= 0 ? 1 : 2 * task.mate - 1);
    }
    return task;
}

/// The table is emptied, as it holds what was found without the assumption.
template <movegen::Rules R, search::Evaluator<R> E>
void TypedSession<R, E>::assume(int score_cp, int depth) {
    end_search();
    constexpr int most = search::mate_bound - 1;
    const movegen::Key key = R::key(arbiter_.game().position());
    std::erase_if(assumed_, [key](const search::Assumption& said) { return said.key == key; });
    assumed_.push_back({key, std::clamp(score_cp, -most, most), depth});
    searcher_.clear_table();
}

/// Takes away what a weaker player does without. Chance depends on the position and the games before, so that
/// the same play can be had again.
template <movegen::Rules R, search::Evaluator<R> E>
void TypedSession<R, E>::weaken(Task& task) const {
    const double level = settings_.elo ? level_of_elo(*settings_.elo) : settings_.level;
    if (level >= full_level) {
        return;
    }
    const Handicap handicap = handicap_of(level);
    task.max_nodes = std::min(task.max_nodes, handicap.nodes);
    task.whim = {handicap.choices, handicap.wandering, base::mix(R::key(task.position), games_)};
}

/// The moves that the order names, else all legal ones.
template <movegen::Rules R, search::Evaluator<R> E>
std::vector<movegen::Move> TypedSession<R, E>::root_moves(const SearchOrder& order) const {
    const auto& position = arbiter_.game().position();
    const auto legal = movegen::legal_moves<R>(position);
    if (order.search_moves.empty() && order.limits.only.empty()) {
        return {legal.begin(), legal.end()};
    }
    std::vector<movegen::Move> named;
    for (const movegen::Move m : legal) {
        const auto names_it = [&](const std::string& text) { return movegen::find_move<R>(position, text) == m; };
        if (std::find(order.limits.only.begin(), order.limits.only.end(), m) != order.limits.only.end() ||
            std::any_of(order.search_moves.begin(), order.search_moves.end(), names_it)) {
            named.push_back(m);
        }
    }
    return named;
}

template <movegen::Rules R, search::Evaluator<R> E>
void TypedSession<R, E>::think(const Task& task, const SearchEvents& events) {
    const search::Conclusion found = searcher_.run(task, [&events](const search::Report& report) {
        if (events.on_report) {
            events.on_report(to_texts(report));
        }
    });
    BestMove best{R::move_text(found.best), {}};
    // To think about an answer that ends the game would be in vain.
    if (found.reply) {
        const auto after = R::play(R::play(task.position, found.best), found.reply);
        best.ponder = movegen::outcome<R>(after) == movegen::Outcome::Ongoing ? R::move_text(found.reply) : "";
    }
    if (events.on_best) {
        events.on_best(best);
    }
}

/// Without a move to search there is a score at most: of mate or stalemate.
template <movegen::Rules R, search::Evaluator<R> E>
void TypedSession<R, E>::think_of_nothing(const Task& task, bool is_over, const SearchEvents& events) {
    if (is_over && events.on_report) {
        LineReport report;
        report.score = {R::in_check(task.position), 0};
        report.results = report.score.is_mate ? WinDrawLoss{0, 0, 1000} : WinDrawLoss();
        events.on_report(report);
    }
    searcher_.control().wait_for_release();
    if (events.on_best) {
        events.on_best({});
    }
}

template <movegen::Rules R, search::Evaluator<R> E>
LineReport TypedSession<R, E>::to_texts(const search::Report& report) {
    LineReport texts;
    texts.depth = report.depth;
    texts.selective_depth = report.selective_depth;
    texts.line = report.line;
    texts.score = search::to_score(report.value);
    texts.bound = report.bound;
    texts.nodes = report.nodes;
    texts.time_ms = report.time_ms;
    texts.results = eval::results_of(E::chances, report.value);
    texts.hashfull_permille = report.hashfull_permille;
    for (const movegen::Move m : report.moves) {
        texts.moves.push_back(R::move_text(m));
    }
    return texts;
}

template <movegen::Rules R, search::Evaluator<R> E>
std::optional<base::Error> TypedSession<R, E>::configure(const Settings& settings) {
    end_search();
    try {
        searcher_.set_threads(std::max(settings.threads, settings_.threads));
        if (settings.hash_mb != settings_.hash_mb) {
            searcher_.set_hash(settings.hash_mb);
        }
    } catch (const std::bad_alloc&) {
        searcher_.set_threads(settings_.threads);
        return base::Error{"not enough memory for " + std::to_string(settings.hash_mb) + " MiB and " +
                           std::to_string(settings.threads) + " threads"};
    }
    searcher_.set_threads(settings.threads);
    settings_ = settings;
    return std::nullopt;
}

template <movegen::Rules R, search::Evaluator<R> E>
BenchResult TypedSession<R, E>::bench(int depth) {
    end_search();
    search::Searcher<R, E> searcher(16, 1);
    BenchResult result;
    const search::Limits limits;
    for (const std::string_view fen : bench_positions_) {
        const auto position = R::from_fen(fen);
        Task task{*position, {R::key(*position)}, {}};
        const auto legal = movegen::legal_moves<R>(*position);
        task.moves.assign(legal.begin(), legal.end());
        task.max_depth = std::clamp(depth, 1, search::max_ply - 1);
        searcher.control().begin(limits, R::side(*position), 0);
        std::uint64_t nodes = 0;
        searcher.run(task, [&nodes](const search::Report& report) { nodes = report.nodes; });
        result.nodes += nodes;
        result.time_ms += searcher.control().elapsed_ms();
    }
    arbiter_.set_up(std::nullopt, {});
    new_game();
    return result;
}

}  // namespace ziggurat::engine
