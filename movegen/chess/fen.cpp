// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/chess/rules.h"
#include "movegen/parts/piece_fen.h"

namespace ziggurat::movegen::chess {

using base::Error;
using base::Result;

namespace {

constexpr std::string_view start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::optional<Error> check_men(const orthodox::Board& board) {
    for (const Side side : both_sides) {
        const auto count = [&](Piece piece) { return popcount(board.of(side, piece)); };
        if (auto error = check_royals(side, count(Piece::King))) {
            return error;
        }
        const ManCounts men{count(Piece::Pawn), count(Piece::Knight), count(Piece::Bishop), count(Piece::Rook),
                            count(Piece::Queen)};
        if (auto error = check_promotion_counts(side, men)) {
            return error;
        }
    }
    return check_pawn_ranks(board.of(Piece::Pawn));
}

/// The castling and en passant fields, on a board that is complete.
std::optional<Error> read_rights(Position& p, const FenFields& fields) {
    const Result<unsigned> rights = parse_castling(fields.castling);
    if (!rights) {
        return rights.error();
    }
    if (auto error = check_castling_rights(
            *rights, p.board.of(Side::White, Piece::King), p.board.of(Side::Black, Piece::King),
            p.board.of(Side::White, Piece::Rook), p.board.of(Side::Black, Piece::Rook))) {
        return error;
    }
    p.castling_rights = static_cast<std::uint8_t>(*rights);
    const Result<Square> target =
        read_en_passant(fields.en_passant, p.side, p.board.occupied(), p.board.of(p.side, Piece::Pawn),
                        p.board.of(~p.side, Piece::Pawn));
    if (!target) {
        return target.error();
    }
    p.en_passant = *target;
    return std::nullopt;
}

}  // namespace

Position Rules::initial() {
    return *from_fen(start_fen);
}

Result<Position> Rules::from_fen(std::string_view text) {
    const Result<FenFields> fields = split_fen(text);
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
    const Result<Side> side = parse_side(fields->side);
    if (!side) {
        return side.error();
    }
    p.side = *side;
    if (orthodox::find_checks(p.board, ~p.side).checkers != 0 ||
        (king_attacks(orthodox::king_square(p.board, p.side)) & p.board.of(~p.side, Piece::King)) != 0) {
        return fen_error("side to move", std::string(name_of(~p.side)) + " is in check, but it is not its turn");
    }
    if (auto error = read_rights(p, *fields)) {
        return *error;
    }
    const Result<MoveCounters> counters = parse_counters(*fields);
    if (!counters) {
        return counters.error();
    }
    p.halfmove_clock = static_cast<std::uint16_t>(counters->halfmove);
    p.fullmove_number = static_cast<std::uint16_t>(counters->fullmove);
    p.checks = orthodox::find_checks(p.board, p.side);
    return p;
}

std::string Rules::to_fen(const Position& p) {
    return write_men(p.board, orthodox::piece_letters) + (p.side == Side::White ? " w " : " b ") +
           write_castling(p.castling_rights) + ' ' + write_en_passant(p.en_passant) + ' ' +
           std::to_string(p.halfmove_clock) + ' ' + std::to_string(p.fullmove_number);
}

std::string Rules::draw(const Position& p) {
    return draw_men(p.board, orthodox::piece_letters) + std::string(name_of(p.side)) + " to move\n";
}

std::vector<std::string> Rules::invariants(const Position& p) {
    std::vector<std::string> broken = board_invariants(p.board);
    if (!broken.empty()) {
        return broken;
    }
    if (const auto error = check_men(p.board)) {
        broken.push_back(error->message);
        return broken;
    }
    if (p.checks != orthodox::find_checks(p.board, p.side)) {
        broken.emplace_back("the cached checks and pins are not those of the board");
    }
    if (orthodox::find_checks(p.board, ~p.side).checkers != 0) {
        broken.emplace_back("the side not to move is in check");
    }
    // What is written and read again is the same position in every field.
    const Result<Position> again = from_fen(to_fen(p));
    if (!again) {
        broken.push_back(again.error().message);
    } else if (*again != p) {
        broken.emplace_back("the position differs from the one that its FEN gives");
    }
    return broken;
}

}  // namespace ziggurat::movegen::chess
