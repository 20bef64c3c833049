// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include <doctest/doctest.h>

namespace ziggurat::base::tests {

TEST_CASE("SplitMix64 gives the numbers of its authors' code") {
    SplitMix64 random(1234567);
    for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                         4593380528125082431U, 16408922859458223821U}) {
        CHECK(random.next() == expected);
    }
    static_assert(SplitMix64(0).next() == 0xE220A8397B1DCDAFU);
}

TEST_CASE("Xoshiro256++ gives the numbers of its authors' code") {
    Xoshiro256 random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    for (const std::uint64_t expected :
         {std::uint64_t{41943041}, std::uint64_t{58720359}, std::uint64_t{3588806011781223},
          std::uint64_t{3591011842654386}, std::uint64_t{9228616714210784205U},
          std::uint64_t{9973669472204895162U}}) {
        CHECK(random.next() == expected);
    }
}

TEST_CASE("the same seed gives the same numbers, another seed others") {
    Xoshiro256 one(7);
    Xoshiro256 same(7);
    Xoshiro256 other(8);
    CHECK(one.next() == same.next());
    CHECK(one.next() != other.next());
    CHECK(mix(1, 2) == mix(1, 2));
    std::set<std::uint64_t> mixed;
    for (std::uint64_t a = 0; a < 20; ++a) {
        for (std::uint64_t b = 0; b < 20; ++b) {
            mixed.insert(mix(a, b));
        }
    }
    CHECK(mixed.size() == 400);
}

TEST_CASE("numbers below a bound are below it, and all of them come up") {
    Xoshiro256 random(3);
    SplitMix64 plain(3);
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 64U}) {
        std::vector<int> seen(bound, 0);
        for (std::uint32_t times = 0; times < 1000 * bound; ++times) {
            const std::uint32_t number = random.below(bound);
            REQUIRE(number < bound);
            ++seen[number];
            REQUIRE(plain.below(bound) < bound);
        }
        // 1000 are expected; this is more than six standard deviations away.
        CHECK(*std::min_element(seen.begin(), seen.end()) > 800);
        CHECK(*std::max_element(seen.begin(), seen.end()) < 1200);
    }
    for (int times = 0; times < 1000; ++times) {
        CHECK(random.below(0xFFFFFFFFU) < 0xFFFFFFFFU);
        const double unit = random.unit();
        CHECK(unit >= 0.0);
        CHECK(unit < 1.0);
    }
}

TEST_CASE("shuffling keeps the items and reaches every order") {
    Xoshiro256 random(5);
    std::set<std::array<int, 4>> orders;
    for (int times = 0; times < 1000; ++times) {
        std::array<int, 4> items{1, 2, 3, 4};
        random.shuffle(std::span(items));
        orders.insert(items);
        std::sort(items.begin(), items.end());
        CHECK(items == std::array<int, 4>{1, 2, 3, 4});
    }
    CHECK(orders.size() == 24);
    std::vector<int> none;
    random.shuffle(std::span(none));
    CHECK(none.empty());
}

}  // namespace ziggurat::base::tests
