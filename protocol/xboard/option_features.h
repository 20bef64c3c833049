// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/uci/options.h"

namespace ziggurat::protocol {

/// Options that are of use under XBoard alone.
inline constexpr std::string_view resign_option = "Resign Threshold";
inline constexpr std::string_view plain_moves_option = "Plain Moves";

/// What `feature option="..."` says of each option: those of UCI for which XBoard has no words of its own, and
/// those above.
std::vector<std::string> option_features();

/// XBoard's `option NAME=VALUE` as UCI would say it: a check's 1 is true.
SetOption as_uci_option(SetOption command);

}  // namespace ziggurat::protocol
