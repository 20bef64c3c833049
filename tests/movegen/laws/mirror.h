// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ziggurat::movegen::tests {

/// The FEN of the same position with the colours exchanged and the board turned upside down, ranks swapped and
/// files kept: placement, side, castling, en passant, and purses where there are some.
std::string mirrored_fen(std::string_view fen);

/// The same move in a mirrored position: the ranks of all squares swapped.
std::string mirrored_move(std::string text);

/// Law 6: in a mirrored position the mirrored moves are legal, and perft is the same.
void check_mirror(std::string_view variant);

}  // namespace ziggurat::movegen::tests
