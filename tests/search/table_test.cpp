// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/table.h"

#include <limits>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.h"

namespace ziggurat::search::tests {

namespace {

Entry random_entry(base::SplitMix64& random) {
    Entry entry;
    entry.move = movegen::Move::from_raw(static_cast<std::uint32_t>(random.next() | 1U));
    entry.value = static_cast<Value>(random.below(2 * mate_value)) - mate_value;
    entry.evaluation = random.below(4) == 0 ? infinite_value : static_cast<Value>(random.below(4000)) - 2000;
    entry.depth = static_cast<int>(random.below(max_ply));
    entry.bound = static_cast<Bound>(random.below(3));
    entry.was_pv = random.below(2) == 0;
    return entry;
}

}  // namespace

TEST_CASE("packing gives back what was packed, to its own key alone") {
    base::SplitMix64 random(1);
    for (int i = 0; i < 10000; ++i) {
        const Entry entry = random_entry(random);
        const movegen::Key key = random.next();
        const auto generation = static_cast<unsigned>(random.below(PackedEntry::generation_mask + 1));
        PackedEntry packed;
        packed.save(key, entry, generation);
        Entry found;
        REQUIRE(packed.load(key, found));
        REQUIRE(found == entry);
        REQUIRE(packed.generation() == generation);
        REQUIRE(packed.depth() == entry.depth);
        REQUIRE_FALSE(packed.load(key ^ (std::uint64_t{1} << random.below(48)), found));
    }
}

TEST_CASE("an empty slot fits no key") {
    const Table table(1);
    Entry found;
    CHECK_FALSE(table.probe(0, found));
    CHECK_FALSE(table.probe(~movegen::Key{0}, found));
    CHECK(table.fullness_permille() == 0);
}

TEST_CASE("the table finds what it was told last, and keeps a move when told of none") {
    Table table(1);
    base::SplitMix64 random(2);
    const movegen::Key key = random.next();
    Entry entry = random_entry(random);
    entry.bound = Bound::Exact;
    table.store(key, entry);
    Entry found;
    REQUIRE(table.probe(key, found));
    CHECK(found == entry);
    Entry newer = entry;
    newer.move = {};
    newer.value = 5;
    table.store(key, newer);
    REQUIRE(table.probe(key, found));
    CHECK(found.value == 5);
    CHECK(found.move == entry.move);
    table.clear();
    CHECK_FALSE(table.probe(key, found));
}

TEST_CASE("deep entries of this search outlive shallow ones, and old ones go first") {
    Table table(1);
    // The upper half of the key chooses the cluster, so that these all meet in one.
    const auto key = [](std::uint64_t low) { return std::uint64_t{77} << 32U | low; };
    Entry entry;
    entry.depth = 20;
    for (std::uint64_t low = 1; low <= 4; ++low) {
        table.store(key(low), entry);
    }
    entry.depth = 3;
    table.store(key(5), entry);
    table.store(key(6), entry);
    Entry found;
    int deep = 0;
    for (std::uint64_t low = 1; low <= 4; ++low) {
        deep += table.probe(key(low), found) ? 1 : 0;
    }
    CHECK(deep == 3);
    CHECK(table.probe(key(6), found));
    for (int search = 0; search < 8; ++search) {
        table.age();
    }
    for (std::uint64_t low = 11; low <= 14; ++low) {
        table.store(key(low), entry);
    }
    for (std::uint64_t low = 11; low <= 14; ++low) {
        CHECK(table.probe(key(low), found));
    }
}

TEST_CASE("fullness counts what this search has written") {
    Table table(1);
    base::SplitMix64 random(3);
    for (int i = 0; i < 400000; ++i) {
        table.store(random.next(), random_entry(random));
    }
    CHECK(table.fullness_permille() > 900);
    CHECK(table.fullness_permille() <= 1000);
    table.age();
    CHECK(table.fullness_permille() == 0);
}

// Under these sanitizers a program that asks for more memory than there is ends at once.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_CASE("a table that memory cannot hold is refused and the old one kept") {
    Table table(1);
    table.store(1, Entry{});
    CHECK_THROWS_AS(table.resize(std::numeric_limits<std::size_t>::max() >> 24U), std::bad_alloc);
    Entry entry;
    entry.value = 9;
    table.store(2, entry);
    Entry found;
    CHECK(table.probe(2, found));
}
#endif

TEST_CASE("threads that write at once never make up an entry") {
    Table table(1);
    // All meet in a few clusters. What an entry says follows from its key.
    const auto work = [&table](std::uint64_t seed) {
        base::SplitMix64 random(seed);
        for (int i = 0; i < 20000; ++i) {
            const movegen::Key key = random.below(64) * 0x9E3779B97F4A7C15U & ~(std::uint64_t{0x3FFFFFFF} << 32U);
            Entry found;
            if (table.probe(key, found)) {
                REQUIRE(found.move.raw() == static_cast<std::uint32_t>(key | 1U));
                REQUIRE(found.value == static_cast<Value>(key % 1000));
            }
            Entry entry;
            entry.move = movegen::Move::from_raw(static_cast<std::uint32_t>(key | 1U));
            entry.value = static_cast<Value>(key % 1000);
            entry.depth = static_cast<int>(random.below(30));
            table.store(key, entry);
        }
    };
    std::vector<std::thread> threads;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        threads.emplace_back(work, seed);
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
}

}  // namespace ziggurat::search::tests
