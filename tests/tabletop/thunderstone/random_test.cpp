// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "tabletop/thunderstone/cards/reader.h"
#include "tabletop/thunderstone/game.h"
#include "tests/tabletop/rollout/game_laws.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

Thunderstone standard_game(const Options& options = {}) {
    const auto table = built_in_cards();
    REQUIRE_MESSAGE(table, table.error().message);
    auto cards = compile(*table);
    REQUIRE_MESSAGE(cards, cards.error().message);
    const auto game = Thunderstone::make(*cards, {}, options);
    REQUIRE(game);
    return *game;
}

}  // namespace

TEST_CASE("random games keep the laws of every game") {
    const Thunderstone game = standard_game();
    for (int players = 2; players <= 5; ++players) {
        tests::GameLaws<Thunderstone> laws(game, players);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto complaint = laws.one_game(seed, 17);
            CHECK_MESSAGE(complaint.empty(), complaint);
        }
        CHECK(laws.has_seen_variety());
    }
}

}  // namespace ziggurat::tabletop::thunderstone
