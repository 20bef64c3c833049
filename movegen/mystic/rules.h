// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/mystic/play.h"
#include "movegen/rules.h"

namespace ziggurat::movegen::mystic {

/// Mystic Chess (page `mystic.md`): two kings, and coins to buy pawns and to upgrade men where they stand.
struct Rules {
    using Position = mystic::Position;

    static constexpr std::string_view name = "mystic";
    /// A full set has at most 27 + 2 * 14 + 2 * 13 + 2 * 8 + 8 moves of pieces and 8 * 12 of pawns, and there are
    /// 24 squares to buy pawns onto and 22 upgrades: 247.
    static constexpr std::size_t max_moves = 256;

    static Position initial();
    static Position play(const Position& p, Move m);
    static Position pass(const Position& p) { return orthodox::pass(p); }
    static void generate_all(const Position& p, MoveList<max_moves>& moves);
    static void generate_noisy(const Position& p, MoveList<max_moves>& moves);
    static void generate_quiet(const Position& p, MoveList<max_moves>& moves);
    static std::uint64_t count_moves(const Position& p);
    static bool is_legal(const Position& p, Move m);
    static bool is_capture(const Position& p, Move m) {
        return m.kind() == MoveKind::EnPassant || (m.kind() != MoveKind::Upgrade && !p.board.is_empty(m.to()));
    }
    static bool is_noisy(const Position& p, Move m) { return is_capture(p, m) || m.kind() == MoveKind::Promotion; }
    static bool in_check(const Position& p) { return p.checks.checkers != 0; }
    static bool is_attacked_royal(const Position& p) { return in_check(p); }
    static bool is_dead(const Position& p);
    static Key key(const Position& p) { return mystic::key(p); }
    static Side side(const Position& p) { return p.side; }
    static int halfmove_clock(const Position& p) { return p.halfmove_clock; }
    static int fullmove_number(const Position& p) { return p.fullmove_number; }

    static base::Result<Position> from_fen(std::string_view text);
    static std::string to_fen(const Position& p);
    static std::string move_text(Move m);
    static SanParts san_parts(const Position& p, Move m);
    /// "P@e2" for what is printed "@e2".
    static Move read_san_alias(const Position& p, std::string_view text);
    static std::string draw(const Position& p);
    static std::vector<std::string> invariants(const Position& p);
};

static_assert(movegen::Rules<Rules>);

}  // namespace ziggurat::movegen::mystic
