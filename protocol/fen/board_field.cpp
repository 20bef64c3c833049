// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/fen/board_field.h"

#include "base/text.h"

namespace ziggurat::protocol {
namespace {

/// Reads one rank into the eight squares from `first` on; false where it is not eight squares long.
bool read_rank(std::string_view rank, std::string* first) {
    constexpr std::size_t files = 8;
    std::size_t file = 0;
    for (std::size_t i = 0; i < rank.size(); ++i) {
        const char c = rank[i];
        if (c >= '1' && c <= '8') {
            file += static_cast<std::size_t>(c - '0');
        } else if (is_letter(c) && file < files) {
            first[file] = c;
            if (i + 1 < rank.size() && rank[i + 1] == '[') {
                const std::size_t end = rank.find(']', i);
                if (end == std::string_view::npos) {
                    return false;
                }
                first[file] += rank.substr(i + 1, end - i);
                i = end;
            }
            ++file;
        } else {
            return false;
        }
    }
    return file == files;
}

/// Without the pocket that FENs with drops have behind the last rank: "K2R[PPN]", but not "K2R[211]".
std::string_view without_pocket(std::string_view board) {
    const std::size_t at = board.rfind('[');
    const bool is_pocket =
        at != std::string_view::npos && board.back() == ']' && (board[at + 1] < '0' || board[at + 1] > '9');
    return is_pocket ? board.substr(0, at) : board;
}

}  // namespace

std::optional<BoardField> read_board(std::string_view fen) {
    const auto words = base::split_words(fen);
    const auto ranks = base::split_at(words.empty() ? std::string_view() : without_pocket(words[0]), '/');
    constexpr std::size_t rank_count = 8;
    if (ranks.size() != rank_count) {
        return std::nullopt;
    }
    BoardField board;
    for (std::size_t i = 0; i < rank_count; ++i) {
        if (!read_rank(ranks[i], &board[(rank_count - 1 - i) * 8])) {
            return std::nullopt;
        }
    }
    return board;
}

std::string write_board(const BoardField& board) {
    std::string field;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const std::string& man = board[index(movegen::make_square(file, rank))];
            if (man.empty()) {
                ++empty;
                continue;
            }
            field += (empty > 0 ? std::to_string(empty) : "") + man;
            empty = 0;
        }
        field += (empty > 0 ? std::to_string(empty) : "") + (rank > 0 ? "/" : "");
    }
    return field;
}

std::optional<movegen::Square> square_in(std::string_view text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
        return std::nullopt;
    }
    return movegen::make_square(text[0] - 'a', text[1] - '1');
}

}  // namespace ziggurat::protocol
