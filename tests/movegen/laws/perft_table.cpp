// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/movegen/laws/perft_table.h"

#include <fstream>

#include <doctest/doctest.h>

#include "base/text.h"
#include "movegen/game/arbiter.h"

namespace ziggurat::movegen::tests {

std::vector<PerftRow> read_perft_table(std::string_view name) {
    const std::string path = std::string(ZIGGURAT_TEST_DATA "/perft/") + std::string(name) + ".tsv";
    std::ifstream file(path);
    std::vector<PerftRow> rows;
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string_view> parts = base::split_at(line, '\t');
        PerftRow row{std::string(parts[0]), {}};
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const auto count = base::parse_integer<std::uint64_t>(parts[i]);
            REQUIRE_MESSAGE(count, path << ": no number in " << line);
            row.counts.push_back(*count);
        }
        REQUIRE_MESSAGE(!row.counts.empty(), path << ": no count in " << line);
        rows.push_back(row);
    }
    REQUIRE_MESSAGE(!rows.empty(), path << " is missing or empty");
    return rows;
}

void check_perft_table(std::string_view table, std::string_view variant, CountRange range) {
    const auto made = make_arbiter(variant);
    REQUIRE_MESSAGE(made, variant);
    Arbiter& game = **made;
    for (const PerftRow& row : read_perft_table(table)) {
        const auto refusal = game.set_up(row.fen, {});
        REQUIRE_MESSAGE(!refusal, row.fen << ": " << refusal->message);
        for (std::size_t i = 0; i < row.counts.size(); ++i) {
            if (row.counts[i] < range.least || row.counts[i] > range.most) {
                continue;
            }
            const int depth = static_cast<int>(i) + 1;
            std::uint64_t count = 0;
            for (const TextCount& first : game.divide(depth, true, 1)) {
                count += first.count;
            }
            CHECK_MESSAGE(count == row.counts[i], row.fen << " perft " << depth);
        }
    }
}

}  // namespace ziggurat::movegen::tests
