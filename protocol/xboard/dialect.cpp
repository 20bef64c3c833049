// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace ziggurat::protocol {
namespace {

// The string in brackets gives each type of piece, by its place, a picture and a letter, White's and then
// Black's; dots leave pictures out, a slash jumps to the 47th. Behind the board's size stands the variant
// whose habits XBoard shall keep.
constexpr auto dialects = std::to_array<Dialect>({
    {"chess", "", "", false, false},
    {"levelup", "(PNBRQ..AE...C.D...S.../..MKpnbrq..ae...c.d...s.../..mk) 8x8+0_fairy", "", true, false},
    {"stackchess",
     "(...............P......NBR.QKFACHGDUWMOIJVLSTYZ................p......nbr.qkfachgduwmoijvlstyz.) "
     "8x8+0_bughouse",
     "", false, false},
    {"mystic", "(PNBRQ............Kpnbrq............k) 8x8+5_super", "PPPPPPPPNNBBRRQppppppppnnbbrrq", false,
     true},
});

constexpr std::string_view xboard_chess = "normal";
constexpr std::string_view our_chess = "chess";

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The piece letter that the board of a FEN has on a square such as "e4"; a dot on an empty one.
char piece_on(std::string_view fen, std::string_view square) {
    const auto ranks = base::split_at(fen.substr(0, fen.find(' ')), '/');
    const auto rank = static_cast<std::size_t>('8' - square[1]);
    int file = square[0] - 'a';
    for (std::size_t i = 0; rank < ranks.size() && i < ranks[rank].size(); ++i) {
        const char c = ranks[rank][i];
        if (c >= '1' && c <= '8') {
            file -= c - '0';
        } else if (is_letter(c) && file-- == 0) {
            return c;
        }
        if (file < 0) {
            break;
        }
    }
    return '.';
}

char to_lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char to_upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Whether a move such as "B@e2" falls on a square where a piece stands.
bool is_upgrade(const movegen::Arbiter& game, std::string_view move) {
    return move.size() == 4 && move[1] == '@' && piece_on(game.fen(), move.substr(2)) != '.';
}

/// A square on which XBoard may let a piece turn round: for White an empty one, for Black the ninth rank, since
/// XBoard garbles Black's way over an empty square of the board.
std::string turning_square(const movegen::Arbiter& game, std::string_view square) {
    std::string turn(square);
    if (game.side() == movegen::Side::Black) {
        turn[1] = '9';
        return turn;
    }
    const std::string fen = game.fen();
    for (turn[0] = 'a'; turn[0] <= 'h'; ++turn[0]) {
        for (turn[1] = '1'; turn[1] <= '8'; ++turn[1]) {
            if (piece_on(fen, turn) == '.') {
                return turn;
            }
        }
    }
    return {};
}

/// "e2e3,e3e2b" as "B@e2".
std::optional<std::string> upgrade_of(std::string_view text) {
    constexpr std::size_t length = 10;
    if (text.size() != length || text.substr(0, 2) != text.substr(7, 2) || text[4] != ',') {
        return std::nullopt;
    }
    return to_upper(text[9]) + std::string("@") + std::string(text.substr(0, 2));
}

/// Black's first leg over an empty square comes as from-to, the second as via and a neighbour of to.
std::optional<std::string> unscramble(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma != 4 || text.size() < 9) {
        return std::nullopt;
    }
    const std::string from(text.substr(0, 2));
    const std::string to(text.substr(2, 2));
    const std::string via(text.substr(5, 2));
    return via == to ? std::nullopt : std::optional(from + via + ',' + via + to);
}

}  // namespace

const Dialect& dialect_of(std::string_view variant) {
    const auto* const found = std::find_if(std::begin(dialects), std::end(dialects), [&](const Dialect& dialect) {
        return variant.substr(0, dialect.variant.size()) == dialect.variant;
    });
    return found == std::end(dialects) ? dialects[0] : *found;
}

std::string xboard_name(std::string_view variant) {
    return std::string(variant == our_chess ? xboard_chess : variant);
}

std::optional<std::string> variant_named(std::string_view name) {
    for (const std::string_view variant : movegen::variant_names()) {
        if (name == xboard_name(variant)) {
            return std::string(variant);
        }
    }
    return std::nullopt;
}

std::string xboard_variants() {
    std::string list;
    for (const std::string_view variant : movegen::variant_names()) {
        list += (list.empty() ? "" : ",") + xboard_name(variant);
    }
    return list;
}

std::string setup_line(const movegen::Arbiter& game) {
    const Dialect& dialect = dialect_of(game.variant());
    if (dialect.setup.empty()) {
        return {};
    }
    std::string fen = game.initial_fen();
    if (!dialect.pocket.empty()) {
        fen = fen.substr(0, fen.find(' ')) + '[' + std::string(dialect.pocket) + "] w - - 0 1";
    }
    return "setup " + std::string(dialect.setup) + ' ' + fen;
}

std::vector<std::string> move_texts(movegen::Arbiter& game, const std::string& move) {
    const Dialect& dialect = dialect_of(game.variant());
    if (dialect.upgrades_in_place && is_upgrade(game, move)) {
        const std::string square = move.substr(2);
        const std::string turn = turning_square(game, square);
        return {square + turn + ',', turn + square + to_lower(move[0])};
    }
    std::vector<std::string> texts;
    for (const std::string_view leg : base::split_at(move, ',')) {
        texts.emplace_back(leg);
    }
    std::string& last = texts.back();
    if (dialect.marks_levels && last.size() == 4 && last[1] != '@') {
        const char before = piece_on(game.fen(), move.substr(0, 2));
        game.play(move);
        const char after = piece_on(game.fen(), last.substr(2, 2));
        game.undo();
        if (after != before && after != '.') {
            last += to_lower(after);
        }
    }
    for (std::size_t i = 0; i + 1 < texts.size(); ++i) {
        texts[i] += ',';
    }
    return texts;
}

std::optional<std::string> read_move(const movegen::Arbiter& game, std::string_view text) {
    if (auto move = game.canonical(text)) {
        return move;
    }
    // The letter of a piece that has levelled up is no part of our texts.
    if (text.size() > 4 && is_letter(text.back())) {
        if (auto move = game.canonical(text.substr(0, text.size() - 1))) {
            return move;
        }
    }
    const bool may_upgrade = dialect_of(game.variant()).upgrades_in_place;
    const auto other = may_upgrade ? upgrade_of(text) : unscramble(text);
    return other ? game.canonical(*other) : std::nullopt;
}

}  // namespace ziggurat::protocol
