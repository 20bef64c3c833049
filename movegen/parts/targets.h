// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/attacks.h"
#include "movegen/rules.h"

namespace ziggurat::movegen {

/// The squares where a move of the class may arrive, promotions and the like aside.
template <MoveClass Class>
constexpr Bitboard target_squares(Bitboard own, Bitboard enemies) {
    if constexpr (Class == MoveClass::Noisy) {
        return enemies;
    } else if constexpr (Class == MoveClass::Quiet) {
        return ~(own | enemies);
    } else {
        return ~own;
    }
}

/// Where men other than the king may arrive, so that a single check is met: on the checker or, on a line,
/// before it. Everywhere without check, nowhere in double check.
inline Bitboard evasion_squares(Bitboard checkers, Square king) {
    if (checkers == 0) {
        return all_squares;
    }
    return has_many(checkers) ? no_squares : checkers | between(king, lowest(checkers));
}

}  // namespace ziggurat::movegen
