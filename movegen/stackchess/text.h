// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/text.h"
#include "movegen/rules.h"
#include "movegen/stackchess/position.h"

// Moves as texts (page `stackchess.md`, "Texts"). Only rules.cpp needs this.

namespace ziggurat::movegen::stackchess {

/// The letter of what a pawn becomes with a pyramid of this size under it (rule 3).
inline char promotion_letter(Move m) {
    return piece_letters[static_cast<std::size_t>(m.argument())];
}

/// The letter of a part and, where several parts may be queens, the number of its pyramids.
template <Variation V>
std::string part_name(Move m) {
    std::string name(1, piece_letters[m.piece_index()]);
    if (V::big_queens && m.piece<Piece>() == Piece::Queen) {
        name += std::to_string(m.part());
    }
    return name;
}

template <Variation V>
std::string write_move(Move m) {
    std::string letters = m.part() != 0 ? part_name<V>(m) : "";
    if (m.kind() == MoveKind::Promotion) {
        letters += promotion_letter(m);
    }
    for (char& c : letters) {
        c = base::to_lower(c);
    }
    return to_string(m.from()) + to_string(m.to()) + letters;
}

template <Variation V>
SanParts write_san(const Position<V>& p, Move m) {
    if (m.kind() == MoveKind::Castling) {
        return {file_of(m.to()) == 6 ? "O-O" : "O-O-O", "", "", false, false};
    }
    const bool is_capture = contains(p.board.of(~p.side), m.to()) || m.kind() == MoveKind::EnPassant;
    const bool is_join = contains(p.board.of(p.side), m.to());
    SanParts parts;
    parts.rest = (is_capture ? "x" : is_join ? "&" : "") + to_string(m.to());
    if (m.kind() == MoveKind::Promotion) {
        parts.rest += std::string("=") + promotion_letter(m);
    }
    if (m.part() != 0) {
        parts.letter = piece_letters[index(p.board.at(m.from()).piece())];
        parts.rest = '/' + part_name<V>(m) + parts.rest;
    } else if (m.piece<Piece>() == Piece::Pawn) {
        parts.names_origin = file_of(m.from()) != file_of(m.to());
        parts.file_required = parts.names_origin;
    } else {
        parts.letter = piece_letters[m.piece_index()];
    }
    return parts;
}

}  // namespace ziggurat::movegen::stackchess
