// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/levelup/attack.h"
#include "movegen/move_list.h"
#include "movegen/parts/castling.h"
#include "movegen/rules.h"

// The royal man: king's steps, the emperor's one or two steps (levelup 8), castling (levelup 11).

namespace ziggurat::movegen::levelup {

/// The scene when the royal man of the side to move, at home on `from`, stands on `to`, with what it took gone.
inline Scene royal_moved(const Scene& scene, Square from, Square to) {
    return {(scene.occupied & ~bit(from)) | bit(to), (scene.own & ~bit(from)) | bit(to), scene.enemies & ~bit(to)};
}

/// The king's steps to squares of `targets` where it is not attacked.
template <Side Us, class Variation, MoveSink Sink>
void generate_king_steps(const Board& board, Square king, Piece piece, Bitboard targets, Sink& sink) {
    const Scene scene = scene_of<Us>(board);
    Bitboard safe = king_attacks(king) & targets;
    for (const Square to : squares(safe)) {
        if (is_attacked<Variation>(board, Us, to, royal_moved(scene, king, to))) {
            safe ^= bit(to);
        }
    }
    sink.fan(Move::step(piece, king, Square::A1), safe);
}

/// Where an emperor can go: squares of one legal step, and those that only a second step through an empty
/// square reaches, its own square among them (levelup 8).
struct EmperorReach {
    Bitboard steps = 0;
    Bitboard second_steps = 0;
    Bitboard middles = 0;  ///< empty squares where a first step may end
};

template <Side Us, class Variation>
EmperorReach emperor_reach(const Board& board, Square emperor) {
    Scene scene = scene_of<Us>(board);
    scene.occupied ^= bit(emperor);
    scene.own ^= bit(emperor);
    const Bitboard open = ~(scene.own | attacked_squares<Us, Variation>(board, scene));
    EmperorReach reach;
    reach.steps = king_attacks(emperor) & open;
    reach.middles = reach.steps & ~scene.enemies;
    reach.second_steps = king_attacks_of_set(reach.middles) & open & ~reach.steps;
    return reach;
}

/// Where an emperor can end its turn after its first step took the man on `taken`, with a legal first step:
/// its own square among them.
template <Side Us, class Variation>
Bitboard emperor_ends_after_taking(const Board& board, Square emperor, Square taken) {
    const Scene scene = scene_of<Us>(board);
    const Bitboard gone = bit(emperor) | bit(taken);
    const Scene after{scene.occupied & ~gone, scene.own & ~bit(emperor), scene.enemies & ~bit(taken)};
    return king_attacks(taken) & ~(after.own | attacked_squares<Us, Variation>(board, after));
}

/// The two-step move by which the emperor's way to `to` over an empty square is printed: over the lowest.
inline Move emperor_two_step(Square emperor, Bitboard middles, Square to) {
    return Move::two_leg(Piece::Emperor, emperor, lowest(middles & king_attacks(to)), to);
}

/// All moves of an emperor but those that take something and come back, which `generate_returns` lists.
template <Side Us, class Variation, MoveClass Class, MoveSink Sink>
void generate_emperor(const Board& board, Square emperor, Sink& sink) {
    const Bitboard enemies = board.of(~Us);
    const EmperorReach reach = emperor_reach<Us, Variation>(board, emperor);
    const Bitboard of_class = Class == MoveClass::All     ? all_squares
                              : Class == MoveClass::Noisy ? enemies
                                                          : ~enemies;
    sink.fan(Move::step(Piece::Emperor, emperor, Square::A1), reach.steps & of_class);
    sink.each(reach.second_steps & of_class,
              [&](Square to) { return emperor_two_step(emperor, reach.middles, to); });
    if constexpr (Class != MoveClass::Quiet) {
        for (const Square taken : squares(reach.steps & enemies)) {
            const Bitboard ends = emperor_ends_after_taking<Us, Variation>(board, emperor, taken) & ~bit(emperor);
            sink.fan(Move::two_leg(Piece::Emperor, emperor, taken, Square::A1), ends);
        }
    }
}

/// Castlings of `Us`, not in check. The square that the king passes is asked about with the king on it and the
/// rook at home, the square of arrival with the rook on its new square.
template <Side Us, class Variation, MoveSink Sink>
void generate_castlings(const Position& p, Sink& sink) {
    const Scene scene = scene_of<Us>(p.board);
    for (const unsigned number : castling_numbers(Us)) {
        const Castling& castling = castlings[number];
        if ((p.castling_rights >> number & 1U) == 0 || (scene.occupied & castling.must_be_empty) != 0) {
            continue;
        }
        const Scene passing = royal_moved(scene, castling.king_from, castling.passed);
        const Scene arrived = royal_moved(royal_moved(scene, castling.king_from, castling.king_to),
                                          castling.rook_from, castling.rook_to);
        if (!is_attacked<Variation>(p.board, Us, castling.passed, passing) &&
            !is_attacked<Variation>(p.board, Us, castling.king_to, arrived)) {
            sink.one(Move::step(Piece::King, castling.king_from, castling.king_to, MoveKind::Castling));
        }
    }
}

}  // namespace ziggurat::movegen::levelup
