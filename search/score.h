// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ziggurat::search {

/// A search value in centipawns from the mover's side; mates lie beyond `mate_bound`.
using Value = int;

inline constexpr int max_ply = 128;
inline constexpr Value infinite_value = 32001;
inline constexpr Value mate_value = 32000;
inline constexpr Value mate_bound = mate_value - max_ply;  ///< from here on a value means a mate
inline constexpr Value draw_value = 0;

/// The value of being mated `ply` plies from the root.
constexpr Value mated_in(int ply) {
    return -mate_value + ply;
}

/// The value of mating `ply` plies from the root.
constexpr Value mate_in(int ply) {
    return mate_value - ply;
}

constexpr bool is_mate(Value value) {
    return value >= mate_bound || value <= -mate_bound;
}

/// Plies until the mate that a mate value stands for.
constexpr int plies_to_mate(Value value) {
    return value > 0 ? mate_value - value : mate_value + value;
}

/// Whether a value is exact or only bounds the true one.
enum class Bound : std::uint8_t { Exact, Lower, Upper };

/// A score as it is told to people: centipawns, or moves to mate (negative: the mover is mated; 0: it is mate).
struct Score {
    bool is_mate = false;
    int value = 0;
};

constexpr Score to_score(Value value) {
    if (!is_mate(value)) {
        return {false, value};
    }
    const int moves = (plies_to_mate(value) + 1) / 2;
    return {true, value > 0 ? moves : -moves};
}

}  // namespace ziggurat::search
