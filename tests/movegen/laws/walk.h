// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.h"
#include "movegen/game/notation.h"
#include "tests/movegen/laws/perft_table.h"

namespace doctest {

/// Test cases of a rule set carry the variant's name: "perft table<chess>".
template <ziggurat::movegen::Rules R>
String toString() {
    return {R::name.data(), static_cast<unsigned>(R::name.size())};
}

}  // namespace doctest

// Which positions the laws are tested in.

namespace ziggurat::movegen::tests {

/// How much a test does: less in builds that check themselves at every step.
constexpr std::size_t effort([[maybe_unused]] std::size_t in_release, [[maybe_unused]] std::size_t part = 10) {
#ifdef ZIGGURAT_CHECK_INVARIANTS
    return in_release / part + 1;
#else
    return in_release;
#endif
}

template <class R>
typename R::Position read_position(const std::string& fen) {
    const auto p = R::from_fen(fen);
    REQUIRE_MESSAGE(p, fen << ": " << p.error().message);
    return *p;
}

/// The first `most` positions of the tree below `root`, breadth first, the root included.
template <class R>
std::vector<typename R::Position> small_tree(const typename R::Position& root, std::size_t most) {
    std::vector<typename R::Position> nodes{root};
    for (std::size_t i = 0; i < nodes.size() && nodes.size() < most; ++i) {
        for (const Move m : legal_moves<R>(nodes[i])) {
            if (nodes.size() == most) {
                break;
            }
            nodes.push_back(R::play(nodes[i], m));
        }
    }
    return nodes;
}

/// Calls `visit(position)` for about `nodes` positions of the rule set: its table's, and for each of these
/// as many of a small tree as of a game of random moves.
template <class R, class Visit>
void for_each_node(std::size_t nodes, Visit&& visit) {
    const std::vector<PerftRow> rows = read_perft_table(R::name);
    const std::size_t share = std::max<std::size_t>(1, nodes / rows.size() / 2);
    base::SplitMix64 random(nodes);
    for (const PerftRow& row : rows) {
        const auto root = read_position<R>(row.fen);
        for (const auto& node : small_tree<R>(root, share)) {
            visit(node);
        }
        auto p = root;
        for (std::size_t ply = 0; ply < share; ++ply) {
            const auto moves = legal_moves<R>(p);
            if (moves.empty()) {
                break;
            }
            p = R::play(p, moves[random.below(moves.size())]);
            visit(p);
        }
    }
}

}  // namespace ziggurat::movegen::tests
