// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/perft_job.h"

#include <sstream>

#include <doctest/doctest.h>

using namespace ziggurat;
using namespace ziggurat::protocol;

namespace {

std::unique_ptr<movegen::Arbiter> start_of(std::string_view variant) {
    auto game = movegen::make_arbiter(variant);
    REQUIRE(game);
    return std::move(*game);
}

}  // namespace

TEST_CASE("counting in pieces gives the whole") {
    const std::atomic<bool> stop{false};
    const auto game = start_of("chess");
    CHECK(count_until_stopped(*game, 0, 1, stop) == 1U);
    CHECK(count_until_stopped(*game, 1, 1, stop) == 20U);
    CHECK(count_until_stopped(*game, 5, 2, stop) == 4865609U);
    CHECK(game->plies() == 0);
    CHECK(count_until_stopped(*start_of("mystic"), 4, 1, stop) == 726168U);
}

TEST_CASE("a count that is stopped has no result") {
    const std::atomic<bool> stop{true};
    CHECK_FALSE(count_until_stopped(*start_of("chess"), 3, 1, stop));
}

TEST_CASE("a job prints its lines, one that is stopped no total") {
    std::ostringstream stream;
    Output output(stream);
    PerftJob job;
    job.start(start_of("chess"), 2, 1, output);
    job.wait_for(std::chrono::seconds(60));
    job.stop();
    const std::string text = stream.str();
    CHECK(text.find("a2a3: 20\n") != std::string::npos);
    CHECK(text.find("Nodes searched: 400\n") != std::string::npos);
    stream.str("");
    job.start(start_of("chess"), 12, 1, output);
    job.stop();
    CHECK(stream.str().find("Nodes searched") == std::string::npos);
    job.start(start_of("chess"), 0, 1, output);
    job.wait_for(std::chrono::seconds(60));
    CHECK(stream.str().find("Nodes searched: 1\n") != std::string::npos);
}
