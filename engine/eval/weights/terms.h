// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/eval/tapered.h"

// The shapes of the weights; their numbers stand in the files beside this one, one a rule set. A weight is a
// number that may be tuned: everything in these structs is a `Value` or made of such, so that the tuner sees one
// row of numbers, in the order in which they are written.

namespace ziggurat::engine::eval {

/// What squares are worth to a type of man, by what it sees as ranks 1 to 8, and on each files a to d; files e to
/// h mirror them.
using PlacementTable = std::array<Tapered, 32>;

/// By how many squares a man sees that are worth to go to; more than 27 are no more than 27.
using MobilityTable = std::array<Tapered, 28>;

/// Pawns by how they stand together.
struct PawnWeights {
    Tapered isolated;  ///< no neighbour can ever protect it
    Tapered doubled;   ///< it stands in the way of its like
    Tapered united;    ///< protected by a neighbour, or side by side with one
};

/// Pawns that no enemy pawn can stop or take on their way.
struct PassedWeights {
    std::array<Tapered, 8> by_rank;
    // From the fourth rank on, times the rank less 2:
    Value enemy_king;  ///< for each of its steps to the next square, in an ending
    Value own_king;    ///< likewise
    Tapered blocked;   ///< somebody stands on that square
};

/// How safe a king is.
struct KingWeights {
    Tapered near_pawn;  ///< an own pawn one rank before the king, on its or a neighbouring file
    Tapered far_pawn;   ///< two ranks before it
    Tapered open_file;  ///< of these files one without own pawns
};

/// The terms that chess and its relatives have in common, for `Types` types of men.
template <std::size_t Types>
struct BoardWeights {
    /// So many numbers in front are not fitted to games.
    static constexpr std::size_t fixed = 2 * Types;

    std::array<Value, Types> exchange;  ///< what men are worth in exchanges; royal ones are never lost
    std::array<Value, Types> pressure;  ///< how dangerous one attacked square next to the enemy king is
    std::array<Tapered, Types> worth;
    std::array<PlacementTable, Types> placement;
    std::array<MobilityTable, Types> mobility;
    PawnWeights pawns;
    PassedWeights passed;
    KingWeights king;
    Tapered attacked_by_pawn;  ///< a man that has to run from a pawn
    Tapered bishop_pair;
    Tapered open_rook;       ///< a rook on a file without pawns
    Tapered half_open_rook;  ///< without own ones
    Tapered driven_king;     ///< a step of a bare king to the edge, or of the other king to it, in units of half
    Value tempo;             ///< what it is worth to be the one to move
};

/// Coins, and what they may buy.
struct MysticWeights : BoardWeights<6> {
    Tapered coin;
    Tapered locked;  ///< for each pawn still to be bought before the first upgrade
};

/// Piles of pyramids: arrays over pieces are in the order of the rule set's, the cardinal last.
struct StackchessWeights {
    static constexpr std::size_t fixed = 7 + 7 + 7 + 2;

    std::array<Value, 7> exchange;  ///< what a pile is worth for how it moves
    std::array<Value, 7> pressure;  ///< as above
    std::array<Value, 7> usual;     ///< how many squares a part is expected to see
    Value turn;                     ///< what a turn costs that splits a pile
    Value choice;                   ///< what each way to split is worth by itself
    std::array<Value, 7> growth;    ///< what a pile gains as the board empties
    std::array<PlacementTable, 7> placement;
    std::array<MobilityTable, 7> mobility;
    Tapered part_mobility;  ///< for two squares more than usual that a part sees
    PawnWeights pawns;
    Tapered stranded;  ///< a pawn on its last rank
    PassedWeights passed;
    Tapered near_man;          ///< an own pile one rank before a lone king, on its or a neighbouring file
    Tapered attacked_by_pawn;  ///< a pile that has to run from a pawn
    Value tempo;
};

}  // namespace ziggurat::engine::eval
