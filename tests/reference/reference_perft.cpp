// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what the reference rules say of a position, or checks a table of perft counts against them.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "tests/reference/reference.h"

namespace {

using ziggurat::reference::make_reference;
using ziggurat::reference::ReferenceMove;
using ziggurat::reference::ReferenceRules;

const char* const usage =
    "reference_perft VARIANT DEPTH [FEN]              counts behind each move, and the total\n"
    "reference_perft --moves VARIANT [FEN]            move, position that it leads to, other texts (tabs "
    "between)\n"
    "reference_perft --table VARIANT FILE MAXNODES    checks every count of the file that is not above MAXNODES\n"
    "variants:";

int fail(const std::string& message) {
    std::cerr << "reference_perft: " << message << '\n';
    return 2;
}

int show_usage() {
    std::cerr << usage;
    for (const std::string& name : ziggurat::reference::reference_variants()) {
        std::cerr << ' ' << name;
    }
    std::cerr << '\n';
    return 2;
}

// The rest of the arguments make up a FEN; without any, the start position stands.
std::string join(const std::vector<std::string>& arguments, std::size_t first) {
    std::string text;
    for (std::size_t i = first; i < arguments.size(); ++i) {
        text += (text.empty() ? "" : " ") + arguments[i];
    }
    return text;
}

std::vector<ReferenceMove> sorted_moves(const ReferenceRules& rules) {
    auto moves = rules.legal_moves();
    std::sort(moves.begin(), moves.end(),
              [](const ReferenceMove& a, const ReferenceMove& b) { return a.text < b.text; });
    return moves;
}

int divide(const std::string& variant, ReferenceRules& rules, int depth) {
    std::uint64_t total = depth > 0 ? 0 : 1;
    const auto behind = make_reference(variant);
    for (const ReferenceMove& move : depth > 0 ? sorted_moves(rules) : std::vector<ReferenceMove>{}) {
        if (const auto fault = behind->set_fen(move.fen_after)) {
            return fail("own position refused after " + move.text + ": " + *fault);
        }
        const std::uint64_t count = behind->perft(depth - 1);
        std::cout << move.text << ": " << count << '\n';
        total += count;
    }
    std::cout << "total " << total << '\n';
    return 0;
}

int print_moves(const ReferenceRules& rules) {
    std::cout << rules.fen() << (rules.in_check() ? "\tcheck" : "") << (rules.is_dead() ? "\tdead" : "") << '\n';
    for (const ReferenceMove& move : sorted_moves(rules)) {
        std::cout << move.text << '\t' << move.fen_after << '\t';
        for (std::size_t i = 0; i < move.also.size(); ++i) {
            std::cout << (i > 0 ? " " : "") << move.also[i];
        }
        std::cout << '\n';
    }
    return 0;
}

// One line: FEN, perft(1), perft(2), ... Returns the number of mismatches.
int check_line(ReferenceRules& rules, const std::string& line, std::uint64_t most_nodes, int& checked) {
    std::istringstream columns(line);
    std::string fen;
    std::getline(columns, fen, '\t');
    if (const auto fault = rules.set_fen(fen)) {
        std::cout << "REFUSED " << fen << ": " << *fault << '\n';
        return 1;
    }
    int mismatches = 0;
    const std::string written = rules.fen();
    if (rules.set_fen(written) || rules.fen() != written) {
        std::cout << "NOT READ BACK " << written << " WRITTEN FOR " << fen << '\n';
        ++mismatches;
    }
    std::uint64_t expected = 0;
    for (int depth = 1; columns >> expected; ++depth) {
        if (expected > most_nodes) {
            continue;
        }
        const std::uint64_t counted = rules.perft(depth);
        ++checked;
        if (counted != expected) {
            std::cout << "MISMATCH depth " << depth << " expected " << expected << " counted " << counted << " in "
                      << fen << '\n';
            return mismatches + 1;
        }
    }
    return mismatches;
}

int check_table(const std::string& variant, const std::string& path, std::uint64_t most_nodes) {
    const auto rules = make_reference(variant);
    std::ifstream file(path);
    if (!rules || !file) {
        return fail(rules ? "cannot read " + path : "unknown variant " + variant);
    }
    int mismatches = 0;
    int checked = 0;
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') {
            ++lines;
            mismatches += check_line(*rules, line, most_nodes, checked);
        }
    }
    std::cout << variant << ": " << lines << " positions, " << checked << " counts, " << mismatches
              << " mismatches\n";
    return mismatches == 0 && checked > 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 4 && arguments[0] == "--table") {
        return check_table(arguments[1], arguments[2], std::strtoull(arguments[3].c_str(), nullptr, 10));
    }
    if (arguments.size() < 2 || arguments[0] == "--table") {
        return show_usage();
    }
    const bool moves_only = arguments[0] == "--moves";
    const std::string& variant = arguments[moves_only ? 1 : 0];
    const auto rules = make_reference(variant);
    if (!rules) {
        return fail("unknown variant " + variant);
    }
    if (arguments.size() > 2) {
        if (const auto fault = rules->set_fen(join(arguments, 2))) {
            return fail(*fault);
        }
    }
    if (moves_only) {
        return print_moves(*rules);
    }
    return divide(variant, *rules, std::atoi(arguments[1].c_str()));
}
