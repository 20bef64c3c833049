// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/eval/ledger.h"

namespace ziggurat::engine::eval {

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
