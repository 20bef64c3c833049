// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/fen_fields.h"

#include <cctype>
#include <sstream>

namespace ziggurat::reference {

namespace {

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

Side read_side(const std::string& text) {
    if (text == "w") {
        return Side::White;
    }
    if (text == "b") {
        return Side::Black;
    }
    throw FenFault("side to move", "must be w or b, not " + text);
}

// Letters may come in any order, but none twice.
CastlingRights read_castling(const std::string& text, const std::string& known_letters) {
    CastlingRights rights{};
    if (text == "-") {
        return rights;
    }
    for (const char letter : text) {
        if (known_letters.find(letter) == std::string::npos) {
            throw FenFault("castling", std::string("unknown letter ") + letter);
        }
        for (std::size_t which = 0; which < castlings.size(); ++which) {
            if (castlings[which].letter != letter) {
                continue;
            }
            if (rights[which]) {
                throw FenFault("castling", std::string("letter given twice: ") + letter);
            }
            rights[which] = true;
        }
    }
    return rights;
}

int read_en_passant(const std::string& text, Side taker) {
    if (text == "-") {
        return no_square;
    }
    const int square = square_from_name(text);
    if (square == no_square) {
        throw FenFault("en passant", "not a square: " + text);
    }
    if (rank_seen_by(taker, square) != 6) {
        throw FenFault("en passant", text + " is not on the taker's sixth rank");
    }
    return square;
}

}  // namespace

std::vector<std::string> split_fields(const std::string& fen) {
    std::vector<std::string> fields;
    std::istringstream stream(fen);
    std::string field;
    while (stream >> field) {
        fields.push_back(field);
    }
    return fields;
}

CommonFields read_common_fields(const std::vector<std::string>& fields, const std::string& castling_letters) {
    if (fields.size() < 4) {
        throw FenFault("fields", "placement, side to move, castling and en passant are needed");
    }
    if (fields.size() > 6) {
        throw FenFault("fields", "too many: " + fields[6]);
    }
    CommonFields common;
    common.side = read_side(fields[1]);
    common.castling = read_castling(fields[2], castling_letters);
    common.en_passant = read_en_passant(fields[3], common.side);
    if (fields.size() > 4) {
        common.halfmoves = read_counter(fields[4], "halfmove counter", highest_counter);
    }
    if (fields.size() > 5) {
        common.move_number = read_counter(fields[5], "move number", highest_counter);
    }
    if (common.move_number == 0) {
        common.move_number = 1;
    }
    return common;
}

int read_counter(const std::string& text, const std::string& field, int highest) {
    int value = 0;
    for (const char letter : text) {
        if (!is_digit(letter)) {
            throw FenFault(field, "not a number: " + text);
        }
        value = value * 10 + (letter - '0');
        if (value > highest) {
            throw FenFault(field, "too large: " + text);
        }
    }
    if (text.empty()) {
        throw FenFault(field, "is empty");
    }
    return value;
}

std::string write_castling(const CastlingRights& rights) {
    std::string text;
    for (std::size_t which = 0; which < castlings.size(); ++which) {
        if (rights[which]) {
            text += castlings[which].letter;
        }
    }
    return text.empty() ? "-" : text;
}

std::vector<std::string> split_ranks(const std::string& placement) {
    std::vector<std::string> ranks(1);
    for (const char letter : placement) {
        if (letter == '/') {
            ranks.emplace_back();
        } else {
            ranks.back() += letter;
        }
    }
    if (ranks.size() != 8) {
        throw FenFault("placement", std::to_string(ranks.size()) + " ranks instead of 8");
    }
    return ranks;
}

std::string rank_label(std::size_t number) {
    return "rank " + std::to_string(8 - number);
}

int read_empty_squares(const std::string& rank, std::size_t place, std::size_t number) {
    const char digit = rank[place];
    if (digit == '0' || digit == '9') {
        throw FenFault("placement", rank_label(number) + " has the digit " + digit);
    }
    if (place + 1 < rank.size() && is_digit(rank[place + 1])) {
        throw FenFault("placement", rank_label(number) + " has two digits side by side");
    }
    return digit - '0';
}

}  // namespace ziggurat::reference
