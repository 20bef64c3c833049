// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/levelup/play.h"
#include "movegen/rules.h"

namespace ziggurat::movegen::levelup {

/// Level-Up Chess (page `levelup.md`) in one of its variations.
template <class V>
struct Rules {
    using Position = levelup::Position;
    using Variation = V;

    static constexpr std::string_view name = V::name;
    /// A side has at most 15 men beside its royal one. The most that one can have is a raider's 14 single legs
    /// and 4 victims with 4 second legs each, 30 moves; 15 of those and an emperor's 24 ends and 8 x 8 more
    /// after captures stay below this.
    static constexpr std::size_t max_moves = 640;

    static Position initial();
    static Position play(const Position& p, Move m);
    static Position pass(const Position& p) { return levelup::pass<V>(p); }
    static void generate_all(const Position& p, MoveList<max_moves>& moves);
    static void generate_noisy(const Position& p, MoveList<max_moves>& moves);
    static void generate_quiet(const Position& p, MoveList<max_moves>& moves);
    static std::uint64_t count_moves(const Position& p);
    static bool is_legal(const Position& p, Move m);
    static bool is_noisy(const Position& p, Move m) {
        return contains(p.board.of(~p.side), m.to()) || m.kind() == MoveKind::EnPassant ||
               m.kind() == MoveKind::Promotion ||
               (m.kind() == MoveKind::TwoLeg && contains(p.board.of(~p.side), m.via()));
    }
    static bool in_check(const Position& p) { return p.checks.checkers != 0 || p.checks.raider_check; }
    static bool is_attacked_royal(const Position& p) { return in_check(p); }
    static bool is_dead(const Position& p);
    static Key key(const Position& p) { return levelup::key(p); }
    static Side side(const Position& p) { return p.side; }
    static int halfmove_clock(const Position& p) { return p.halfmove_clock; }
    static int fullmove_number(const Position& p) { return p.fullmove_number; }

    static base::Result<Position> from_fen(std::string_view text);
    static std::string to_fen(const Position& p);
    static std::string move_text(Move m);
    static SanParts san_parts(const Position& p, Move m);
    /// The texts that the page lets name a move beside the printed one: an emperor's way over any legal middle
    /// square, a capture with return by any man that can make it and, in `levelup-plain`, a "+" behind a
    /// capture that levels.
    static Move read_alias(const Position& p, std::string_view text);
    static Move read_san_alias(const Position& p, std::string_view text);
    static std::string draw(const Position& p);
    static std::vector<std::string> invariants(const Position& p);
};

extern template struct Rules<Full>;
extern template struct Rules<Lite>;
extern template struct Rules<Plain>;

static_assert(movegen::Rules<Rules<Full>>);
static_assert(movegen::Rules<Rules<Lite>>);
static_assert(movegen::Rules<Rules<Plain>>);

}  // namespace ziggurat::movegen::levelup
