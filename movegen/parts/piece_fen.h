// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "movegen/attacks.h"
#include "movegen/parts/castling.h"
#include "movegen/parts/fen.h"
#include "movegen/parts/piece_board.h"

// Reading, checking and writing boards of one letter a man: chess, Level-Up, Mystic.

namespace ziggurat::movegen {

/// "White" or "Black".
constexpr std::string_view name_of(Side side) {
    return side == Side::White ? "White" : "Black";
}

/// A man's letter: `letters` are White's, in the order of the types.
inline char man_letter(std::string_view letters, Side side, std::size_t type) {
    const char letter = letters[type];
    return side == Side::White ? letter : static_cast<char>(letter - 'A' + 'a');
}

/// Puts the men of a placement field on an empty board.
template <class Piece, std::size_t Types>
std::optional<base::Error> read_men(PieceBoard<Piece, Types>& board, std::string_view placement,
                                    std::string_view letters) {
    return parse_placement(placement, [&](std::string_view rest, Square square) -> base::Result<std::size_t> {
        for (const Side side : both_sides) {
            for (std::size_t type = 0; type < Types; ++type) {
                if (rest[0] == man_letter(letters, side, type)) {
                    board.put(side, static_cast<Piece>(type), square);
                    return std::size_t{1};
                }
            }
        }
        return fen_error("placement", std::string("unknown letter '") + rest[0] + "'");
    });
}

template <class Piece, std::size_t Types>
std::string write_men(const PieceBoard<Piece, Types>& board, std::string_view letters) {
    return write_placement([&](Square square) {
        return board.is_empty(square) ? std::string()
                                      : std::string(1, man_letter(letters, board.owner(square),
                                                                  static_cast<std::size_t>(board.at(square))));
    });
}

template <class Piece, std::size_t Types>
std::string draw_men(const PieceBoard<Piece, Types>& board, std::string_view letters) {
    return draw_grid(1, [&](Square square) {
        return board.is_empty(square) ? std::string()
                                      : std::string(1, man_letter(letters, board.owner(square),
                                                                  static_cast<std::size_t>(board.at(square))));
    });
}

/// Refuses all but one royal man a side.
inline std::optional<base::Error> check_royals(Side side, int royals) {
    if (royals == 1) {
        return std::nullopt;
    }
    const std::string count = royals == 0 ? "no king" : std::to_string(royals) + " kings";
    return fen_error("placement", std::string(name_of(side)) + " has " + count);
}

/// Refuses pawns where none can stand.
inline std::optional<base::Error> check_pawn_ranks(Bitboard pawns) {
    const Bitboard wrong = pawns & (rank_mask(0) | rank_mask(7));
    if (wrong == 0) {
        return std::nullopt;
    }
    return fen_error("placement", "a pawn on " + to_string(lowest(wrong)));
}

/// How many men of each orthodox kind a side has, levelled ones counted with their base.
struct ManCounts {
    int pawns;
    int knights;
    int bishops;
    int rooks;
    int queens;
};

/// Refuses more men than 8 pawns, 2 knights, 2 bishops, 2 rooks and a queen can have become by promotion.
inline std::optional<base::Error> check_promotion_counts(Side side, const ManCounts& men) {
    const int all = 1 + men.pawns + men.knights + men.bishops + men.rooks + men.queens;
    if (all > 16) {
        return fen_error("placement",
                         std::string(name_of(side)) + " has " + std::to_string(all) + " men, more than 16");
    }
    const int promoted = std::max(0, men.knights - 2) + std::max(0, men.bishops - 2) + std::max(0, men.rooks - 2) +
                         std::max(0, men.queens - 1);
    if (men.pawns + promoted > 8) {
        return fen_error("placement", std::string(name_of(side)) + " has " + std::to_string(men.pawns) +
                                          " pawns and " + std::to_string(promoted) +
                                          " pieces more than a set has, which 8 pawns cannot become");
    }
    return std::nullopt;
}

/// Refuses rights whose king or rook is not on its square.
inline std::optional<base::Error> check_castling_rights(unsigned rights, Bitboard white_kings,
                                                        Bitboard black_kings, Bitboard white_rooks,
                                                        Bitboard black_rooks) {
    for (unsigned number = 0; number < castlings.size(); ++number) {
        if ((rights >> number & 1U) == 0) {
            continue;
        }
        const bool is_white = number < 2;
        const Castling& castling = castlings[number];
        const std::string right = std::string("'") + castling_letters[number] + "' without ";
        if (!contains(is_white ? white_kings : black_kings, castling.king_from)) {
            return fen_error("castling", right + "a king on " + to_string(castling.king_from));
        }
        if (!contains(is_white ? white_rooks : black_rooks, castling.rook_from)) {
            return fen_error("castling", right + "a rook on " + to_string(castling.rook_from));
        }
    }
    return std::nullopt;
}

/// Reads the en passant field: a square that a pawn of the other side has just passed, as far as the board can
/// tell; else an error. A square where no pawn of `takers` could capture reads as none.
inline base::Result<Square> read_en_passant(std::string_view field, Side taker, Bitboard occupied, Bitboard takers,
                                            Bitboard victims) {
    const base::Result<Square> read = parse_en_passant(field, taker);
    if (!read || *read == Square::None) {
        return read;
    }
    const Square target = *read;
    if (contains(occupied, target)) {
        return fen_error("en passant", to_string(target) + " is occupied");
    }
    if (!contains(victims, target + -forward(taker))) {
        return fen_error("en passant", "no pawn in front of " + to_string(target) + " to be taken");
    }
    if (contains(occupied, target + forward(taker))) {
        return fen_error("en passant",
                         to_string(target + forward(taker)) + ", where the pawn came from, is occupied");
    }
    return (pawn_attacks(~taker, target) & takers) != 0 ? target : Square::None;
}

}  // namespace ziggurat::movegen
