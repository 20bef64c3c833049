// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/mystic/rules.h"

#include "movegen/game/notation.h"
#include "movegen/mystic/generate.h"
#include "movegen/parts/checked.h"
#include "movegen/parts/orthodox_text.h"

namespace ziggurat::movegen::mystic {

namespace {

/// "@e2", the square that a purchase or an upgrade changes.
std::string at_square(Move m) {
    return '@' + to_string(m.to());
}

std::string letter_of(Piece piece) {
    return {orthodox::piece_letters[static_cast<std::size_t>(piece)]};
}

}  // namespace

Position Rules::play(const Position& p, Move m) {
    return checked<Rules>(mystic::play(p, m));
}

void Rules::generate_all(const Position& p, MoveList<max_moves>& moves) {
    mystic::generate<MoveClass::All>(p, moves);
}

void Rules::generate_noisy(const Position& p, MoveList<max_moves>& moves) {
    mystic::generate<MoveClass::Noisy>(p, moves);
}

void Rules::generate_quiet(const Position& p, MoveList<max_moves>& moves) {
    mystic::generate<MoveClass::Quiet>(p, moves);
}

std::uint64_t Rules::count_moves(const Position& p) {
    MoveCounter counter;
    mystic::generate<MoveClass::All>(p, counter);
    return counter.count();
}

bool Rules::is_legal(const Position& p, Move m) {
    MoveFinder finder(m);
    mystic::generate<MoveClass::All>(p, finder, bit(m.from()));
    return finder.found();
}

/// Nothing can be bought any more, and what is there cannot mate (mystic 10).
bool Rules::is_dead(const Position& p) {
    return p.purses[0].coins == 0 && p.purses[1].coins == 0 && orthodox::cannot_mate(p.board);
}

std::string Rules::move_text(Move m) {
    switch (m.kind()) {
    case MoveKind::Drop:
        return letter_of(m.piece<Piece>()) + at_square(m);
    case MoveKind::Upgrade:
        return letter_of(m.argument_as<Piece>()) + at_square(m);
    default:
        return orthodox::step_text(m);
    }
}

SanParts Rules::san_parts(const Position& p, Move m) {
    switch (m.kind()) {
    case MoveKind::Drop:
        return {"", at_square(m), "", false, false};
    case MoveKind::Upgrade:
        return {letter_of(m.argument_as<Piece>()), at_square(m), "", false, false};
    default:
        return orthodox::step_san(m, is_capture(p, m));
    }
}

Move Rules::read_san_alias(const Position& p, std::string_view text) {
    return text.substr(0, 2) == "P@" ? find_san<Rules>(p, text.substr(1)) : Move();
}

}  // namespace ziggurat::movegen::mystic
