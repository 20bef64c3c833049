// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/attacks.h"
#include "movegen/levelup/position.h"

// Attack and check in Level-Up Chess. What asks about a turn that is not yet made says what the board would
// look like after it: a scene.

namespace ziggurat::movegen::levelup {

/// Who stands where at the moment that is asked about; types are those of the board.
struct Scene {
    Bitboard occupied;
    Bitboard own;      ///< the side that may be attacked
    Bitboard enemies;  ///< the side that attacks; captured men are gone from it
};

/// The scene of the board as it is.
template <Side Us>
Scene scene_of(const Board& board) {
    return {board.occupied(), board.of(Us), board.of(~Us)};
}

/// Enemies of the scene that attack `square` of side `us` without any slider's line.
inline Bitboard leaper_attackers(const Board& board, Side us, Square square, Bitboard enemies) {
    return ((knight_attacks(square) & knight_movers(board)) |
            (pawn_attacks(us, square) & board.of(Piece::Pawn, Piece::Squire)) |
            (forward_knight_attacks(us, square) & board.of(Piece::Squire)) |
            (king_attacks(square) & board.of(Piece::King, Piece::Emperor)) |
            (orthogonal_steps(square) & board.of(Piece::Archbishop))) &
           enemies;
}

/// Whether an enemy slider's line reaches `square`.
inline bool is_on_line(const Board& board, Square square, Bitboard occupied, Bitboard enemies) {
    return (rook_attacks(square, occupied) & rook_movers(board) & enemies) != 0 ||
           (bishop_attacks(square, occupied) & bishop_movers(board) & enemies) != 0;
}

/// Whether an enemy raider can take one of `square`'s own neighbours and step on to `square` (levelup 7, 10).
inline bool is_raided(const Board& board, Square square, const Scene& scene) {
    const Bitboard raiders = board.of(Piece::Raider) & scene.enemies;
    if (raiders == 0) {
        return false;
    }
    for (const Square neighbour : squares(orthogonal_steps(square) & scene.own)) {
        if ((rook_attacks(neighbour, scene.occupied) & raiders) != 0) {
            return true;
        }
    }
    return false;
}

/// Whether a royal man of `us` that stands on `square` is attacked (page `chess.md`, "Attack and check").
template <class Variation>
bool is_attacked(const Board& board, Side us, Square square, const Scene& scene) {
    if (leaper_attackers(board, us, square, scene.enemies) != 0 ||
        is_on_line(board, square, scene.occupied, scene.enemies)) {
        return true;
    }
    if constexpr (Variation::second_legs) {
        return is_raided(board, square, scene);
    }
    return false;
}

/// Checks on the royal man of `us` and pins to it.
template <class Variation>
CheckInfo find_checks(const Board& board, Side us) {
    const Square royal = royal_square(board, us);
    const Scene scene{board.occupied(), board.of(us), board.of(~us)};
    CheckInfo info;
    info.checkers = leaper_attackers(board, us, royal, scene.enemies);
    const Bitboard lines =
        ((rook_rays(royal) & rook_movers(board)) | (bishop_rays(royal) & bishop_movers(board))) & scene.enemies;
    for (const Square slider : squares(lines)) {
        const Bitboard blockers = between(royal, slider) & scene.occupied;
        if (blockers == 0) {
            info.checkers |= bit(slider);
        } else if (!has_many(blockers)) {
            info.pinned |= blockers & scene.own;
        }
    }
    if constexpr (Variation::second_legs) {
        info.raider_check = is_raided(board, royal, scene);
    }
    return info;
}

/// All squares on which a royal man of `Us`, itself taken off the scene, would be attacked. The scene's own men
/// are without it; one that captures on a marked square is attacked there too, since what it takes guards no
/// square of its own.
template <Side Us, class Variation>
Bitboard attacked_squares(const Board& board, const Scene& scene) {
    const auto enemies = [&](Bitboard men) { return men & scene.enemies; };
    const Bitboard pawns = enemies(board.of(Piece::Pawn, Piece::Squire));
    Bitboard attacked = pawn_attacks_west<~Us>(pawns) | pawn_attacks_east<~Us>(pawns) |
                        king_attacks_of_set(enemies(board.of(Piece::King, Piece::Emperor)));
    for (const Square from : squares(enemies(knight_movers(board)))) {
        attacked |= knight_attacks(from);
    }
    for (const Square from : squares(enemies(board.of(Piece::Squire)))) {
        attacked |= forward_knight_attacks(~Us, from);
    }
    for (const Square from : squares(enemies(board.of(Piece::Archbishop)))) {
        attacked |= orthogonal_steps(from);
    }
    for (const Square from : squares(enemies(bishop_movers(board)))) {
        attacked |= bishop_attacks(from, scene.occupied);
    }
    for (const Square from : squares(enemies(rook_movers(board)))) {
        const Bitboard reached = rook_attacks(from, scene.occupied);
        attacked |= reached;
        if (Variation::second_legs && contains(board.of(Piece::Raider), from)) {
            for (const Square taken : squares(reached & scene.own)) {
                // A raider that is itself captured does not come back to its square.
                attacked |= orthogonal_steps(taken) & ~bit(from);
            }
        }
    }
    return attacked;
}

}  // namespace ziggurat::movegen::levelup
