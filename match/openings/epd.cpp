// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/epd.h"

#include <array>

#include "base/text.h"

namespace ziggurat::match {
namespace {

constexpr std::size_t position_fields = 4;
constexpr std::size_t usual_fields = 6;

std::string join(const std::vector<std::string_view>& words, std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t i = begin; i < end && i < words.size(); ++i) {
        text += (text.empty() ? "" : " ") + std::string(words[i]);
    }
    return text;
}

/// The operand of an operation such as "hmvc 3;", quotes taken off; empty where there is none.
std::string operand(std::string_view line, std::string_view operation) {
    for (const std::string_view part : base::split_at(line, ';')) {
        const auto words = base::split_words(part);
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            if (words[i] == operation) {
                std::string value = join(words, i + 1, words.size());
                if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
                    value = value.substr(1, value.size() - 2);
                }
                return value;
            }
        }
    }
    return {};
}

}  // namespace

std::string to_epd(std::string_view fen) {
    const auto fields = base::split_words(fen);
    std::string line = join(fields, 0, position_fields);
    if (fields.size() >= usual_fields) {
        line += " hmvc " + std::string(fields[4]) + "; fmvn " + std::string(fields[5]) + ';';
    }
    if (fields.size() > usual_fields) {
        line += " purses \"" + join(fields, usual_fields, fields.size()) + "\";";
    }
    return line;
}

std::string fen_of_epd(std::string_view line) {
    const auto fields = base::split_words(line);
    const bool has_counters = fields.size() >= usual_fields && base::parse_integer<int>(fields[4]) &&
                              base::parse_integer<int>(fields[5]);
    if (has_counters) {
        // A FEN; its further fields are no words and have a colon in them.
        std::size_t end = usual_fields;
        while (end < fields.size() && fields[end].find(':') != std::string_view::npos) {
            ++end;
        }
        return join(fields, 0, end);
    }
    const std::string halfmoves = operand(line, "hmvc");
    const std::string fullmoves = operand(line, "fmvn");
    const std::string purses = operand(line, "purses");
    std::string fen = join(fields, 0, position_fields);
    fen += ' ' + (halfmoves.empty() ? "0" : halfmoves) + ' ' + (fullmoves.empty() ? "1" : fullmoves);
    return purses.empty() ? fen : fen + ' ' + purses;
}

base::Result<Opening> read_epd_line(std::string_view line, std::string_view variant) {
    const auto game = movegen::make_arbiter(variant);
    if (!game) {
        return game.error();
    }
    Opening opening{fen_of_epd(line), {}};
    if (const auto error = (*game)->set_up(opening.fen, {})) {
        return *error;
    }
    if ((*game)->outcome() != movegen::Outcome::Ongoing) {
        return base::Error{"the game is over there: " + std::string(describe((*game)->outcome()))};
    }
    return opening;
}

}  // namespace ziggurat::match
