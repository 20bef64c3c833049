// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/fit.h"

#include <cmath>

#include <doctest/doctest.h>

#include "base/random.h"
#include "tuning/newton.h"

namespace ziggurat::tuning::tests {

namespace {

constexpr std::size_t weight_count = 6;
constexpr double true_scale = 0.006;

/// Values that are sums of features times weights, the first of which is fixed.
class Linear final : public Model {
public:
    using Features = std::array<Value, weight_count>;

    explicit Linear(std::vector<Value> weights) : weights_(std::move(weights)) {}

    [[nodiscard]] std::vector<Value> weights() const override { return weights_; }
    void set_weights(std::span<const Value> weights) override { weights_.assign(weights.begin(), weights.end()); }
    [[nodiscard]] std::size_t fixed() const override { return 1; }
    std::optional<base::Error> add_position(std::string_view /*fen*/) override { return std::nullopt; }
    [[nodiscard]] std::size_t positions() const override { return features_.size(); }
    [[nodiscard]] Value evaluate(std::size_t position) const override {
        return value(features_[position], weights_);
    }

    static Value value(const Features& features, std::span<const Value> weights) {
        Value sum = 0;
        for (std::size_t w = 0; w < weight_count; ++w) {
            sum += features[w] * weights[w];
        }
        return sum;
    }

    /// Random positions, each with a result that is drawn by what the true weights promise.
    std::vector<Sample> draw(std::size_t count, std::span<const Value> truth) {
        base::Xoshiro256 random(5);
        std::vector<Sample> samples;
        for (std::size_t i = 0; i < count; ++i) {
            Features features{};
            for (Value& feature : features) {
                feature = static_cast<Value>(random.below(5)) - 2;
            }
            features_.push_back(features);
            const Value score = value(features, truth);
            samples.push_back({"", random.unit() < expected(true_scale, score) ? 1.0 : 0.0, score});
        }
        return samples;
    }

private:
    std::vector<Value> weights_;
    std::vector<Features> features_;
};

const std::vector<Value> truth{50, 100, 30, -60, 0, 200};
const std::vector<Value> guess{50, 80, 60, -20, 30, 150};

}  // namespace

TEST_CASE("the gradient is what small steps say") {
    Linear model(guess);
    const auto samples = model.draw(200, truth);
    const Jacobian jacobian = make_jacobian(model, 1);
    const auto targets = targets_of(samples, 0.6, true_scale);
    std::vector<double> change{0, 3, -2, 5, 0, 1};
    const Loss loss = loss_of(jacobian, targets, true_scale, change, 20, 190);
    CHECK(loss.gradient[0] == 0);
    for (std::size_t w = 1; w < weight_count; ++w) {
        CAPTURE(w);
        constexpr double step = 1e-3;
        change[w] += step;
        const double above = loss_of(jacobian, targets, true_scale, change, 20, 190).error;
        change[w] -= 2 * step;
        const double below = loss_of(jacobian, targets, true_scale, change, 20, 190).error;
        change[w] += step;
        CHECK(loss.gradient[w] == doctest::Approx((above - below) / (2 * step)).epsilon(1e-5));
    }
}

TEST_CASE("a fit finds the weights that the results come from") {
    Linear model(guess);
    const auto samples = model.draw(40'000, truth);
    FitOrder order;
    order.result_share = 1;
    order.prior = 1;
    std::vector<FitReport> reports;
    fit(model, samples, order, [&reports](const FitReport& report) { reports.push_back(report); });
    REQUIRE(reports.size() == 3);
    CHECK(reports.back().held_out_error < reports.front().held_out_error);
    const std::vector<Value> found = model.weights();
    CHECK(found[0] == guess[0]);
    for (std::size_t w = 1; w < weight_count; ++w) {
        CAPTURE(w);
        // Weights are known up to the scale, and the fixed one keeps part of the truth to itself.
        CHECK(std::abs(found[w] * reports.front().scale / true_scale - truth[w]) < 8);
    }
}

TEST_CASE("a fit to scores alone finds the weights that these come from") {
    Linear model(guess);
    const auto samples = model.draw(2000, truth);
    FitOrder order;
    order.result_share = 0;
    order.prior = 1e-6;
    fit(model, samples, order, [](const FitReport&) {});
    CHECK(model.weights() == truth);
}

TEST_CASE("a strong prior keeps the weights") {
    Linear model(guess);
    const auto samples = model.draw(2000, truth);
    FitOrder order;
    order.prior = 1e9;
    fit(model, samples, order, [](const FitReport&) {});
    CHECK(model.weights() == guess);
}

TEST_CASE("the scale of a win is found") {
    Linear model(truth);
    const auto samples = model.draw(40'000, truth);
    const Jacobian jacobian = make_jacobian(model, 2);
    CHECK(best_scale(jacobian.values, samples) == doctest::Approx(true_scale).epsilon(0.05));
}

TEST_CASE("linear equations are solved, and those without a positive definite matrix are not") {
    SymmetricMatrix matrix(2);
    matrix.at(0, 0) = 4;
    matrix.at(1, 0) = 2;
    matrix.at(1, 1) = 3;
    const auto solution = solve(matrix, {10, 8});
    REQUIRE(solution);
    CHECK((*solution)[0] == doctest::Approx(1.75));
    CHECK((*solution)[1] == doctest::Approx(1.5));
    matrix.at(1, 1) = 1;
    CHECK_FALSE(solve(matrix, {10, 8}));
}

}  // namespace ziggurat::tuning::tests
