// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iostream>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tuning/commands.h"
#include "tuning/collect.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

constexpr int max_threads = 1024;

po::options_description describe(tuning::CollectOrder& order, std::string& out) {
    po::options_description description("Options", 100);
    auto add = description.add_options();
    add("variant,v", po::value(&order.variant)->default_value("chess")->value_name("NAME"), "the rule set");
    add("out,o", po::value(&out)->required()->value_name("FILE"), "where the positions go, a line each");
    add("positions,p", po::value(&order.positions)->default_value(order.positions)->value_name("N"),
        "how many positions");
    add("nodes,n", po::value(&order.nodes)->default_value(order.nodes)->value_name("N"), "nodes for each move");
    add("seed,s", po::value(&order.seed)->default_value(order.seed)->value_name("N"),
        "the same seed plays the same games");
    add("threads,t", po::value(&order.threads)->default_value(1)->value_name("N"), "games at a time");
    add("opening-plies", po::value(&order.opening_plies)->default_value(order.opening_plies)->value_name("N"),
        "random moves that each game begins with; every other game has one more");
    return description;
}

}  // namespace

int collect_command(const std::vector<std::string>& arguments) {
    tuning::CollectOrder order;
    std::string out;
    po::options_description description = describe(order, out);
    if (const auto exit_code = read_arguments("collect", "play games, and keep quiet positions with their results",
                                              description, arguments)) {
        return *exit_code;
    }
    if (order.threads < 1 || order.threads > max_threads) {
        return refuse_arguments("collect", "--threads goes from 1 to " + std::to_string(max_threads));
    }
    if (order.positions == 0 || order.nodes == 0) {
        return refuse_arguments("collect", "--positions and --nodes are 1 or more");
    }
    if (order.opening_plies < 0 || order.opening_plies > 100) {
        return refuse_arguments("collect", "--opening-plies goes from 0 to 100");
    }
    std::ofstream file(out);
    const auto error = collect(order, [&file](const tuning::Sample& sample) { file << to_line(sample) << '\n'; });
    if (error) {
        return refuse_arguments("collect", error->message);
    }
    file.close();
    if (!file) {
        std::cerr << "ziggurat collect: cannot write " << out << '\n';
        return 1;
    }
    return 0;
}

}  // namespace ziggurat::protocol
