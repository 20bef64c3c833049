// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/tabletop/files.h"

#include <filesystem>
#include <iostream>
#include <sstream>

namespace ziggurat::protocol {

namespace {

constexpr std::uintmax_t most_bytes = 256U << 20U;

}  // namespace

base::Result<std::string> read_file(const std::string& name) {
    std::error_code error;
    if (std::filesystem::is_directory(name, error)) {
        return base::Error{name + ": is a directory"};
    }
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        return base::Error{name + ": cannot be opened"};
    }
    const auto size = std::filesystem::file_size(name, error);
    if (!error && size > most_bytes) {
        return base::Error{name + ": is too large"};
    }
    std::ostringstream content;
    content << file.rdbuf();
    if (file.bad()) {
        return base::Error{name + ": cannot be read"};
    }
    return content.str();
}

OutputFile::OutputFile(const std::string& name) : name_(name) {
    if (is_named() && !is_standard_output()) {
        file_.open(name, std::ios::binary);
    }
}

std::ostream& OutputFile::stream() {
    return is_standard_output() ? std::cout : file_;
}

std::optional<base::Error> OutputFile::error() {
    if (is_named() && !stream().flush()) {
        return base::Error{name_ + ": cannot be written"};
    }
    return std::nullopt;
}

int complain(std::string_view command, const base::Error& error, int exit_code) {
    std::cerr << "ziggurat " << command << ": " << error.message << '\n';
    return exit_code;
}

}  // namespace ziggurat::protocol
