// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/play/game_record.h"

namespace ziggurat::protocol {

/// The files that take a match's games: PGN and last positions, both added to.
class GameFiles {
public:
    /// Files without names are not written.
    GameFiles(const std::string& pgn_file, const std::string& epd_file, bool notes_moves);

    void add(const match::GameRecord& record);
    /// Adds games that the files should have already, so far as they are missing: whoever was killed between two
    /// files may have written only one.
    void complete(const std::vector<match::GameRecord>& games);
    /// What went wrong, when opening or since; nothing if all is well.
    [[nodiscard]] std::optional<base::Error> error() const;

private:
    struct File {
        std::string name;
        std::ofstream stream;
    };

    static void open(File& file, const std::string& name);
    [[nodiscard]] std::string pgn_of(const match::GameRecord& record) const;
    [[nodiscard]] static std::string epd_of(const match::GameRecord& record);
    static void complete(File& file, const std::string& last);

    File pgn_;
    File epd_;
    bool notes_moves_;
};

}  // namespace ziggurat::protocol
