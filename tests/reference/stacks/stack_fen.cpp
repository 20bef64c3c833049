// SPDX-License-Identifier: GPL-3.0-or-later
// Stack Chess positions as FEN.
#include "tests/reference/fen_fields.h"
#include "tests/reference/stacks/stack_position.h"

namespace ziggurat::reference {

namespace {

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}
char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The sizes in the brackets that open at this place of a rank; place goes on to the closing bracket.
std::string read_sizes(const std::string& rank, std::size_t& place, const std::string& label) {
    const std::size_t close = rank.find(']', place);
    if (close == std::string::npos || close == place + 1) {
        throw FenFault("placement", label + " has brackets that are empty or not closed");
    }
    std::string sizes = rank.substr(place + 1, close - place - 1);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] < '1' || sizes[i] > '3') {
            throw FenFault("placement", label + " has an unknown pyramid: " + sizes);
        }
        if (i > 0 && sizes[i] > sizes[i - 1]) {
            throw FenFault("placement", label + " has pyramids out of order: " + sizes);
        }
    }
    place = close;
    return sizes;
}

// The stack written at this place of a rank; place goes on to its last character.
Stack read_stack(const std::string& rank, std::size_t& place, const std::string& label,
                 const StackOptions& options) {
    const char letter = rank[place];
    const char kind = upper(letter);
    const Side owner = letter == kind ? Side::White : Side::Black;
    const std::string known = options.king_of_seven ? "PNBRQKC" : "PNBRQK";
    if (known.find(kind) == std::string::npos) {
        throw FenFault("placement", label + " has the unknown letter " + letter);
    }
    if (place + 1 >= rank.size() || rank[place + 1] != '[') {
        const Stack stack = starting_stack(kind, owner, options);
        if (stack.is_empty()) {
            throw FenFault("placement", label + " has " + letter + " without brackets");
        }
        return stack;
    }
    ++place;
    const std::string sizes = read_sizes(rank, place, label);
    Stack stack(owner, sizes[0] - '0');
    for (const char pyramid : sizes.substr(1)) {
        stack.add(pyramid - '0');
    }
    if (kind_of_size(stack.size(), options) != kind) {
        throw FenFault("placement", label + ": the sizes [" + sizes + "] do not make a " + letter);
    }
    return stack;
}

void read_placement(const std::string& placement, const StackOptions& options, StackPosition& position) {
    const auto ranks = split_ranks(placement);
    for (std::size_t number = 0; number < ranks.size(); ++number) {
        const std::string& rank = ranks[number];
        int file = 0;
        for (std::size_t place = 0; place < rank.size(); ++place) {
            if (rank[place] >= '0' && rank[place] <= '9') {
                file += read_empty_squares(rank, place, number);
                continue;
            }
            const Stack stack = read_stack(rank, place, rank_label(number), options);
            if (file < 8) {
                position.at((7 - static_cast<int>(number)) * 8 + file) = stack;
            }
            ++file;
        }
        if (file != 8) {
            throw FenFault("placement",
                           rank_label(number) + " has " + std::to_string(file) + " squares instead of 8");
        }
    }
}

void check_pyramids(const StackPosition& position, const StackOptions& options) {
    for (const Side side : {Side::White, Side::Black}) {
        const std::string who = side == Side::White ? "White" : "Black";
        for (const int pyramid : pyramid_sizes) {
            if (pyramids_on_board(position, side, pyramid) > pyramids_of_a_size(options)) {
                throw FenFault("placement", who + " has too many pyramids of size " + std::to_string(pyramid));
            }
        }
        int kings = 0;
        for (int square = 0; square < square_count; ++square) {
            if (position.is_of(square, side) && kind_of_size(position.at(square).size(), options) == 'K') {
                ++kings;
            }
        }
        if (kings == 0) {
            throw FenFault("placement", who + " has no king");
        }
    }
}

void check_castling(const StackPosition& position, const StackOptions& options) {
    for (std::size_t which = 0; which < castlings.size(); ++which) {
        if (position.castling[which] && !castling_stacks_in_place(position, castlings[which], options)) {
            throw FenFault("castling", std::string("king or rook not in place for ") + castlings[which].letter);
        }
    }
}

// chess, FEN: empty, an enemy lone [1] in front of it, the start square empty or with a stack of its own side.
void check_en_passant(const StackPosition& position, const StackOptions& options) {
    if (position.en_passant == no_square) {
        return;
    }
    const Side enemy = opposite(position.side);
    const int victim = shifted(position.en_passant, {0, forward(enemy)});
    const int start = shifted(position.en_passant, {0, forward(position.side)});
    const std::string name = square_name(position.en_passant);
    if (!options.double_step) {
        throw FenFault("en passant", "no pawn steps twice in this variant");
    }
    if (!position.is_empty(position.en_passant)) {
        throw FenFault("en passant", name + " is not empty");
    }
    if (!(position.at(victim) == Stack(enemy, 1))) {
        throw FenFault("en passant", "no enemy pawn has stepped over " + name);
    }
    if (position.is_of(start, position.side)) {
        throw FenFault("en passant", "the enemy pawn cannot have come from behind " + name);
    }
}

std::string write_placement(const StackPosition& position, const StackOptions& options) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empties = 0;
        for (int file = 0; file < 8; ++file) {
            const Stack& stack = position.at(rank * 8 + file);
            if (stack.is_empty()) {
                ++empties;
                continue;
            }
            if (empties > 0) {
                text += std::to_string(empties);
                empties = 0;
            }
            const char kind = kind_of_size(stack.size(), options);
            text += stack.owner() == Side::White ? kind : lower(kind);
            if (!(stack == starting_stack(kind, stack.owner(), options))) {
                text += "[" + stack.sizes() + "]";
            }
        }
        if (empties > 0) {
            text += std::to_string(empties);
        }
        if (rank > 0) {
            text += '/';
        }
    }
    return text;
}

}  // namespace

StackPosition read_stack_fen(const std::string& fen, const StackOptions& options) {
    const auto fields = split_fields(fen);
    // stackchess, FEN: K is White's h1 rook and q Black's a8 rook; with FullSet there are all four.
    const CommonFields common = read_common_fields(fields, options.full_set ? "KQkq" : "Kq");
    StackPosition position;
    read_placement(fields[0], options, position);
    position.side = common.side;
    position.castling = common.castling;
    position.en_passant = common.en_passant;
    position.halfmoves = common.halfmoves;
    position.move_number = common.move_number;
    check_pyramids(position, options);
    check_castling(position, options);
    check_en_passant(position, options);
    if (position.en_passant != no_square && !can_take_en_passant(position, position.en_passant)) {
        position.en_passant = no_square;
    }
    return position;
}

std::string write_stack_fen(const StackPosition& position, const StackOptions& options) {
    const std::string en_passant = position.en_passant == no_square ? "-" : square_name(position.en_passant);
    return write_placement(position, options) + (position.side == Side::White ? " w " : " b ") +
           write_castling(position.castling) + " " + en_passant + " " + std::to_string(position.halfmoves) + " " +
           std::to_string(position.move_number);
}

}  // namespace ziggurat::reference
