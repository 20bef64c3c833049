// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <optional>

#include <unistd.h>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/commands.h"
#include "protocol/listen.h"
#include "protocol/version.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

int listen_command(const std::vector<std::string>& arguments) {
    std::string log_file;
    po::options_description options("Options", 100);
    options.add_options()("log", po::value(&log_file)->value_name("FILE"), "append all that is said to a file");
    if (const auto exit_code =
            read_arguments("listen", "speak UCI or XBoard on standard input", options, arguments)) {
        return *exit_code;
    }
    Output output(std::cout);
    if (const auto error = output.log_to(log_file)) {
        return refuse_arguments("listen", error->message);
    }
    // Programs expect silence before their first word; people a sign of life.
    if (isatty(STDIN_FILENO) != 0) {
        output.print(std::string(program_title()) + " (type help, or uci or xboard)");
    }
    listen(std::cin, output);
    return 0;
}

}  // namespace ziggurat::protocol
