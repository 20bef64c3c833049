// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/board_judge.h"
#include "engine/eval/orthodox_men.h"
#include "engine/eval/weights/mystic.h"
#include "movegen/mystic/position.h"

namespace ziggurat::engine::eval {

/// The evaluation of Mystic Chess by weights `W`: orthodox men, and coins for what they can still buy.
template <const MysticWeights& W = mystic_weights>
class Mystic : public Evaluation<Mystic<W>, movegen::mystic::Position> {
public:
    using Position = movegen::mystic::Position;
    using Piece = movegen::orthodox::Piece;
    using Men = OrthodoxMen<W>;

    static constexpr std::size_t piece_types = Men::types;
    static constexpr Chances chances{277, 216};

    template <class Account>
    static Judgement judge(const Position& p, Account& account) {
        BoardJudge<Men, W> board(p.board);
        board.judge(account);
        account.template add<Side::White>(Term::Purse, purse_worth(p, Side::White));
        account.template add<Side::Black>(Term::Purse, purse_worth(p, Side::Black));
        // Coins are men to come: twenty of them buy most of an army.
        const int coins = p.purse(Side::White).coins + p.purse(Side::Black).coins;
        const int phase = std::min(full_phase, board.phase() + coins * full_phase / (2 * army_price));
        return board.verdict(account.total(), p.side, phase, coins != 0);
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

    /// Who has a piece or a coin can nearly always make a turn that harms nothing.
    static bool null_move_is_sound(const Position& p) {
        return p.purse(p.side).coins != 0 || (p.board.of(p.side) & ~p.board.of(Piece::Pawn, Piece::King)) != 0;
    }

private:
    /// The coins that an army worth a full phase costs: 2 knights, 2 bishops, 2 rooks and a queen.
    static constexpr int army_price = 2 * 3 + 2 * 3 + 2 * 5 + 9;

    /// What a side's coins are worth. A coin buys a pawn, or its share of an upgrade: two turn a pawn into a
    /// minor man (110 centipawns a coin), two a minor man into a rook (90), four a rook into a queen (115). The
    /// turn that it takes is worth something too, so that a coin in the purse counts less than one on the board;
    /// least so in an ending, where there is no time to buy and pawns dropped on the fourth rank are what is left
    /// to buy.
    static Tapered purse_worth(const Position& p, Side side) {
        const auto in_stock = [&](Piece piece) { return movegen::mystic::stock(p.board, side, piece); };
        const auto purse = p.purse(side);
        // Coins beyond the price of all that is in stock buy nothing.
        const int price_of_stock = in_stock(Piece::Pawn) +
                                   3 * (in_stock(Piece::Knight) + in_stock(Piece::Bishop)) +
                                   5 * in_stock(Piece::Rook) + 9 * in_stock(Piece::Queen);
        const int missing = movegen::mystic::pawns_before_upgrades - purse.bought();
        Tapered worth = W.coins[static_cast<std::size_t>(std::clamp<int>(purse.coins, 0, price_of_stock))];
        worth += W.locked * (purse.coins != 0 ? missing : 0);
        if (purse.may_upgrade()) {
            const movegen::Bitboard own = p.board.of(side);
            const auto has = [&](auto... pieces) { return (own & p.board.of(pieces...)) != 0; };
            const bool minor_left = in_stock(Piece::Knight) + in_stock(Piece::Bishop) != 0;
            worth += purse.coins >= 2 && minor_left && has(Piece::Pawn) ? W.upgrades[0] : Tapered();
            worth += purse.coins >= 2 && in_stock(Piece::Rook) != 0 && has(Piece::Knight, Piece::Bishop)
                         ? W.upgrades[1]
                         : Tapered();
            worth +=
                purse.coins >= 4 && in_stock(Piece::Queen) != 0 && has(Piece::Rook) ? W.upgrades[2] : Tapered();
        }
        return worth;
    }
};

}  // namespace ziggurat::engine::eval
