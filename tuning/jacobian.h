// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tuning/model.h"

namespace ziggurat::tuning {

/// How a value changes with one weight, in centipawns for each unit of the weight.
struct Slope {
    std::uint32_t weight;
    float slope;
};

/// An evaluation near the present weights, where it is nearly linear: the values of all positions, and for each
/// position the slopes that are not 0, by weight.
struct Jacobian {
    std::vector<Value> values;  ///< for White
    std::vector<std::vector<Slope>> slopes;

    /// The value of a position when each weight is greater by what `change` has for it.
    [[nodiscard]] double value(std::size_t position, std::span<const double> change) const;
};

/// The values of all positions for White.
std::vector<Value> evaluate_all(const Model& model, int threads);

/// Takes the slopes of all weights that are not fixed by evaluating all positions with each weight in turn
/// greater by `weight_step`; the weights are as before in the end. Weights that make no difference to any of the
/// first 5000 positions are left out: hardly any of the others would speak for them.
Jacobian make_jacobian(Model& model, int threads);

/// The blend of middle game and ending is exact for changes by so much.
inline constexpr Value weight_step = 24;

}  // namespace ziggurat::tuning
