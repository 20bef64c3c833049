// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "movegen/move.h"
#include "movegen/zobrist.h"
#include "search/score.h"

namespace ziggurat::search {

/// What one search of a position has found out.
struct Entry {
    movegen::Move move;                 ///< the best one, or none; to be tested for legality before it is played
    Value value = 0;                    ///< mates counted from this position
    Value evaluation = infinite_value;  ///< the static one; infinite_value where there is none
    int depth = 0;                      ///< plies searched below; 0 for a quiescence search
    Bound bound = Bound::Upper;
    bool was_pv = false;  ///< whether it was once on a principal variation

    friend constexpr bool operator==(const Entry&, const Entry&) = default;
};

/// An entry in 16 bytes, made and read without locks: the tag is mixed with the data, so that a pair that two
/// threads wrote halves of fits no key.
class PackedEntry {
public:
    /// The entry if it belongs to `key`.
    [[nodiscard]] bool load(movegen::Key key, Entry& entry) const;
    void save(movegen::Key key, const Entry& entry, unsigned generation);

    /// Whether the slot was ever written.
    [[nodiscard]] bool is_used() const { return data() != 0 || tag() != 0; }
    [[nodiscard]] bool is_of(movegen::Key key) const {
        return ((tag() ^ data()) ^ (key << key_shift)) >> key_shift == 0;
    }
    [[nodiscard]] unsigned generation() const {
        return static_cast<unsigned>(info() >> generation_shift) & generation_mask;
    }
    [[nodiscard]] int depth() const { return static_cast<int>(info() & 0xFFU); }

    static constexpr unsigned generation_mask = 31;

private:
    // data: move 32 | value 16 | evaluation 16.   tag ^ data: depth 8 | bound 2 | pv 1 | generation 5 | key 48.
    static constexpr unsigned key_shift = 16;
    static constexpr unsigned bound_shift = 8;
    static constexpr unsigned pv_shift = 10;
    static constexpr unsigned generation_shift = 11;

    [[nodiscard]] std::uint64_t data() const { return data_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t tag() const { return tag_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t info() const { return tag() ^ data(); }

    std::atomic<std::uint64_t> data_;
    std::atomic<std::uint64_t> tag_;
};

/// What all threads of a search remember of positions. Any of them may read and write at any time; changing the
/// size or clearing needs them all to be away.
class Table {
public:
    /// A table of `megabytes`, at least 1. Throws std::bad_alloc where memory is short.
    explicit Table(std::size_t megabytes) { resize(megabytes); }

    /// Makes an empty table of `megabytes`. Where memory is short it throws std::bad_alloc and the table is as
    /// it was.
    void resize(std::size_t megabytes);
    void clear() { resize(megabytes_); }

    /// A new search begins: what is in the table becomes older.
    void age() { generation_ = (generation_ + 1) & PackedEntry::generation_mask; }

    /// What is known of a position; false where nothing is.
    [[nodiscard]] bool probe(movegen::Key key, Entry& entry) const {
        for (const PackedEntry& slot : cluster(key).slots) {
            if (slot.load(key, entry)) {
                return true;
            }
        }
        return false;
    }
    /// Remembers what was found of a position, in place of what is worth least.
    void store(movegen::Key key, const Entry& entry);
    /// Starts fetching what `probe` and `store` will look at.
    void prefetch(movegen::Key key) const { __builtin_prefetch(&cluster(key)); }

    /// How full the table is with entries of this search, in thousandths; a sample.
    [[nodiscard]] int fullness_permille() const;

private:
    struct alignas(64) Cluster {
        std::array<PackedEntry, 4> slots;
    };
    static_assert(sizeof(Cluster) == 64);

    struct Free {
        void operator()(void* memory) const;
    };

    // The upper half of the key chooses the cluster, the lower 48 bits tell its entries apart.
    [[nodiscard]] Cluster& cluster(movegen::Key key) const { return clusters_[(key >> 32U) * count_ >> 32U]; }
    [[nodiscard]] int worth(const PackedEntry& slot) const;

    std::unique_ptr<void, Free> memory_;
    Cluster* clusters_ = nullptr;
    std::size_t count_ = 0;
    std::size_t megabytes_ = 0;
    unsigned generation_ = 0;
};

/// A value as the table keeps it: a mate's distance counts from the position that is `ply` plies below the root.
constexpr Value to_table(Value value, int ply) {
    return value >= mate_bound ? value + ply : value <= -mate_bound ? value - ply : value;
}

/// The reverse of `to_table`.
constexpr Value from_table(Value value, int ply) {
    return value >= mate_bound ? value - ply : value <= -mate_bound ? value + ply : value;
}

inline bool PackedEntry::load(movegen::Key key, Entry& entry) const {
    const std::uint64_t data = this->data();
    const std::uint64_t info = tag() ^ data;
    if (info >> key_shift != (key << key_shift) >> key_shift || data == 0) {
        return false;
    }
    entry.move = movegen::Move::from_raw(static_cast<std::uint32_t>(data));
    entry.value = static_cast<std::int16_t>(data >> 32U);
    entry.evaluation = static_cast<std::int16_t>(data >> 48U);
    entry.depth = static_cast<int>(info & 0xFFU);
    entry.bound = static_cast<Bound>(info >> bound_shift & 3U);
    entry.was_pv = (info >> pv_shift & 1U) != 0;
    return true;
}

inline void PackedEntry::save(movegen::Key key, const Entry& entry, unsigned generation) {
    const std::uint64_t data = entry.move.raw() | std::uint64_t{static_cast<std::uint16_t>(entry.value)} << 32U |
                               std::uint64_t{static_cast<std::uint16_t>(entry.evaluation)} << 48U;
    const std::uint64_t info =
        static_cast<std::uint64_t>(entry.depth) | static_cast<std::uint64_t>(entry.bound) << bound_shift |
        std::uint64_t{entry.was_pv} << pv_shift | std::uint64_t{generation} << generation_shift | key << key_shift;
    data_.store(data, std::memory_order_relaxed);
    tag_.store(info ^ data, std::memory_order_relaxed);
}

}  // namespace ziggurat::search
