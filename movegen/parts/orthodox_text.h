// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "movegen/parts/orthodox.h"
#include "movegen/rules.h"

// Texts of moves of the orthodox men, for the rule sets that play with them.

namespace ziggurat::movegen::orthodox {

/// "e2e4", "e1g1", "e7e8q" (page `chess.md`, "Text of a move").
inline std::string step_text(Move m) {
    std::string text = to_string(m.from()) + to_string(m.to());
    if (m.kind() == MoveKind::Promotion) {
        const char letter = piece_letters[static_cast<std::size_t>(m.argument())];
        text += static_cast<char>(letter - 'A' + 'a');
    }
    return text;
}

/// SAN of a chess move; `is_capture` says whether it takes something.
inline SanParts step_san(Move m, bool is_capture) {
    if (m.kind() == MoveKind::Castling) {
        return {file_of(m.to()) == 6 ? "O-O" : "O-O-O", "", "", false, false};
    }
    SanParts parts;
    parts.rest = (is_capture ? "x" : "") + to_string(m.to());
    if (m.kind() == MoveKind::Promotion) {
        parts.rest += std::string("=") + piece_letters[static_cast<std::size_t>(m.argument())];
    }
    if (m.piece<Piece>() == Piece::Pawn) {
        parts.names_origin = is_capture;
        parts.file_required = is_capture;
    } else {
        parts.letter = piece_letters[m.piece_index()];
    }
    return parts;
}

}  // namespace ziggurat::movegen::orthodox
