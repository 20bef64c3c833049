// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/levelup/rules.h"

#include "movegen/levelup/fen.h"
#include "movegen/levelup/generate.h"
#include "movegen/levelup/text.h"
#include "movegen/parts/checked.h"

namespace ziggurat::movegen::levelup {

template <class V>
Position Rules<V>::play(const Position& p, Move m) {
    return checked<Rules>(levelup::play<V>(p, m));
}

template <class V>
void Rules<V>::generate_all(const Position& p, MoveList<max_moves>& moves) {
    levelup::generate<V, MoveClass::All>(p, moves);
}

template <class V>
void Rules<V>::generate_noisy(const Position& p, MoveList<max_moves>& moves) {
    levelup::generate<V, MoveClass::Noisy>(p, moves);
}

template <class V>
void Rules<V>::generate_quiet(const Position& p, MoveList<max_moves>& moves) {
    levelup::generate<V, MoveClass::Quiet>(p, moves);
}

template <class V>
std::uint64_t Rules<V>::count_moves(const Position& p) {
    MoveCounter counter;
    levelup::generate<V, MoveClass::All>(p, counter);
    return counter.count();
}

template <class V>
bool Rules<V>::is_legal(const Position& p, Move m) {
    MoveFinder finder(m);
    levelup::generate<V, MoveClass::All>(p, finder, bit(m.from()));
    return finder.found();
}

/// Beside the royal men nothing, or just one knight, crusader or bishop (levelup 13).
template <class V>
bool Rules<V>::is_dead(const Position& p) {
    const Bitboard others = p.board.occupied() ^ p.board.of(Piece::King, Piece::Emperor);
    return !has_many(others) && others == (others & p.board.of(Piece::Knight, Piece::Crusader, Piece::Bishop));
}

template struct Rules<Full>;
template struct Rules<Lite>;
template struct Rules<Plain>;

}  // namespace ziggurat::movegen::levelup
