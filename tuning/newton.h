// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace ziggurat::tuning {

/// A symmetric matrix, of which only the lower half is kept.
class SymmetricMatrix {
public:
    explicit SymmetricMatrix(std::size_t size) : size_(size), cells_(size * (size + 1) / 2) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    /// Only for `row` >= `column`.
    double& at(std::size_t row, std::size_t column) { return cells_[row * (row + 1) / 2 + column]; }
    [[nodiscard]] double at(std::size_t row, std::size_t column) const {
        return cells_[row * (row + 1) / 2 + column];
    }

private:
    std::size_t size_;
    std::vector<double> cells_;
};

/// The x with `matrix` x = `right`, by Cholesky's decomposition; nothing where the matrix is not positive
/// definite.
std::optional<std::vector<double>> solve(SymmetricMatrix matrix, std::vector<double> right);

}  // namespace ziggurat::tuning
