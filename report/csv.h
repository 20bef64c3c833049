// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "tabletop/rollout/arena/any_game.h"

namespace ziggurat::report {

/// Writes one line a game and seat, in the order of the games however they come in, under a line of headings.
class CsvWriter {
public:
    /// Of the games of a run from number `first` on. The stream has to outlive the writer.
    CsvWriter(std::ostream& out, const tabletop::rollout::GameFacts& facts,
              const std::vector<tabletop::rollout::PlayerOptions>& players, std::int64_t first);

    void add(const tabletop::rollout::GameResult& game);

private:
    [[nodiscard]] std::string lines(const tabletop::rollout::GameResult& game) const;

    std::ostream& out_;
    std::vector<std::string> end_reasons_;
    std::vector<std::string> players_;
    std::map<std::int64_t, std::string> waiting_;  ///< games that came before their turn
    std::int64_t next_;
};

}  // namespace ziggurat::report
