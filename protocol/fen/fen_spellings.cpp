// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/fen/fen_spellings.h"

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "protocol/fen/board_field.h"
#include "protocol/plain_text.h"

namespace ziggurat::protocol {
namespace {

constexpr std::size_t usual_fields = 6;

std::string swap_case(std::string_view text) {
    std::string swapped(text);
    for (char& c : swapped) {
        c = to_upper(c) == c ? to_lower(c) : to_upper(c);
    }
    return swapped;
}

/// The two purses that a pocket of coins stands for.
std::string purses(std::string_view pocket) {
    const auto purse = [pocket](char letter) {
        const auto coins = static_cast<int>(std::count(pocket.begin(), pocket.end(), letter));
        return std::to_string(coins) + ':' + std::to_string(std::clamp(20 - coins, 0, 3));
    };
    return ' ' + purse('C') + ' ' + purse('c');
}

std::string missing_fields(std::size_t present) {
    constexpr std::string_view fields[usual_fields] = {"", "", " -", " -", " 0", " 1"};
    std::string text;
    for (std::size_t i = std::max<std::size_t>(present, 2); i < usual_fields; ++i) {
        text += fields[i];
    }
    return text;
}

}  // namespace

std::string usual_fen(std::string_view fen) {
    if (fen.size() > 2 && fen.front() == '"' && fen.back() == '"') {
        fen = fen.substr(1, fen.size() - 2);
    }
    auto words = base::split_words(fen);
    const std::size_t open = words.empty() ? std::string_view::npos : words[0].rfind('[');
    if (open == std::string_view::npos || words[0].back() != ']') {
        return join_words(words);
    }
    const std::string_view pocket = words[0].substr(open + 1, words[0].size() - open - 2);
    const bool is_empty = pocket.empty() || pocket == "-";
    const bool is_of_coins = pocket.find_first_not_of("Cc") == std::string_view::npos && !is_empty;
    if (!is_empty && !is_of_coins) {
        return join_words(words);
    }
    words[0] = words[0].substr(0, open);
    const std::string text = join_words(words);
    const bool has_purses = words.size() > usual_fields;
    return is_of_coins && !has_purses ? text + missing_fields(words.size()) + purses(pocket) : text;
}

std::string flipped_fen(std::string_view fen) {
    const auto board = read_board(fen);
    auto words = base::split_words(fen);
    if (!board || words.size() < usual_fields) {
        return std::string(fen);
    }
    BoardField flipped;
    for (std::size_t i = 0; i < board->size(); ++i) {
        flipped[index(movegen::flipped(movegen::square_at(static_cast<int>(i))))] = swap_case((*board)[i]);
    }
    std::string castling = swap_case(words[2]);
    std::sort(castling.begin(), castling.end());  // White's first
    std::string passed(words[3]);
    if (passed.size() == 2) {
        passed[1] = static_cast<char>('1' + '8' - passed[1]);
    }
    std::string text = write_board(flipped) + (words[1] == "w" ? " b " : " w ") + castling + ' ' + passed;
    if (words.size() == usual_fields + 2) {
        std::swap(words[usual_fields], words[usual_fields + 1]);
    }
    for (std::size_t i = 4; i < words.size(); ++i) {
        text += ' ' + std::string(words[i]);
    }
    return text;
}

std::string without_castling(std::string_view fen) {
    auto words = base::split_words(fen);
    if (words.size() > 2) {
        words[2] = "-";
    }
    return join_words(words);
}

}  // namespace ziggurat::protocol
