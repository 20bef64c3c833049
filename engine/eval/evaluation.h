// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/eval/chances.h"
#include "engine/eval/ledger.h"
#include "movegen/bitboard.h"

namespace ziggurat::engine::eval {

/// A hash of two sets of squares.
constexpr std::uint64_t hash_of(movegen::Bitboard first, movegen::Bitboard second) {
    const std::uint64_t mixed = first * 0x9E3779B97F4A7C15U ^ (second ^ second >> 29U) * 0xD1B54A32D192ED03U;
    return (mixed ^ mixed >> 32U) * 0x94D049BB133111EBU >> 24U;
}

/// What an evaluation has come to.
struct Judgement {
    Value value;  ///< for the mover
    int phase;    ///< 0 .. full_phase
};

/// An evaluation in numbers for the search and in words for people, made from one member of `Derived`:
/// `judge(position, account)`, which enters its terms in a `Sum` or a `Ledger`.
template <class Derived, class P>
class Evaluation {
public:
    Value evaluate(const P& p) {
        Sum sum;
        return Derived::judge(p, sum).value;
    }

    static std::string explain(const P& p) {
        Ledger ledger;
        const Judgement judgement = Derived::judge(p, ledger);
        return ledger.to_text(judgement.phase, p.side, judgement.value);
    }
};

}  // namespace ziggurat::engine::eval
