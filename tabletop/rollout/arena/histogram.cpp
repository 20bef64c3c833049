// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/arena/histogram.h"

#include <cmath>

namespace ziggurat::tabletop::rollout {

void Histogram::add(int value, std::int64_t times) {
    counts_[value] += times;
}

void Histogram::add(const Histogram& other) {
    for (const auto& [value, times] : other.counts_) {
        add(value, times);
    }
}

std::int64_t Histogram::total() const {
    std::int64_t sum = 0;
    for (const auto& [value, times] : counts_) {
        sum += times;
    }
    return sum;
}

std::optional<double> Histogram::mean() const {
    const std::int64_t all = total();
    if (all == 0) {
        return std::nullopt;
    }
    std::int64_t sum = 0;
    for (const auto& [value, times] : counts_) {
        sum += value * times;
    }
    return static_cast<double>(sum) / static_cast<double>(all);
}

std::optional<double> Histogram::deviation() const {
    const std::int64_t all = total();
    if (all < 2) {
        return std::nullopt;
    }
    const double middle = *mean();
    double squares = 0;
    for (const auto& [value, times] : counts_) {
        squares += (value - middle) * (value - middle) * static_cast<double>(times);
    }
    return std::sqrt(squares / static_cast<double>(all - 1));
}

std::optional<int> Histogram::quantile(double share) const {
    const double wanted = share * static_cast<double>(total());
    std::int64_t behind = 0;
    for (const auto& [value, times] : counts_) {
        behind += times;
        if (static_cast<double>(behind) >= wanted) {
            return value;
        }
    }
    return std::nullopt;
}

}  // namespace ziggurat::tabletop::rollout
