// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "engine/eval/tapered.h"
#include "movegen/square.h"

namespace ziggurat::engine::eval {

/// What an evaluation is made of.
enum class Term : std::size_t { Material, Placement, Mobility, Pawns, Passed, Shelter, Pressure, Threats, Purse };

inline constexpr std::size_t term_count = 9;

/// Adds an evaluation up, White's terms less Black's, and keeps nothing else: what the search uses.
class Sum {
public:
    template <movegen::Side Us>
    void add(Term /*term*/, Tapered worth) {
        if constexpr (Us == movegen::Side::White) {
            total_ += worth;
        } else {
            total_ -= worth;
        }
    }
    [[nodiscard]] Tapered total() const { return total_; }

private:
    Tapered total_;
};

/// Adds up in the same way, and remembers every term of either side for people to read.
class Ledger {
public:
    template <movegen::Side Us>
    void add(Term term, Tapered worth) {
        entries_[static_cast<std::size_t>(term)][movegen::index(Us)] += worth;
        sum_.add<Us>(term, worth);
    }
    [[nodiscard]] Tapered total() const { return sum_.total(); }

    /// The terms as a table, with the phase that they are blended at and what comes of it for the mover.
    [[nodiscard]] std::string to_text(int phase, movegen::Side mover, Value value) const;

private:
    std::array<std::array<Tapered, 2>, term_count> entries_{};
    Sum sum_;
};

}  // namespace ziggurat::engine::eval
