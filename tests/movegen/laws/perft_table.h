// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Perft tables are data: tests/perft/*.tsv hold a FEN a line, and behind it perft(1), perft(2), ...

namespace ziggurat::movegen::tests {

struct PerftRow {
    std::string fen;
    std::vector<std::uint64_t> counts;  ///< perft(1) first
};

/// The rows of tests/perft/<name>.tsv; a table that is missing or cannot be read ends the test case.
std::vector<PerftRow> read_perft_table(std::string_view name);

/// Which counts of a table to look at: those from `least` to `most`.
struct CountRange {
    std::uint64_t least;
    std::uint64_t most;
};

/// Counts again what a table says of a variant's positions.
void check_perft_table(std::string_view table, std::string_view variant, CountRange range);

}  // namespace ziggurat::movegen::tests
