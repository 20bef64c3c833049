// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/match/earlier_games.h"

#include <filesystem>

#include "match/store/settings_json.h"
#include "protocol/command_line/tabletop/files.h"

namespace ziggurat::protocol {

match::JournalHead head_of(const MatchOptions& options) {
    const Shard& shard = options.shard;
    return {match::to_json(options.settings),
            shard.is_whole() ? "" : std::to_string(shard.index) + '/' + std::to_string(shard.count)};
}

base::Result<match::JournalContent> read_journal_file(const std::string& file) {
    const auto text = read_file(file);
    if (!text) {
        return text.error();
    }
    auto content = match::read_journal(*text);
    if (!content) {
        return base::Error{file + ": " + content.error().message};
    }
    return content;
}

base::Result<match::JournalContent> earlier_games(const std::string& file, const match::JournalHead& head) {
    std::error_code none;
    const auto size = file.empty() ? 0 : std::filesystem::file_size(file, none);
    if (none || size == 0) {
        return match::JournalContent{};
    }
    auto content = read_journal_file(file);
    if (!content) {
        return content.error();
    }
    if (const std::string path = match::difference(content->head.settings, head.settings); !path.empty()) {
        return base::Error{file + " is the journal of another match: it differs in " + path};
    }
    if (content->head.shard != head.shard) {
        return base::Error{file + " is the journal of another shard of this match"};
    }
    return content;
}

}  // namespace ziggurat::protocol
