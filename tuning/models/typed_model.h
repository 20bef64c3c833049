// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>

#include "movegen/rules.h"
#include "tuning/model.h"

namespace ziggurat::tuning {

/// The model of rule set `R`, whose evaluation `E` reads its weights from `W`, an object of the file that names
/// this template.
template <movegen::Rules R, class E, auto& W>
class TypedModel final : public Model {
public:
    using Weights = std::remove_reference_t<decltype(W)>;
    static_assert(std::is_trivially_copyable_v<Weights> && sizeof(Weights) % sizeof(Value) == 0);

    TypedModel() : engine_weights_(W) {}
    ~TypedModel() override { W = engine_weights_; }

    [[nodiscard]] std::vector<Value> weights() const override {
        const auto row = std::bit_cast<std::array<Value, sizeof(Weights) / sizeof(Value)>>(W);
        return {row.begin(), row.end()};
    }
    void set_weights(std::span<const Value> weights) override {
        std::array<Value, sizeof(Weights) / sizeof(Value)> row;
        std::copy(weights.begin(), weights.end(), row.begin());
        W = std::bit_cast<Weights>(row);
    }
    [[nodiscard]] std::size_t fixed() const override { return Weights::fixed; }

    std::optional<base::Error> add_position(std::string_view fen) override {
        auto position = R::from_fen(fen);
        if (!position) {
            return position.error();
        }
        positions_.push_back(*position);
        return std::nullopt;
    }
    [[nodiscard]] std::size_t positions() const override { return positions_.size(); }
    [[nodiscard]] Value evaluate(std::size_t position) const override {
        const auto& p = positions_[position];
        const Value value = E().evaluate(p);
        return R::side(p) == movegen::Side::White ? value : -value;
    }

private:
    Weights engine_weights_;
    std::vector<typename R::Position> positions_;
};

}  // namespace ziggurat::tuning
