// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/variants/stackchess_session.h"

namespace ziggurat::engine {

std::unique_ptr<Session> make_stackchess_session() {
    return stackchess::make<movegen::stackchess::Standard>();
}

std::unique_ptr<Session> make_stackchess_nodouble_session() {
    return stackchess::make<movegen::stackchess::NoDouble>();
}

}  // namespace ziggurat::engine
