// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tuning/model.h"

namespace ziggurat::tuning {

/// The numbers of a weights file in their order: those between the brace that opens behind "inline constexpr" and
/// the "};" that closes it. Names and comments are passed over. The error says what the file lacks.
base::Result<std::vector<Value>> read_weights(std::string_view text);

/// The text with its numbers replaced by others, each in the columns of the old one where it fits. The error says
/// what the file lacks, or by how much the numbers are too many or too few.
base::Result<std::string> replace_weights(std::string_view text, std::span<const Value> weights);

}  // namespace ziggurat::tuning
