// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/exchange.h"
#include "engine/eval/piles.h"
#include "movegen/stackchess/attack.h"

namespace ziggurat::engine::eval {

/// How piles and their parts take part in exchanges.
template <movegen::stackchess::Variation V>
struct PileMen {
    using Board = movegen::stackchess::Board<V>;
    using Pile = typename Board::Pile;
    using Piece = movegen::stackchess::Piece;

    static movegen::Bitboard lines_to(const Board& board, movegen::Square square, movegen::Bitboard occupied) {
        return (movegen::rook_attacks(square, occupied) & movegen::stackchess::rook_movers(board)) |
               (movegen::bishop_attacks(square, occupied) & movegen::stackchess::bishop_movers(board));
    }
    static movegen::Bitboard attackers_of(const Board& board, movegen::Square square, movegen::Bitboard occupied) {
        movegen::Bitboard attackers = lines_to(board, square, occupied);
        for (const movegen::Side by : movegen::both_sides) {
            attackers |= movegen::stackchess::leapers_to(board, ~by, square) & board.of(by);
        }
        return attackers;
    }

    /// The least whole pile or part of some piles of one side, at least one, that attack a square.
    static Striker least_of(const Board& board, movegen::Bitboard men, movegen::Square target,
                            movegen::Bitboard occupied) {
        const movegen::Side side = board.owner(movegen::lowest(men));
        const auto straight = movegen::rook_attacks(target, occupied);
        const auto slanted = movegen::bishop_attacks(target, occupied);
        const auto leaps = movegen::knight_attacks(target);
        const std::array<std::pair<Piece, movegen::Bitboard>, 7> ways{{
            {Piece::Pawn, movegen::pawn_attacks(~side, target)},
            {Piece::Knight, leaps},
            {Piece::Bishop, slanted},
            {Piece::Rook, straight},
            {Piece::King, movegen::king_attacks(target)},
            {Piece::Cardinal, slanted | leaps},
            {Piece::Queen, straight | slanted},
        }};
        for (const auto& [piece, reach] : ways) {
            if (index(piece) >= Board::pieces) {
                continue;
            }
            const movegen::Bitboard able = board.movers(piece) & reach & men;
            if (able != 0) {
                return striker(board, movegen::lowest(able), piece);
            }
        }
        return striker(board, movegen::lowest(men), Piece::Queen);
    }

private:
    static Striker striker(const Board& board, movegen::Square from, Piece piece) {
        const Pile pile = board.at(from);
        const int count = pile.piece() == piece ? 0 : pile.part_count(piece);
        if (count != 0) {
            return {from, pile_worth<V>(pile.top_part(count)), false, true};
        }
        // The last king may not be taken; of several, one may.
        const bool is_last_king =
            pile.is_king() && !movegen::has_many(board.whole(board.owner(from), Piece::King));
        return {from, pile_worth<V>(pile), is_last_king};
    }
};

}  // namespace ziggurat::engine::eval
