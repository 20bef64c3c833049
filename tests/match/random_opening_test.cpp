// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/random_opening.h"

#include <set>

#include <doctest/doctest.h>

using namespace ziggurat;

TEST_CASE("openings: the same seed plays the same, others play other moves") {
    for (const std::string_view variant : movegen::variant_names()) {
        CAPTURE(variant);
        std::set<std::vector<std::string>> different;
        for (int number = 1; number <= 20; ++number) {
            const auto once = movegen::make_arbiter(variant);
            const auto again = movegen::make_arbiter(variant);
            match::play_random_opening(**once, 6, match::game_seed(7, number));
            match::play_random_opening(**again, 6, match::game_seed(7, number));
            CHECK((*once)->plies() == 6);
            CHECK((*once)->moves() == (*again)->moves());
            CHECK((*once)->outcome() == movegen::Outcome::Ongoing);
            different.insert((*once)->moves());
        }
        CHECK(different.size() == 20);
    }
}

TEST_CASE("openings: no plies, and positions in which the game cannot go on") {
    const auto game = movegen::make_arbiter("chess");
    match::play_random_opening(**game, 0, 1);
    CHECK((*game)->plies() == 0);
    REQUIRE_FALSE((*game)->set_up("7k/8/8/8/8/8/8/K7 w - - 0 1", {}));
    match::play_random_opening(**game, 4, 1);
    CHECK((*game)->plies() == 0);
}

TEST_CASE("openings: seeds of neighbouring games and matches differ") {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t match_seed = 0; match_seed < 50; ++match_seed) {
        for (int number = 1; number <= 50; ++number) {
            seeds.insert(match::game_seed(match_seed, number));
        }
    }
    CHECK(seeds.size() == 50 * 50);
}
