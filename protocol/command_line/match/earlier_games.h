// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "match/store/journal.h"
#include "protocol/command_line/match/match_options.h"

namespace ziggurat::protocol {

/// The first line of a match's journal.
match::JournalHead head_of(const MatchOptions& options);

/// What a journal holds. The error names the file, and what is wrong in it.
base::Result<match::JournalContent> read_journal_file(const std::string& file);

/// What the journal of an earlier run holds; an empty content where there is no such file, or no name. A journal
/// of another match, or of another shard of it, is an error.
base::Result<match::JournalContent> earlier_games(const std::string& file, const match::JournalHead& head);

}  // namespace ziggurat::protocol
