// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/tournament/match_settings.h"

namespace ziggurat::match {

/// All settings that decide which games are played and how they are counted, as one line of JSON; of the openings
/// their number and a checksum. How many games are played at once, and what is written about them, is not among
/// these.
std::string to_json(const MatchSettings& settings);

/// The engines' names in such a line; throws where it is none.
std::vector<std::string> engine_names_in(std::string_view json);

/// How many games such a line plans.
int planned_games_in(std::string_view json);

/// The test in such a line, if there is one.
std::optional<SprtSettings> sprt_in(std::string_view json);

/// Where two such lines differ, such as "/engines/0/options"; empty if they do not.
std::string difference(std::string_view json, std::string_view other);

}  // namespace ziggurat::match
