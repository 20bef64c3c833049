// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/levelup_dialect.h"

#include "protocol/fen/board_field.h"

namespace ziggurat::protocol {

std::vector<std::string> LevelupDialect::plies(movegen::Arbiter& game, const std::string& move) const {
    const bool names_promotion = is_letter(move.back());
    const auto before = read_board(game.fen());
    const auto from = square_in(move);
    const std::size_t last_leg = move.rfind(',');
    const auto to = square_in(std::string_view(move).substr(last_leg == std::string::npos ? 2 : last_leg + 3));
    if (names_promotion || !before || !from || !to || game.play(move)) {
        return {move};
    }
    const auto after = read_board(game.fen());
    game.undo();
    const std::string& man = (*after)[index(*to)];
    const bool has_levelled = man != (*before)[index(*from)];
    return {has_levelled ? move + to_lower(man.front()) : move};
}

}  // namespace ziggurat::protocol
