// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

#include "movegen/game/notation.h"
#include "movegen/levelup/rules.h"

// The texts of moves, both ways (`levelup.md`, "Texts"). Included once, where the rule sets are instantiated.

namespace ziggurat::movegen::levelup {

namespace detail {

/// Whether a squire's move is one of its leaps, rather than a pawn's step.
inline bool is_leap(Move m) {
    return std::abs(file_of(m.to()) - file_of(m.from())) + std::abs(rank_of(m.to()) - rank_of(m.from())) == 3;
}

/// Whether a royal man of `us` may make the first of two steps, from `from` to `via` (levelup 8).
inline bool is_emperor_step(const Board& board, Side us, Square from, Square via, const Scene& scene) {
    return contains(king_attacks(from) & ~scene.own, via) &&
           !is_attacked<Full>(board, us, via, royal_moved(scene, from, via));
}

/// Whether a man of the mover may take this way of two legs, over a legal middle square, to this end.
inline bool is_two_leg_way(const Position& p, Square from, Square via, Square to) {
    const Board& board = p.board;
    const Scene scene{board.occupied(), board.of(p.side), board.of(~p.side)};
    if (!contains(scene.own, from)) {
        return false;
    }
    if (board.at(from) == Piece::Emperor) {
        const Scene after_first = royal_moved(scene, from, via);
        return is_emperor_step(board, p.side, from, via, scene) &&
               is_emperor_step(board, p.side, via, to, after_first);
    }
    // Other men than the emperor differ only in who takes something and comes back.
    const Bitboard foot = pawn_movers_of(board, ~p.side);
    const bool is_return = to == from && contains(scene.enemies, via);
    return is_return && ((board.at(from) == Piece::Crusader && contains(knight_attacks(from) & foot, via)) ||
                         (board.at(from) == Piece::Raider && contains(orthogonal_steps(from), via)));
}

/// The legal move that leads where this way of two legs leads; none where the way is no legal turn.
template <class V>
Move same_turn(const Position& p, Square from, Square via, Square to) {
    if (!V::second_legs || !is_two_leg_way(p, from, via, to)) {
        return {};
    }
    // A way that leaves the mover in check leads nowhere that a legal move leads to.
    const Move way = Move::two_leg(p.board.at(from), from, via, to);
    const Key wanted = key(levelup::play<V>(p, way));
    for (const Move m : legal_moves<Rules<V>>(p)) {
        if (key(levelup::play<V>(p, m)) == wanted) {
            return m;
        }
    }
    return {};
}

}  // namespace detail

template <class V>
std::string Rules<V>::move_text(Move m) {
    std::string text = to_string(m.from());
    if (m.kind() == MoveKind::TwoLeg) {
        text += to_string(m.via()) + ',' + to_string(m.via());
    }
    text += to_string(m.to());
    if (m.kind() == MoveKind::Promotion) {
        text += static_cast<char>(piece_letters[static_cast<std::size_t>(m.argument())] - 'A' + 'a');
    }
    return text;
}

template <class V>
SanParts Rules<V>::san_parts(const Position& p, Move m) {
    if (m.kind() == MoveKind::Castling) {
        return {file_of(m.to()) == 6 ? "O-O" : "O-O-O", "", "", false, false};
    }
    const Bitboard enemies = p.board.of(~p.side);
    const auto leg = [&](Square to) { return (contains(enemies, to) ? "x" : "") + to_string(to); };
    const auto piece = m.piece<Piece>();
    SanParts parts;
    if (m.kind() == MoveKind::TwoLeg) {
        parts.letter = piece_letters[m.piece_index()];
        parts.rest = leg(m.via());
        parts.tail = ',' + leg(m.to());
        return parts;
    }
    const bool is_capture = contains(enemies, m.to()) || m.kind() == MoveKind::EnPassant;
    parts.rest = (is_capture ? "x" : "") + to_string(m.to());
    if (m.kind() == MoveKind::Promotion) {
        parts.rest += std::string("=") + piece_letters[static_cast<std::size_t>(m.argument())];
    }
    if (piece == Piece::Pawn || (piece == Piece::Squire && !detail::is_leap(m))) {
        parts.names_origin = is_capture;
        parts.file_required = is_capture;
    } else {
        parts.letter = piece_letters[m.piece_index()];
    }
    return parts;
}

template <class V>
Move Rules<V>::read_alias(const Position& p, std::string_view text) {
    if (V::plus_marks && text.size() == 5 && text[4] == '+') {
        const Move m = find_move<Rules>(p, text.substr(0, 4));
        return m && is_noisy(p, m) && !is_levelled(m.piece<Piece>()) ? m : Move();
    }
    if (text.size() != 9 || text[4] != ',' || text.substr(2, 2) != text.substr(5, 2)) {
        return {};
    }
    const auto from = parse_square(text.substr(0, 2));
    const auto via = parse_square(text.substr(2, 2));
    const auto to = parse_square(text.substr(7, 2));
    return from && via && to ? detail::same_turn<V>(p, *from, *via, *to) : Move();
}

template <class V>
Move Rules<V>::read_san_alias(const Position& p, std::string_view text) {
    // The letter, perhaps an origin, the middle square, a comma, the end: "Md1,e1", "Cc3xd5,c3".
    const std::string plain = movegen::detail::plain_san(text);
    const std::size_t comma = plain.find(',');
    if (comma == std::string::npos || comma < 3 || plain.size() != comma + 3) {
        return {};
    }
    const auto via = parse_square(std::string_view(plain).substr(comma - 2, 2));
    const auto to = parse_square(std::string_view(plain).substr(comma + 1));
    if (!via || !to) {
        return {};
    }
    // An emperor starts from its square; any other man in such a text ends where it began.
    const bool is_emperor = plain[0] == 'M';
    const Square from = is_emperor ? royal_square(p.board, p.side) : *to;
    if (!contains(p.board.of(p.side), from) ||
        piece_letters[static_cast<std::size_t>(p.board.at(from))] != plain[0]) {
        return {};
    }
    const std::string origin = plain.substr(1, comma - 3);
    const std::string square = to_string(from);
    if (!origin.empty() && origin != square && origin != square.substr(0, 1) && origin != square.substr(1)) {
        return {};
    }
    return detail::same_turn<V>(p, from, *via, *to);
}

}  // namespace ziggurat::movegen::levelup
