// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/mystic.h"

#include "engine/typed_session.h"
#include "movegen/mystic/rules.h"

namespace ziggurat::engine {

std::unique_ptr<Session> make_mystic_session() {
    return std::make_unique<TypedSession<movegen::mystic::Rules, eval::Mystic>>();
}

}  // namespace ziggurat::engine
