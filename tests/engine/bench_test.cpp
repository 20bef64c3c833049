// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <doctest/doctest.h>

#include "tests/engine/heard.h"

namespace ziggurat::engine::tests {

// Node counts of a shallow bench: a checksum of all that decides what is searched. Whoever changes play changes
// them here too, and knows it.
TEST_CASE("the bench takes the nodes that it is known to take") {
    constexpr std::pair<std::string_view, std::uint64_t> signatures[] = {
        {"chess", 20445},
        {"levelup", 37386},
        {"mystic", 19903},
        {"stackchess", 22159},
    };
    for (const auto& [variant, nodes] : signatures) {
        CAPTURE(variant);
        CHECK(session_of(variant)->bench(6).nodes == nodes);
    }
}

TEST_CASE("the bench leaves a session as new, and finds it so") {
    for (const std::string_view variant : movegen::variant_names()) {
        const auto session = session_of(variant);
        const std::uint64_t nodes = session->bench(3).nodes;
        CHECK(nodes > 0);
        REQUIRE_FALSE(session->game().play(session->game().legal_moves().front()));
        search(*session, to_depth(3));
        CHECK(session->bench(3).nodes == nodes);
        CHECK(session->game().plies() == 0);
        CHECK(session->game().fen() == session->game().initial_fen());
    }
}

}  // namespace ziggurat::engine::tests
