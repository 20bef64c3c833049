// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/levelup.h"

#include "movegen/levelup/rules.h"
#include "tuning/models/models.h"
#include "tuning/models/typed_model.h"

namespace ziggurat::tuning {

namespace {

auto weights = engine::eval::BoardWeights<12>(engine::eval::levelup_weights);
auto plain_weights = engine::eval::BoardWeights<12>(engine::eval::levelup_plain_weights);

template <class V, auto& W>
std::unique_ptr<Model> make() {
    return std::make_unique<TypedModel<movegen::levelup::Rules<V>, engine::eval::Levelup<V, W>, W>>();
}

}  // namespace

std::unique_ptr<Model> make_levelup_model() {
    return make<movegen::levelup::Full, weights>();
}

std::unique_ptr<Model> make_levelup_plain_model() {
    return make<movegen::levelup::Plain, plain_weights>();
}

}  // namespace ziggurat::tuning
