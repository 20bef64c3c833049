// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/eval/tapered.h"
#include "movegen/attacks.h"
#include "movegen/move.h"

namespace ziggurat::engine::eval {

/// The first blow of an exchange on one square, as `wins_exchange` takes it.
struct Blow {
    movegen::Side side;          ///< who strikes
    movegen::Square target;      ///< where all the others may follow
    movegen::Bitboard occupied;  ///< after the blow, the target included
    Value gain;                  ///< what it wins at once
    Value stake;                 ///< what then stands on the target
};

/// A man that follows.
struct Striker {
    movegen::Square from;
    Value stake;         ///< what it is worth once it has taken something
    bool is_royal;       ///< whether it may not be taken in turn
    bool stays = false;  ///< whether something of it stays where it came from
};

/// Whether a blow, all that follows on its target included, wins at least `threshold`; each side takes back with
/// its least man, or stops where that is better. Pins are not looked at. `Men` says who attacks a square and who
/// of these is the least.
template <class Men, class Board>
bool wins_exchange(const Board& board, const Blow& blow, Value threshold) {
    // What the striker is above the threshold if the exchange stops here; below 0 it has failed.
    Value balance = blow.gain - threshold;
    if (balance < 0) {
        return false;
    }
    balance -= blow.stake;
    if (balance >= 0) {
        return true;
    }
    movegen::Bitboard occupied = blow.occupied;
    movegen::Bitboard attackers = Men::attackers_of(board, blow.target, occupied) & occupied;
    movegen::Side side = blow.side;
    while (true) {
        side = ~side;
        const movegen::Bitboard own = attackers & board.of(side);
        if (own == 0) {
            break;
        }
        const Striker least = Men::least_of(board, own, blow.target, occupied);
        if (least.is_royal && (attackers & board.of(~side)) != 0) {
            break;  // a royal man may not step where it can be taken
        }
        // The balance as the side that has just taken sees it, if its man is taken in turn.
        balance = -balance - 1 - least.stake;
        if (balance >= 0) {
            side = ~side;
            break;
        }
        attackers &= ~movegen::bit(least.from);
        if (!least.stays) {
            // What stood behind it may follow too.
            occupied &= ~movegen::bit(least.from);
            attackers |= Men::lines_to(board, blow.target, occupied) & occupied;
        }
    }
    // Who could not go on has lost the exchange.
    return side != blow.side;
}

}  // namespace ziggurat::engine::eval
