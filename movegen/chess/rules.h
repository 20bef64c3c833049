// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/chess/play.h"
#include "movegen/rules.h"

namespace ziggurat::movegen::chess {

/// Orthodox chess (page `chess.md`): the FIDE rules for moves, check, castling, en passant and promotion.
struct Rules {
    using Position = chess::Position;

    static constexpr std::string_view name = "chess";
    /// No known position has more than 218 moves.
    static constexpr std::size_t max_moves = 256;

    static Position initial();
    static Position play(const Position& p, Move m);
    static Position pass(const Position& p) { return orthodox::pass(p); }
    static void generate_all(const Position& p, MoveList<max_moves>& moves);
    static void generate_noisy(const Position& p, MoveList<max_moves>& moves);
    static void generate_quiet(const Position& p, MoveList<max_moves>& moves);
    static std::uint64_t count_moves(const Position& p);
    static bool is_legal(const Position& p, Move m);
    static bool is_noisy(const Position& p, Move m) {
        return !p.board.is_empty(m.to()) || m.kind() == MoveKind::EnPassant || m.kind() == MoveKind::Promotion;
    }
    static bool in_check(const Position& p) { return p.checks.checkers != 0; }
    static bool is_attacked_royal(const Position& p) { return in_check(p); }
    static bool is_dead(const Position& p);
    static Key key(const Position& p) { return chess::key(p); }
    static Side side(const Position& p) { return p.side; }
    static int halfmove_clock(const Position& p) { return p.halfmove_clock; }
    static int fullmove_number(const Position& p) { return p.fullmove_number; }

    static base::Result<Position> from_fen(std::string_view text);
    static std::string to_fen(const Position& p);
    static std::string move_text(Move m);
    static SanParts san_parts(const Position& p, Move m);
    static std::string draw(const Position& p);
    static std::vector<std::string> invariants(const Position& p);
};

static_assert(movegen::Rules<Rules>);

}  // namespace ziggurat::movegen::chess
