// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/report/sprt.h"
#include "match/report/statistics.h"

namespace ziggurat::match {

/// What a summary tells beside the sums.
struct SummaryFacts {
    std::string settings;  ///< as `to_json(MatchSettings)` writes them
    std::string_view end;  ///< why the match ended: "complete", "sprt", "interrupted", "broken down"
    std::optional<SprtState> sprt;
};

/// The match as JSON: strict, keys in a fixed order, null for what is undefined.
std::string to_json(const Statistics& statistics, const SummaryFacts& facts);

}  // namespace ziggurat::match
