// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/fit.h"

#include <algorithm>
#include <cmath>

#include "tuning/newton.h"

namespace ziggurat::tuning {

namespace {

constexpr int newton_steps = 5;

double cross_entropy(double target, double promise) {
    constexpr double least = 1e-12;
    return -target * std::log(std::max(promise, least)) - (1 - target) * std::log(std::max(1 - promise, least));
}

/// What the samples in `first` .. `last` say of the best change: gradient and curvature of their summed error.
struct Pull {
    std::vector<double> gradient;
    SymmetricMatrix curvature;
};

Pull pull_of(const Jacobian& jacobian, std::span<const double> targets, double scale,
             std::span<const double> change, std::size_t last) {
    Pull pull{std::vector<double>(change.size()), SymmetricMatrix(change.size())};
    for (std::size_t i = 0; i < last; ++i) {
        const double promise = expected(scale, jacobian.value(i, change));
        const double slope = scale * (promise - targets[i]);
        const double bend = scale * scale * promise * (1 - promise);
        const std::vector<Slope>& own = jacobian.slopes[i];
        // Slopes are in the order of their weights, so that the lower half gets all pairs.
        for (std::size_t a = 0; a < own.size(); ++a) {
            pull.gradient[own[a].weight] += slope * static_cast<double>(own[a].slope);
            const double weighted = bend * static_cast<double>(own[a].slope);
            for (std::size_t b = 0; b <= a; ++b) {
                pull.curvature.at(own[a].weight, own[b].weight) += weighted * static_cast<double>(own[b].slope);
            }
        }
    }
    return pull;
}

/// The best change of the weights while the slopes hold.
std::vector<double> best_change(const Jacobian& jacobian, std::span<const double> targets, double scale,
                                std::size_t weights, std::size_t last, double prior) {
    // The curvature that an even position has by a weight of slope 1.
    const double stiffness = prior * scale * scale / 4;
    std::vector<double> change(weights);
    for (int step = 0; step < newton_steps; ++step) {
        Pull pull = pull_of(jacobian, targets, scale, change, last);
        for (std::size_t w = 0; w < weights; ++w) {
            pull.gradient[w] += stiffness * change[w];
            pull.curvature.at(w, w) += stiffness;
        }
        const auto back = solve(std::move(pull.curvature), std::move(pull.gradient));
        for (std::size_t w = 0; back && w < weights; ++w) {
            change[w] -= (*back)[w];
        }
    }
    return change;
}

}  // namespace

double expected(double scale, double value) {
    return 1 / (1 + std::exp(-scale * value));
}

std::vector<double> targets_of(std::span<const Sample> samples, double result_share, double scale) {
    std::vector<double> targets;
    targets.reserve(samples.size());
    for (const Sample& sample : samples) {
        targets.push_back(result_share * sample.result + (1 - result_share) * expected(scale, sample.score));
    }
    return targets;
}

double best_scale(std::span<const Value> values, std::span<const Sample> samples) {
    const auto error_of = [&](double scale) {
        double sum = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            sum += cross_entropy(samples[i].result, expected(scale, values[i]));
        }
        return sum;
    };
    // The error is convex in the scale: thirds of the interval that cannot hold its least value are cut off.
    double low = 0.0005;
    double high = 0.05;
    while (high - low > 1e-5) {
        const double third = (high - low) / 3;
        if (error_of(low + third) < error_of(high - third)) {
            high -= third;
        } else {
            low += third;
        }
    }
    return (low + high) / 2;
}

Loss loss_of(const Jacobian& jacobian, std::span<const double> targets, double scale,
             std::span<const double> change, std::size_t first, std::size_t last) {
    Loss loss{0, std::vector<double>(change.size())};
    const double share = last > first ? 1 / static_cast<double>(last - first) : 0;
    for (std::size_t i = first; i < last; ++i) {
        const double promise = expected(scale, jacobian.value(i, change));
        loss.error += share * cross_entropy(targets[i], promise);
        for (const Slope& slope : jacobian.slopes[i]) {
            loss.gradient[slope.weight] +=
                share * scale * (promise - targets[i]) * static_cast<double>(slope.slope);
        }
    }
    return loss;
}

void fit(Model& model, std::span<const Sample> samples, const FitOrder& order,
         const std::function<void(const FitReport&)>& tell) {
    const auto held_out = static_cast<std::size_t>(static_cast<double>(samples.size()) * order.held_out);
    const std::size_t last = samples.size() - held_out;
    const auto unchanged = std::vector<double>(model.weights().size());
    std::vector<double> targets;
    FitReport report;
    for (int round = 0; round <= order.rounds; ++round) {
        // In the end there are values to be told of, but no more slopes to go by.
        const bool is_over = round == order.rounds;
        const Jacobian jacobian = is_over ? Jacobian{evaluate_all(model, order.threads),
                                                     std::vector<std::vector<Slope>>(model.positions())}
                                          : make_jacobian(model, order.threads);
        if (round == 0) {
            report.scale = best_scale(jacobian.values, samples);
            targets = targets_of(samples, order.result_share, report.scale);
        }
        report.round = round;
        report.error = loss_of(jacobian, targets, report.scale, unchanged, 0, last).error;
        report.held_out_error = loss_of(jacobian, targets, report.scale, unchanged, last, samples.size()).error;
        tell(report);
        if (is_over) {
            return;
        }
        const auto change = best_change(jacobian, targets, report.scale, unchanged.size(), last, order.prior);
        std::vector<Value> weights = model.weights();
        report.greatest_change = 0;
        for (std::size_t w = 0; w < weights.size(); ++w) {
            weights[w] += static_cast<Value>(std::lround(change[w]));
            report.greatest_change = std::max(report.greatest_change, std::abs(change[w]));
        }
        model.set_weights(weights);
    }
}

}  // namespace ziggurat::tuning
