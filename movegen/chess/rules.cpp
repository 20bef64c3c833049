// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/chess/rules.h"

#include "movegen/chess/generate.h"
#include "movegen/parts/checked.h"
#include "movegen/parts/orthodox_text.h"

namespace ziggurat::movegen::chess {

Position Rules::play(const Position& p, Move m) {
    return checked<Rules>(chess::play(p, m));
}

void Rules::generate_all(const Position& p, MoveList<max_moves>& moves) {
    chess::generate<MoveClass::All>(p, moves);
}

void Rules::generate_noisy(const Position& p, MoveList<max_moves>& moves) {
    chess::generate<MoveClass::Noisy>(p, moves);
}

void Rules::generate_quiet(const Position& p, MoveList<max_moves>& moves) {
    chess::generate<MoveClass::Quiet>(p, moves);
}

std::uint64_t Rules::count_moves(const Position& p) {
    MoveCounter counter;
    chess::generate<MoveClass::All>(p, counter);
    return counter.count();
}

bool Rules::is_legal(const Position& p, Move m) {
    MoveFinder finder(m);
    chess::generate<MoveClass::All>(p, finder, bit(m.from()));
    return finder.found();
}

bool Rules::is_dead(const Position& p) {
    return orthodox::cannot_mate(p.board);
}

std::string Rules::move_text(Move m) {
    return orthodox::step_text(m);
}

SanParts Rules::san_parts(const Position& p, Move m) {
    return orthodox::step_san(m, !p.board.is_empty(m.to()) || m.kind() == MoveKind::EnPassant);
}

}  // namespace ziggurat::movegen::chess
