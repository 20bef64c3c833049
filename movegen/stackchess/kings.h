// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/parts/castling.h"
#include "movegen/stackchess/officers.h"

// Turns that move, join, split or make kings (rules 5 and 7).

namespace ziggurat::movegen::stackchess {

/// Castling as in chess, judged by the castling king alone, whatever other kings there are (rule 7).
template <Variation V, Side Us, MoveSink Sink>
inline void generate_castlings(const Turn<V, Us>& turn, Sink& sink) {
    for (const unsigned number : castling_numbers(Us)) {
        const Castling& castling = castlings[number];
        if ((turn.p.castling_rights >> number & 1U) == 0 || (turn.occupied & castling.must_be_empty) != 0 ||
            !contains(turn.movers, castling.king_from)) {
            continue;
        }
        const auto is_safe = [&](Square king, Bitboard occupied) {
            return !is_attacked(turn.board, Us, king, occupied, turn.enemies);
        };
        const Bitboard without_king = turn.occupied ^ bit(castling.king_from);
        if (is_safe(castling.king_from, turn.occupied) && is_safe(castling.passed, without_king) &&
            is_safe(castling.king_to, without_king ^ bit(castling.rook_from) ^ bit(castling.rook_to))) {
            sink.one(Move::step(Piece::King, castling.king_from, castling.king_to, MoveKind::Castling));
        }
    }
}

/// Moves of whole kings, joins aside: to squares where they are safe, or that leave another king safe.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
inline void generate_king_steps(const Turn<V, Us>& turn, Sink& sink) {
    for (const Square king : squares(turn.kings & turn.movers)) {
        const Bitboard others = turn.kings ^ bit(king);
        const Bitboard ways = king_attacks(king) & targets_of<Class>(turn);
        const Bitboard free = others != 0 ? leave_for(turn.board, Us, others, king) : no_squares;
        const Bitboard safe = filtered(ways & ~free, [&](Square to) {
            return !is_attacked(turn.board, Us, to, turn.occupied ^ bit(king), turn.enemies);
        });
        sink.fan(Move::step(Piece::King, king, Square::A1), (ways & free) | safe);
    }
}

/// What splits off kings, which are kings no longer, where another king is safe.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
void generate_king_splits(const Turn<V, Us>& turn, Sink& sink) {
    for (const Square king : squares(turn.kings & turn.movers)) {
        const Bitboard allowed = evasions_for(turn.board, Us, turn.kings ^ bit(king));
        generate_all_splits<Class>(turn, bit(king), allowed, sink);
    }
}

/// The squares on which the pile on `from`, a piece `T`, could join something.
template <Piece T, Variation V, Side Us>
Bitboard join_ways_of(const Turn<V, Us>& turn, Square from) {
    if constexpr (T == Piece::Pawn) {
        return join_ways<V>(pawn_ways<V, Us>(bit(from), ~turn.occupied)) & turn.own;
    } else {
        return reach<T>(from, turn.occupied) & turn.own;
    }
}

/// Joins of kings and onto kings, which are kings no longer, where another king is safe.
template <Variation V, Side Us, MoveSink Sink>
void generate_king_joins(const Turn<V, Us>& turn, Sink& sink) {
    const auto join = [&]<Piece T>() {
        constexpr int room = pile_law<V>.limit - pile_law<V>.king_size;
        if constexpr (T == Piece::King || size_of_piece(pile_law<V>, T) <= room) {
            for (const Square from : squares(turn.board.whole(T) & turn.movers)) {
                const Bitboard ways = join_ways_of<T>(turn, from) & (T == Piece::King ? turn.own : turn.kings);
                sink.fan(Move::step(T, from, Square::A1), filtered(ways, [&](Square to) {
                             const Bitboard others = turn.kings & ~(bit(from) | bit(to));
                             return can_join<V>(turn.board.at(from), turn.board.at(to)) &&
                                    contains(leave_for(turn.board, Us, others, from), to);
                         }));
            }
        }
    };
    join.template operator()<Piece::Pawn>();
    for_each_officer<V>(join);
}

/// Joins that the kings at hand forbid, but that make a new king which is safe.
template <Variation V, Side Us, MoveSink Sink>
void generate_king_making_joins(const Turn<V, Us>& turn, Sink& sink) {
    const CheckInfo& checks = turn.p.checks;
    const Bitboard hindered = checks.evasions == all_squares ? checks.pinned : all_squares;
    const auto join = [&]<Piece T>() {
        constexpr int missing = pile_law<V>.king_size - size_of_piece(pile_law<V>, T);
        if constexpr (missing > 0) {
            const Bitboard partners = turn.board.whole(piece_of_size(pile_law<V>, missing));
            for (const Square from : squares(turn.board.whole(T) & turn.movers & hindered)) {
                const Bitboard ways = join_ways_of<T>(turn, from) & partners & ~leave(turn, from);
                sink.fan(Move::step(T, from, Square::A1), filtered(ways, [&](Square to) {
                             return can_join<V>(turn.board.at(from), turn.board.at(to)) &&
                                    !is_attacked(turn.board, Us, to, turn.occupied ^ bit(from), turn.enemies);
                         }));
            }
        }
    };
    join.template operator()<Piece::Pawn>();
    for_each_officer<V>(join);
}

/// Splits that the kings at hand forbid, but whose part or rest is a new king which is safe.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
void generate_king_making_splits(const Turn<V, Us>& turn, Sink& sink) {
    const Bitboard forbidden = ~turn.p.checks.evasions;
    const auto split_off = [&]<Piece T>(Square from) {
        Bitboard ways = no_squares;
        if constexpr (T == Piece::Pawn) {
            const PawnWays pawn = pawn_ways<V, Us>(bit(from), ~turn.occupied);
            ways = ((pawn.single | pawn.twice) & ~turn.occupied) | ((pawn.west | pawn.east) & turn.enemies);
        } else {
            ways = reach<T>(from, turn.occupied) & ~turn.own;
        }
        const PileOf<V> pile = turn.board.at(from);
        for_each_part<T>(pile, [&](int count) {
            const bool rest_is_king = (pile - pile.top_part(count)).is_king();
            if (!rest_is_king && T != Piece::King) {
                return;
            }
            const Bitboard safe = filtered(ways & forbidden, [&](Square to) {
                const auto is_safe = [&](Square king) {
                    return !is_attacked(turn.board, Us, king, turn.occupied | bit(to), turn.enemies & ~bit(to));
                };
                return (rest_is_king && is_safe(from)) || (T == Piece::King && is_safe(to));
            });
            if constexpr (T == Piece::Pawn) {
                generate_pawns<Class>(turn, {bit(from), 1, no_squares, safe}, sink);
            } else {
                sink.fan(Move::split(T, from, Square::A1, count), safe & targets_of<Class>(turn));
            }
        });
    };
    const auto split_all = [&]<Piece T>() {
        for (const Square from : squares(turn.board.part(T) & turn.movers & ~turn.kings)) {
            split_off.template operator()<T>(from);
        }
    };
    split_all.template operator()<Piece::Pawn>();
    for_each_officer<V>(split_all);
}

/// All turns after which the kings are others than before.
template <MoveClass Class, Variation V, Side Us, MoveSink Sink>
inline void generate_kings(const Turn<V, Us>& turn, Sink& sink) {
    constexpr bool can_outgrow_king = pile_law<V>.limit > pile_law<V>.king_size;
    const CheckInfo& checks = turn.p.checks;
    generate_king_steps<Class>(turn, sink);
    if constexpr (Class != MoveClass::Noisy) {
        if ((turn.p.castling_rights & castling_rights_of(Us)) != 0) {
            generate_castlings(turn, sink);
        }
    }
    if (has_many(turn.kings)) {
        generate_king_splits<Class>(turn, sink);
        if constexpr (Class != MoveClass::Noisy && can_outgrow_king) {
            generate_king_joins(turn, sink);
        }
    }
    const bool in_check = checks.evasions != all_squares;
    if constexpr (Class != MoveClass::Noisy) {
        if (in_check || (checks.pinned & turn.movers) != 0) {
            generate_king_making_joins(turn, sink);
        }
    }
    if constexpr (can_outgrow_king) {
        if (in_check) {
            generate_king_making_splits<Class>(turn, sink);
        }
    }
}

}  // namespace ziggurat::movegen::stackchess
