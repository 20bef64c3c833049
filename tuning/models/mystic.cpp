// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/mystic.h"

#include "movegen/mystic/rules.h"
#include "tuning/models/models.h"
#include "tuning/models/typed_model.h"

namespace ziggurat::tuning {

namespace {

auto weights = engine::eval::MysticWeights(engine::eval::mystic_weights);

}  // namespace

std::unique_ptr<Model> make_mystic_model() {
    return std::make_unique<TypedModel<movegen::mystic::Rules, engine::eval::Mystic<weights>, weights>>();
}

}  // namespace ziggurat::tuning
