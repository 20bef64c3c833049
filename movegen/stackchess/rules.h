// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/rules.h"
#include "movegen/stackchess/play.h"

namespace ziggurat::movegen::stackchess {

/// Stack Chess under one of its variations (page `stackchess.md`).
template <Variation V>
struct Rules {
    using Position = stackchess::Position<V>;

    static constexpr std::string_view name = variation_name<V>;
    /// Each pyramid is the bottom of one pile or part that can move, no piece goes to more than 27 squares, and
    /// neither a pawn's promotions nor a king's castlings bring these to more.
    static constexpr std::size_t max_moves = std::size_t{largest_pyramid} * set_size<V> * 27;

    static Position initial();
    static Position play(const Position& p, Move m);
    static Position pass(const Position& p) { return stackchess::pass(p); }
    static void generate_all(const Position& p, MoveList<max_moves>& moves);
    static void generate_noisy(const Position& p, MoveList<max_moves>& moves);
    static void generate_quiet(const Position& p, MoveList<max_moves>& moves);
    static std::uint64_t count_moves(const Position& p);
    static bool is_legal(const Position& p, Move m);
    static bool is_noisy(const Position& p, Move m) {
        return contains(p.board.of(~p.side), m.to()) || m.kind() == MoveKind::EnPassant ||
               m.kind() == MoveKind::Promotion;
    }
    /// Whether every king is in check (rule 6).
    static bool in_check(const Position& p) { return p.checks.evasions != all_squares; }
    static bool is_attacked_royal(const Position& p);
    static bool is_dead(const Position& p);
    static Key key(const Position& p) { return stackchess::key(p); }
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

// Each is compiled once, in rules.cpp.
extern template struct Rules<Standard>;
extern template struct Rules<Capture>;
extern template struct Rules<BigQueen>;
extern template struct Rules<King7>;
extern template struct Rules<FullSet>;
extern template struct Rules<NoDouble>;
extern template struct Rules<CaptureFullSet>;
extern template struct Rules<King7NoDouble>;

static_assert(movegen::Rules<Rules<Standard>>);

}  // namespace ziggurat::movegen::stackchess
