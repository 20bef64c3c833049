// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/levelup/raider_filter.h"
#include "movegen/levelup/second_legs.h"
#include "movegen/levelup/variation.h"
#include "movegen/parts/pawn_moves.h"
#include "movegen/parts/targets.h"

namespace ziggurat::movegen::levelup {

/// Knights and crusaders, archbishops and all sliders of `movers`: their single legs to squares of `targets`.
template <Side Us, StepSink Sink>
void generate_officers(const Position& p, Bitboard movers, Bitboard targets, Sink& sink) {
    const Board& board = p.board;
    const Square royal = royal_square(board, Us);
    const Bitboard occupied = board.occupied();
    const auto fan = [&](Piece piece, Square from, Bitboard reached) {
        const Bitboard line = contains(p.checks.pinned, from) ? line_through(royal, from) : all_squares;
        sink.fan(Move::step(piece, from, Square::A1), reached & targets & line);
    };
    for (const Square from : squares(board.of(Piece::Knight) & movers & ~p.checks.pinned)) {
        sink.fan(Move::step(Piece::Knight, from, Square::A1), knight_attacks(from) & targets);
    }
    for (const Square from : squares(board.of(Piece::Crusader) & movers & ~p.checks.pinned)) {
        sink.fan(Move::step(Piece::Crusader, from, Square::A1), knight_attacks(from) & targets);
    }
    for (const Square from : squares(board.of(Piece::Bishop) & movers)) {
        fan(Piece::Bishop, from, bishop_attacks(from, occupied));
    }
    for (const Square from : squares(board.of(Piece::Archbishop) & movers)) {
        fan(Piece::Archbishop, from, bishop_attacks(from, occupied) | orthogonal_steps(from));
    }
    for (const Square from : squares(board.of(Piece::Rook) & movers)) {
        fan(Piece::Rook, from, rook_attacks(from, occupied));
    }
    for (const Square from : squares(board.of(Piece::Raider) & movers)) {
        fan(Piece::Raider, from, rook_attacks(from, occupied));
    }
    for (const Square from : squares(board.of(Piece::Queen) & movers)) {
        fan(Piece::Queen, from, queen_attacks(from, occupied));
    }
    for (const Square from : squares(board.of(Piece::Empress) & movers)) {
        fan(Piece::Empress, from, queen_attacks(from, occupied) | knight_attacks(from));
    }
}

/// Pawns and squires of `movers`, en passant excepted; `allowed` is what checks leave open (levelup 4, 5).
template <Side Us, class Variation, MoveClass Class, StepSink Sink>
void generate_foot(const Position& p, Bitboard movers, Bitboard allowed, Sink& sink) {
    constexpr Bitboard last_rank = Variation::promotion ? relative_rank_mask(Us, 7) : no_squares;
    const Board& board = p.board;
    const Bitboard enemies = board.of(~Us);
    const Bitboard empty = ~board.occupied();
    const Square royal = royal_square(board, Us);
    for (const Piece piece : {Piece::Pawn, Piece::Squire}) {
        const Bitboard men = board.of(piece) & movers;
        if (men == 0) {
            continue;
        }
        const auto promote = [&sink, piece](Bitboard arrivals, int offset) {
            for (const Piece into : promotions) {
                sink.slide(Move::promotion(piece, Square::A1, Square::A1, into), arrivals, offset);
            }
        };
        const PawnMovers pawns = pawn_movers<Us>(men, p.checks.pinned, royal);
        generate_pawn_moves<Us, Class, Variation::promotion>(piece, pawns, empty, enemies, allowed, sink, promote);
    }
    for (const Square from : squares(board.of(Piece::Squire) & movers & ~p.checks.pinned)) {
        const Bitboard leaps = forward_knight_attacks(Us, from) & allowed & (empty | enemies);
        const Bitboard of_class = target_squares<Class>(board.of(Us), enemies);
        sink.fan(Move::step(Piece::Squire, from, Square::A1), leaps & of_class & ~last_rank);
        if constexpr (Class != MoveClass::Quiet) {
            for (const Square to : squares(leaps & last_rank)) {
                for (const Piece into : promotions) {
                    sink.fan(Move::promotion(Piece::Squire, from, Square::A1, into), bit(to));
                }
            }
        }
    }
}

/// En passant captures by pawns and squires of `movers`, each judged on the position that it leads to.
template <Side Us, class Variation, MoveSink Sink>
void generate_en_passant(const Position& p, Bitboard movers, Sink& sink) {
    const Board& board = p.board;
    const Square royal = royal_square(board, Us);
    const Square victim = p.en_passant + -forward(Us);
    const Bitboard takers = pawn_attacks(~Us, p.en_passant) & pawn_movers_of(board, Us) & movers;
    for (const Square from : squares(takers)) {
        const Bitboard moved = bit(from) | bit(p.en_passant);
        const Scene after{board.occupied() ^ moved ^ bit(victim), board.of(Us) ^ moved,
                          board.of(~Us) ^ bit(victim)};
        if (!is_attacked<Variation>(board, Us, royal, after)) {
            sink.one(Move::step(board.at(from), from, p.en_passant, MoveKind::EnPassant));
        }
    }
}

/// The royal man's moves, if it stands on `movers`.
template <Side Us, class Variation, MoveClass Class, MoveSink Sink>
void generate_royal(const Position& p, Bitboard movers, Bitboard targets, Sink& sink) {
    const Square royal = royal_square(p.board, Us);
    if (!contains(movers, royal)) {
        return;
    }
    const Piece piece = p.board.at(royal);
    if (Variation::second_legs && piece == Piece::Emperor) {
        generate_emperor<Us, Variation, Class>(p.board, royal, sink);
        return;
    }
    generate_king_steps<Us, Variation>(p.board, royal, piece, targets, sink);
    if constexpr (Class != MoveClass::Noisy) {
        const bool in_check = p.checks.checkers != 0 || p.checks.raider_check;
        if (!in_check && (p.castling_rights & castling_rights_of(Us)) != 0) {
            generate_castlings<Us, Variation>(p, sink);
        }
    }
}

/// The legal moves of `Us` by men that stand on `movers`.
template <Side Us, class Variation, MoveClass Class, MoveSink Sink>
void generate_as(const Position& p, Bitboard movers, Sink& sink) {
    const Board& board = p.board;
    const Bitboard targets = target_squares<Class>(board.of(Us), board.of(~Us));
    movers &= board.of(Us);
    generate_royal<Us, Variation, Class>(p, movers, targets, sink);
    if constexpr (Class != MoveClass::Quiet) {
        if (Variation::en_passant && p.en_passant != Square::None) {
            generate_en_passant<Us, Variation>(p, movers, sink);
        }
        if constexpr (Variation::second_legs) {
            // Even in double check: a turn of two legs can take one checker and then another.
            generate_second_legs<Us>(p, movers, sink);
            generate_returns<Us>(p, movers, sink);
        }
    }
    if (has_many(p.checks.checkers)) {
        return;
    }
    const Square royal = royal_square(board, Us);
    const Bitboard evasions = evasion_squares(p.checks.checkers, royal);
    const auto generate_single_legs = [&](auto& into) {
        generate_officers<Us>(p, movers, targets & evasions, into);
        generate_foot<Us, Variation, Class>(p, movers, evasions, into);
    };
    if constexpr (Variation::second_legs) {
        RaiderFilter<Us, Sink> filter(board, royal, p.checks.raider_check, sink);
        generate_single_legs(filter);
    } else {
        generate_single_legs(sink);
    }
}

/// Every legal move of the class by men that stand on `movers`, once each.
template <class Variation, MoveClass Class, MoveSink Sink>
void generate(const Position& p, Sink& sink, Bitboard movers = all_squares) {
    if (p.side == Side::White) {
        generate_as<Side::White, Variation, Class>(p, movers, sink);
    } else {
        generate_as<Side::Black, Variation, Class>(p, movers, sink);
    }
}

}  // namespace ziggurat::movegen::levelup
