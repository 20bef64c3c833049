// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "protocol/command_line/tabletop/files.h"
#include "report/simulation.h"

namespace ziggurat::protocol {

/// Where reports go: a text to standard output, and files for JSON and HTML where they are named.
class ReportFiles {
public:
    ReportFiles(const std::string& json_file, const std::string& html_file);

    void write(const report::Simulation& simulation);
    /// What went wrong with the files so far.
    [[nodiscard]] std::optional<base::Error> error();

private:
    OutputFile json_;
    OutputFile html_;
};

/// What a game is made of, as arguments name it; all may be empty.
struct GameSource {
    std::string set_up_file;
    std::vector<std::string> decks;  ///< instead of a set-up file
    std::string cards_file;          ///< cards of one's own, for games of Magic
};

/// The game of that name, set up as the source says, without it as it usually is. Errors: a set-up file and decks;
/// cards without either.
base::Result<std::unique_ptr<tabletop::rollout::AnyGame>> load_game(const std::string& name,
                                                                    const GameSource& source);

}  // namespace ziggurat::protocol
