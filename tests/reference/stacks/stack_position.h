// SPDX-License-Identifier: GPL-3.0-or-later
// The position of Stack Chess: a stack of pyramids, or nothing, on each square.
#pragma once

#include <array>
#include <string>

#include "tests/reference/castling.h"
#include "tests/reference/squares.h"

namespace ziggurat::reference {

// The rule options of the page's table.
struct StackOptions {
    bool join_as_capture = false;
    bool big_queens = false;
    bool king_of_seven = false;
    bool full_set = false;
    bool double_step = true;
};

constexpr int largest_pyramid = 3;
constexpr std::array<int, largest_pyramid> pyramid_sizes{1, 2, 3};

// Pyramids of one side on one square, or none. As each is no larger than the one below it, a stack is known by
// how many of each size it holds.
class Stack {
public:
    Stack() = default;
    Stack(Side owner, int pyramid) : owner_(owner) { add(pyramid); }

    Side owner() const { return owner_; }
    bool is_empty() const { return pyramids() == 0; }
    int count(int pyramid) const { return counts_[index_of(pyramid - 1)]; }
    int pyramids() const;
    int size() const;
    int top() const;
    int bottom() const;

    void add(int pyramid) { ++counts_[index_of(pyramid - 1)]; }
    void add(const Stack& other);
    void remove(const Stack& part);
    Stack top_part(int number_of_pyramids) const;

    // Pyramids' sizes, bottom first.
    std::string sizes() const;

    bool operator==(const Stack& other) const = default;

private:
    Side owner_ = Side::White;
    std::array<int, largest_pyramid> counts_{};
};

// The piece that a stack of this size is, as an upper-case letter; '?' where no stack may have the size.
char kind_of_size(int size, const StackOptions& options);

int largest_size(const StackOptions& options);

// The stack that a letter without brackets stands for; empty for a letter that needs brackets.
Stack starting_stack(char kind, Side owner, const StackOptions& options);

struct StackPosition {
    std::array<Stack, square_count> board{};
    Side side = Side::White;
    CastlingRights castling{};
    int en_passant = no_square;
    int halfmoves = 0;
    int move_number = 1;

    const Stack& at(int square) const { return board[index_of(square)]; }
    Stack& at(int square) { return board[index_of(square)]; }
    bool is_empty(int square) const { return at(square).is_empty(); }
    bool is_of(int square, Side owner) const { return !is_empty(square) && at(square).owner() == owner; }

    // chess, "A move": the counters do not count. The reserve follows from the board.
    bool same_as(const StackPosition& other) const;
};

// How many pyramids of a size a side has, on the board and in all.
int pyramids_on_board(const StackPosition& position, Side side, int pyramid);
int pyramids_of_a_size(const StackOptions& options);

// stackchess 7: whether king and rook are the stacks of the start, on their squares.
bool castling_stacks_in_place(const StackPosition& position, const Castling& castling,
                              const StackOptions& options);

// Whether a stack of the side to move could pseudo-legally capture en passant on this square.
bool can_take_en_passant(const StackPosition& position, int square);

// Whole FENs; the reader throws FenFault. It leaves out the test on kings in check.
StackPosition read_stack_fen(const std::string& fen, const StackOptions& options);
std::string write_stack_fen(const StackPosition& position, const StackOptions& options);

}  // namespace ziggurat::reference
