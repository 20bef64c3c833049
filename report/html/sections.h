// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "report/simulation.h"

namespace ziggurat::report {

// The parts of the page, each with its heading; empty where there is nothing to show.

std::string players_section(const Simulation& simulation);
std::string seats_section(const Simulation& simulation);
std::string scores_section(const Simulation& simulation);
std::string length_section(const Simulation& simulation);
std::string ends_section(const Simulation& simulation);
std::string things_section(const Simulation& simulation);
std::string thinking_section(const Simulation& simulation);

}  // namespace ziggurat::report
