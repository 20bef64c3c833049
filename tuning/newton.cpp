// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/newton.h"

#include <cmath>

namespace ziggurat::tuning {

namespace {

/// Turns the matrix into the lower triangle L with L L^T equal to it; false where there is none.
bool decompose(SymmetricMatrix& matrix) {
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = matrix.at(row, column);
            for (std::size_t i = 0; i < column; ++i) {
                sum -= matrix.at(row, i) * matrix.at(column, i);
            }
            if (row == column && !(sum > 0)) {
                return false;
            }
            matrix.at(row, column) = row == column ? std::sqrt(sum) : sum / matrix.at(column, column);
        }
    }
    return true;
}

}  // namespace

std::optional<std::vector<double>> solve(SymmetricMatrix matrix, std::vector<double> right) {
    if (!decompose(matrix)) {
        return std::nullopt;
    }
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        for (std::size_t i = 0; i < row; ++i) {
            right[row] -= matrix.at(row, i) * right[i];
        }
        right[row] /= matrix.at(row, row);
    }
    for (std::size_t row = matrix.size(); row-- > 0;) {
        for (std::size_t i = row + 1; i < matrix.size(); ++i) {
            right[row] -= matrix.at(i, row) * right[i];
        }
        right[row] /= matrix.at(row, row);
    }
    return right;
}

}  // namespace ziggurat::tuning
