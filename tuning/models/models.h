// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tuning/model.h"

namespace ziggurat::tuning {

// One file each: the evaluation with weights that can be changed, which the engine's own code never sees.

std::unique_ptr<Model> make_chess_model();
std::unique_ptr<Model> make_levelup_model();
std::unique_ptr<Model> make_levelup_plain_model();
std::unique_ptr<Model> make_mystic_model();
std::unique_ptr<Model> make_stackchess_model();

}  // namespace ziggurat::tuning
