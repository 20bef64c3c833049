// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/commands.h"
#include "protocol/command_line/match/match_commands.h"
#include "protocol/command_line/match/match_run.h"

namespace ziggurat::protocol {

int match_command(const std::vector<std::string>& arguments) {
    if (!arguments.empty() && arguments.front() == "merge") {
        return merge_match_command({arguments.begin() + 1, arguments.end()});
    }
    const auto read = read_match_options(arguments);
    const int* const exit_code = std::get_if<int>(&read);
    return exit_code != nullptr ? *exit_code : run_match(std::get<MatchOptions>(read));
}

}  // namespace ziggurat::protocol
