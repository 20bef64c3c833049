// SPDX-License-Identifier: GPL-3.0-or-later
// The position of the games whose squares hold one FEN letter each: chess, Level-Up Chess, Mystic Chess.
#pragma once

#include <array>
#include <string>

#include "tests/reference/castling.h"
#include "tests/reference/fen_fields.h"
#include "tests/reference/squares.h"

namespace ziggurat::reference {

constexpr char empty_square = '.';

struct Purse {  // Mystic Chess only
    int coins = 0;
    int bought = 0;  // 3 stands for three or more
    bool operator==(const Purse& other) const = default;
};

struct LetterPosition {
    std::array<char, square_count> board{};
    Side side = Side::White;
    CastlingRights castling{};
    int en_passant = no_square;
    std::array<Purse, 2> purses{};
    int halfmoves = 0;
    int move_number = 1;

    LetterPosition() { board.fill(empty_square); }

    char at(int square) const { return board[index_of(square)]; }
    void put(int square, char letter) { board[index_of(square)] = letter; }
    void clear(int square) { put(square, empty_square); }

    bool is_empty(int square) const { return at(square) == empty_square; }
    bool is_of(int square, Side owner) const;
    bool is_piece(int square, Side owner, char kind) const;

    // chess, "A move": the counters do not count.
    bool same_as(const LetterPosition& other) const;
};

// Kinds are upper-case letters; White's pieces are written like their kind, Black's in lower case.
char kind_of(char letter);
char letter_of(char kind, Side owner);

int count_kind(const LetterPosition& position, Side owner, char kind);
int count_men(const LetterPosition& position, Side owner);

// Reads the placement. kinds: what the game has. With plus_levels, + and a base letter is read as the levelled
// piece (levelup, Rule options: what Fairy-Stockfish writes).
void read_letter_placement(const std::string& placement, const std::string& kinds, bool plus_levels,
                           LetterPosition& position);
std::string write_letter_placement(const LetterPosition& position);

// The levelled piece of a base piece; a piece that does not level is given back unchanged (levelup 1).
char levelled_kind(char kind);
char levelled(char letter);

}  // namespace ziggurat::reference
