// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tabletop/commands.h"
#include "protocol/command_line/tabletop/files.h"
#include "tabletop/magic/core/text/reader.h"
#include "tabletop/magic/stack/lint.h"

namespace ziggurat::protocol {

namespace magic = tabletop::magic;

namespace {

constexpr int exit_failed = 1;

std::string_view level_name(magic::stack::Level level) {
    return level == magic::stack::Level::Error     ? "error"
           : level == magic::stack::Level::Warning ? "warning"
                                                   : "note";
}

int print_help() {
    std::cout
        << "Usage: ziggurat stack lint [FILE]\n\n"
           "Checks a stack of cards for the game of Stack, or the default stack without a file. Each finding is\n"
           "a line \"CODE level: what\"; the exit code is 1 if there is an error among them.\n";
    return 0;
}

}  // namespace

int stack_command(const std::vector<std::string>& arguments) {
    const bool asks_help = std::find(arguments.begin(), arguments.end(), "--help") != arguments.end();
    if (asks_help) {
        return print_help();
    }
    if (arguments.empty() || arguments.front() != "lint" || arguments.size() > 2) {
        return refuse_arguments("stack", "wanted 'lint' and perhaps a file");
    }
    std::string text(magic::stack::built_in_stack());
    if (arguments.size() == 2) {
        const auto content = read_file(arguments[1]);
        if (!content) {
            return complain("stack", content.error(), usage_error);
        }
        text = *content;
    }
    const auto table = magic::built_in_cards();
    const auto file = magic::stack::read_stack(text);
    if (!table || !file) {
        const std::string name = arguments.size() == 2 ? arguments[1] + ": " : "";
        return complain("stack", base::Error{name + (table ? file.error().message : table.error().message)},
                        usage_error);
    }
    bool has_error = false;
    for (const magic::stack::Finding& finding : magic::stack::lint(*table, *file)) {
        std::cout << finding.code << ' ' << level_name(finding.level) << ": " << finding.text << '\n';
        has_error = has_error || finding.level == magic::stack::Level::Error;
    }
    return has_error ? exit_failed : 0;
}

}  // namespace ziggurat::protocol
