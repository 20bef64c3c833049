// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/board_judge.h"
#include "engine/eval/orthodox_men.h"
#include "engine/eval/weights/chess.h"
#include "movegen/chess/position.h"

namespace ziggurat::engine::eval {

/// The evaluation of orthodox chess by weights `W`.
template <const BoardWeights<6>& W = chess_weights>
class Chess : public Evaluation<Chess<W>, movegen::chess::Position> {
public:
    using Position = movegen::chess::Position;
    using Piece = movegen::orthodox::Piece;
    using Men = OrthodoxMen<W>;

    static constexpr std::size_t piece_types = Men::types;
    static constexpr Chances chances{116, 149};

    template <class Account>
    static Judgement judge(const Position& p, Account& account) {
        BoardJudge<Men, W> board(p.board);
        board.judge(account);
        return board.verdict(account.total(), p.side, board.phase());
    }

    static std::uint64_t structure_key(const Position& p) {
        const movegen::Bitboard pawns = Men::pawns(p.board);
        return hash_of(pawns & p.board.of(movegen::Side::White), pawns & p.board.of(movegen::Side::Black));
    }

    static Value gain(const Position& p, movegen::Move m) { return Men::gain(p.board, m); }
    static Value stake(const Position& /*p*/, movegen::Move m) { return Men::stake(m); }
    static bool wins_exchange(const Position& p, movegen::Move m, Value threshold) {
        return eval::wins_exchange<Men>(p.board, Men::blow(p.board, p.side, m), threshold);
    }

    /// To pass is worse than any move, unless every move is a concession: so it may be where only king and pawns
    /// are left to move.
    static bool null_move_is_sound(const Position& p) {
        return (p.board.of(p.side) & ~p.board.of(Piece::Pawn, Piece::King)) != 0;
    }
};

}  // namespace ziggurat::engine::eval
