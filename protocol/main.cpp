// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "protocol/command_line/command_line.h"

int main(int argc, char** argv) {
    try {
        return ziggurat::protocol::run_command_line(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const std::exception& error) {
        std::cerr << "ziggurat: " << error.what() << '\n';
        return 1;
    }
}
