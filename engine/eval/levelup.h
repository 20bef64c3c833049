// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/board_judge.h"
#include "engine/eval/levelup_men.h"
#include "engine/eval/weights/levelup.h"
#include "engine/eval/weights/levelup_plain.h"
#include "movegen/levelup/variation.h"

namespace ziggurat::engine::eval {

/// The weights of a variation that has none of its own: second legs make the difference.
template <class V>
inline constexpr const BoardWeights<12>& levelup_weights_of =
    V::second_legs ? levelup_weights : levelup_plain_weights;

/// The evaluation of Level-Up Chess in variation `V` by weights `W`.
template <class V, const BoardWeights<12>& W = levelup_weights_of<V>>
class Levelup : public Evaluation<Levelup<V, W>, movegen::levelup::Position> {
public:
    using Position = movegen::levelup::Position;
    using Men = LevelupMen<W, V::second_legs>;
    using Piece = movegen::levelup::Piece;

    static constexpr std::size_t piece_types = Men::types;
    /// Where nothing strikes twice there are more draws.
    static constexpr Chances chances = V::second_legs ? Chances{134, 350} : Chances{432, 337};

    template <class Account>
    static Judgement judge(const Position& p, Account& account) {
        BoardJudge<Men, W, V::promotion> board(p.board);
        board.judge(account);
        return board.verdict(account.total(), p.side, board.phase());
    }

    static std::uint64_t structure_key(const Position& p) {
        const movegen::Bitboard pawns = Men::pawns(p.board);
        return hash_of(pawns & p.board.of(movegen::Side::White), pawns & p.board.of(movegen::Side::Black));
    }

    /// The victims, the better man that a pawn becomes, and the level that a base man gains.
    static Value gain(const Position& p, movegen::Move m) {
        const Value victims = victim_worth(p, m);
        return victims + worth_of(arriving(p, m)) - worth_of(m.piece<Piece>()) +
               (victims > 0 && m.piece<Piece>() == Piece::King ? crowning : 0);
    }
    static Value stake(const Position& p, movegen::Move m) { return worth_of(arriving(p, m)); }

    static bool wins_exchange(const Position& p, movegen::Move m, Value threshold) {
        movegen::Bitboard occupied = p.board.occupied() & ~movegen::bit(m.from());
        if (m.kind() == movegen::MoveKind::TwoLeg) {
            occupied &= ~movegen::bit(m.via());
        } else if (m.kind() == movegen::MoveKind::EnPassant) {
            occupied &= ~movegen::bit(en_passant_victim(m));
        }
        const Blow blow{p.side, m.to(), occupied | movegen::bit(m.to()), gain(p, m), stake(p, m)};
        return eval::wins_exchange<Men>(p.board, blow, threshold);
    }

    /// An emperor may stand still by the rules; officers have a move to spare.
    static bool null_move_is_sound(const Position& p) {
        const movegen::Bitboard slow = p.board.of(Piece::Pawn, Piece::Squire, Piece::King);
        return (p.board.of(p.side) & ~(V::second_legs ? slow : slow | p.board.of(Piece::Emperor))) != 0;
    }

private:
    /// What a king gains by becoming an emperor: it is never lost, so that its worth has no place in exchanges.
    static constexpr Value crowning = V::second_legs ? 100 : 0;

    static constexpr Value worth_of(Piece piece) { return Men::exchange_worth[static_cast<std::size_t>(piece)]; }

    static movegen::Square en_passant_victim(movegen::Move m) {
        return movegen::make_square(movegen::file_of(m.to()), movegen::rank_of(m.from()));
    }

    static Value victim_worth(const Position& p, movegen::Move m) {
        const movegen::Bitboard enemies = p.board.of(~p.side);
        Value sum = movegen::contains(enemies, m.to()) ? worth_of(p.board.at(m.to())) : 0;
        if (m.kind() == movegen::MoveKind::TwoLeg && movegen::contains(enemies, m.via())) {
            sum += worth_of(p.board.at(m.via()));
        } else if (m.kind() == movegen::MoveKind::EnPassant) {
            sum += worth_of(p.board.at(en_passant_victim(m)));
        }
        return sum;
    }

    /// What stands on the target after the move.
    static Piece arriving(const Position& p, movegen::Move m) {
        const auto piece = m.piece<Piece>();
        if (m.kind() == movegen::MoveKind::Promotion) {
            return m.argument_as<Piece>();
        }
        return victim_worth(p, m) > 0 ? movegen::levelup::levelled(piece) : piece;
    }
};

}  // namespace ziggurat::engine::eval
