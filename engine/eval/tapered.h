// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/score.h"

namespace ziggurat::engine::eval {

using search::Value;

/// A worth in centipawns that changes in the course of a game: in a middle game with all men, and in an ending.
struct Tapered {
    Value middle = 0;
    Value end = 0;

    constexpr Tapered& operator+=(Tapered other) {
        middle += other.middle;
        end += other.end;
        return *this;
    }
    constexpr Tapered& operator-=(Tapered other) {
        middle -= other.middle;
        end -= other.end;
        return *this;
    }
    friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
    friend constexpr Tapered operator-(Tapered a, Tapered b) { return a -= b; }
    friend constexpr Tapered operator-(Tapered a) { return {-a.middle, -a.end}; }
    friend constexpr Tapered operator*(Tapered a, int factor) { return {a.middle * factor, a.end * factor}; }
    friend constexpr Tapered operator*(int factor, Tapered a) { return a * factor; }
    friend constexpr bool operator==(Tapered, Tapered) = default;
};

/// The phase of a game with all its men; 0 is the barest ending.
inline constexpr int full_phase = 24;

/// The worth at a phase, 0 .. full_phase.
constexpr Value blend(Tapered worth, int phase) {
    return (worth.middle * phase + worth.end * (full_phase - phase)) / full_phase;
}

}  // namespace ziggurat::engine::eval
