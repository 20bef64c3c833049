// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "movegen/mystic/rules.h"
#include "movegen/parts/orthodox_fen.h"

namespace ziggurat::movegen::mystic {

using base::Error;
using base::Result;

namespace {

constexpr std::string_view start_fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 20:0 20:0";

constexpr std::array<std::string_view, 2> purse_names{"White's purse", "Black's purse"};

/// "8 pawns", "1 queen".
std::string counted(int count, Piece piece) {
    constexpr std::array<std::string_view, 6> names{"pawn", "knight", "bishop", "rook", "queen", "king"};
    return std::to_string(count) + ' ' + std::string(names[static_cast<std::size_t>(piece)]) +
           (count == 1 ? "" : "s");
}

/// One king a side, and of every type no more than a standard set has (mystic 2).
std::optional<Error> check_men(const orthodox::Board& board) {
    for (const Side side : both_sides) {
        if (auto error = check_royals(side, popcount(board.of(side, Piece::King)))) {
            return error;
        }
        for (std::size_t type = 0; type < set_counts.size(); ++type) {
            const auto piece = static_cast<Piece>(type);
            if (stock(board, side, piece) < 0) {
                return fen_error("placement", std::string(name_of(side)) + " has " +
                                                  counted(popcount(board.of(side, piece)), piece) +
                                                  ", a set has " + std::to_string(set_counts[type]));
            }
        }
    }
    return check_pawn_ranks(board.of(Piece::Pawn));
}

/// Coins, a colon and the pawns bought, which must be what those coins have paid for.
Result<Purse> parse_purse(std::string_view name, std::string_view field) {
    const std::vector<std::string_view> numbers = base::split_at(field, ':');
    if (numbers.size() != 2) {
        return fen_error(name, "\"" + std::string(field) + "\" is not coins and pawns bought, such as 20:0");
    }
    const Result<int> coins = parse_number(name, numbers[0], starting_coins);
    if (!coins) {
        return coins.error();
    }
    const Result<int> bought = parse_number(name, numbers[1], pawns_before_upgrades);
    if (!bought) {
        return bought.error();
    }
    const Purse purse{static_cast<std::uint8_t>(*coins)};
    if (purse.bought() != *bought) {
        return fen_error(name, "with " + std::to_string(*coins) + " coins left, " +
                                   std::to_string(purse.bought()) + " pawns have been bought, not " +
                                   std::to_string(*bought));
    }
    return purse;
}

/// Every man beside the king was once a pawn that cost a coin.
std::optional<Error> check_spending(const Position& p, Side side) {
    const int men = popcount(p.board.of(side)) - 1;
    const int paid = starting_coins - p.purse(side).coins;
    if (men <= paid) {
        return std::nullopt;
    }
    return fen_error(purse_names[index(side)], std::to_string(men) + " men beside the king, but only " +
                                                   std::to_string(paid) + " coins have been paid");
}

/// "White: 17 coins, 3 or more pawns bought; in stock 5 pawns, 2 knights, 2 bishops, 2 rooks, 1 queen".
std::string draw_purse(const Position& p, Side side) {
    const Purse purse = p.purse(side);
    std::string text(name_of(side));
    text += ": " + std::to_string(purse.coins) + (purse.coins == 1 ? " coin, " : " coins, ");
    text += purse.may_upgrade() ? "3 or more pawns bought"
                                : counted(purse.bought(), Piece::Pawn) + " bought of the 3 before upgrades";
    text += "; in stock";
    std::string_view before = " ";
    for (const Piece piece : {Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen}) {
        if (const int left = stock(p.board, side, piece); left > 0) {
            text += std::string(before) + counted(left, piece);
            before = ", ";
        }
    }
    return text + (before == " " ? " nothing\n" : "\n");
}

}  // namespace

Position Rules::initial() {
    return *from_fen(start_fen);
}

Result<Position> Rules::from_fen(std::string_view text) {
    const Result<FenFields> fields = split_fen(text, {purse_names[0], purse_names[1]});
    if (!fields) {
        return fields.error();
    }
    Position p;
    if (auto error = read_men(p.board, fields->placement, orthodox::piece_letters)) {
        return *error;
    }
    if (auto error = check_men(p.board)) {
        return *error;
    }
    if (fields->castling != "-") {
        return fen_error("castling", "it must be -, there is no castling in Mystic Chess");
    }
    if (auto error = orthodox::read_turn(p, *fields)) {
        return *error;
    }
    for (const Side side : both_sides) {
        const Result<Purse> purse = parse_purse(purse_names[index(side)], fields->extra[index(side)]);
        if (!purse) {
            return purse.error();
        }
        p.purses[index(side)] = *purse;
        if (auto error = check_spending(p, side)) {
            return *error;
        }
    }
    return p;
}

std::string Rules::to_fen(const Position& p) {
    std::string text = orthodox::write_fields(p, "-");
    for (const Purse purse : p.purses) {
        text += ' ' + std::to_string(purse.coins) + ':' + std::to_string(purse.bought());
    }
    return text;
}

std::string Rules::draw(const Position& p) {
    return draw_men(p.board, orthodox::piece_letters) + draw_purse(p, Side::White) + draw_purse(p, Side::Black) +
           std::string(name_of(p.side)) + " to move\n";
}

std::vector<std::string> Rules::invariants(const Position& p) {
    return orthodox::position_invariants<Rules>(p);
}

}  // namespace ziggurat::movegen::mystic
