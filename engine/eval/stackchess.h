// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/evaluation.h"
#include "engine/eval/pawns.h"
#include "engine/eval/pile_men.h"
#include "movegen/stackchess/turn.h"

namespace ziggurat::engine::eval {

/// The evaluation of Stack Chess in variation `V` by weights `W`: piles for what they are and what they can
/// become.
template <movegen::stackchess::Variation V, const StackchessWeights& W = stackchess_weights>
class Stackchess : public Evaluation<Stackchess<V, W>, movegen::stackchess::Position<V>> {
public:
    using Position = movegen::stackchess::Position<V>;
    using Board = movegen::stackchess::Board<V>;
    using Pile = typename Board::Pile;
    using Piece = movegen::stackchess::Piece;

    static constexpr std::size_t piece_types = 7;
    static constexpr Chances chances{188, 284};

    template <class Account>
    static Judgement judge(const Position& p, Account& account) {
        const Board& board = p.board;
        const Reach white_reach = judge_side<Side::White>(board, account);
        const Reach black_reach = judge_side<Side::Black>(board, account);
        judge_threats<Side::White>(board, white_reach, black_reach, account);
        judge_threats<Side::Black>(board, black_reach, white_reach, account);
        int phase = 0;
        for (std::size_t type = 0; type < Pile::pieces; ++type) {
            phase += phase_of(static_cast<Piece>(type)) * movegen::popcount(board.roles[type]);
        }
        phase = std::min(full_phase, phase * full_phase / start_phase);
        const Value white = blend(account.total(), phase);
        return {(p.side == Side::White ? white : -white) + W.tempo, phase};
    }

    /// Where lone pawns stand: they alone cannot go back.
    static std::uint64_t structure_key(const Position& p) {
        return hash_of(p.board.whole(Side::White, Piece::Pawn), p.board.whole(Side::Black, Piece::Pawn));
    }

    static Value gain(const Position& p, movegen::Move m) {
        Value sum = movegen::contains(p.board.of(~p.side), m.to()) ? pile_worth<V>(p.board.at(m.to())) : 0;
        if (m.kind() == movegen::MoveKind::EnPassant) {
            sum += pawn_worth;
        } else if (m.kind() == movegen::MoveKind::Promotion) {
            sum += stake(p, m) - pawn_worth;
        }
        return sum;
    }

    /// What stands on the target after the move, own piles that it joins left out.
    static Value stake(const Position& p, movegen::Move m) {
        if (m.kind() == movegen::MoveKind::Promotion) {
            return pile_worth<V>(Pile::of(static_cast<movegen::stackchess::Pyramids>(
                movegen::stackchess::pyramid(1) + movegen::stackchess::pyramid(m.argument()))));
        }
        const Pile pile = p.board.at(m.from());
        return pile_worth<V>(m.part() != 0 ? pile.top_part(m.part()) : pile);
    }

    static bool wins_exchange(const Position& p, movegen::Move m, Value threshold) {
        using movegen::bit;
        movegen::Bitboard occupied = p.board.occupied() | bit(m.to());
        occupied &= m.part() == 0 ? ~bit(m.from()) : movegen::all_squares;
        if (m.kind() == movegen::MoveKind::EnPassant) {
            occupied ^= bit(movegen::make_square(movegen::file_of(m.to()), movegen::rank_of(m.from())));
        }
        // Who joins a pile puts that at stake too.
        const bool joins = movegen::contains(p.board.of(p.side), m.to());
        const Value joined = joins ? pile_worth<V>(p.board.at(m.to())) : 0;
        const Blow blow{p.side, m.to(), occupied, gain(p, m), stake(p, m) + joined};
        return eval::wins_exchange<PileMen<V>>(p.board, blow, threshold);
    }

    /// With officers there is a move to spare; so there is with a pile that can split.
    static bool null_move_is_sound(const Position& p) {
        const movegen::Bitboard slow = p.board.whole(Piece::Pawn) | p.board.whole(Piece::King);
        return (p.board.of(p.side) & ~slow) != 0;
    }

private:
    static constexpr Value pawn_worth = pile_worth<V>(Pile::of(movegen::stackchess::pyramid(1)));
    /// The phase of the start position.
    static constexpr int start_phase = V::full_set ? 24 : 18;

    static constexpr int phase_of(Piece piece) {
        switch (piece) {
        case Piece::Knight:
        case Piece::Bishop:
            return 1;
        case Piece::Rook:
        case Piece::Cardinal:
            return 2;
        case Piece::Queen:
            return 4;
        default:
            return 0;
        }
    }

    /// What the piles of a side and their parts attack.
    struct Reach {
        movegen::Bitboard attacked = 0;
        movegen::Bitboard twice = 0;  // by two or more
        movegen::Bitboard by_pawn = 0;
        movegen::Bitboard by_minor = 0;

        void add(movegen::Bitboard reach) {
            twice |= attacked & reach;
            attacked |= reach;
        }
    };

    template <Side Us, class Account>
    static Reach judge_side(const Board& board, Account& account) {
        const movegen::Bitboard own = board.of(Us);
        for (const Square square : movegen::squares(own)) {
            const Pile pile = board.at(square);
            const auto piece = static_cast<std::size_t>(pile.piece());
            account.template add<Us>(Term::Material, W.whole[piece] + W.pyramid * (pile.count() - 1));
            account.template add<Us>(Term::Placement, W.placement[piece][place_of(Us, square)]);
        }
        for (std::size_t type = 0; type < Pile::pieces; ++type) {
            const int parts = movegen::popcount(board.part(static_cast<Piece>(type)) & own);
            account.template add<Us>(Term::Material, W.part[type] * parts);
        }
        judge_pawns<Us>(board, account);
        judge_kings<Us>(board, account);
        return judge_movers<Us>(board, account);
    }

    /// Parts that can split off see squares too, but only one of a pile can go at a time.
    template <Side Us, class Account>
    static Reach judge_movers(const Board& board, Account& account) {
        const movegen::Bitboard guarded = attacks_of_pawns<~Us>(board.movers(Piece::Pawn) & board.of(~Us));
        const movegen::Bitboard area = ~(guarded | board.of(Us));
        const movegen::Bitboard occupied = board.occupied();
        const movegen::Bitboard kings = board.whole(~Us, Piece::King);
        // With a second king in hand an attack on one threatens nothing yet.
        const movegen::Bitboard zone = movegen::has_many(kings) ? 0 : movegen::king_attacks_of_set(kings) | kings;
        Reach all;
        all.by_pawn = attacks_of_pawns<Us>(board.movers(Piece::Pawn) & board.of(Us));
        all.add(all.by_pawn);
        for (const Square king : movegen::squares(board.movers(Piece::King) & board.of(Us))) {
            all.add(movegen::king_attacks(king));
        }
        int pressure = 0;
        int attackers = 0;
        unsigned joined = 0;
        const auto look = [&](Piece piece, auto&& reach) {
            const auto type = static_cast<std::size_t>(piece);
            const movegen::Bitboard whole = board.whole(piece);
            for (const Square from : movegen::squares((whole | board.part(piece)) & board.of(Us))) {
                const movegen::Bitboard attacked = reach(from);
                const movegen::Bitboard open = attacked & area;
                all.add(attacked);
                if (movegen::contains(whole, from)) {
                    joined |= joins_of(board, from, attacked & board.of(Us));
                }
                all.by_minor |= piece == Piece::Knight || piece == Piece::Bishop ? attacked : 0;
                account.template add<Us>(Term::Mobility, movegen::contains(whole, from)
                                                             ? W.mobility[type][seen(open)]
                                                             : W.part_mobility[type] * movegen::popcount(open));
                if ((open & zone) != 0) {
                    pressure += W.pressure[type] * movegen::popcount(open & zone);
                    ++attackers;
                }
            }
        };
        look(Piece::Knight, [](Square from) { return movegen::knight_attacks(from); });
        look(Piece::Bishop, [&](Square from) { return movegen::bishop_attacks(from, occupied); });
        look(Piece::Rook, [&](Square from) { return movegen::rook_attacks(from, occupied); });
        look(Piece::Queen, [&](Square from) { return movegen::queen_attacks(from, occupied); });
        if constexpr (V::king_of_seven) {
            look(Piece::Cardinal, [&](Square from) {
                return movegen::bishop_attacks(from, occupied) | movegen::knight_attacks(from);
            });
        }
        for (unsigned rest = joined; rest != 0; rest &= rest - 1) {
            account.template add<Us>(Term::Mobility, W.joins[static_cast<std::size_t>(std::countr_zero(rest))]);
        }
        if (attackers > 1) {
            const int danger = std::min(pressure * attackers, 160);
            account.template add<Us>(Term::Pressure, {danger * (danger + 60) / 120, danger / 6});
        }
        return all;
    }

    /// The pieces that an officer could make by joining one of these piles, as bits.
    static unsigned joins_of(const Board& board, Square from, movegen::Bitboard partners) {
        const Pile pile = board.at(from);
        unsigned made = 0;
        for (const Square to : movegen::squares(partners)) {
            const Pile below = board.at(to);
            if (movegen::stackchess::can_join<V>(pile, below)) {
                made |= 1U << index((pile + below).piece());
            }
        }
        return made;
    }

    /// Piles that are attacked by less than they are worth, or protected too little.
    template <Side Us, class Account>
    static void judge_threats(const Board& board, const Reach& own, const Reach& enemy, Account& account) {
        Tapered sum;
        const auto add = [&](movegen::Bitboard attacks, const auto& weights) {
            for (const Square square : movegen::squares(attacks & board.of(~Us))) {
                sum += weights[static_cast<std::size_t>(board.at(square).piece())];
            }
        };
        add(own.by_pawn, W.by_pawn);
        add(own.by_minor, W.by_minor);
        const movegen::Bitboard loose = ~enemy.attacked | (own.twice & ~enemy.twice & ~enemy.by_pawn);
        const movegen::Bitboard victims = board.of(~Us) & ~board.whole(Piece::King);
        sum += W.hanging * movegen::popcount(victims & own.attacked & loose);
        account.template add<Us>(Term::Threats, sum);
    }

    /// Lone pyramids of size 1. What they march for is a pyramid of the reserve, the larger the better.
    template <Side Us, class Account>
    static void judge_pawns(const Board& board, Account& account) {
        const movegen::Bitboard pawns = board.whole(Us, Piece::Pawn);
        account.template add<Us>(Term::Pawns, pawn_structure<Us>(W.pawns, pawns, board.whole(~Us, Piece::Pawn)));
        const int largest = board.has_reserve(Us, 3)   ? 3
                            : board.has_reserve(Us, 2) ? 2
                            : board.has_reserve(Us, 1) ? 1
                                                       : 0;
        account.template add<Us>(Term::Pawns,
                                 W.promise[static_cast<std::size_t>(largest)] * movegen::popcount(pawns));
        // On the last rank a pawn has no move any more.
        account.template add<Us>(Term::Pawns,
                                 W.stranded * movegen::popcount(pawns & movegen::relative_rank_mask(Us, 7)));
        if (largest == 0) {
            return;
        }
        const movegen::Bitboard own_kings = board.whole(Us, Piece::King);
        const movegen::Bitboard enemy_kings = board.whole(~Us, Piece::King);
        const movegen::Bitboard marching = pawns & ~movegen::relative_rank_mask(Us, 7);
        for (const Square square : movegen::squares(passed_pawns<Us>(marching, board.whole(~Us, Piece::Pawn)))) {
            const Tapered worth = passed_worth<Us>(W.passed, square, own_kings, enemy_kings, board.occupied());
            const int prize = largest + 1;
            account.template add<Us>(Term::Passed, {worth.middle * prize / 8, worth.end * prize / 8});
        }
    }

    template <Side Us, class Account>
    static void judge_kings(const Board& board, Account& account) {
        const movegen::Bitboard kings = board.whole(Us, Piece::King);
        if (!movegen::has_many(kings)) {
            const movegen::Bitboard shelter = movegen::shifted<movegen::forward(Us)>(kings | beside(kings));
            account.template add<Us>(Term::Shelter, W.near_man * movegen::popcount(shelter & board.of(Us)));
        } else {
            account.template add<Us>(Term::Material,
                                     W.second_king + W.third_king * (movegen::popcount(kings) - 2));
        }
    }
};

}  // namespace ziggurat::engine::eval
