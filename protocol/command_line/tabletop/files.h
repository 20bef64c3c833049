// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace ziggurat::protocol {

/// The whole content of a file of at most 256 MiB. Errors begin with the file's name.
base::Result<std::string> read_file(const std::string& name);

/// A file to write a report to, opened before the work so that a wrong name is found out in time.
class OutputFile {
public:
    /// Without a name it is no file, and takes nothing.
    explicit OutputFile(const std::string& name);

    [[nodiscard]] bool is_named() const { return !name_.empty(); }
    /// "-" stands for standard output.
    [[nodiscard]] bool is_standard_output() const { return name_ == "-"; }
    [[nodiscard]] std::ostream& stream();
    /// What went wrong, when opening or since; nothing if all is well.
    [[nodiscard]] std::optional<base::Error> error();

private:
    std::string name_;
    std::ofstream file_;
};

/// Says on standard error what is wrong, without advice on arguments; returns the exit code given.
int complain(std::string_view command, const base::Error& error, int exit_code);

}  // namespace ziggurat::protocol
