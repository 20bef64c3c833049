// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ziggurat::protocol {

/// A FEN as our rule sets read it, of one as clients may write it: in quotation marks; with a pocket behind the
/// board that is empty ("[]", "[-]"), or that holds a C or c for each coin of Mystic Chess, where pawns bought are
/// taken to be three, or what the coins tell if fewer are gone. Any other text stays what it is.
std::string usual_fen(std::string_view fen);

/// The position with the sides swapped: the board upside down, in the other colours. Castling rights and all move
/// with their side.
std::string flipped_fen(std::string_view fen);

/// The same FEN without castling rights.
std::string without_castling(std::string_view fen);

}  // namespace ziggurat::protocol
