// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "movegen/game/notation.h"
#include "movegen/stackchess/rules.h"

// What the tests of Stack Chess ask of positions, in texts.

namespace ziggurat::movegen::tests {

using Standard = stackchess::Rules<stackchess::Standard>;
using Capture = stackchess::Rules<stackchess::Capture>;
using BigQueen = stackchess::Rules<stackchess::BigQueen>;
using King7 = stackchess::Rules<stackchess::King7>;
using FullSet = stackchess::Rules<stackchess::FullSet>;
using NoDouble = stackchess::Rules<stackchess::NoDouble>;

using Texts = std::vector<std::string>;

template <class R = Standard>
typename R::Position position(const std::string& fen) {
    const auto read = R::from_fen(fen);
    REQUIRE_MESSAGE(read.has_value(), fen << ": " << read.error().message);
    return *read;
}

/// Whether a move text names a legal move.
template <class R = Standard>
bool allows(const std::string& fen, const std::string& text) {
    return bool(find_move<R>(position<R>(fen), text));
}

/// The FEN after a move.
template <class R = Standard>
std::string after(const std::string& fen, const std::string& text) {
    const auto p = position<R>(fen);
    const Move m = find_move<R>(p, text);
    REQUIRE_MESSAGE(bool(m), fen << ": " << text);
    return R::to_fen(R::play(p, m));
}

/// The texts, without their first square, of the legal moves that start there, sorted.
template <class R = Standard>
Texts moves_from(const std::string& fen, const std::string& square) {
    Texts texts;
    for (const Move m : legal_moves<R>(position<R>(fen))) {
        if (to_string(m.from()) == square) {
            texts.push_back(R::move_text(m).substr(2));
        }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace ziggurat::movegen::tests
