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
    Tapered isolated;               ///< no neighbour can ever protect it
    Tapered doubled;                ///< it stands in the way of its like
    Tapered backward;               ///< its next square is an enemy pawn's, and no neighbour can come to help
    std::array<Tapered, 8> united;  ///< by rank: protected by a neighbour, or side by side with one
};

/// Pawns that no enemy pawn can stop or take on their way.
struct PassedWeights {
    std::array<Tapered, 8> by_rank;
    // From the fourth rank on, times the rank less 2:
    Value enemy_king;   ///< for each of its steps to the next square, in an ending
    Value own_king;     ///< likewise
    Tapered blocked;    ///< somebody stands on that square
    Tapered supported;  ///< an own pawn protects it, or stands beside it
    Tapered safe_stop;  ///< no enemy attacks that square
    Tapered free_way;   ///< no enemy attacks or stands on any square before it
    Tapered rook_behind;
};

/// How safe a king is.
struct KingWeights {
    Tapered near_pawn;   ///< an own pawn one rank before the king, on its or a neighbouring file
    Tapered far_pawn;    ///< two ranks before it
    Tapered open_file;   ///< of these files one without own pawns
    Tapered enemy_open;  ///< one without enemy pawns
    Tapered near_storm;  ///< an enemy pawn on these files, one or two ranks before the king
    Tapered far_storm;   ///< three or four ranks before it
    // Danger adds up, and is worth its square: {danger * danger / 2048, danger / 24}.
    Value weak;       ///< a square next to the king that an enemy attacks and only the king protects
    Value no_queen;   ///< there is no enemy queen
    Value sheltered;  ///< an own pawn on the rank before the king, on its or a neighbouring file
    Value escape;     ///< a square next to the king that it could go to
};

/// What is attacked, by who attacks it, and has to mind that.
template <std::size_t Types>
struct ThreatWeights {
    std::array<Tapered, Types> by_pawn;   ///< by type of the victim
    std::array<Tapered, Types> by_minor;  ///< likewise
    std::array<Tapered, Types> by_rook;   ///< likewise
    Tapered by_king;                      ///< a man that nobody protects
    Tapered hanging;                      ///< any man that nobody protects, or that is attacked more often
    Tapered by_push;                      ///< a man that a safe step of a pawn would attack
    Tapered second_legs;                  ///< a man that a second leg could take
};

/// The terms that chess and its relatives have in common, for `Types` types of men.
template <std::size_t Types>
struct BoardWeights {
    /// So many numbers in front are not fitted to games.
    static constexpr std::size_t fixed = Types + 2;

    std::array<Value, Types> exchange;  ///< what men are worth in exchanges; royal ones are never lost
    /// A step of a bare king to the edge (counts twice), or of the other king to it: the way to mate, of which
    /// games that end when they are decided tell nothing.
    Tapered driven_king;
    // How dangerous to the enemy king:
    std::array<Value, Types> attacker;  ///< a man that attacks squares next to it,
    std::array<Value, Types> pressure;  ///< one such square,
    std::array<Value, Types> check;     ///< a type that could give check without being taken
    std::array<Tapered, Types> worth;
    std::array<PlacementTable, Types> placement;
    std::array<MobilityTable, Types> mobility;
    PawnWeights pawns;
    PassedWeights passed;
    KingWeights king;
    ThreatWeights<Types> threats;
    std::array<Tapered, Types> outpost;  ///< a minor man that a pawn protects and no enemy pawn can drive away
    Tapered bishop_pair;
    Tapered bishop_pawn;     ///< an own pawn on the colour of a bishop that is bound to it
    Tapered open_rook;       ///< a rook on a file without pawns
    Tapered half_open_rook;  ///< without own ones
    Value tempo;             ///< what it is worth to be the one to move
};

/// Coins, and what they may buy.
struct MysticWeights : BoardWeights<6> {
    std::array<Tapered, 21> coins;    ///< so many coins for which there is something to buy
    std::array<Tapered, 3> upgrades;  ///< a pawn, a minor man or a rook could be upgraded at once
    Tapered locked;                   ///< for each pawn still to be bought before the first upgrade
};

/// Piles of pyramids: arrays over pieces are in the order of the rule set's, the cardinal last.
struct StackchessWeights {
    static constexpr std::size_t fixed = 7 + 7 + 2;

    std::array<Value, 7> exchange;  ///< what a pile is worth for how it moves, in exchanges
    std::array<Value, 7> pressure;  ///< how dangerous one attacked square next to the enemy king is
    Value turn;                     ///< what a turn costs that splits a pile
    Value choice;                   ///< what each way to split is worth by itself
    std::array<Tapered, 7> whole;   ///< what a pile is worth for how it moves
    std::array<Tapered, 7> part;    ///< what it adds that such a part can split off
    Tapered pyramid;                ///< what each pyramid of a pile beyond the first adds
    std::array<PlacementTable, 7> placement;
    std::array<MobilityTable, 7> mobility;
    std::array<Tapered, 7> part_mobility;  ///< a square that such a part sees
    PawnWeights pawns;
    Tapered stranded;  ///< a pawn on its last rank
    PassedWeights passed;
    std::array<Tapered, 4> promise;  ///< a pawn, by the largest pyramid in reserve, 0 for none
    Tapered near_man;                ///< an own pile one rank before a lone king, on its or a neighbouring file
    Tapered second_king;
    Tapered third_king;               ///< and each after it
    std::array<Tapered, 7> by_pawn;   ///< a pile that a pawn attacks, by its type
    std::array<Tapered, 7> by_minor;  ///< one that a knight or bishop attacks, whole or as a part
    Tapered hanging;                  ///< a pile that is attacked and not protected, or attacked more often
    std::array<Tapered, 7> joins;     ///< that an officer could make a pile of that type by joining
    Value tempo;
};

}  // namespace ziggurat::engine::eval
