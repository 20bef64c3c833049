// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "tuning/jacobian.h"
#include "tuning/sample.h"

namespace ziggurat::tuning {

/// How weights are fitted.
struct FitOrder {
    double result_share =
        0.7;                ///< 0 .. 1: of the game's result in what is aimed at; the rest is the search's score
    double held_out = 0.1;  ///< 0 .. 0.5: the share of the samples, the last ones, that only measure
    double prior = 200;     ///< above 0: how many samples the present value of each weight counts as
    int rounds = 2;         ///< 1 or more: how often the slopes are taken anew
    int threads = 1;        ///< 1 or more
};

/// What has come of a round. Errors are mean cross-entropies in nats: of the held-out samples, or of all the
/// others.
struct FitReport {
    int round = 0;     ///< 0 for what it was before
    double scale = 0;  ///< the share of a win that a centipawn is worth in logits
    double error = 0;
    double held_out_error = 0;
    double greatest_change = 0;  ///< of a weight, in this round
};

/// What a value of so many centipawns promises: 0 lost .. 1 won.
double expected(double scale, double value);

/// What the fit aims at for each sample, 0 .. 1.
std::vector<double> targets_of(std::span<const Sample> samples, double result_share, double scale);

/// The scale by which the values promise the results best, between 0.0005 and 0.05.
double best_scale(std::span<const Value> values, std::span<const Sample> samples);

/// Mean cross-entropy between targets and what the values at changed weights promise, and its gradient by the
/// weights, of samples `first` to before `last`.
struct Loss {
    double error;
    std::vector<double> gradient;
};
Loss loss_of(const Jacobian& jacobian, std::span<const double> targets, double scale,
             std::span<const double> change, std::size_t first, std::size_t last);

/// Fits the model's weights, whose positions are those of the samples, by Newton's method with the slopes held
/// fast during a round; leaves them in the model and tells of every round.
void fit(Model& model, std::span<const Sample> samples, const FitOrder& order,
         const std::function<void(const FitReport&)>& tell);

}  // namespace ziggurat::tuning
