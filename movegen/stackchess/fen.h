// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/parts/castling.h"
#include "movegen/parts/fen.h"
#include "movegen/stackchess/attack.h"

// Positions as FEN (page `stackchess.md`, "FEN") and as drawings. Only rules.cpp needs this.

namespace ziggurat::movegen::stackchess {

/// The pile of the start that a letter without brackets stands for; none for the cardinal.
template <Variation V>
constexpr PileOf<V> start_pile(Piece piece) {
    switch (piece) {
    case Piece::Pawn:
        return PileOf<V>::of(pyramid(1));
    case Piece::Knight:
        return PileOf<V>::of(pyramid(2));
    case Piece::Bishop:
        return PileOf<V>::of(pyramid(3));
    case Piece::Rook:
        return PileOf<V>::of(pyramid(2, 2));
    case Piece::King:
        return PileOf<V>::of(static_cast<Pyramids>(pyramid(2, V::king_of_seven ? 2 : 1) + pyramid(3)));
    case Piece::Queen:
        return PileOf<V>::of(pyramid(3, 2));
    default:
        return {};
    }
}

/// A piece's letter, lower case for Black.
inline char letter_of(Side side, Piece piece) {
    const char letter = piece_letters[index(piece)];
    return side == Side::White ? letter : static_cast<char>(letter - 'A' + 'a');
}

/// The sizes of pyramids, bottom first: "211".
inline std::string digits_of(Pyramids pyramids) {
    std::string digits;
    for (int size = largest_pyramid; size > 0; --size) {
        digits.append(static_cast<std::size_t>(count_of(pyramids, size)), static_cast<char>('0' + size));
    }
    return digits;
}

inline std::string player(Side side) {
    return side == Side::White ? "White" : "Black";
}

namespace detail {

/// The pyramids of "[211]..."; `man` names the pile in complaints.
inline base::Result<Pyramids> read_pyramids(std::string_view bracketed, const std::string& man, int most) {
    const std::size_t end = bracketed.find(']');
    if (end == std::string_view::npos || end == 1) {
        return fen_error("placement", man + " has brackets that are empty or not closed");
    }
    Pyramids pyramids = 0;
    char below = '3';
    for (const char c : bracketed.substr(1, end - 1)) {
        if (c < '1' || c > '3') {
            return fen_error("placement", man + " has a pyramid '" + c + "', which is not a size from 1 to 3");
        }
        if (c > below) {
            return fen_error("placement", man + " has pyramids out of order");
        }
        below = c;
        if (count_of(pyramids, c - '0') == most) {
            return fen_error("placement",
                             man + " has more than " + std::to_string(most) + " pyramids of size " + c);
        }
        pyramids = static_cast<Pyramids>(pyramids + pyramid(c - '0'));
    }
    return pyramids;
}

/// The number of a letter in `piece_letters`, in either case.
inline std::size_t find_letter(char c) {
    return piece_letters.find(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
}

/// Reads one pile from the beginning of `rest` and puts it on the board.
template <Variation V>
base::Result<std::size_t> read_pile(Board<V>& board, std::string_view rest, Square square) {
    const std::size_t number = find_letter(rest[0]);
    if (number >= Board<V>::pieces) {
        return fen_error("placement", std::string("unknown letter '") + rest[0] + "'");
    }
    const auto piece = static_cast<Piece>(number);
    const Side side = rest[0] < 'a' ? Side::White : Side::Black;
    const std::string man = std::string(1, rest[0]) + " on " + to_string(square);
    const bool has_brackets = rest.size() > 1 && rest[1] == '[';
    Pyramids pyramids = start_pile<V>(piece).pyramids();
    if (has_brackets) {
        const base::Result<Pyramids> read = read_pyramids(rest.substr(1), man, set_size<V>);
        if (!read) {
            return read.error();
        }
        pyramids = *read;
    } else if (pyramids == 0) {
        return fen_error("placement", man + " has no brackets that say its pyramids");
    }
    const int size = size_of(pyramids);
    if (size > pile_law<V>.limit || piece_of_size(pile_law<V>, size) != piece) {
        return fen_error("placement", man + " has pyramids of size " + std::to_string(size) + " in all");
    }
    for (int kind = 1; kind <= largest_pyramid; ++kind) {
        if (count_of(pyramids, kind) > count_of(board.reserve[index(side)], kind)) {
            return fen_error("placement", player(side) + " has more than " + std::to_string(set_size<V>) +
                                              " pyramids of size " + std::to_string(kind));
        }
    }
    board.put(side, PileOf<V>::of(pyramids), square);
    return has_brackets ? rest.find(']') + 1 : std::size_t{1};
}

/// The castling field, on a board that is complete (rule 7).
template <Variation V>
base::Result<unsigned> read_castling(const Board<V>& board, std::string_view field) {
    const base::Result<unsigned> rights = parse_castling(field);
    if (!rights) {
        return rights;
    }
    for (unsigned number = 0; number < castlings.size(); ++number) {
        if ((*rights >> number & 1U) == 0) {
            continue;
        }
        const std::string right = std::string("'") + castling_letters[number] + "'";
        if (!has_castling<V>(number)) {
            return fen_error("castling", right + " does not exist in " + std::string(variation_name<V>));
        }
        const Castling& castling = castlings[number];
        const Side side = number < 2 ? Side::White : Side::Black;
        for (const auto& [piece, square] :
             {std::pair{Piece::King, castling.king_from}, std::pair{Piece::Rook, castling.rook_from}}) {
            if (!contains(board.of(side), square) || board.at(square) != start_pile<V>(piece)) {
                return fen_error("castling", right + " without the " + (piece == Piece::King ? "king" : "rook") +
                                                 " of the start on " + to_string(square));
            }
        }
    }
    return rights;
}

/// The en passant field: a square that a pawn of the other side has just passed, as far as the board can tell;
/// none where no pawn could capture there.
template <Variation V>
base::Result<Square> read_en_passant(const Board<V>& board, std::string_view field, Side taker) {
    const base::Result<Square> read = parse_en_passant(field, taker);
    if (!read || *read == Square::None) {
        return read;
    }
    const Square target = *read;
    const Square victim = target + -forward(taker);
    const Square start = target + forward(taker);
    if (!V::pawn_double_step) {
        return fen_error("en passant", "pawns never step twice in " + std::string(variation_name<V>));
    }
    if (contains(board.occupied(), target)) {
        return fen_error("en passant", to_string(target) + " is occupied");
    }
    if (!contains(board.whole(~taker, Piece::Pawn), victim)) {
        return fen_error("en passant", "no pawn in front of " + to_string(target) + " to be taken");
    }
    if (contains(board.of(taker), start)) {
        return fen_error("en passant", to_string(start) + ", where the pawn came from, is the other side's");
    }
    const Bitboard takers = pawn_attacks(~taker, target) & board.movers(Piece::Pawn) & board.of(taker);
    return takers != 0 ? target : Square::None;
}

}  // namespace detail

template <Variation V>
base::Result<Position<V>> read_fen(std::string_view text) {
    const base::Result<FenFields> fields = split_fen(text);
    if (!fields) {
        return fields.error();
    }
    Position<V> p;
    const auto read_man = [&](std::string_view rest, Square square) {
        return detail::read_pile(p.board, rest, square);
    };
    if (auto error = parse_placement(fields->placement, read_man)) {
        return *error;
    }
    for (const Side side : both_sides) {
        if (p.board.whole(side, Piece::King) == 0) {
            return fen_error("placement", player(side) + " has no king");
        }
    }
    const base::Result<Side> side = parse_side(fields->side);
    if (!side) {
        return side.error();
    }
    p.side = *side;
    if (find_checks(p.board, ~p.side).evasions != all_squares) {
        return fen_error("side to move", player(~p.side) + " has every king in check, but it is not its turn");
    }
    const base::Result<unsigned> rights = detail::read_castling(p.board, fields->castling);
    if (!rights) {
        return rights.error();
    }
    p.castling_rights = static_cast<std::uint8_t>(*rights);
    const base::Result<Square> target = detail::read_en_passant(p.board, fields->en_passant, p.side);
    if (!target) {
        return target.error();
    }
    p.en_passant = *target;
    const base::Result<MoveCounters> counters = parse_counters(*fields);
    if (!counters) {
        return counters.error();
    }
    p.halfmove_clock = static_cast<std::uint16_t>(counters->halfmove);
    p.fullmove_number = static_cast<std::uint16_t>(counters->fullmove);
    p.checks = find_checks(p.board, p.side);
    return p;
}

template <Variation V>
std::string write_fen(const Position<V>& p) {
    const std::string placement = write_placement([&](Square square) {
        const PileOf<V> pile = p.board.at(square);
        if (!pile) {
            return std::string();
        }
        const std::string letter(1, letter_of(p.board.owner(square), pile.piece()));
        return pile == start_pile<V>(pile.piece()) ? letter : letter + '[' + digits_of(pile.pyramids()) + ']';
    });
    return placement + (p.side == Side::White ? " w " : " b ") + write_castling(p.castling_rights) + ' ' +
           write_en_passant(p.en_passant) + ' ' + std::to_string(p.halfmove_clock) + ' ' +
           std::to_string(p.fullmove_number);
}

/// Each pile as its letter and its pyramids, bottom first; below the board what is in reserve.
template <Variation V>
std::string draw_position(const Position<V>& p) {
    const auto cell = [&](Square square) {
        const PileOf<V> pile = p.board.at(square);
        return pile ? letter_of(p.board.owner(square), pile.piece()) + digits_of(pile.pyramids()) : std::string();
    };
    std::size_t width = 3;
    for (const Square square : squares(p.board.occupied())) {
        width = std::max(width, cell(square).size());
    }
    std::string text = draw_grid(static_cast<int>(width), cell);
    for (const Side side : both_sides) {
        const std::string reserve = digits_of(p.board.reserve[index(side)]);
        text += player(side) + "'s reserve: " + (reserve.empty() ? "none" : reserve) + '\n';
    }
    return text + player(p.side) + " to move\n";
}

}  // namespace ziggurat::movegen::stackchess
