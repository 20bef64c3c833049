// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "movegen/parts/piece_board.h"

namespace ziggurat::movegen::levelup {

/// The six orthodox men and, in the same order, what each becomes by capturing.
enum class Piece : std::uint8_t {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
    Squire,
    Crusader,
    Archbishop,
    Raider,
    Empress,
    Emperor,
};

inline constexpr std::string_view piece_letters = "PNBRQKSCADEM";
inline constexpr std::array<Piece, 4> promotions{Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight};

constexpr bool is_levelled(Piece piece) {
    return piece >= Piece::Squire;
}

/// What a man is after a capture (levelup 1).
constexpr Piece levelled(Piece piece) {
    return is_levelled(piece) ? piece : static_cast<Piece>(static_cast<int>(piece) + 6);
}

/// The base man that a man is or once was.
constexpr Piece base_of(Piece piece) {
    return is_levelled(piece) ? static_cast<Piece>(static_cast<int>(piece) - 6) : piece;
}

using Board = PieceBoard<Piece, 12>;

/// What the moves of one side have to mind, found once when a position is made.
struct CheckInfo {
    Bitboard checkers = 0;      ///< enemies that attack the royal man with a single leg
    Bitboard pinned = 0;        ///< own men that alone stand between it and an enemy slider
    bool raider_check = false;  ///< an enemy raider can take a neighbour and step on to the royal man (levelup 10)

    friend constexpr bool operator==(const CheckInfo&, const CheckInfo&) = default;
};

/// A position of Level-Up Chess; const once made.
struct Position {
    Board board;
    CheckInfo checks;  ///< of the side to move
    std::uint16_t halfmove_clock = 0;
    std::uint16_t fullmove_number = 1;
    Side side = Side::White;
    Square en_passant = Square::None;  ///< only where a pawn or squire could pseudo-legally capture there
    std::uint8_t castling_rights = 0;  ///< a mask over `castlings`

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Position) == 216);

inline Square royal_square(const Board& board, Side side) {
    return lowest(board.of(side, Piece::King, Piece::Emperor));
}

inline Bitboard rook_movers(const Board& board) {
    return board.of(Piece::Rook, Piece::Raider, Piece::Queen, Piece::Empress);
}

inline Bitboard bishop_movers(const Board& board) {
    return board.of(Piece::Bishop, Piece::Archbishop, Piece::Queen, Piece::Empress);
}

inline Bitboard knight_movers(const Board& board) {
    return board.of(Piece::Knight, Piece::Crusader, Piece::Empress);
}

inline Bitboard pawn_movers_of(const Board& board, Side side) {
    return board.of(side, Piece::Pawn, Piece::Squire);
}

inline Key key(const Position& p) {
    return p.board.key ^ zobrist.castling(p.castling_rights) ^ zobrist.en_passant(p.en_passant) ^
           zobrist.side(p.side);
}

}  // namespace ziggurat::movegen::levelup
