// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/jacobian.h"

#include <algorithm>
#include <thread>

namespace ziggurat::tuning {

namespace {

/// Calls `work(first, last)` for as many ranges of positions as there are threads.
template <class Work>
void share_out(std::size_t positions, int threads, const Work& work) {
    std::vector<std::thread> workers;
    const auto count = static_cast<std::size_t>(threads);
    for (std::size_t i = 0; i < count; ++i) {
        workers.emplace_back(work, positions * i / count, positions * (i + 1) / count);
    }
    for (std::thread& worker : workers) {
        worker.join();
    }
}

}  // namespace

namespace {

/// Whether some of the first positions have another value than before: few weights are worth a look at all others.
bool is_felt(const Model& model, std::span<const Value> values) {
    constexpr std::size_t enough = 5000;
    for (std::size_t i = 0; i < std::min(enough, values.size()); ++i) {
        if (model.evaluate(i) != values[i]) {
            return true;
        }
    }
    return false;
}

}  // namespace

double Jacobian::value(std::size_t position, std::span<const double> change) const {
    double value = values[position];
    for (const Slope& slope : slopes[position]) {
        value += static_cast<double>(slope.slope) * change[slope.weight];
    }
    return value;
}

std::vector<Value> evaluate_all(const Model& model, int threads) {
    std::vector<Value> values(model.positions());
    share_out(values.size(), threads, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            values[i] = model.evaluate(i);
        }
    });
    return values;
}

Jacobian make_jacobian(Model& model, int threads) {
    const std::size_t positions = model.positions();
    Jacobian jacobian{evaluate_all(model, threads), std::vector<std::vector<Slope>>(positions)};
    const std::vector<Value> weights = model.weights();
    for (std::size_t weight = model.fixed(); weight < weights.size(); ++weight) {
        std::vector<Value> changed = weights;
        changed[weight] += weight_step;
        model.set_weights(changed);
        if (!is_felt(model, jacobian.values)) {
            continue;
        }
        share_out(positions, threads, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                if (const Value change = model.evaluate(i) - jacobian.values[i]; change != 0) {
                    const float slope = static_cast<float>(change) / static_cast<float>(weight_step);
                    jacobian.slopes[i].push_back({static_cast<std::uint32_t>(weight), slope});
                }
            }
        });
    }
    model.set_weights(weights);
    return jacobian;
}

}  // namespace ziggurat::tuning
