// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/steps.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "engine/eval/chess.h"
#include "movegen/chess/rules.h"
#include "movegen/game/notation.h"
#include "search/searcher.h"

// What each step of the search does to the tree when it is missing; nothing may depend on any of them.

namespace ziggurat::search::tests {

using movegen::chess::Rules;
using ChessSearcher = Searcher<Rules, engine::eval::Chess<>>;

namespace {

struct Found {
    std::uint64_t nodes = 0;
    Value value = 0;
    movegen::Move best;
};

/// A search to a depth without some steps, nothing known before.
Found search_without(Steps off, const char* fen, int depth) {
    ChessSearcher searcher(4, 1);
    Task<Rules> task;
    task.position = *Rules::from_fen(fen);
    task.keys = {Rules::key(task.position)};
    const auto moves = movegen::legal_moves<Rules>(task.position);
    task.moves.assign(moves.begin(), moves.end());
    task.max_depth = depth;
    task.off = off;
    searcher.control().begin({}, Rules::side(task.position), 0);
    Found found;
    const Conclusion conclusion = searcher.run(task, [&found](const Report& report) {
        found.nodes = report.nodes;
        found.value = report.value;
    });
    found.best = conclusion.best;
    return found;
}

Steps only(std::size_t step) {
    Steps steps;
    steps.set(step);
    return steps;
}

constexpr auto middle_game = "r1bqk2r/2ppbppp/p1n2n2/1p2p3/4P3/1B3N2/PPPP1PPP/RNBQR1K1 b kq - 1 7";
// The mover holds a rook more, far into a stretch without progress.
constexpr auto stale_ending = "8/5pk1/6p1/8/3R4/5PKP/8/8 w - - 60 90";
constexpr auto mate_in_two = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";

}  // namespace

TEST_CASE("steps have names that find them") {
    for (std::size_t i = 0; i < step_count; ++i) {
        CHECK(step_of(step_names[i]) == static_cast<Step>(i));
        CHECK(std::count(step_names.begin(), step_names.end(), step_names[i]) == 1);
    }
    CHECK(step_of("fifty-move-damping") == Step::FiftyMoveDamping);
    CHECK_FALSE(step_of("nothing"));
    CHECK_FALSE(step_of(""));
}

TEST_CASE("no step is without effect on the tree, and none is needed to find a mate") {
    const Found whole = search_without({}, middle_game, 12);
    const Found whole_ending = search_without({}, stale_ending, 10);
    for (std::size_t i = 0; i < step_count; ++i) {
        CAPTURE(step_names[i]);
        const Found part = search_without(only(i), middle_game, 12);
        const Found part_ending = search_without(only(i), stale_ending, 10);
        CHECK((part.nodes != whole.nodes || part_ending.nodes != whole_ending.nodes));
        CHECK(search_without(only(i), mate_in_two, 12).value == mate_in(3));
    }
}

TEST_CASE("with all steps off, what is left is a plain search that finds the same mate") {
    CHECK(search_without(Steps().set(), mate_in_two, 4).value == mate_in(3));
}

}  // namespace ziggurat::search::tests
