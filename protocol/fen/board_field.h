// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"
#include "movegen/square.h"

namespace ziggurat::protocol {

/// What a FEN's first field has on each square, a1 to h8: a letter and what brackets follow it ("N", "r[211]");
/// empty where nothing stands.
using BoardField = std::array<std::string, movegen::square_count>;

/// Reads the board of a FEN, whose other fields are passed over; so is a pocket in brackets behind the board.
/// Nothing where it has not eight ranks of eight squares.
std::optional<BoardField> read_board(std::string_view fen);

/// The field as a FEN has it.
std::string write_board(const BoardField& board);

/// The square that a text such as "e4" begins with; nothing where it begins with anything else.
std::optional<movegen::Square> square_in(std::string_view text);

// Boards are read and written letter by letter.
using base::is_letter;
using base::to_lower;
using base::to_upper;

}  // namespace ziggurat::protocol
