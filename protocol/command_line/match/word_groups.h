// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ziggurat::protocol {

/// An option that is followed by words of its own, such as "--engine name=A cmd=a".
struct WordGroup {
    std::string option;
    std::vector<std::string> words;
};

/// Takes the groups that begin with one of the options out of the arguments, in their order. A group ends where
/// the next argument begins with a dash.
std::vector<WordGroup> take_groups(std::vector<std::string>& arguments,
                                   const std::vector<std::string_view>& options);

/// Arguments such as "-engine" with two dashes, for those whose fingers know other programs. Single letters and
/// numbers stay as they are.
std::vector<std::string> with_two_dashes(std::vector<std::string> arguments);

}  // namespace ziggurat::protocol
