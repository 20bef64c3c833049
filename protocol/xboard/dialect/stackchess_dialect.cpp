// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/stackchess_dialect.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "protocol/fen/board_field.h"

namespace ziggurat::protocol {
namespace {

/// A picture's letter, and the stack's pyramids, bottom first.
struct Picture {
    char letter;
    std::string_view pyramids;
};

constexpr auto pictures = std::to_array<Picture>({
    {'P', "1"},    {'N', "2"},    {'F', "11"},    {'B', "3"},      {'A', "21"},  {'C', "111"},
    {'R', "22"},   {'H', "31"},   {'G', "211"},   {'D', "1111"},   {'K', "32"},  {'U', "311"},
    {'W', "221"},  {'M', "2111"}, {'O', "11111"}, {'Q', "33"},     {'I', "321"}, {'J', "222"},
    {'V', "3111"}, {'L', "2211"}, {'S', "21111"}, {'T', "111111"},
});

/// The same where a stack of size 7 is the king.
constexpr auto king7_pictures = std::to_array<Picture>({{'K', "322"}, {'E', "32"}, {'Y', "331"}});

// There are more stacks above size 6 than letters. Those of one letter are told apart by what else a move says.
constexpr char tall_king7_letter = 'Z';
constexpr std::string_view tall_letters = "YZE";

/// What the letters of a FEN without brackets stand for.
std::string_view usual_pyramids(char letter, bool king_of_seven) {
    if (king_of_seven && letter == 'K') {
        return king7_pictures[0].pyramids;
    }
    const auto* const found = std::find_if(pictures.begin(), pictures.end(),
                                           [&](const Picture& picture) { return picture.letter == letter; });
    return found == pictures.end() ? std::string_view() : found->pyramids;
}

int size_of(std::string_view pyramids) {
    int size = 0;
    for (const char c : pyramids) {
        size += c - '0';
    }
    return size;
}

char piece_letter(int size, bool king_of_seven) {
    constexpr std::string_view letters = "?PNBRKQ";
    if (king_of_seven && (size == 5 || size == 7)) {
        return size == 5 ? 'C' : 'K';
    }
    return size < 7 ? letters[static_cast<std::size_t>(size)] : 'Q';
}

/// Whether our FEN has a stack's letter without brackets.
bool is_usual(std::string_view pyramids, bool king_of_seven) {
    constexpr std::array<std::string_view, 5> usual{"1", "2", "3", "22", "33"};
    return std::find(usual.begin(), usual.end(), pyramids) != usual.end() ||
           pyramids == (king_of_seven ? "322" : "32");
}

}  // namespace

/// The letter, White's, of a stack as our FEN writes it.
char StackchessDialect::letter_of(std::string_view man) const {
    const std::string_view pyramids =
        man.size() > 1 ? man.substr(2, man.size() - 3) : usual_pyramids(to_upper(man.front()), king_of_seven_);
    const auto is_it = [&](const Picture& picture) { return picture.pyramids == pyramids; };
    if (king_of_seven_) {
        const auto* const found = std::find_if(king7_pictures.begin(), king7_pictures.end(), is_it);
        if (found != king7_pictures.end()) {
            return found->letter;
        }
    }
    const auto* const found = std::find_if(pictures.begin(), pictures.end(), is_it);
    if (found != pictures.end()) {
        return found->letter;
    }
    return king_of_seven_ ? tall_king7_letter : tall_letters[pyramids.size() % tall_letters.size()];
}

/// The stack, White's, that a letter stands for, as our FEN writes it; empty where it stands for several or none.
std::string StackchessDialect::man_of(char letter) const {
    std::string_view pyramids = usual_pyramids(letter, king_of_seven_);
    if (king_of_seven_) {
        for (const Picture& picture : king7_pictures) {
            pyramids = picture.letter == letter ? picture.pyramids : pyramids;
        }
    }
    if (pyramids.empty()) {
        return {};
    }
    const std::string piece(1, piece_letter(size_of(pyramids), king_of_seven_));
    return is_usual(pyramids, king_of_seven_) ? piece : piece + '[' + std::string(pyramids) + ']';
}

std::string StackchessDialect::screen_fen(std::string_view fen) const {
    auto board = read_board(fen);
    if (!board) {
        return std::string(fen);
    }
    for (std::string& man : *board) {
        if (!man.empty()) {
            const char letter = letter_of(man);
            man = is_letter(man.front()) && man.front() >= 'a' ? to_lower(letter) : letter;
        }
    }
    return write_board(*board) + std::string(fen.substr(std::min(fen.find(' '), fen.size())));
}

std::string StackchessDialect::own_fen(std::string_view screen_fen) const {
    auto board = read_board(screen_fen);
    if (!board) {
        return std::string(screen_fen);
    }
    for (std::string& man : *board) {
        if (man.size() != 1) {
            continue;
        }
        const bool is_black = man.front() >= 'a';
        if (std::string own = man_of(to_upper(man.front())); !own.empty()) {
            own.front() = is_black ? to_lower(own.front()) : own.front();
            man = own;
        }
    }
    return write_board(*board) + std::string(screen_fen.substr(std::min(screen_fen.find(' '), screen_fen.size())));
}

std::vector<std::string> StackchessDialect::plies(movegen::Arbiter& game, const std::string& move) const {
    const auto before = read_board(game.fen());
    if (!before || game.play(move)) {
        return {move};
    }
    const auto after = read_board(game.fen());
    game.undo();
    const std::string from = move.substr(0, 2);
    const std::string to = move.substr(2, 2);
    const auto letter_at = [&](const BoardField& board, const std::string& square) {
        return letter_of(board[index(*square_in(square))]);
    };
    const std::string& left = (*after)[index(*square_in(from))];
    const char arrived = letter_at(*after, to);
    std::vector<std::string> plies;

    const std::string passed{to[0], from[1]};  // where a pawn stands that is captured en passant
    const bool is_en_passant = passed != from && passed != to && !(*before)[index(*square_in(passed))].empty() &&
                               (*after)[index(*square_in(passed))].empty() && from[1] != to[1];
    plies.push_back(is_en_passant ? from + passed + ',' + passed + to : from + to);
    if (!left.empty() || arrived != letter_at(*before, from)) {
        plies.back() += to_lower(arrived);
    }
    if (!left.empty()) {
        plies.insert(plies.end(), {std::string(null_ply), letter_of(left) + std::string("@") + from});
    }
    // The rook's square of departure is the only other one that a move can leave empty.
    for (std::size_t i = 0; i < before->size() && !is_en_passant; ++i) {
        const movegen::Square square = movegen::square_at(static_cast<int>(i));
        if ((*after)[i].empty() && !(*before)[i].empty() && movegen::to_string(square) != from) {
            const char rook_file = to[0] == 'g' ? 'f' : 'd';
            plies.insert(plies.end(),
                         {std::string(null_ply), movegen::to_string(square) + std::string{rook_file, to[1]}});
        }
    }
    return plies;
}

}  // namespace ziggurat::protocol
