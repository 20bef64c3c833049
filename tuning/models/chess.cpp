// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/chess.h"

#include "movegen/chess/rules.h"
#include "tuning/models/models.h"
#include "tuning/models/typed_model.h"

namespace ziggurat::tuning {

namespace {

auto weights = engine::eval::BoardWeights<6>(engine::eval::chess_weights);

}  // namespace

std::unique_ptr<Model> make_chess_model() {
    return std::make_unique<TypedModel<movegen::chess::Rules, engine::eval::Chess<weights>, weights>>();
}

}  // namespace ziggurat::tuning
