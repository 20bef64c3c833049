// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/letters/letter_position.h"

namespace ziggurat::reference {

namespace {

bool is_upper(char letter) {
    return letter >= 'A' && letter <= 'Z';
}
bool is_lower(char letter) {
    return letter >= 'a' && letter <= 'z';
}

}  // namespace

char kind_of(char letter) {
    return is_lower(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
}

char letter_of(char kind, Side owner) {
    return owner == Side::White ? kind : static_cast<char>(kind - 'A' + 'a');
}

bool LetterPosition::is_of(int square, Side owner) const {
    return owner == Side::White ? is_upper(at(square)) : is_lower(at(square));
}

bool LetterPosition::is_piece(int square, Side owner, char kind) const {
    return at(square) == letter_of(kind, owner);
}

bool LetterPosition::same_as(const LetterPosition& other) const {
    return board == other.board && side == other.side && castling == other.castling &&
           en_passant == other.en_passant && purses == other.purses;
}

int count_kind(const LetterPosition& position, Side owner, char kind) {
    int count = 0;
    for (int square = 0; square < square_count; ++square) {
        if (position.is_piece(square, owner, kind)) {
            ++count;
        }
    }
    return count;
}

int count_men(const LetterPosition& position, Side owner) {
    int count = 0;
    for (int square = 0; square < square_count; ++square) {
        if (position.is_of(square, owner)) {
            ++count;
        }
    }
    return count;
}

char levelled_kind(char kind) {
    switch (kind) {
    case 'P':
        return 'S';
    case 'N':
        return 'C';
    case 'B':
        return 'A';
    case 'R':
        return 'D';
    case 'Q':
        return 'E';
    case 'K':
        return 'M';
    default:
        return kind;
    }
}

char levelled(char letter) {
    return letter_of(levelled_kind(kind_of(letter)), is_upper(letter) ? Side::White : Side::Black);
}

void read_letter_placement(const std::string& placement, const std::string& kinds, bool plus_levels,
                           LetterPosition& position) {
    const auto ranks = split_ranks(placement);
    for (std::size_t number = 0; number < ranks.size(); ++number) {
        const std::string& rank = ranks[number];
        int file = 0;
        for (std::size_t place = 0; place < rank.size(); ++place) {
            if (rank[place] >= '0' && rank[place] <= '9') {
                file += read_empty_squares(rank, place, number);
                continue;
            }
            char letter = rank[place];
            if (plus_levels && letter == '+' && place + 1 < rank.size() &&
                std::string("PNBRQKpnbrqk").find(rank[place + 1]) != std::string::npos) {
                letter = levelled(rank[++place]);
            }
            if (kinds.find(kind_of(letter)) == std::string::npos) {
                throw FenFault("placement", std::string("unknown letter ") + letter);
            }
            if (file < 8) {
                position.put((7 - static_cast<int>(number)) * 8 + file, letter);
            }
            ++file;
        }
        if (file != 8) {
            throw FenFault("placement",
                           rank_label(number) + " has " + std::to_string(file) + " squares instead of 8");
        }
    }
}

std::string write_letter_placement(const LetterPosition& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empties = 0;
        for (int file = 0; file < 8; ++file) {
            const int square = rank * 8 + file;
            if (position.is_empty(square)) {
                ++empties;
                continue;
            }
            if (empties > 0) {
                text += std::to_string(empties);
                empties = 0;
            }
            text += position.at(square);
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

}  // namespace ziggurat::reference
