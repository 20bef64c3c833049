// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/parts/fen.h"

#include "base/text.h"

namespace ziggurat::movegen {

using base::Error;
using base::Result;

Error fen_error(std::string_view field, const std::string& fault) {
    return Error{"FEN " + std::string(field) + ": " + fault};
}

Result<FenFields> split_fen(std::string_view text, std::initializer_list<std::string_view> extra_names) {
    std::vector<std::string_view> words = base::split_words(text);
    FenFields fields{{}, {}, "-", "-", "0", "1", {}};
    if (words.empty()) {
        return Error{"FEN: it is empty"};
    }
    std::size_t own = 0;
    while (own < words.size() && own < 6 && words[own].find(':') == std::string_view::npos) {
        ++own;
    }
    fields.extra.assign(words.begin() + static_cast<std::ptrdiff_t>(own), words.end());
    words.resize(own);
    if (fields.extra.size() > extra_names.size()) {
        return Error{"FEN: too many fields, " + std::to_string(6 + extra_names.size()) + " is the most"};
    }
    if (fields.extra.size() < extra_names.size()) {
        return fen_error(extra_names.begin()[fields.extra.size()], "it is missing");
    }
    if (words.size() < 2) {
        return fen_error("side to move", "it is missing");
    }
    const std::array<std::string_view*, 6> places{&fields.placement,  &fields.side,     &fields.castling,
                                                  &fields.en_passant, &fields.halfmove, &fields.fullmove};
    for (std::size_t i = 0; i < words.size(); ++i) {
        *places[i] = words[i];
    }
    return fields;
}

Result<Side> parse_side(std::string_view field) {
    if (field == "w") {
        return Side::White;
    }
    if (field == "b") {
        return Side::Black;
    }
    return fen_error("side to move", "\"" + std::string(field) + "\" is neither w nor b");
}

Result<int> parse_number(std::string_view name, std::string_view text, int most) {
    // Of an unsigned number no sign is read, not even that of "-0".
    const std::optional<unsigned> number = base::parse_integer<unsigned>(text);
    if (!number) {
        return fen_error(name, "\"" + std::string(text) + "\" is not a number from 0 to " + std::to_string(most));
    }
    if (*number > static_cast<unsigned>(most)) {
        return fen_error(name, std::string(text) + " is outside 0 to " + std::to_string(most));
    }
    return static_cast<int>(*number);
}

Result<MoveCounters> parse_counters(const FenFields& fields) {
    const Result<int> halfmove = parse_number("halfmove clock", fields.halfmove, max_counter);
    if (!halfmove) {
        return halfmove.error();
    }
    const Result<int> fullmove = parse_number("move number", fields.fullmove, max_counter);
    if (!fullmove) {
        return fullmove.error();
    }
    return MoveCounters{*halfmove, *fullmove == 0 ? 1 : *fullmove};
}

Result<unsigned> parse_castling(std::string_view field) {
    if (field == "-") {
        return 0U;
    }
    unsigned rights = 0;
    for (const char letter : field) {
        const std::size_t number = castling_letters.find(letter);
        if (number == std::string_view::npos) {
            return fen_error("castling", std::string("unknown letter '") + letter + "'");
        }
        if ((rights >> number & 1U) != 0) {
            return fen_error("castling", std::string("'") + letter + "' is given twice");
        }
        rights |= 1U << number;
    }
    return rights;
}

std::string write_castling(unsigned rights) {
    std::string text;
    for (std::size_t number = 0; number < castling_letters.size(); ++number) {
        if ((rights >> number & 1U) != 0) {
            text += castling_letters[number];
        }
    }
    return text.empty() ? "-" : text;
}

std::string write_en_passant(Square square) {
    return square == Square::None ? "-" : to_string(square);
}

Result<Square> parse_en_passant(std::string_view field, Side taker) {
    if (field == "-") {
        return Square::None;
    }
    const std::optional<Square> square = parse_square(field);
    if (!square) {
        return fen_error("en passant", "\"" + std::string(field) + "\" is not a square");
    }
    if (relative_rank(taker, *square) != 5) {
        return fen_error("en passant",
                         std::string(field) + " is not on rank " + (taker == Side::White ? "6" : "3"));
    }
    return *square;
}

}  // namespace ziggurat::movegen
