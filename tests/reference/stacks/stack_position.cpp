// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/stacks/stack_position.h"

namespace ziggurat::reference {

int Stack::pyramids() const {
    int number = 0;
    for (const int pyramid : pyramid_sizes) {
        number += count(pyramid);
    }
    return number;
}

int Stack::size() const {
    int sum = 0;
    for (const int pyramid : pyramid_sizes) {
        sum += pyramid * count(pyramid);
    }
    return sum;
}

int Stack::top() const {
    for (const int pyramid : {1, 2, 3}) {
        if (count(pyramid) > 0) {
            return pyramid;
        }
    }
    return 0;
}

int Stack::bottom() const {
    for (const int pyramid : {3, 2, 1}) {
        if (count(pyramid) > 0) {
            return pyramid;
        }
    }
    return 0;
}

void Stack::add(const Stack& other) {
    for (const int pyramid : pyramid_sizes) {
        counts_[index_of(pyramid - 1)] += other.count(pyramid);
    }
}

// What is left empty belongs to nobody, so that empty squares are all alike.
void Stack::remove(const Stack& part) {
    for (const int pyramid : pyramid_sizes) {
        counts_[index_of(pyramid - 1)] -= part.count(pyramid);
    }
    if (is_empty()) {
        owner_ = Side::White;
    }
}

Stack Stack::top_part(int number_of_pyramids) const {
    Stack part;
    part.owner_ = owner_;
    for (const int pyramid : {1, 2, 3}) {
        for (int i = 0; i < count(pyramid) && part.pyramids() < number_of_pyramids; ++i) {
            part.add(pyramid);
        }
    }
    return part;
}

std::string Stack::sizes() const {
    std::string text;
    for (const int pyramid : {3, 2, 1}) {
        text += std::string(index_of(count(pyramid)), static_cast<char>('0' + pyramid));
    }
    return text;
}

int largest_size(const StackOptions& options) {
    if (options.big_queens) {
        return pyramids_of_a_size(options) * (1 + 2 + 3);
    }
    return options.king_of_seven ? 7 : 6;
}

char kind_of_size(int size, const StackOptions& options) {
    if (size < 1 || size > largest_size(options)) {
        return '?';
    }
    switch (size) {
    case 1:
        return 'P';
    case 2:
        return 'N';
    case 3:
        return 'B';
    case 4:
        return 'R';
    case 5:
        return options.king_of_seven ? 'C' : 'K';
    case 7:
        return options.king_of_seven ? 'K' : 'Q';
    default:
        return 'Q';
    }
}

Stack starting_stack(char kind, Side owner, const StackOptions& options) {
    std::string sizes;
    switch (kind) {
    case 'P':
        sizes = "1";
        break;
    case 'N':
        sizes = "2";
        break;
    case 'B':
        sizes = "3";
        break;
    case 'R':
        sizes = "22";
        break;
    case 'K':
        sizes = options.king_of_seven ? "322" : "32";
        break;
    case 'Q':
        sizes = "33";
        break;
    default:
        return {};
    }
    Stack stack(owner, sizes[0] - '0');
    for (const char pyramid : sizes.substr(1)) {
        stack.add(pyramid - '0');
    }
    return stack;
}

bool StackPosition::same_as(const StackPosition& other) const {
    return board == other.board && side == other.side && castling == other.castling &&
           en_passant == other.en_passant;
}

int pyramids_on_board(const StackPosition& position, Side side, int pyramid) {
    int number = 0;
    for (const Stack& stack : position.board) {
        if (!stack.is_empty() && stack.owner() == side) {
            number += stack.count(pyramid);
        }
    }
    return number;
}

int pyramids_of_a_size(const StackOptions& options) {
    return options.full_set ? 10 : 5;
}

bool castling_stacks_in_place(const StackPosition& position, const Castling& castling,
                              const StackOptions& options) {
    return position.at(castling.king_from) == starting_stack('K', castling.side, options) &&
           position.at(castling.rook_from) == starting_stack('R', castling.side, options);
}

// A lone pyramid of size 1, whole or splitting off: any stack with such a pyramid on top (stackchess 2).
bool can_take_en_passant(const StackPosition& position, int square) {
    for (const int files : {-1, 1}) {
        const int from = shifted(square, {files, -forward(position.side)});
        if (from != no_square && position.is_of(from, position.side) && position.at(from).top() == 1) {
            return true;
        }
    }
    return false;
}

}  // namespace ziggurat::reference
