// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/command_line/match/match_output.h"

#include <algorithm>
#include <filesystem>

#include "match/openings/epd.h"
#include "match/report/pgn.h"
#include "protocol/command_line/tabletop/files.h"

namespace ziggurat::protocol {

GameFiles::GameFiles(const std::string& pgn_file, const std::string& epd_file, bool notes_moves)
    : notes_moves_(notes_moves) {
    open(pgn_, pgn_file);
    open(epd_, epd_file);
}

void GameFiles::open(File& file, const std::string& name) {
    file.name = name;
    if (!name.empty()) {
        file.stream.open(name, std::ios::binary | std::ios::app);
    }
}

std::string GameFiles::pgn_of(const match::GameRecord& record) const {
    return match::to_pgn(record, notes_moves_);
}

std::string GameFiles::epd_of(const match::GameRecord& record) {
    return match::to_epd(record.last_fen) + '\n';
}

void GameFiles::add(const match::GameRecord& record) {
    if (!pgn_.name.empty()) {
        pgn_.stream << pgn_of(record) << std::flush;
    }
    if (!epd_.name.empty()) {
        epd_.stream << epd_of(record) << std::flush;
    }
}

/// Games are written one after the other, so only the last can be missing, wholly or from somewhere within.
void GameFiles::complete(File& file, const std::string& last) {
    if (file.name.empty()) {
        return;
    }
    const auto text = read_file(file.name);
    if (!text) {
        return;
    }
    std::size_t there = std::min(last.size(), text->size());
    while (there > 0 && text->compare(text->size() - there, there, last, 0, there) != 0) {
        --there;
    }
    file.stream << last.substr(there) << std::flush;
}

void GameFiles::complete(const std::vector<match::GameRecord>& games) {
    if (!games.empty()) {
        complete(pgn_, pgn_of(games.back()));
        complete(epd_, epd_of(games.back()));
    }
}

std::optional<base::Error> GameFiles::error() const {
    for (const File* const file : {&pgn_, &epd_}) {
        if (!file->name.empty() && !file->stream) {
            return base::Error{"cannot write to " + file->name};
        }
    }
    return std::nullopt;
}

}  // namespace ziggurat::protocol
