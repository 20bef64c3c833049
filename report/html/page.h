// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "report/simulation.h"

namespace ziggurat::report {

/// The report as one HTML page that needs nothing else: style, plots and script are in it. It follows the
/// reader's choice of light or dark, and prints.
std::string to_html(const Simulation& simulation);

}  // namespace ziggurat::report
