// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/chess.h"

#include "engine/typed_session.h"
#include "movegen/chess/rules.h"

namespace ziggurat::engine {

std::unique_ptr<Session> make_chess_session() {
    return std::make_unique<TypedSession<movegen::chess::Rules, eval::Chess>>();
}

}  // namespace ziggurat::engine
