// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/stackchess.h"

#include "movegen/stackchess/rules.h"
#include "tuning/models/models.h"
#include "tuning/models/typed_model.h"

namespace ziggurat::tuning {

namespace {

using movegen::stackchess::Standard;

auto weights = engine::eval::StackchessWeights(engine::eval::stackchess_weights);

}  // namespace

std::unique_ptr<Model> make_stackchess_model() {
    return std::make_unique<
        TypedModel<movegen::stackchess::Rules<Standard>, engine::eval::Stackchess<Standard, weights>, weights>>();
}

}  // namespace ziggurat::tuning
