// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/command_line.h"

#include <array>
#include <iomanip>
#include <iostream>
#include <string_view>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/commands.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tuning/commands.h"
#include "protocol/version.h"

namespace ziggurat::protocol {
namespace {

struct Command {
    std::string_view name;
    std::string_view summary;
    int (*run)(const std::vector<std::string>& arguments);
};

constexpr auto commands = std::to_array<Command>({
    {"listen", "speak UCI or XBoard on standard input, as without any command", listen_command},
    {"perft", "count the move sequences of a position", perft_command},
    {"bench", "search fixed positions to a fixed depth: the signature of the search, and its speed",
     bench_command},
    {"match", "play games between engines, under a referee, and keep them", match_command},
    {"openings", "make even openings for matches", openings_command},
    {"demo", "show a quick game each of Level-Up, Stack and Mystic Chess", demo_command},
    {"collect", "play games for positions to tune an evaluation with", collect_command},
    {"fit", "fit the weights of an evaluation to such positions", fit_command},
    {"simulate", "let players play a tabletop game many times, and report", simulate_command},
    {"stack", "check a stack of cards for the game of Stack, or sign a card of it", stack_command},
    {"cards", "import card scripts of your own for the games of Magic", cards_command},
    {"replay", "show a logged tabletop game step by step", replay_command},
});

int print_version() {
    std::cout << program_title() << '\n';
    return 0;
}

int print_help() {
    std::cout << program_title() << ", an engine for chess variants\n\n"
              << "Usage: ziggurat                      speak UCI or XBoard on standard input\n"
              << "       ziggurat COMMAND [OPTIONS]    do one thing\n\nCommands:\n";
    for (const Command& command : commands) {
        std::cout << "  " << std::left << std::setw(11) << command.name << command.summary << '\n';
    }
    std::cout << "  --version  print the version\n"
              << "  --help     print this help; `ziggurat COMMAND --help` tells a command's options\n";
    return 0;
}

}  // namespace

int run_command_line(const std::vector<std::string>& arguments) {
    if (arguments.empty()) {
        return listen_command({});
    }
    const std::string& word = arguments.front();
    const std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
    for (const Command& command : commands) {
        if (command.name == word) {
            return command.run(rest);
        }
    }
    if (rest.empty() && word == "--version") {
        return print_version();
    }
    if (rest.empty() && (word == "--help" || word == "-h")) {
        return print_help();
    }
    return refuse_arguments("", "unknown argument \"" + word + "\"");
}

}  // namespace ziggurat::protocol
