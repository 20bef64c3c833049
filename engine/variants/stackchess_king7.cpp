// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/variants/stackchess_session.h"

namespace ziggurat::engine {

std::unique_ptr<Session> make_stackchess_king7_session() {
    return stackchess::make<movegen::stackchess::King7>();
}

std::unique_ptr<Session> make_stackchess_king7_nodouble_session() {
    return stackchess::make<movegen::stackchess::King7NoDouble>();
}

}  // namespace ziggurat::engine
