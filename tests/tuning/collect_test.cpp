// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/collect.h"

#include <doctest/doctest.h>

namespace ziggurat::tuning::tests {

namespace {

std::vector<Sample> collected(const CollectOrder& order) {
    std::vector<Sample> samples;
    REQUIRE_FALSE(collect(order, [&samples](const Sample& sample) { samples.push_back(sample); }));
    return samples;
}

CollectOrder small_order(std::string_view variant) {
    CollectOrder order;
    order.variant = variant;
    order.positions = 150;
    order.nodes = 60;
    order.seed = 3;
    return order;
}

}  // namespace

TEST_CASE("as many positions are collected as are asked for, sound and quiet ones") {
    for (const std::string_view variant : {"chess", "levelup", "mystic", "stackchess"}) {
        CAPTURE(variant);
        const auto samples = collected(small_order(variant));
        CHECK(samples.size() == 150);
        const auto arbiter = movegen::make_arbiter(variant);
        for (const Sample& sample : samples) {
            CAPTURE(sample.fen);
            REQUIRE_FALSE((*arbiter)->set_up(sample.fen, {}));
            CHECK_FALSE((*arbiter)->in_check());
            CHECK_FALSE((*arbiter)->legal_moves().empty());
        }
    }
}

TEST_CASE("the seed alone decides what is collected") {
    CollectOrder order = small_order("chess");
    const auto samples = collected(order);
    order.threads = 3;
    CHECK(collected(order) == samples);
    order.seed = 4;
    CHECK(collected(order) != samples);
}

TEST_CASE("an unknown rule set is refused") {
    CollectOrder order;
    order.variant = "checkers";
    CHECK(collect(order, [](const Sample&) {}));
}

}  // namespace ziggurat::tuning::tests
