// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/game/typed_arbiter.h"
#include "movegen/levelup/rules.h"

namespace ziggurat::movegen {

std::unique_ptr<Arbiter> make_levelup_arbiter() {
    return std::make_unique<TypedArbiter<levelup::Rules<levelup::Full>>>();
}

std::unique_ptr<Arbiter> make_levelup_lite_arbiter() {
    return std::make_unique<TypedArbiter<levelup::Rules<levelup::Lite>>>();
}

std::unique_ptr<Arbiter> make_levelup_plain_arbiter() {
    return std::make_unique<TypedArbiter<levelup::Rules<levelup::Plain>>>();
}

}  // namespace ziggurat::movegen
