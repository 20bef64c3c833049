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
        for (Camp& camp : camps_) {
            for (std::size_t type = 0; type < Men::types; ++type) {
                camp.by_minor |= Men::is_minor[type] ? camp.by_type[type] : 0;
                camp.by_rook |= Men::is_rook[type] ? camp.by_type[type] : 0;
            }
        }
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
        const Value value = is_drawish ? white / 4 : has_opposite_bishops() ? white * 5 / 8 : white;
        return {(mover == Side::White ? value : -value) + W.tempo, phase};
    }

private:
    /// What is asked of one side more than once.
    struct Camp {
        Bitboard men;
        Bitboard pawns;
        Bitboard pawn_attacks;
        Square king;
        Bitboard king_ring;  // the king's neighbours
        Bitboard king_zone;  // where attackers are felt: one rank further than these
        int danger = 0;      // from enemy men that attack the zone
        int attackers = 0;   // how many men it comes from
        Bitboard attacked;   // by any man
        Bitboard twice;      // by two or more
        Bitboard by_minor;
        Bitboard by_rook;
        std::array<Bitboard, Men::types> by_type;  // only for types of mobile men
    };

    template <Side Us>
    Camp camp_of() const {
        Camp camp{};
        camp.men = board_.of(Us);
        camp.pawns = Men::pawns(board_) & camp.men;
        camp.pawn_attacks = attacks_of_pawns<Us>(camp.pawns);
        camp.king = movegen::lowest(Men::royals(board_) & camp.men);
        camp.king_ring = movegen::king_attacks(camp.king);
        const Bitboard near = camp.king_ring | movegen::bit(camp.king);
        camp.king_zone = near | movegen::shifted<movegen::forward(Us)>(near);
        camp.attacked = camp.pawn_attacks | camp.king_ring;
        camp.twice = (camp.pawn_attacks & camp.king_ring) |
                     (movegen::pawn_attacks_west<Us>(camp.pawns) & movegen::pawn_attacks_east<Us>(camp.pawns));
        return camp;
    }

    /// Whether each side has one bishop and pawns, and the bishops cannot meet: one side's pawns are stopped on
    /// squares that the other's bishop never sees.
    [[nodiscard]] bool has_opposite_bishops() const {
        constexpr Bitboard light = 0x55AA55AA55AA55AA;
        const Bitboard bishops = Men::bishops(board_);
        const Bitboard officers = occupied_ & ~(camps_[0].pawns | camps_[1].pawns) & ~Men::royals(board_);
        return officers == bishops && movegen::popcount(bishops) == 2 && movegen::popcount(bishops & light) == 1 &&
               movegen::popcount(bishops & camps_[0].men) == 1;
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
        Camp& own = camp(Us);
        Camp& enemy = camp(~Us);
        for (const Square from : movegen::squares(men)) {
            account.template add<Us>(Term::Placement, W.placement[Type][place_of(Us, from)]);
            if constexpr (Men::is_mobile[Type]) {
                const Bitboard reach = Men::template reach<static_cast<Piece>(Type), Us>(from, occupied_);
                account.template add<Us>(Term::Mobility, W.mobility[Type][seen(reach & area)]);
                own.twice |= own.attacked & reach;
                own.attacked |= reach;
                own.by_type[Type] |= reach;
                if (const Bitboard felt = reach & enemy.king_zone & ~enemy.pawn_attacks; felt != 0) {
                    enemy.danger += W.attacker[Type] + W.pressure[Type] * movegen::popcount(felt);
                    ++enemy.attackers;
                }
                if constexpr (Men::is_minor[Type]) {
                    judge_minor<Us, Type>(account, from);
                }
            }
        }
    }

    template <Side Us, std::size_t Type, class Account>
    void judge_minor(Account& account, Square square) const {
        constexpr Bitboard light = 0x55AA55AA55AA55AA;
        const Bitboard place = movegen::bit(square);
        const Bitboard pawns = camp(Us).pawns;
        const int rank = movegen::relative_rank(Us, square);
        const bool is_protected = (place & camp(Us).pawn_attacks) != 0;
        if (rank >= 3 && rank < 6 && is_protected && (beside(in_front_of<Us>(place)) & camp(~Us).pawns) == 0) {
            account.template add<Us>(Term::Placement, W.outpost[Type]);
        }
        if constexpr (Men::is_bound[Type]) {
            const Bitboard colour = (place & light) != 0 ? light : ~light;
            account.template add<Us>(Term::Mobility, W.bishop_pawn * movegen::popcount(pawns & colour));
        }
    }

    template <Side Us, class Account>
    void judge_rest(Account& account) const {
        judge_pawns<Us>(account);
        judge_threats<Us>(account);
        judge_king<Us>(account);
        judge_team<Us>(account);
    }

    template <Side Us, class Account>
    void judge_pawns(Account& account) const {
        const Camp& own = camp(Us);
        const Camp& enemy = camp(~Us);
        account.template add<Us>(Term::Pawns, pawn_structure<Us>(W.pawns, own.pawns, enemy.pawns));
        if constexpr (Promotes) {
            for (const Square square : movegen::squares(passed_pawns<Us>(own.pawns, enemy.pawns))) {
                const auto worth = passed_worth<Us>(W.passed, square, movegen::bit(own.king),
                                                    movegen::bit(enemy.king), occupied_);
                account.template add<Us>(Term::Passed, worth);
                judge_march<Us>(account, square);
            }
        }
    }

    /// What helps a passed pawn on its way, and what is in it.
    template <Side Us, class Account>
    void judge_march(Account& account, Square square) const {
        const Bitboard place = movegen::bit(square);
        const int weight = movegen::relative_rank(Us, square) - 2;
        if (weight <= 0) {
            return;
        }
        const Bitboard stop = movegen::shifted<movegen::forward(Us)>(place);
        const Bitboard way = in_front_of<Us>(place);
        Tapered worth;
        if ((place & (camp(Us).pawn_attacks | beside(camp(Us).pawns))) != 0) {
            worth += W.passed.supported;
        }
        if ((stop & camp(~Us).attacked) == 0) {
            worth += W.passed.safe_stop;
        }
        if ((way & (camp(~Us).attacked | camp(~Us).men)) == 0) {
            worth += W.passed.free_way;
        }
        if ((in_front_of<~Us>(place) & Men::rooks(board_) & camp(Us).men) != 0) {
            worth += W.passed.rook_behind;
        }
        account.template add<Us>(Term::Passed, worth * weight);
    }

    /// What is attacked by less than it is worth, or protected too little, has to mind that.
    template <Side Us, class Account>
    void judge_threats(Account& account) const {
        const Camp& own = camp(Us);
        const Camp& enemy = camp(~Us);
        Tapered sum;
        const auto add = [&](Bitboard attacks, const auto& weights) {
            for (const Square square : movegen::squares(attacks & enemy.men)) {
                sum += weights[static_cast<std::size_t>(board_.at(square))];
            }
        };
        add(own.pawn_attacks, W.threats.by_pawn);
        add(own.by_minor, W.threats.by_minor);
        add(own.by_rook, W.threats.by_rook);
        const Bitboard loose = ~enemy.attacked | (own.twice & ~enemy.twice & ~enemy.pawn_attacks);
        const Bitboard victims = enemy.men & ~movegen::bit(enemy.king);
        sum += W.threats.hanging * movegen::popcount(victims & own.attacked & loose);
        sum += W.threats.by_king * movegen::popcount(victims & own.king_ring & ~enemy.attacked);
        constexpr int step = movegen::forward(Us);
        const Bitboard once = movegen::shifted<step>(own.pawns) & ~occupied_;
        const Bitboard steps =
            once | (movegen::shifted<step>(once & movegen::relative_rank_mask(Us, 2)) & ~occupied_);
        const Bitboard safe = steps & ~enemy.pawn_attacks & (own.attacked | ~enemy.attacked);
        const Bitboard pushed = attacks_of_pawns<Us>(safe) & victims & ~enemy.pawns & ~own.pawn_attacks;
        sum += W.threats.by_push * movegen::popcount(pushed);
        if constexpr (Men::second_legs) {
            sum += W.threats.second_legs *
                   movegen::popcount(Men::second_victims(board_, own.men, victims, occupied_));
        }
        account.template add<Us>(Term::Threats, sum);
    }

    /// Pawns before the king keep it safe, and the more men join an attack on it the more each is worth.
    template <Side Us, class Account>
    void judge_king(Account& account) const {
        constexpr int step = movegen::forward(Us);
        const Camp& own = camp(Us);
        const Bitboard enemy_pawns = camp(~Us).pawns;
        const Bitboard king = movegen::bit(own.king);
        const Bitboard row = king | beside(king);
        const Bitboard near = movegen::shifted<step>(row);
        const Bitboard far = movegen::shifted<step>(near);
        const Bitboard third = movegen::shifted<step>(far);
        const int near_pawns = movegen::popcount(own.pawns & near);
        Tapered shelter = W.king.near_pawn * near_pawns + W.king.far_pawn * movegen::popcount(own.pawns & far);
        shelter += W.king.open_file * movegen::popcount(row & ~files_of(own.pawns));
        shelter += W.king.enemy_open * movegen::popcount(row & ~files_of(enemy_pawns));
        shelter += W.king.near_storm * movegen::popcount(enemy_pawns & (near | far));
        shelter += W.king.far_storm * movegen::popcount(enemy_pawns & (third | movegen::shifted<step>(third)));
        account.template add<Us>(Term::Shelter, shelter);
        if (own.attackers > 0) {
            const int danger = std::clamp(own.danger + other_danger<Us>(near_pawns), 0, 1600);
            account.template add<Us>(Term::Pressure, -Tapered{danger * danger / 2048, danger / 24});
        }
    }

    /// Danger to the king that does not come from single attackers.
    template <Side Us>
    [[nodiscard]] int other_danger(int near_pawns) const {
        const Camp& own = camp(Us);
        const Camp& enemy = camp(~Us);
        const Bitboard weak = own.king_ring & enemy.attacked & ~own.twice;
        int danger = W.king.weak * movegen::popcount(weak) + W.king.sheltered * near_pawns;
        danger += W.king.escape * movegen::popcount(own.king_ring & ~own.men & ~enemy.attacked);
        danger += (Men::queens(board_) & enemy.men) == 0 ? W.king.no_queen : 0;
        const Bitboard safe = ~enemy.men & (~own.attacked | (weak & enemy.twice));
        return danger + danger_of_checks<Us>(safe, std::make_index_sequence<Men::types>());
    }
    template <Side Us, std::size_t... Types>
    [[nodiscard]] int danger_of_checks(Bitboard safe, std::index_sequence<Types...> /*types*/) const {
        return (danger_of_check<Us, Types>(safe) + ...);
    }
    template <Side Us, std::size_t Type>
    [[nodiscard]] int danger_of_check(Bitboard safe) const {
        if constexpr (Men::is_mobile[Type]) {
            const Bitboard able = camp(~Us).by_type[Type] & safe;
            // Seen from the king as our own man sees: a squire, say, leaps the other way.
            return able != 0 && (able &
                                 Men::template reach<static_cast<Piece>(Type), Us>(camp(Us).king, occupied_)) != 0
                       ? W.check[Type]
                       : 0;
        } else {
            return 0;
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
