// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/opening.h"

namespace ziggurat::match {

std::optional<base::Error> set_up_opening(movegen::Arbiter& game, const Opening& opening) {
    const std::optional<std::string_view> fen =
        opening.fen.empty() ? std::nullopt : std::optional<std::string_view>(opening.fen);
    return game.set_up(fen, {opening.moves.begin(), opening.moves.end()});
}

}  // namespace ziggurat::match
