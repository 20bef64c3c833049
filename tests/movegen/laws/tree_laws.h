// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <unordered_map>

#include <doctest/doctest.h>

#include "base/text.h"
#include "movegen/game/perft.h"
#include "tests/movegen/laws/walk.h"

// What holds of whole trees of positions. The numbers are those of the architecture page.

namespace ziggurat::movegen::tests {

/// A FEN without the two counters: what positions are compared by.
inline std::string without_counters(std::string_view fen) {
    const std::vector<std::string_view> fields = base::split_words(fen);
    std::string rest;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i != 4 && i != 5) {
            rest += std::string(fields[i]) + ' ';
        }
    }
    return rest;
}

/// Remembers positions and complains where key and position do not belong together.
template <class R>
class KeyBook {
public:
    void note(const typename R::Position& p) {
        const std::string fen = without_counters(R::to_fen(p));
        const auto [known_key, is_new] = keys_.emplace(fen, R::key(p));
        const auto [known_fen, is_new_key] = positions_.emplace(R::key(p), fen);
        met_again_ += is_new ? 0 : 1;
        if (known_key->second != R::key(p) || known_fen->second != fen) {
            FAIL_CHECK(fen << " and " << known_fen->second << ": wrong keys");
        }
    }
    /// How many positions came up that were known.
    [[nodiscard]] std::size_t met_again() const { return met_again_; }

private:
    std::unordered_map<std::string, Key> keys_;
    std::unordered_map<Key, std::string> positions_;
    std::size_t met_again_ = 0;
};

/// The position after three moves, if they are legal one after the other.
template <class R>
std::optional<typename R::Position> after_moves(typename R::Position p, const std::array<Move, 3>& moves) {
    for (const Move m : moves) {
        if (!R::is_legal(p, m)) {
            return std::nullopt;
        }
        p = R::play(p, m);
    }
    return p;
}

TEST_CASE_TEMPLATE_DEFINE("law 9: equal positions have equal keys, and different ones different keys", R,
                          keys_tell_positions_apart) {
    KeyBook<R> book;
    base::SplitMix64 random(9);
    for (const PerftRow& row : read_perft_table(R::name)) {
        const auto root = read_position<R>(row.fen);
        for (const auto& node : small_tree<R>(root, effort(1000))) {
            book.note(node);
        }
        const auto any_move = [&random](const typename R::Position& p) {
            const auto moves = legal_moves<R>(p);
            return moves.empty() ? Move() : moves[random.below(moves.size())];
        };
        // A first and a third move that change places often lead to one position.
        for (std::size_t times = 0; times < effort(50); ++times) {
            const Move first = any_move(root);
            const Move third = any_move(root);
            const Move second = first ? any_move(R::play(root, first)) : Move();
            const auto there = after_moves<R>(root, {first, second, third});
            const auto back = after_moves<R>(root, {third, second, first});
            if (there && back) {
                book.note(*there);
                book.note(*back);
            }
        }
    }
    CHECK(book.met_again() > 0);
}

/// What a turn may do to the material of a rule set, as a sentence on what is wrong with it, empty where nothing
/// is. To be specialised by the rule set's file.
template <class R>
struct Conservation;

TEST_CASE_TEMPLATE_DEFINE("law 10: material is conserved", R, material_is_conserved) {
    for_each_node<R>(effort(3000), [](const typename R::Position& p) {
        for (const Move m : legal_moves<R>(p)) {
            const std::string fault = Conservation<R>::fault(p, m, R::play(p, m));
            if (!fault.empty()) {
                FAIL_CHECK(R::to_fen(p) << ", after " << R::move_text(m) << ": " << fault);
            }
        }
    });
}

TEST_CASE_TEMPLATE_DEFINE("perft is the same, leaves counted or played, with any number of threads", R,
                          perft_is_one_number) {
    const std::uint64_t most = effort(50000);
    for (const PerftRow& row : read_perft_table(R::name)) {
        const auto p = read_position<R>(row.fen);
        CHECK(perft<R>(p, 0) == 1);
        for (int depth = 1; depth <= static_cast<int>(row.counts.size()); ++depth) {
            const std::uint64_t count = row.counts[static_cast<std::size_t>(depth - 1)];
            if (count > most) {
                break;
            }
            CHECK_MESSAGE((perft<R, Leaves::Played>(p, depth)) == count, row.fen);
        }
    }
    const auto start = R::initial();
    const auto alone = divide<R>(start, 3);
    for (const int threads : {2, 8}) {
        const auto shared = divide<R>(start, 3, Leaves::Played, threads);
        REQUIRE(shared.size() == alone.size());
        for (std::size_t i = 0; i < alone.size(); ++i) {
            CHECK(shared[i].move == alone[i].move);
            CHECK(shared[i].count == alone[i].count);
        }
    }
}

}  // namespace ziggurat::movegen::tests
