// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ziggurat::match {

/// Cuts what comes in pieces into lines. A line of more than `longest` bytes loses its rest.
class LineBuffer {
public:
    static constexpr std::size_t longest = 1U << 20U;

    void add(std::string_view piece);
    /// The next whole line without its end ("\n" or "\r\n"), NUL bytes shown as "\0".
    std::optional<std::string> next();
    /// What stands behind the last whole line; it is taken.
    std::string rest();

private:
    std::string bytes_;
    std::size_t read_ = 0;  // so many of the bytes have been handed out
};

}  // namespace ziggurat::match
