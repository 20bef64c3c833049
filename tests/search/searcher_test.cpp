// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/searcher.h"

#include <string>

#include <doctest/doctest.h>

#include "movegen/game/notation.h"
#include "tests/search/material.h"

namespace ziggurat::search::tests {

using movegen::Move;
using movegen::chess::Rules;

namespace {

Task<Rules> task_for(const char* fen, int max_depth) {
    Task<Rules> task;
    task.position = *Rules::from_fen(fen);
    task.keys = {Rules::key(task.position)};
    const auto moves = movegen::legal_moves<Rules>(task.position);
    task.moves.assign(moves.begin(), moves.end());
    task.max_depth = max_depth;
    return task;
}

struct Outcome {
    Conclusion conclusion;
    std::vector<Report> reports;

    [[nodiscard]] Value value() const { return reports.back().value; }
    [[nodiscard]] std::string best() const { return Rules::move_text(conclusion.best); }
};

template <class AnySearcher>
Outcome run(AnySearcher& searcher, const Task<Rules>& task) {
    Outcome outcome;
    searcher.control().begin({}, Rules::side(task.position), 0);
    outcome.conclusion =
        searcher.run(task, [&outcome](const Report& report) { outcome.reports.push_back(report); });
    return outcome;
}

using SmallSearcher = Searcher<Rules, Material>;

/// A searcher whose positions were all seen before.
Outcome run_fresh(const Task<Rules>& task, int threads = 1) {
    SmallSearcher searcher(1, threads);
    return run(searcher, task);
}

}  // namespace

TEST_CASE("an evaluation of material alone is enough to find mates, at their distance") {
    CHECK(run_fresh(task_for("7k/8/6K1/8/8/8/8/R7 w - - 0 1", 3)).value() == mate_in(1));
    CHECK(run_fresh(task_for("7k/8/6K1/8/8/8/8/R7 b - - 0 1", 3)).value() == mated_in(2));
    CHECK(run_fresh(task_for("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 10)).value() == mate_in(3));
    CHECK(run_fresh(task_for("6k1/8/5K2/8/8/8/8/R7 b - - 0 1", 12)).value() == mated_in(4));
}

TEST_CASE("a task of mate alone proves or refutes it at its depth") {
    Task<Rules> task = task_for("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 3);
    task.mate = 2;
    const Outcome found = run_fresh(task);
    CHECK(found.value() == mate_in(3));
    CHECK(found.best() == "a1a6");
    task = task_for("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 5);
    task.mate = 3;
    CHECK_FALSE(is_mate(run_fresh(task).value()));
}

TEST_CASE("reports go deeper one by one, and tell lines that begin with the best move") {
    const Outcome outcome =
        run_fresh(task_for("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", 6));
    int depth = 0;
    std::uint64_t nodes = 0;
    for (const Report& report : outcome.reports) {
        CHECK(report.depth >= depth);
        CHECK(report.nodes >= nodes);
        CHECK(report.selective_depth >= 1);
        CHECK_FALSE(report.moves.empty());
        depth = report.depth;
        nodes = report.nodes;
    }
    CHECK(depth == 6);
    CHECK(outcome.reports.back().moves[0] == outcome.conclusion.best);
    CHECK(outcome.reports.back().moves[1] == outcome.conclusion.reply);
}

TEST_CASE("the same task from the same state takes the same nodes") {
    const Task<Rules> task = task_for("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5);
    SmallSearcher searcher(2, 1);
    const std::uint64_t first = run(searcher, task).reports.back().nodes;
    run(searcher, task_for("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6));
    searcher.forget();
    CHECK(run(searcher, task).reports.back().nodes == first);
}

TEST_CASE("a limit of nodes is kept to the node by one thread") {
    for (const std::uint64_t limit : {0U, 1U, 2U, 777U, 5000U}) {
        Task<Rules> task = task_for("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 20);
        task.max_nodes = limit;
        const Outcome outcome = run_fresh(task);
        CHECK(outcome.reports.back().nodes <= limit);
        CHECK(movegen::find_move<Rules>(task.position, outcome.best()));
    }
}

TEST_CASE("several lines begin with different moves, in order of value") {
    Task<Rules> task = task_for("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4);
    task.lines = 5;
    const Outcome outcome = run_fresh(task);
    const std::size_t last = outcome.reports.size() - 5;
    for (std::size_t i = 0; i < 5; ++i) {
        const Report& report = outcome.reports[last + i];
        CHECK(report.line == static_cast<int>(i) + 1);
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(report.moves[0] != outcome.reports[last + j].moves[0]);
            CHECK(report.value <= outcome.reports[last + j].value);
        }
    }
}

TEST_CASE("threads share the work and one says what came of it") {
    Task<Rules> task = task_for("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5);
    for (const int threads : {2, 3}) {
        const Outcome outcome = run_fresh(task, threads);
        CHECK(outcome.reports.back().depth == 5);
        CHECK(movegen::find_move<Rules>(task.position, outcome.best()));
    }
}

TEST_CASE("a stopped search has a legal move") {
    SmallSearcher searcher(1, 2);
    const Task<Rules> task = task_for("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", max_ply - 1);
    searcher.control().begin({}, movegen::Side::White, 0);
    searcher.control().stop();
    int reports = 0;
    const Conclusion conclusion = searcher.run(task, [&reports](const Report&) { ++reports; });
    CHECK(Rules::is_legal(task.position, conclusion.best));
    CHECK(reports == 1);
}

}  // namespace ziggurat::search::tests
