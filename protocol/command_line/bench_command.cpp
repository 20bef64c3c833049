// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "movegen/game/arbiter.h"
#include "protocol/bench.h"
#include "protocol/command_line/arguments.h"
#include "protocol/command_line/commands.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

std::vector<std::string> chosen_variants(const std::string& variant) {
    if (variant != "all") {
        return {variant};
    }
    return {movegen::variant_names().begin(), movegen::variant_names().end()};
}

}  // namespace

int bench_command(const std::vector<std::string>& arguments) {
    std::string variant;
    int depth = 0;
    po::options_description options("Options", 100);
    auto add = options.add_options();
    add("variant,v", po::value(&variant)->default_value("all")->value_name("NAME"), "one rule set, or all");
    add("depth,d", po::value(&depth)->default_value(engine::bench_depth)->value_name("N"), "depth of each search");
    if (const auto exit_code =
            read_arguments("bench", "search fixed positions to a fixed depth", options, arguments)) {
        return *exit_code;
    }
    if (!is_bench_depth(depth)) {
        return refuse_arguments("bench", "--depth goes from 1 to " + std::to_string(max_bench_depth));
    }
    engine::BenchResult total;
    for (const std::string& name : chosen_variants(variant)) {
        const auto result = run_bench(name, depth);
        if (!result) {
            return refuse_arguments("bench", result.error().message);
        }
        std::cout << name << ": " << bench_line(*result) << std::endl;
        total.nodes += result->nodes;
        total.time_ms += result->time_ms;
    }
    std::cout << bench_line(total) << '\n';
    return 0;
}

}  // namespace ziggurat::protocol
