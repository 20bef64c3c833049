// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/variants/stackchess_session.h"

namespace ziggurat::engine {

std::unique_ptr<Session> make_stackchess_fullset_session() {
    return stackchess::make<movegen::stackchess::FullSet>();
}

std::unique_ptr<Session> make_stackchess_capture_fullset_session() {
    return stackchess::make<movegen::stackchess::CaptureFullSet>();
}

}  // namespace ziggurat::engine
