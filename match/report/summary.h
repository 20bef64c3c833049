// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "match/report/statistics.h"

namespace ziggurat::match {

/// "A +3 =1 -2", as the first of two engines sees it; "+3 =1 -2" as White does where an engine plays itself; of
/// more engines, who leads.
std::string short_score(const Statistics& statistics);

/// The standings in some lines: Elo, shares, pairs and, of more than two engines, a table of all against all.
/// Nothing where an engine plays itself, or nobody has played.
std::string standings(const Statistics& statistics);

/// The whole match in some lines for people.
std::string summary(const Statistics& statistics);

}  // namespace ziggurat::match
