// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

TEST_CASE_TEMPLATE_DEFINE("law 9: equal positions have equal keys, and different ones different keys", R,
                          keys_tell_positions_apart) {
    std::unordered_map<std::string, Key> keys;
    std::unordered_map<Key, std::string> positions;
    std::size_t met_again = 0;
    for (const PerftRow& row : read_perft_table(R::name)) {
        for (const auto& node : small_tree<R>(read_position<R>(row.fen), effort(1000))) {
            const std::string fen = without_counters(R::to_fen(node));
            const auto [known_key, is_new] = keys.emplace(fen, R::key(node));
            const auto [known_fen, is_new_key] = positions.emplace(R::key(node), fen);
            met_again += is_new ? 0 : 1;
            if (known_key->second != R::key(node) || known_fen->second != fen) {
                FAIL_CHECK(fen << " and " << known_fen->second << ": wrong keys");
            }
        }
    }
    // Orders that lead to one position must have been among them.
    CHECK(met_again > 0);
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
