// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/play/game_record.h"

namespace ziggurat::match {

/// A journal's first line: which match it is of.
struct JournalHead {
    std::string settings;  ///< as `to_json(MatchSettings)` writes them
    std::string shard;     ///< "I/N", or empty for the whole match
};

/// What a journal holds.
struct JournalContent {
    JournalHead head;
    std::vector<GameRecord> games;  ///< in the order in which they were told
    std::size_t whole_bytes = 0;    ///< so much of the text are whole lines; what is behind was torn
};

/// Reads a journal. A last line that was torn when the program was killed is left out; anything else that is wrong
/// is an error with its line.
base::Result<JournalContent> read_journal(std::string_view text);

/// A file with a line of JSON for the match and one for each finished game, each written at once, so that whoever
/// is killed can go on where he was.
class Journal {
public:
    /// Begins the file, or goes on behind its first `keep` bytes; the head is written only at its beginning.
    Journal(const std::string& file, const JournalHead& head, std::size_t keep);

    [[nodiscard]] bool is_wrong() const { return !file_; }
    void add(const GameRecord& record);

private:
    std::ofstream file_;
};

}  // namespace ziggurat::match
