// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/levelup/generate_royal.h"
#include "movegen/levelup/variation.h"

// Turns of crusaders and raiders that have two legs (levelup 6, 7), all of them noisy. Legality is judged at the
// end of the turn (levelup 9): the first leg may well leave a pin.

namespace ziggurat::movegen::levelup {

/// Tells which ends of a turn in two legs leave the royal man of `Us` unattacked.
template <Side Us>
class TwoLegJudge {
public:
    explicit TwoLegJudge(const Position& p)
        : board_(p.board),
          royal_(royal_square(p.board, Us)),
          scene_(scene_of<Us>(p.board)),
          quiet_before_(p.checks.checkers == 0 && !p.checks.raider_check && p.board.of(~Us, Piece::Raider) == 0) {}

    [[nodiscard]] const Scene& scene() const { return scene_; }

    /// The squares of `ends` where the man from `from`, having taken on `taken`, may end its turn.
    [[nodiscard]] Bitboard legal_ends(Square from, Square taken, Bitboard ends) const {
        const Scene cleared = without(from, taken);
        // Both squares empty is the most open that the turn can leave the board: if no line comes through then,
        // a man more on it changes nothing.
        if (quiet_before_ && !is_on_line(board_, royal_, cleared.occupied, cleared.enemies)) {
            return ends;
        }
        Bitboard legal = 0;
        for (const Square end : squares(ends)) {
            const Scene after{cleared.occupied | bit(end), cleared.own | bit(end), cleared.enemies & ~bit(end)};
            legal |= is_attacked<Full>(board_, Us, royal_, after) ? 0 : bit(end);
        }
        return legal;
    }

private:
    [[nodiscard]] Scene without(Square from, Square taken) const {
        return {scene_.occupied & ~(bit(from) | bit(taken)), scene_.own & ~bit(from),
                scene_.enemies & ~bit(taken)};
    }

    const Board& board_;
    Square royal_;
    Scene scene_;
    bool quiet_before_;
};

/// What a man on `from` may take with its first leg and then go on: any man for a raider, a pawn or squire for
/// a crusader.
template <Side Us>
Bitboard first_leg_victims(const Board& board, Piece piece, Square from) {
    if (piece == Piece::Raider) {
        return rook_attacks(from, board.occupied()) & board.of(~Us);
    }
    return knight_attacks(from) & pawn_movers_of(board, ~Us);
}

/// All two-leg turns of crusaders and raiders of `movers` but those that end where they began.
template <Side Us, MoveSink Sink>
void generate_second_legs(const Position& p, Bitboard movers, Sink& sink) {
    const Board& board = p.board;
    const Bitboard walkers = board.of(Us, Piece::Crusader, Piece::Raider) & movers;
    if (walkers == 0) {
        return;
    }
    const TwoLegJudge<Us> judge(p);
    for (const Square from : squares(walkers)) {
        const Piece piece = board.at(from);
        for (const Square taken : squares(first_leg_victims<Us>(board, piece, from))) {
            const Bitboard ends = piece == Piece::Raider ? orthogonal_steps(taken) & ~judge.scene().own
                                                         : knight_attacks(taken) & ~judge.scene().occupied;
            sink.fan(Move::two_leg(piece, from, taken, Square::A1), judge.legal_ends(from, taken, ends));
        }
    }
}

/// Turns that take a man and come back to where they began. Whoever makes it, the same position results: it is
/// one move, written as that of the lowest square (page `chess.md`, "A move").
template <Side Us, MoveSink Sink>
void generate_returns(const Position& p, Bitboard movers, Sink& sink) {
    const Board& board = p.board;
    const Bitboard crusaders = board.of(Us, Piece::Crusader);
    const Bitboard raiders = board.of(Us, Piece::Raider);
    const Bitboard emperor = board.of(Us, Piece::Emperor);
    if (((crusaders | raiders | emperor) & movers) == 0) {
        return;
    }
    const Bitboard foot = pawn_movers_of(board, ~Us);
    const Square royal = royal_square(board, Us);
    const Scene scene = scene_of<Us>(board);
    const Bitboard safe_steps = emperor == 0 ? 0 : emperor_reach<Us, Full>(board, royal).steps;
    Bitboard victims = safe_steps;
    for (const Square from : squares(crusaders)) {
        victims |= knight_attacks(from) & foot;
    }
    for (const Square from : squares(raiders)) {
        victims |= orthogonal_steps(from);
    }
    for (const Square taken : squares(victims & board.of(~Us))) {
        const Bitboard takers = (orthogonal_steps(taken) & raiders) |
                                (contains(foot, taken) ? knight_attacks(taken) & crusaders : 0) |
                                (contains(safe_steps, taken) ? emperor : 0);
        const Square from = lowest(takers);
        const Scene after{scene.occupied & ~bit(taken), scene.own, scene.enemies & ~bit(taken)};
        if (contains(movers, from) && !is_attacked<Full>(board, Us, royal, after)) {
            sink.one(Move::two_leg(board.at(from), from, taken, from));
        }
    }
}

}  // namespace ziggurat::movegen::levelup
