// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "report/simulation.h"

namespace ziggurat::report {

/// The report in some lines for a terminal.
std::string to_text(const Simulation& simulation);

/// Which games of a run are missing between those that are there: "100 to 149, 300 to 349"; empty without gaps.
std::string missing_games(const Simulation& simulation);

}  // namespace ziggurat::report
