// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/chess/rules.h"
#include "movegen/game/typed_arbiter.h"

namespace ziggurat::movegen {

std::unique_ptr<Arbiter> make_chess_arbiter() {
    return std::make_unique<TypedArbiter<chess::Rules>>();
}

}  // namespace ziggurat::movegen
