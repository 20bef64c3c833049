// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "engine/session.h"

namespace ziggurat::engine::tests {

/// What a search has told. Reports and best moves may be read once `wait` of the session has returned.
struct Heard {
    std::vector<LineReport> reports;
    std::vector<BestMove> bests;
    std::atomic<int> best_count{0};

    /// The last report of the best line.
    [[nodiscard]] const LineReport& last() const;
    [[nodiscard]] const std::string& best() const { return bests.front().move; }
    /// Waits up to a time that no machine needs for the best move.
    [[nodiscard]] bool is_told() const;
};

/// Events that are written down; `heard` must live until they end.
SearchEvents write_down(Heard& heard);

/// A session of the rule set, at the start position.
std::unique_ptr<Session> session_of(std::string_view variant);

/// Sets the session's game up; the texts must be sound.
void set_up(Session& session, std::string_view fen, const std::vector<std::string_view>& moves = {});

/// An order to search this deep.
SearchOrder to_depth(int depth);
/// An order to search so many nodes.
SearchOrder to_nodes(std::uint64_t nodes);

/// Searches to the end.
std::unique_ptr<Heard> search(Session& session, const SearchOrder& order);

}  // namespace ziggurat::engine::tests
