// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/heard.h"

#include <chrono>
#include <thread>

#include <doctest/doctest.h>

namespace ziggurat::engine::tests {

const LineReport& Heard::last() const {
    REQUIRE_FALSE(reports.empty());
    std::size_t i = reports.size() - 1;
    while (reports[i].line != 1) {
        --i;
    }
    return reports[i];
}

bool Heard::is_told() const {
    for (int i = 0; i < 10000 && best_count == 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return best_count != 0;
}

SearchEvents write_down(Heard& heard) {
    return {[&heard](const LineReport& report) { heard.reports.push_back(report); },
            [&heard](const BestMove& best) {
                heard.bests.push_back(best);
                ++heard.best_count;
            }};
}

std::unique_ptr<Session> session_of(std::string_view variant) {
    auto session = make_session(variant);
    REQUIRE(session);
    return std::move(*session);
}

void set_up(Session& session, std::string_view fen, const std::vector<std::string_view>& moves) {
    const auto error = session.game().set_up(fen, moves);
    REQUIRE_FALSE(error);
}

SearchOrder to_depth(int depth) {
    SearchOrder order;
    order.limits.depth = depth;
    return order;
}

SearchOrder to_nodes(std::uint64_t nodes) {
    SearchOrder order;
    order.limits.nodes = nodes;
    return order;
}

std::unique_ptr<Heard> search(Session& session, const SearchOrder& order) {
    auto heard = std::make_unique<Heard>();
    session.go(order, write_down(*heard));
    session.wait();
    REQUIRE(heard->bests.size() == 1);
    return heard;
}

}  // namespace ziggurat::engine::tests
