// SPDX-License-Identifier: GPL-3.0-or-later
// What the FEN readers of all games share: the fields, without the placement.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "tests/reference/castling.h"
#include "tests/reference/squares.h"

namespace ziggurat::reference {

// Thrown by the readers: "field: fault".
class FenFault : public std::runtime_error {
public:
    FenFault(const std::string& field, const std::string& fault) : std::runtime_error(field + ": " + fault) {}
};

// The five fields behind the placement.
struct CommonFields {
    Side side = Side::White;
    CastlingRights castling{};
    int en_passant = no_square;  // only its form is checked here
    int halfmoves = 0;
    int move_number = 1;
};

constexpr int highest_counter = 9999;

std::vector<std::string> split_fields(const std::string& fen);

// Reads fields[1] and following; missing counters are 0 and 1. castling_letters: those that the game has.
CommonFields read_common_fields(const std::vector<std::string>& fields, const std::string& castling_letters);

int read_counter(const std::string& text, const std::string& field, int highest);

std::string write_castling(const CastlingRights& rights);

// The placement field cut into its eight ranks, rank 8 first.
std::vector<std::string> split_ranks(const std::string& placement);

// How a message names a rank of the list that split_ranks gives.
std::string rank_label(std::size_t number);

// The number of empty squares that the digit at this place of a rank stands for.
int read_empty_squares(const std::string& rank, std::size_t place, std::size_t number);

}  // namespace ziggurat::reference
