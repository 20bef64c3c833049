// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/arguments.h"

#include <iostream>

namespace ziggurat::protocol {

namespace po = boost::program_options;

int refuse_arguments(std::string_view command, std::string_view reason) {
    std::cerr << "ziggurat" << (command.empty() ? "" : " ") << command << ": " << reason << " (try `ziggurat"
              << (command.empty() ? "" : " ") << command << " --help`)\n";
    return usage_error;
}

std::optional<int> read_arguments(std::string_view command, std::string_view summary,
                                  po::options_description& options, const std::vector<std::string>& arguments,
                                  std::string_view footer) {
    options.add_options()("help,h", "print this help");
    // Guessing would turn a mistyped option into another one.
    const int style = po::command_line_style::default_style & ~po::command_line_style::allow_guessing;
    try {
        po::variables_map values;
        const po::positional_options_description none;
        po::store(po::command_line_parser(arguments).options(options).positional(none).style(style).run(), values);
        if (values.count("help") > 0) {
            std::cout << "Usage: ziggurat " << command << " [OPTIONS]: " << summary << "\n\n"
                      << options << (footer.empty() ? "" : "\n") << footer;
            return 0;
        }
        po::notify(values);
    } catch (const po::error& error) {
        return refuse_arguments(command, error.what());
    }
    return std::nullopt;
}

}  // namespace ziggurat::protocol
