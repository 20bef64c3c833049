// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/mystic_dialect.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "protocol/fen/board_field.h"

namespace ziggurat::protocol {
namespace {

/// A kind of man: how many a set has, and what one costs from nothing, in coins.
struct Kind {
    char letter;
    int count;
    int price;
};

constexpr auto kinds = std::to_array<Kind>({{'P', 8, 1}, {'N', 2, 3}, {'B', 2, 3}, {'R', 2, 5}, {'Q', 1, 9}});
constexpr int purse = 20;
constexpr int pawns_before_upgrades = 3;

int count(const BoardField& board, char letter) {
    return static_cast<int>(std::count(board.begin(), board.end(), std::string(1, letter)));
}

/// What a side has in stock, as letters.
std::string stock(const BoardField& board, bool is_white) {
    std::string letters;
    for (const Kind& kind : kinds) {
        const char letter = is_white ? kind.letter : to_lower(kind.letter);
        letters.append(static_cast<std::size_t>(std::max(kind.count - count(board, letter), 0)), letter);
    }
    return letters;
}

/// A purse that could have paid for what a side has on the board, all of it bought: XBoard's FEN has no coins.
std::string guess_purse(const BoardField& board, bool is_white) {
    int spent = 0;
    for (const Kind& kind : kinds) {
        spent += kind.price * count(board, is_white ? kind.letter : to_lower(kind.letter));
    }
    const int coins = std::max(purse - spent, 0);
    return std::to_string(coins) + ':' + std::to_string(std::min(purse - coins, pawns_before_upgrades));
}

/// A square on which XBoard lets the man on `square` turn round: for White an empty one. For Black the ninth rank
/// of its file: XBoard garbles Black's way over an empty square of the board, and the picture would be lost.
std::string turning_square(const BoardField& board, const std::string& square, bool is_white) {
    if (!is_white) {
        return {square[0], '9'};
    }
    const auto* const empty = std::find(board.begin(), board.end(), std::string());
    return movegen::to_string(movegen::square_at(static_cast<int>(empty - board.begin())));
}

}  // namespace

bool is_upgrade(std::string_view fen, std::string_view move) {
    const auto board = read_board(fen);
    const auto square = move.size() == 4 && move[1] == '@' ? square_in(move.substr(2)) : std::nullopt;
    return board && square && !(*board)[index(*square)].empty();
}

std::string MysticDialect::screen_fen(std::string_view fen) const {
    const auto board = read_board(fen);
    const auto words = base::split_words(fen);
    constexpr std::size_t fields = 6;
    if (!board || words.size() < fields) {
        return std::string(fen);
    }
    std::string text = write_board(*board) + '[' + stock(*board, true) + stock(*board, false) + ']';
    for (std::size_t i = 1; i < fields; ++i) {
        text += ' ' + std::string(words[i]);
    }
    return text;
}

std::string MysticDialect::own_fen(std::string_view screen_fen) const {
    const auto board = read_board(screen_fen);
    auto words = base::split_words(screen_fen);
    constexpr std::size_t side_and_square = 4;
    constexpr std::size_t fields = 6;
    if (!board || words.size() < side_and_square || words.size() > fields) {
        return std::string(screen_fen);
    }
    std::string text = write_board(*board);
    const std::array<std::string_view, fields> missing{"", "", "", "", "0", "1"};
    for (std::size_t i = 1; i < fields; ++i) {
        text += ' ' + std::string(i < words.size() ? words[i] : missing[i]);
    }
    return text + ' ' + guess_purse(*board, true) + ' ' + guess_purse(*board, false);
}

std::vector<std::string> MysticDialect::plies(movegen::Arbiter& game, const std::string& move) const {
    const std::string fen = game.fen();
    if (!is_upgrade(fen, move)) {
        return {move};
    }
    const std::string square = move.substr(2);
    const std::string turn = turning_square(*read_board(fen), square, game.side() == movegen::Side::White);
    return {square + turn + ',' + turn + square + to_lower(move[0])};
}

/// "e2e3,e3e2b" over whatever square is "B@e2".
std::optional<std::string> MysticDialect::other_spelling(std::string_view text) const {
    constexpr std::size_t length = 10;
    const bool returns = text.size() == length && text[4] == ',' && text.substr(0, 2) == text.substr(7, 2) &&
                         text.substr(2, 2) == text.substr(5, 2);
    return returns ? std::optional(to_upper(text[9]) + std::string("@") + std::string(text.substr(0, 2)))
                   : std::nullopt;
}

std::string MysticDialect::status(std::string_view fen) const {
    const auto words = base::split_words(fen);
    constexpr std::size_t first_purse = 6;
    if (words.size() < first_purse + 2) {
        return {};
    }
    const auto coins = [](std::string_view purse_text) {
        return std::string(purse_text.substr(0, purse_text.find(':')));
    };
    return "coins: White " + coins(words[first_purse]) + ", Black " + coins(words[first_purse + 1]);
}

}  // namespace ziggurat::protocol
