// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/program_options.hpp>

namespace ziggurat::protocol {

/// The exit code for arguments that make no sense.
inline constexpr int usage_error = 2;
/// The exit code of a command that understood what was wanted, and could not do it or found errors.
inline constexpr int exit_failed = 1;

/// Says on standard error, in one line, what is wrong with a command's arguments; returns `usage_error`. The
/// command's name is empty for the program itself.
int refuse_arguments(std::string_view command, std::string_view reason);

/// Reads a command's arguments into the variables that `options` are bound to. Returns nothing when the command
/// shall go on; else the exit code to end with: 0 after `--help`, which shows the footer too, `usage_error` after
/// a message.
std::optional<int> read_arguments(std::string_view command, std::string_view summary,
                                  boost::program_options::options_description& options,
                                  const std::vector<std::string>& arguments, std::string_view footer = {});

}  // namespace ziggurat::protocol
