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

/// The game of that name, set up as the file says, or with these decks; without either as it usually is. An error
/// for both.
base::Result<std::unique_ptr<tabletop::rollout::AnyGame>>
load_game(const std::string& name, const std::string& set_up_file, const std::vector<std::string>& decks = {});

}  // namespace ziggurat::protocol
