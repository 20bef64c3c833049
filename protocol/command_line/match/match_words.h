// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/tournament/match_settings.h"
#include "protocol/command_line/match/word_groups.h"

namespace ziggurat::protocol {

using Objection = std::optional<base::Error>;

/// What was read of a match's arguments, before it is put together.
struct MatchWords {
    std::vector<WordGroup> groups;
    std::string time_control;
    std::string fen;
    std::string shard;
    std::string kind = "round-robin";
    std::int64_t seed = 1;
    std::optional<std::int64_t> hash_mb;
    std::optional<std::int64_t> threads;
    match::Terms terms;
};

/// The options that have words behind them.
const std::vector<std::string_view>& match_group_options();

/// Puts the words into the settings, whose variant is known: engines, openings, adjudication and SPRT.
Objection read_groups(const MatchWords& words, match::MatchSettings& settings);

}  // namespace ziggurat::protocol
