// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "engine/eval/evaluation.h"
#include "engine/eval/pawns.h"
#include "engine/eval/weights/terms.h"

namespace ziggurat::engine::eval {

/// Judges a board with one man a square, by what `Men` says of its types and by weights
/// `W`: the terms that chess and its relatives
/// have in common. `Promotes` is false where pawns have nothing to march for.
template <class Men, const auto& W, bool Promotes = true>
class BoardJudge {
public:
    using Board = typename Men::Board;
    using Piece = typename Men::Piece;

    explicit BoardJudge(const Board& board)
        : board_(board),
          occupied_(board.occupied()),
          camps_{camp_of<Side::White>(), camp_of<Side::Black>()} {}

    /// Enters all terms of both sides.
    template <class Account>
    void judge(Account& account) {
        judge_men<Side::White>(account);
        judge_men<Side::Black>(account);
        judge_rest<Side::White>(account);
        judge_rest<Side::Black>(account);
    }

    /// How much of a game is left by the men on the board, 0 .. full_phase.
    [[nodiscard]] int phase() const {
        int sum = 0;
        for (std::size_t type = 0; type < Men::types; ++type) {
            sum += Men::phase[type] * movegen::popcount(board_.by_type[type]);
        }
        return std::min(sum, full_phase);
    }

    /// What the terms come to for the mover, blended at a phase. Not much, where the side that is ahead has too
    /// little left to win with: no pawn to promote, and no more than a minor man beyond what the other has.
    /// `can_grow` says that men may still come from elsewhere.
    [[nodiscard]] Judgement verdict(Tapered total, Side mover, int phase, bool can_grow = false) const {
        constexpr Value enough = 400;
        const Value white = blend(total, phase);
        const Side ahead = white >= 0 ? Side::White : Side::Black;
        const bool is_drawish =
            Promotes && !can_grow && camp(ahead).pawns == 0 && officers_of(ahead) - officers_of(~ahead) < enough;
        const Value value = is_drawish ? white / 4 : white;
        return {(mover == Side::White ? value : -value) + W.tempo, phase};
    }

private:
    /// What is asked of one side more than once.
    struct Camp {
        Bitboard men;
        Bitboard pawns;
        Bitboard pawn_attacks;
        Square king;
        Bitboard king_zone;  // where attackers are felt
        int pressure = 0;    // by enemy men on the zone
        int attackers = 0;   // how many men it comes from
    };

    template <Side Us>
    Camp camp_of() const {
        Camp camp{};
        camp.men = board_.of(Us);
        camp.pawns = Men::pawns(board_) & camp.men;
        camp.pawn_attacks = attacks_of_pawns<Us>(camp.pawns);
        camp.king = movegen::lowest(Men::royals(board_) & camp.men);
        const Bitboard ring = movegen::king_attacks(camp.king) | movegen::bit(camp.king);
        camp.king_zone = ring | movegen::shifted<movegen::forward(Us)>(ring);
        return camp;
    }

    /// What the men of a side are worth, pawns aside.
    [[nodiscard]] Value officers_of(Side side) const {
        const Bitboard officers = camp(side).men & ~camp(side).pawns;
        Value sum = 0;
        for (std::size_t type = 0; type < Men::types; ++type) {
            sum += Men::exchange_worth[type] * movegen::popcount(officers & board_.by_type[type]);
        }
        return sum;
    }

    [[nodiscard]] const Camp& camp(Side side) const { return camps_[movegen::index(side)]; }
    [[nodiscard]] Camp& camp(Side side) { return camps_[movegen::index(side)]; }

    template <Side Us, class Account>
    void judge_men(Account& account) {
        judge_types<Us>(account, std::make_index_sequence<Men::types>());
    }
    template <Side Us, class Account, std::size_t... Types>
    void judge_types(Account& account, std::index_sequence<Types...> /*types*/) {
        (judge_type<Us, Types>(account), ...);
    }

    template <Side Us, std::size_t Type, class Account>
    void judge_type(Account& account) {
        const Bitboard men = board_.by_type[Type] & camp(Us).men;
        account.template add<Us>(Term::Material, W.worth[Type] * movegen::popcount(men));
        // Squares that an enemy pawn guards, or an own man holds, are no place to go.
        const Bitboard area = ~(camp(~Us).pawn_attacks | camp(Us).men);
        Camp& enemy = camp(~Us);
        for (const Square from : movegen::squares(men)) {
            account.template add<Us>(Term::Placement, W.placement[Type][place_of(Us, from)]);
            if constexpr (Men::is_mobile[Type]) {
                const Bitboard reach = Men::template reach<static_cast<Piece>(Type), Us>(from, occupied_);
                account.template add<Us>(Term::Mobility, W.mobility[Type][seen(reach & area)]);
                if (const Bitboard felt = reach & enemy.king_zone & ~enemy.pawn_attacks; felt != 0) {
                    enemy.pressure += W.pressure[Type] * movegen::popcount(felt);
                    ++enemy.attackers;
                }
            }
        }
    }

    template <Side Us, class Account>
    void judge_rest(Account& account) const {
        judge_pawns<Us>(account);
        judge_king<Us>(account);
        judge_team<Us>(account);
    }

    template <Side Us, class Account>
    void judge_pawns(Account& account) const {
        const Camp& own = camp(Us);
        const Camp& enemy = camp(~Us);
        account.template add<Us>(Term::Pawns, pawn_structure<Us>(W.pawns, own.pawns));
        if constexpr (Promotes) {
            for (const Square square : movegen::squares(passed_pawns<Us>(own.pawns, enemy.pawns))) {
                account.template add<Us>(Term::Passed, passed_worth<Us>(W.passed, square, movegen::bit(own.king),
                                                                        movegen::bit(enemy.king), occupied_));
            }
        }
        // What a pawn attacks has to run.
        const Bitboard victims = own.pawn_attacks & enemy.men & ~enemy.pawns;
        account.template add<Us>(Term::Threats, W.attacked_by_pawn * movegen::popcount(victims));
    }

    /// Pawns before the king keep it safe, and the more men join an attack on it the more each is worth.
    template <Side Us, class Account>
    void judge_king(Account& account) const {
        const Camp& own = camp(Us);
        const Bitboard king = movegen::bit(own.king);
        const Bitboard row = king | beside(king);
        const Bitboard near = movegen::shifted<movegen::forward(Us)>(row);
        const Bitboard far = movegen::shifted<movegen::forward(Us)>(near);
        Tapered shelter = W.king.near_pawn * movegen::popcount(own.pawns & near) +
                          W.king.far_pawn * movegen::popcount(own.pawns & far);
        shelter += W.king.open_file * movegen::popcount(row & ~files_of(own.pawns));
        account.template add<Us>(Term::Shelter, shelter);
        if (own.attackers > 1) {
            const int danger = std::min(own.pressure * own.attackers, 160);
            account.template add<Us>(Term::Pressure, -Tapered{danger * (danger + 60) / 120, danger / 6});
        }
    }

    template <Side Us, class Account>
    void judge_team(Account& account) const {
        const Camp& own = camp(Us);
        if (movegen::has_many(Men::bishops(board_) & own.men)) {
            account.template add<Us>(Term::Material, W.bishop_pair);
        }
        const Bitboard rooks = Men::rooks(board_) & own.men & ~files_of(own.pawns);
        const Bitboard open = rooks & ~files_of(camp(~Us).pawns);
        account.template add<Us>(Term::Placement, W.open_rook * movegen::popcount(open) +
                                                      W.half_open_rook * movegen::popcount(rooks & ~open));
        // Alone against an army, a king is driven to the edge and the other king helps to mate it.
        if (camp(~Us).men == movegen::bit(camp(~Us).king) && movegen::has_many(own.men)) {
            const int driven = 6 - centrality(camp(~Us).king);
            const int near = 7 - distance(own.king, camp(~Us).king);
            account.template add<Us>(Term::Pressure, W.driven_king * (2 * driven + near));
        }
    }

    const Board& board_;
    Bitboard occupied_;
    std::array<Camp, 2> camps_;
};

}  // namespace ziggurat::engine::eval
