// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ziggurat::report {

/// The page's style sheet and its script, which sorts tables by the column whose heading is clicked.
std::string_view page_style();
std::string_view page_script();

}  // namespace ziggurat::report
