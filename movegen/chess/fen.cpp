// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/chess/rules.h"
#include "movegen/parts/orthodox_fen.h"

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

std::optional<Error> read_castling(Position& p, std::string_view field) {
    const Result<unsigned> rights = parse_castling(field);
    if (!rights) {
        return rights.error();
    }
    p.castling_rights = static_cast<std::uint8_t>(*rights);
    return check_castling_rights(*rights, p.board.of(Side::White, Piece::King),
                                 p.board.of(Side::Black, Piece::King), p.board.of(Side::White, Piece::Rook),
                                 p.board.of(Side::Black, Piece::Rook));
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
    if (auto error = read_castling(p, fields->castling)) {
        return *error;
    }
    if (auto error = orthodox::read_turn(p, *fields)) {
        return *error;
    }
    return p;
}

std::string Rules::to_fen(const Position& p) {
    return orthodox::write_fields(p, write_castling(p.castling_rights));
}

std::string Rules::draw(const Position& p) {
    return draw_men(p.board, orthodox::piece_letters) + std::string(name_of(p.side)) + " to move\n";
}

std::vector<std::string> Rules::invariants(const Position& p) {
    return orthodox::position_invariants<Rules>(p);
}

}  // namespace ziggurat::movegen::chess
