// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifdef ZIGGURAT_CHECK_INVARIANTS
#include <cstdio>
#include <cstdlib>
#include <string>
#endif

namespace ziggurat::movegen {

/// Hands a position on; in builds that check, stops the program with a sentence where it breaks an invariant
/// of its rule set.
template <class R>
const typename R::Position& checked(const typename R::Position& p) {
#ifdef ZIGGURAT_CHECK_INVARIANTS
    for (const std::string& sentence : R::invariants(p)) {
        std::fprintf(stderr, "broken invariant: %s\n  in %s\n", sentence.c_str(), R::to_fen(p).c_str());
        std::abort();
    }
#endif
    return p;
}

}  // namespace ziggurat::movegen
