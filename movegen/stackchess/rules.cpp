// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/stackchess/rules.h"

#include "movegen/parts/checked.h"
#include "movegen/stackchess/generate.h"
#include "movegen/stackchess/invariants.h"
#include "movegen/stackchess/text.h"

namespace ziggurat::movegen::stackchess {

template <Variation V>
Position<V> Rules<V>::initial() {
    return *from_fen(V::full_set ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
                                 : "r1bqkbn1/2ppppp1/8/8/8/8/1PPPPP2/1NBQKB1R w Kq - 0 1");
}

template <Variation V>
Position<V> Rules<V>::play(const Position& p, Move m) {
    const Position next = stackchess::play(p, m);
    checked<Rules>(next);
    return next;
}

template <Variation V>
void Rules<V>::generate_all(const Position& p, MoveList<max_moves>& moves) {
    stackchess::generate<MoveClass::All>(p, moves);
}

template <Variation V>
void Rules<V>::generate_noisy(const Position& p, MoveList<max_moves>& moves) {
    stackchess::generate<MoveClass::Noisy>(p, moves);
}

template <Variation V>
void Rules<V>::generate_quiet(const Position& p, MoveList<max_moves>& moves) {
    stackchess::generate<MoveClass::Quiet>(p, moves);
}

template <Variation V>
std::uint64_t Rules<V>::count_moves(const Position& p) {
    MoveCounter counter;
    stackchess::generate<MoveClass::All>(p, counter);
    return counter.count();
}

template <Variation V>
bool Rules<V>::is_legal(const Position& p, Move m) {
    MoveFinder finder(m);
    stackchess::generate<MoveClass::All>(p, finder, bit(m.from()));
    return finder.found();
}

template <Variation V>
bool Rules<V>::is_attacked_royal(const Position& p) {
    const Bitboard kings = p.board.whole(p.side, Piece::King);
    return filtered(kings, [&](Square king) {
               return is_attacked(p.board, p.side, king, p.board.occupied(), p.board.of(~p.side));
           }) != 0;
}

/// Each side has one pile, its king (rule 9).
template <Variation V>
bool Rules<V>::is_dead(const Position& p) {
    return !has_many(p.board.of(Side::White)) && !has_many(p.board.of(Side::Black));
}

template <Variation V>
base::Result<Position<V>> Rules<V>::from_fen(std::string_view text) {
    return read_fen<V>(text);
}

template <Variation V>
std::string Rules<V>::to_fen(const Position& p) {
    return write_fen(p);
}

template <Variation V>
std::string Rules<V>::move_text(Move m) {
    return write_move<V>(m);
}

template <Variation V>
SanParts Rules<V>::san_parts(const Position& p, Move m) {
    return write_san(p, m);
}

template <Variation V>
std::string Rules<V>::draw(const Position& p) {
    return draw_position(p);
}

template <Variation V>
std::vector<std::string> Rules<V>::invariants(const Position& p) {
    return find_broken_invariants(p);
}

template struct Rules<Standard>;
template struct Rules<Capture>;
template struct Rules<BigQueen>;
template struct Rules<King7>;
template struct Rules<FullSet>;
template struct Rules<NoDouble>;
template struct Rules<CaptureFullSet>;
template struct Rules<King7NoDouble>;

}  // namespace ziggurat::movegen::stackchess
