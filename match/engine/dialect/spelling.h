// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/game/arbiter.h"

namespace ziggurat::match {

/// The letter that the board of a FEN has on a square such as "e4"; a dot on an empty one, or off the board.
char piece_on(std::string_view fen, std::string_view square);

/// Follows a game and spells its moves as Fairy-Stockfish does: a capture that levels up has a plus behind it,
/// `e4d5+`. An emperor is to Fairy-Stockfish a king, so kings get none.
class FairySpelling {
public:
    explicit FairySpelling(std::string_view variant);

    /// All moves of the game so far.
    const std::vector<std::string>& moves_of(const movegen::Arbiter& game);
    /// A FEN with kings for emperors.
    static std::string fen_of(const std::string& fen);

private:
    std::unique_ptr<movegen::Arbiter> follower_;
    std::vector<std::string> spelled_;
};

/// The canonical text of a move that an XBoard engine has told, perhaps in several lines put together; nothing if
/// it is no legal move. Beside our own texts it takes SAN, castling as O-O, letters behind a move that tell what
/// the piece has become, and the ways that XBoard is told of moves that it does not know: `e2e3,e3e2b` upgrades
/// the piece on e2 to a bishop.
std::optional<std::string> read_xboard_move(const movegen::Arbiter& game, std::string_view text);

}  // namespace ziggurat::match
