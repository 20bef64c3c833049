// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/table.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#if defined(__linux__) && __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace ziggurat::search {

namespace {

constexpr std::size_t large_page = std::size_t{2} * 1024 * 1024;

/// Asks for large pages, which spare most of the misses in address translation that random look-ups cost. Where
/// the system has none to give, nothing changes.
void prefer_large_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t size) {
#ifdef MADV_HUGEPAGE
    madvise(memory, size, MADV_HUGEPAGE);
#endif
}

}  // namespace

void Table::Free::operator()(void* memory) const {
    std::free(memory);
}

void Table::resize(std::size_t megabytes) {
    const std::size_t size = megabytes * 1024 * 1024;
    // Zeroed pages straight from the system cost nothing until they are touched, so that a large table neither
    // takes long to make nor uses memory that no search has needed. Zeros are unused slots.
    std::size_t space = size + large_page;
    void* const memory = std::calloc(space, 1);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    memory_.reset(memory);
    void* aligned = memory;
    clusters_ = static_cast<Cluster*>(std::align(large_page, size, aligned, space));
    prefer_large_pages(clusters_, size);
    const std::size_t count = size / sizeof(Cluster);
    count_ = count;
    megabytes_ = megabytes;
    generation_ = 0;
}

int Table::worth(const PackedEntry& slot) const {
    if (!slot.is_used()) {
        return -1000;
    }
    const unsigned age = (generation_ - slot.generation()) & PackedEntry::generation_mask;
    return slot.depth() - 4 * static_cast<int>(age);
}

void Table::store(movegen::Key key, const Entry& entry) {
    Cluster& home = cluster(key);
    PackedEntry* victim = &home.slots[0];
    for (PackedEntry& slot : home.slots) {
        Entry old;
        if (slot.load(key, old)) {
            // A deeper result of this search is worth more than a bound from a shallower look.
            if (slot.generation() == generation_ && entry.bound != Bound::Exact && entry.depth + 4 < old.depth) {
                return;
            }
            Entry kept = entry;
            kept.move = entry.move ? entry.move : old.move;
            slot.save(key, kept, generation_);
            return;
        }
        if (worth(slot) < worth(*victim)) {
            victim = &slot;
        }
    }
    victim->save(key, entry, generation_);
}

int Table::fullness_permille() const {
    const std::size_t sample = std::min<std::size_t>(count_, 250);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const PackedEntry& slot : clusters_[i].slots) {
            used += slot.is_used() && slot.generation() == generation_ ? 1 : 0;
        }
    }
    return static_cast<int>(static_cast<std::size_t>(used) * 1000 / (sample * 4));
}

}  // namespace ziggurat::search
