// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/exchange.h"
#include "movegen/levelup/position.h"

namespace ziggurat::engine::eval {

/// The twelve men of Level-Up Chess by weights `W`; `SecondLegs` as in the rules. Base men are what they are in
/// chess, and may still rise. Of the levelled ones:
/// - the squire adds four of a knight's eight leaps to a pawn, and leaps to the last rank from the sixth: nearly
///   a minor man, and more than that when the board empties;
/// - the crusader is a knight that takes pawns and is gone: a little more than a knight;
/// - the archbishop adds four steps to a bishop and is no longer bound to a colour: nearly a rook;
/// - the raider takes and steps aside, or takes two men at once, and what stands beside the enemy king is no
///   shelter from it: a rook and a pawn;
/// - the empress adds a knight to a queen;
/// - the emperor runs twice as fast, and may stand still: hard to mate in a middle game, and in an ending worth a
///   minor man.
template <const auto& W, bool SecondLegs>
struct LevelupMen {
    using Piece = movegen::levelup::Piece;
    using Board = movegen::levelup::Board;

    static constexpr std::size_t types = 12;
    static constexpr const auto& exchange_worth = W.exchange;
    static constexpr std::array<int, types> phase{0, 1, 1, 2, 4, 0, 0, 1, 1, 2, 4, 0};
    static constexpr std::array<bool, types> is_mobile{false, true, true, true, true, false,
                                                       true,  true, true, true, true, false};

    static constexpr std::array<bool, types> is_minor{false, true, true, false, false, false,
                                                      true,  true, true, false, false, false};
    static constexpr std::array<bool, types> is_rook{false, false, false, true, false, false,
                                                     false, false, false, true, false, false};
    /// Men that see squares of one colour only.
    static constexpr std::array<bool, types> is_bound{false, false, true,  false, false, false,
                                                      false, false, false, false, false, false};
    static constexpr bool second_legs = SecondLegs;

    /// Men that raiders could take by a second leg, behind any that they can take by the first.
    static movegen::Bitboard second_victims(const Board& board, movegen::Bitboard own, movegen::Bitboard victims,
                                            movegen::Bitboard occupied) {
        movegen::Bitboard second = 0;
        for (const movegen::Square raider : movegen::squares(board.of(Piece::Raider) & own)) {
            for (const movegen::Square first :
                 movegen::squares(movegen::rook_attacks(raider, occupied) & victims)) {
                second |= movegen::orthogonal_steps(first) & victims;
            }
        }
        return second;
    }

    template <Piece T, movegen::Side Us>
    static movegen::Bitboard reach(movegen::Square from, movegen::Bitboard occupied) {
        if constexpr (T == Piece::Squire) {
            return movegen::forward_knight_attacks(Us, from);
        } else if constexpr (T == Piece::Knight || T == Piece::Crusader) {
            return movegen::knight_attacks(from);
        } else if constexpr (T == Piece::Bishop) {
            return movegen::bishop_attacks(from, occupied);
        } else if constexpr (T == Piece::Archbishop) {
            return movegen::bishop_attacks(from, occupied) | movegen::orthogonal_steps(from);
        } else if constexpr (T == Piece::Rook || T == Piece::Raider) {
            return movegen::rook_attacks(from, occupied);
        } else if constexpr (T == Piece::Queen) {
            return movegen::queen_attacks(from, occupied);
        } else if constexpr (T == Piece::Empress) {
            return movegen::queen_attacks(from, occupied) | movegen::knight_attacks(from);
        } else {
            return 0;
        }
    }

    static movegen::Bitboard pawns(const Board& board) { return board.of(Piece::Pawn, Piece::Squire); }
    static movegen::Bitboard royals(const Board& board) { return board.of(Piece::King, Piece::Emperor); }
    static movegen::Bitboard bishops(const Board& board) { return board.of(Piece::Bishop); }
    static movegen::Bitboard queens(const Board& board) { return board.of(Piece::Queen, Piece::Empress); }
    static movegen::Bitboard rooks(const Board& board) { return board.of(Piece::Rook, Piece::Raider); }

    static movegen::Bitboard lines_to(const Board& board, movegen::Square square, movegen::Bitboard occupied) {
        return (movegen::rook_attacks(square, occupied) & movegen::levelup::rook_movers(board)) |
               (movegen::bishop_attacks(square, occupied) & movegen::levelup::bishop_movers(board));
    }
    /// Second legs aside.
    static movegen::Bitboard attackers_of(const Board& board, movegen::Square square, movegen::Bitboard occupied) {
        using movegen::Side;
        movegen::Bitboard leapers = (movegen::knight_attacks(square) & movegen::levelup::knight_movers(board)) |
                                    (movegen::king_attacks(square) & royals(board)) |
                                    (movegen::orthogonal_steps(square) & board.of(Piece::Archbishop));
        for (const Side by : movegen::both_sides) {
            leapers |= movegen::pawn_attacks(~by, square) & pawns(board) & board.of(by);
            leapers |= movegen::forward_knight_attacks(~by, square) & board.of(by, Piece::Squire);
        }
        return leapers | lines_to(board, square, occupied);
    }

    /// The least of some men of one side, at least one, that attack a square. By its blow it levels up.
    static Striker least_of(const Board& board, movegen::Bitboard men, movegen::Square /*target*/,
                            movegen::Bitboard /*occupied*/) {
        constexpr std::array<Piece, types> by_worth{
            Piece::Pawn, Piece::Squire, Piece::Knight, Piece::Bishop,  Piece::Crusader, Piece::Archbishop,
            Piece::Rook, Piece::Raider, Piece::Queen,  Piece::Empress, Piece::King,     Piece::Emperor};
        std::size_t i = 0;
        while ((men & board.of(by_worth[i])) == 0) {
            ++i;
        }
        const Piece piece = by_worth[i];
        return {movegen::lowest(men & board.of(piece)),
                exchange_worth[static_cast<std::size_t>(movegen::levelup::levelled(piece))],
                movegen::levelup::base_of(piece) == Piece::King};
    }
};

}  // namespace ziggurat::engine::eval
