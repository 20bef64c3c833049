// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/levelup/rules.h"
#include "movegen/parts/piece_fen.h"

// FEN, both ways. Included once, where the rule sets are instantiated.

namespace ziggurat::movegen::levelup {

using base::Error;
using base::Result;

namespace detail {

inline constexpr std::string_view start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// "+N" and the like become the levelled men's own letters.
inline std::string without_plus_marks(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool marks = text[at] == '+' && at + 1 < text.size();
        const char letter = marks ? text[at + 1] : text[at];
        const std::size_t base = piece_letters.substr(0, 6).find(static_cast<char>(letter & ~0x20));
        if (marks && base != std::string_view::npos) {
            const char levelled_letter = piece_letters[base + 6];
            plain += static_cast<char>(levelled_letter | (letter & 0x20));
            ++at;
        } else {
            plain += text[at];
        }
    }
    return plain;
}

/// Pawns and squires where none can stand: on the first rank, and where they promote also on the last.
template <class V>
Bitboard misplaced_foot(const Board& board) {
    Bitboard misplaced = 0;
    for (const Side side : both_sides) {
        const Bitboard last = V::promotion ? relative_rank_mask(side, 7) : no_squares;
        misplaced |= pawn_movers_of(board, side) & (relative_rank_mask(side, 0) | last);
    }
    return misplaced;
}

template <class V>
std::optional<Error> check_men(const Board& board) {
    for (const Side side : both_sides) {
        const auto count = [&](Piece base) { return popcount(board.of(side, base, levelled(base))); };
        if (auto error = check_royals(side, count(Piece::King))) {
            return error;
        }
        const ManCounts men{count(Piece::Pawn), count(Piece::Knight), count(Piece::Bishop), count(Piece::Rook),
                            count(Piece::Queen)};
        if (auto error = check_promotion_counts(side, men)) {
            return error;
        }
    }
    return check_pawn_ranks(misplaced_foot<V>(board));
}

/// The castling and en passant fields, on a board that is complete.
template <class V>
std::optional<Error> read_rights(Position& p, const FenFields& fields) {
    const Result<unsigned> rights = parse_castling(fields.castling);
    if (!rights) {
        return rights.error();
    }
    const auto men = [&](Side side, Piece piece) { return p.board.of(side, piece); };
    if (auto error = check_castling_rights(*rights, men(Side::White, Piece::King), men(Side::Black, Piece::King),
                                           men(Side::White, Piece::Rook), men(Side::Black, Piece::Rook))) {
        return error;
    }
    p.castling_rights = static_cast<std::uint8_t>(*rights);
    const Result<Square> target =
        read_en_passant(fields.en_passant, p.side, p.board.occupied(), pawn_movers_of(p.board, p.side),
                        pawn_movers_of(p.board, ~p.side));
    if (!target) {
        return target.error();
    }
    p.en_passant = V::en_passant ? *target : Square::None;
    return std::nullopt;
}

}  // namespace detail

template <class V>
Position Rules<V>::initial() {
    return *from_fen(detail::start_fen);
}

template <class V>
Result<Position> Rules<V>::from_fen(std::string_view text) {
    const Result<FenFields> fields = split_fen(text);
    if (!fields) {
        return fields.error();
    }
    Position p;
    const std::string placement =
        V::plus_marks ? detail::without_plus_marks(fields->placement) : std::string(fields->placement);
    if (auto error = read_men(p.board, placement, piece_letters)) {
        return *error;
    }
    if (auto error = detail::check_men<V>(p.board)) {
        return *error;
    }
    const Result<Side> side = parse_side(fields->side);
    if (!side) {
        return side.error();
    }
    p.side = *side;
    p.checks = find_checks<V>(p.board, ~p.side);
    if (in_check(p)) {
        return fen_error("side to move", std::string(name_of(~p.side)) + " is in check, but it is not its turn");
    }
    if (auto error = detail::read_rights<V>(p, *fields)) {
        return *error;
    }
    const Result<MoveCounters> counters = parse_counters(*fields);
    if (!counters) {
        return counters.error();
    }
    p.halfmove_clock = static_cast<std::uint16_t>(counters->halfmove);
    p.fullmove_number = static_cast<std::uint16_t>(counters->fullmove);
    p.checks = find_checks<V>(p.board, p.side);
    return p;
}

template <class V>
std::string Rules<V>::to_fen(const Position& p) {
    return write_men(p.board, piece_letters) + (p.side == Side::White ? " w " : " b ") +
           write_castling(p.castling_rights) + ' ' + write_en_passant(p.en_passant) + ' ' +
           std::to_string(p.halfmove_clock) + ' ' + std::to_string(p.fullmove_number);
}

template <class V>
std::string Rules<V>::draw(const Position& p) {
    return draw_men(p.board, piece_letters) + std::string(name_of(p.side)) + " to move\n";
}

template <class V>
std::vector<std::string> Rules<V>::invariants(const Position& p) {
    std::vector<std::string> broken = board_invariants(p.board);
    if (!broken.empty()) {
        return broken;
    }
    // What is written and read again is the same position in every field; reading checks men and checks.
    const Result<Position> again = from_fen(to_fen(p));
    if (!again) {
        broken.push_back(again.error().message);
    } else if (*again != p) {
        broken.emplace_back("the position differs from the one that its FEN gives");
    }
    return broken;
}

}  // namespace ziggurat::movegen::levelup
