// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <set>

#include <doctest/doctest.h>

#include "movegen/game/outcome.h"
#include "tests/movegen/laws/walk.h"

// What holds of the moves of every position of every rule set. The numbers are those of the architecture page.

namespace ziggurat::movegen::tests {

/// What one of a rule set's generators adds to a list, as bits.
template <class R>
std::multiset<std::uint32_t> raw_moves(const typename R::Position& p,
                                       void (*generate)(const typename R::Position&, MoveList<R::max_moves>&)) {
    MoveList<R::max_moves> list;
    generate(p, list);
    std::multiset<std::uint32_t> raws;
    for (const Move m : list) {
        raws.insert(m.raw());
    }
    return raws;
}

TEST_CASE_TEMPLATE_DEFINE("law 1 and 11: all moves are the noisy and the quiet ones, each once, within the bound",
                          R, all_is_noisy_and_quiet) {
    for_each_node<R>(effort(20000), [](const typename R::Position& p) {
        const std::uint64_t count = R::count_moves(p);
        // A list has no more room than this.
        REQUIRE_MESSAGE(count <= R::max_moves, R::to_fen(p));
        const auto all = raw_moves<R>(p, R::generate_all);
        const auto noisy = raw_moves<R>(p, R::generate_noisy);
        const auto quiet = raw_moves<R>(p, R::generate_quiet);
        auto both = noisy;
        both.insert(quiet.begin(), quiet.end());
        const bool is_unique = std::set<std::uint32_t>(all.begin(), all.end()).size() == all.size();
        bool is_told = true;
        for (const std::uint32_t raw : all) {
            is_told = is_told && R::is_noisy(p, Move::from_raw(raw)) == (noisy.count(raw) == 1);
        }
        if (both != all || !is_unique || !is_told || count != all.size() || all.count(0) != 0) {
            FAIL_CHECK(R::to_fen(p) << ": " << all.size() << " moves, " << count << " counted, " << noisy.size()
                                    << " noisy, " << quiet.size() << " quiet, unique " << is_unique
                                    << ", is_noisy right " << is_told);
        }
    });
}

/// Asks `is_legal` of one word and compares with the generator's answer.
template <class R>
void probe_legality(const typename R::Position& p, const std::multiset<std::uint32_t>& legal, std::uint32_t raw) {
    if (R::is_legal(p, Move::from_raw(raw)) != (legal.count(raw) != 0)) {
        FAIL_CHECK(R::to_fen(p) << ": is_legal of " << raw << " is " << (legal.count(raw) == 0));
    }
}

TEST_CASE_TEMPLATE_DEFINE("law 2: is_legal is true exactly for generated moves", R, legality_is_generation) {
    std::vector<std::uint32_t> others(64, 0);  // moves of positions visited before: siblings, children, other rows
    std::size_t oldest = 0;
    base::SplitMix64 random(2);
    for_each_node<R>(effort(3000), [&](const typename R::Position& p) {
        const auto legal = raw_moves<R>(p, R::generate_all);
        for (const std::uint32_t raw : legal) {
            probe_legality<R>(p, legal, raw);
            for (unsigned flipped = 0; flipped < 32; ++flipped) {
                probe_legality<R>(p, legal, raw ^ 1U << flipped);
            }
        }
        for (const std::uint32_t raw : others) {
            probe_legality<R>(p, legal, raw);
            probe_legality<R>(p, legal, static_cast<std::uint32_t>(random.next()));
        }
        for (const std::uint32_t raw : legal) {
            others[oldest++ % others.size()] = raw;
        }
    });
}

TEST_CASE_TEMPLATE_DEFINE("law 5 and 7: play leaves its parent alone and makes sound positions", R,
                          play_is_sound) {
    for_each_node<R>(effort(1500), [](const typename R::Position& p) {
        std::array<std::byte, sizeof(p)> before{};
        std::memcpy(before.data(), &p, sizeof(p));
        for (const Move m : legal_moves<R>(p)) {
            const auto after = R::play(p, m);
            for (const std::string& sentence : R::invariants(after)) {
                FAIL_CHECK(R::to_fen(p) << ", after " << R::move_text(m) << ": " << sentence);
            }
            if (R::side(after) == R::side(p)) {
                FAIL_CHECK(R::to_fen(p) << ", after " << R::move_text(m) << ": the same side to move");
            }
        }
        if (std::memcmp(before.data(), &p, sizeof(p)) != 0) {
            FAIL_CHECK(R::to_fen(p) << ": changed by playing from it");
        }
    });
}

TEST_CASE_TEMPLATE_DEFINE("law 8: no moves implies an outcome, and moves imply none by lack of them", R,
                          no_moves_is_an_outcome) {
    for_each_node<R>(effort(20000), [](const typename R::Position& p) {
        const Outcome result = outcome<R>(p);
        const bool is_stuck = result == Outcome::Checkmate || result == Outcome::Stalemate;
        const bool has_moves = !legal_moves<R>(p).empty();
        if (is_stuck == has_moves || has_moves != has_legal_move<R>(p) ||
            (is_stuck && R::in_check(p) != (result == Outcome::Checkmate))) {
            FAIL_CHECK(R::to_fen(p) << ": " << describe(result));
        }
    });
}

TEST_CASE_TEMPLATE_DEFINE("a pass hands over the turn and nothing else", R, pass_is_sound) {
    for_each_node<R>(effort(3000), [](const typename R::Position& p) {
        if (R::in_check(p)) {
            return;
        }
        const auto passed = R::pass(p);
        for (const std::string& sentence : R::invariants(passed)) {
            FAIL_CHECK(R::to_fen(p) << ", passed: " << sentence);
        }
        if (R::side(passed) == R::side(p) || R::key(passed) == R::key(p)) {
            FAIL_CHECK(R::to_fen(p) << ": not passed");
        }
    });
}

}  // namespace ziggurat::movegen::tests
