// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "report/simulation.h"

namespace ziggurat::report {

/// The JSON report: strict JSON with keys in fixed order, whole numbers for counts, null for what is undefined.
/// Everything but the member "timing" depends on the setting and the games covered alone, byte for byte.
std::string to_json(const Simulation& simulation);

/// Reads what `to_json` wrote; all figures are made anew from the counts. Errors say what is wrong.
base::Result<Simulation> from_json(std::string_view text);

}  // namespace ziggurat::report
