// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>

namespace ziggurat::tabletop::rollout {

/// How often each whole number occurred. Exact, so that histograms of parts add up to that of the whole.
class Histogram {
public:
    void add(int value, std::int64_t times = 1);
    void add(const Histogram& other);

    [[nodiscard]] bool empty() const { return counts_.empty(); }
    [[nodiscard]] std::int64_t total() const;
    [[nodiscard]] const std::map<int, std::int64_t>& counts() const { return counts_; }

    /// Nothing without values.
    [[nodiscard]] std::optional<double> mean() const;
    /// The standard deviation of a sample; nothing for fewer than two values.
    [[nodiscard]] std::optional<double> deviation() const;
    /// The smallest value that at least this share (0..1) of all do not exceed; nothing without values.
    [[nodiscard]] std::optional<int> quantile(double share) const;

    bool operator==(const Histogram& other) const { return counts_ == other.counts_; }

private:
    std::map<int, std::int64_t> counts_;
};

}  // namespace ziggurat::tabletop::rollout
