// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/variants/stackchess_session.h"

namespace ziggurat::engine {

std::unique_ptr<Session> make_stackchess_capture_session() {
    return stackchess::make<movegen::stackchess::Capture>();
}

std::unique_ptr<Session> make_stackchess_bigqueen_session() {
    return stackchess::make<movegen::stackchess::BigQueen>();
}

}  // namespace ziggurat::engine
