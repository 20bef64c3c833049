// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/game/typed_arbiter.h"
#include "movegen/mystic/rules.h"

namespace ziggurat::movegen {

std::unique_ptr<Arbiter> make_mystic_arbiter() {
    return std::make_unique<TypedArbiter<mystic::Rules>>();
}

}  // namespace ziggurat::movegen
