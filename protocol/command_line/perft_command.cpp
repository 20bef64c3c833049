// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <iomanip>
#include <iostream>

#include "movegen/game/arbiter.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/commands.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

constexpr int max_depth = 100;
constexpr int max_threads = 1024;

struct PerftOptions {
    std::string variant;
    int depth = 0;
    std::string fen;
    int threads = 1;
    bool divide = false;
    bool no_bulk = false;
};

po::options_description describe(PerftOptions& options) {
    po::options_description description("Options", 100);
    auto add = description.add_options();
    add("variant,v", po::value(&options.variant)->default_value("chess")->value_name("NAME"), "the rule set");
    add("depth,d", po::value(&options.depth)->required()->value_name("N"), "length of the sequences, 0 or more");
    add("fen,f", po::value(&options.fen)->value_name("FEN"), "count from this position, not from the start");
    add("divide", po::bool_switch(&options.divide), "print the count behind each first move");
    add("threads,t", po::value(&options.threads)->default_value(1)->value_name("N"), "share the work out");
    add("no-bulk", po::bool_switch(&options.no_bulk), "make the last ply's moves instead of counting them");
    return description;
}

void print_counts(const PerftOptions& options, const movegen::Arbiter& game) {
    const auto start = std::chrono::steady_clock::now();
    const auto counts = game.divide(options.depth, !options.no_bulk, options.threads);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    std::uint64_t total = options.depth == 0 ? 1 : 0;
    for (const auto& [move, count] : counts) {
        total += count;
        if (options.divide) {
            std::cout << move << ": " << count << '\n';
        }
    }
    const double nodes_per_second = time.count() > 0 ? static_cast<double>(total) / time.count() : 0;
    std::cout << (options.divide ? "\n" : "") << "Nodes searched: " << total << '\n'
              << std::fixed << std::setprecision(3) << "Time: " << time.count() << " s\n"
              << std::setprecision(0) << "Nodes/second: " << nodes_per_second << '\n';
}

}  // namespace

int perft_command(const std::vector<std::string>& arguments) {
    PerftOptions options;
    po::options_description description = describe(options);
    if (const auto exit_code = read_arguments("perft", "count move sequences", description, arguments)) {
        return *exit_code;
    }
    if (options.depth < 0 || options.depth > max_depth) {
        return refuse_arguments("perft", "--depth goes from 0 to " + std::to_string(max_depth));
    }
    if (options.threads < 1 || options.threads > max_threads) {
        return refuse_arguments("perft", "--threads goes from 1 to " + std::to_string(max_threads));
    }
    const auto game = movegen::make_arbiter(options.variant);
    if (!game) {
        return refuse_arguments("perft", game.error().message);
    }
    if (!options.fen.empty()) {
        if (const auto error = (*game)->set_up(options.fen, {})) {
            return refuse_arguments("perft", error->message);
        }
    }
    print_counts(options, **game);
    return 0;
}

}  // namespace ziggurat::protocol
