// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "match/report/progress.h"
#include "match/report/sprt.h"
#include "match/report/statistics.h"
#include "protocol/command_line/match/match_options.h"
#include "protocol/command_line/tabletop/files.h"

namespace ziggurat::protocol {

/// Counts a match's games and tells of them: progress on standard error, results on standard output and as JSON.
class MatchTeller {
public:
    /// Of a match of so many games, those of earlier runs among them. `json` takes the results if it is named.
    MatchTeller(const MatchOptions& options, int games, OutputFile& json);

    /// Counts a game of an earlier run.
    void count(const match::GameRecord& record);
    /// Counts and tells a game.
    void game_over(const match::GameRecord& record);
    void note(const std::string& text);
    /// Whether the test of two hypotheses has come to an end.
    [[nodiscard]] bool is_decided() const;
    [[nodiscard]] int faults() const { return statistics_.faults(); }
    /// The match is over, and why; without a reason nothing is told. `settings` as JSON.
    std::optional<base::Error> finish(std::string_view end, const std::string& settings);

private:
    [[nodiscard]] std::string sprt_line() const;

    const MatchOptions& options_;
    OutputFile& json_;
    match::Statistics statistics_;
    match::Progress progress_;
    std::optional<match::SprtState> sprt_;
};

}  // namespace ziggurat::protocol
