// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/match/word_groups.h"

#include <algorithm>

namespace ziggurat::protocol {
namespace {

bool is_option(const std::string& argument) {
    return argument.size() > 1 && argument.front() == '-';
}

bool is_small_letter(char c) {
    return c >= 'a' && c <= 'z';
}

}  // namespace

std::vector<WordGroup> take_groups(std::vector<std::string>& arguments,
                                   const std::vector<std::string_view>& options) {
    std::vector<WordGroup> groups;
    std::vector<std::string> rest;
    bool is_inside = false;
    for (std::string& argument : arguments) {
        if (is_option(argument)) {
            is_inside = std::find(options.begin(), options.end(), argument) != options.end();
            if (is_inside) {
                groups.push_back({std::move(argument), {}});
                continue;
            }
        }
        if (is_inside) {
            groups.back().words.push_back(std::move(argument));
        } else {
            rest.push_back(std::move(argument));
        }
    }
    arguments = std::move(rest);
    return groups;
}

std::vector<std::string> with_two_dashes(std::vector<std::string> arguments) {
    for (std::string& argument : arguments) {
        if (argument.size() > 2 && argument[0] == '-' && is_small_letter(argument[1]) &&
            is_small_letter(argument[2])) {
            argument.insert(0, 1, '-');
        }
    }
    return arguments;
}

}  // namespace ziggurat::protocol
