// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/board_judge.h"
#include "movegen/chess/position.h"

namespace ziggurat::engine::eval {

/// The evaluation of orthodox chess.
class Chess : public Evaluation<Chess, movegen::chess::Position> {
public:
    using Position = movegen::chess::Position;
    using Men = OrthodoxMen;

    static constexpr std::size_t piece_types = Men::types;
    static constexpr Chances chances{110, 165};

    template <class Account>
    static Judgement judge(const Position& p, Account& account) {
        BoardJudge<Men> board(p.board);
        board.judge(account);
        return board.verdict(account.total(), p.side, board.phase());
    }

    static std::uint64_t structure_key(const Position& p) {
        const movegen::Bitboard pawns = Men::pawns(p.board);
        return hash_of(pawns & p.board.of(movegen::Side::White), pawns & p.board.of(movegen::Side::Black));
    }

    static Value gain(const Position& p, movegen::Move m) { return orthodox_gain(p.board, m); }
    static Value stake(const Position& /*p*/, movegen::Move m) { return orthodox_stake(m); }
    static bool wins_exchange(const Position& p, movegen::Move m, Value threshold) {
        return eval::wins_exchange<Men>(p.board, orthodox_blow(p.board, p.side, m), threshold);
    }

    /// To pass is worse than any move, unless every move is a concession: so it may be where only king and pawns
    /// are left to move.
    static bool null_move_is_sound(const Position& p) {
        return (p.board.of(p.side) & ~p.board.of(Men::Piece::Pawn, Men::Piece::King)) != 0;
    }
};

}  // namespace ziggurat::engine::eval
