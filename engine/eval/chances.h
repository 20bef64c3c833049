// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

#include "search/score.h"

namespace ziggurat::engine::eval {

/// How scores of one rule set turn into results, as self-play has shown: a score `s` wins with probability
/// 1 / (1 + exp((even - s) / scale)). Centipawns both; `tuning/fit_wdl.py` fits them.
struct Chances {
    search::Value even;  ///< the score that wins every other game, above 0
    search::Value scale;
};

/// What becomes of a thousand games, for the mover; they add up to 1000.
struct WinDrawLoss {
    int win = 0;
    int draw = 1000;
    int loss = 0;

    friend constexpr bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

/// The results to expect of a score. A mate leaves no doubt.
inline WinDrawLoss results_of(const Chances& chances, search::Value score) {
    if (search::is_mate(score)) {
        return score > 0 ? WinDrawLoss{1000, 0, 0} : WinDrawLoss{0, 0, 1000};
    }
    const auto winning = [&](search::Value s) {
        return static_cast<int>(std::lround(1000 / (1 + std::exp(double(chances.even - s) / chances.scale))));
    };
    const int win = winning(score);
    const int loss = std::min(winning(-score), 1000 - win);
    return {win, 1000 - win - loss, loss};
}

}  // namespace ziggurat::engine::eval
