// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "search/score.h"

namespace ziggurat::tuning {

using search::Value;

/// An evaluation whose weights are a row of numbers that can be changed, and positions to evaluate by them. One
/// model of a rule set at a time: its weights are the rule set's own.
class Model {
public:
    Model() = default;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;
    virtual ~Model() = default;

    /// The weights as they are now; at first those of the engine. In the order of their file.
    [[nodiscard]] virtual std::vector<Value> weights() const = 0;
    /// As many as there are.
    virtual void set_weights(std::span<const Value> weights) = 0;
    /// So many weights in front are not to be fitted.
    [[nodiscard]] virtual std::size_t fixed() const = 0;

    /// Takes a position in; the error is what is wrong with its FEN.
    virtual std::optional<base::Error> add_position(std::string_view fen) = 0;
    [[nodiscard]] virtual std::size_t positions() const = 0;
    /// The value of a position for White, in centipawns; may be asked from several threads.
    [[nodiscard]] virtual Value evaluate(std::size_t position) const = 0;
};

/// The names of the rule sets that have weights of their own.
std::vector<std::string_view> model_names();

/// The model of a rule set; a name without one is an error that lists those that have.
base::Result<std::unique_ptr<Model>> make_model(std::string_view variant);

}  // namespace ziggurat::tuning
