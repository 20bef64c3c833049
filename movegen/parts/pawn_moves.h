// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/attacks.h"
#include "movegen/move_list.h"
#include "movegen/rules.h"

// Pawns move as whole sets: one shift finds the targets of all of them.

namespace ziggurat::movegen {

/// Which pawns are free to go in each direction; pins make the three sets differ.
struct PawnMovers {
    Bitboard ahead;
    Bitboard west;  ///< captures towards the a-file
    Bitboard east;  ///< captures towards the h-file
};

/// Pawns of `Us` by the directions that line pins on `king` leave them: a pinned man keeps to its line.
template <Side Us>
PawnMovers pawn_movers(Bitboard pawns, Bitboard pinned, Square king) {
    const Bitboard free = pawns & ~pinned;
    const Bitboard bound = pawns & pinned;
    if (bound == 0) {
        return {free, free, free};
    }
    // White's captures to the west and Black's to the east run along antidiagonals (a8-h1).
    const Bitboard west_line = Us == Side::White ? antidiagonal(king) : diagonal(king);
    const Bitboard east_line = Us == Side::White ? diagonal(king) : antidiagonal(king);
    return {free | (bound & file_mask(file_of(king))), free | (bound & west_line), free | (bound & east_line)};
}

/// The forward steps of a set of pawns: `single` and `twice` are where they end.
struct PawnSteps {
    Bitboard single;
    Bitboard twice;
};

template <Side Us>
constexpr PawnSteps pawn_steps(Bitboard pawns, Bitboard empty) {
    const Bitboard single = shifted<forward(Us)>(pawns) & empty;
    const Bitboard twice = shifted<forward(Us)>(single & relative_rank_mask(Us, 2)) & empty;
    return {single, twice};
}

/// All pawn moves but en passant. `promote(targets, offset)` makes of arrivals on the last rank what the rule
/// set makes of them; where nothing promotes they are plain steps. `allowed` is what checks leave open.
template <Side Us, MoveClass Class, bool Promotes = true, class Piece, StepSink Sink, class Promote>
void generate_pawn_moves(Piece pawn, const PawnMovers& movers, Bitboard empty, Bitboard enemies, Bitboard allowed,
                         Sink& sink, Promote&& promote) {
    constexpr int ahead = forward(Us);
    constexpr Bitboard last_rank = Promotes ? relative_rank_mask(Us, 7) : no_squares;
    const Move step = Move::step(pawn, Square::A1, Square::A1);
    const auto [single, twice] = pawn_steps<Us>(movers.ahead, empty);
    if constexpr (Class != MoveClass::Noisy) {
        sink.slide(step, single & allowed & ~last_rank, ahead);
        sink.slide(Move::step(pawn, Square::A1, Square::A1, MoveKind::DoubleStep), twice & allowed, 2 * ahead);
    }
    if constexpr (Class != MoveClass::Quiet) {
        const Bitboard targets = enemies & allowed;
        const Bitboard west = pawn_attacks_west<Us>(movers.west) & targets;
        const Bitboard east = pawn_attacks_east<Us>(movers.east) & targets;
        sink.slide(step, west & ~last_rank, ahead - 1);
        sink.slide(step, east & ~last_rank, ahead + 1);
        const Bitboard arrivals = (single & allowed) | west | east;
        if ((arrivals & last_rank) != 0) {
            promote(single & allowed & last_rank, ahead);
            promote(west & last_rank, ahead - 1);
            promote(east & last_rank, ahead + 1);
        }
    }
}

}  // namespace ziggurat::movegen
