// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "movegen/attacks.h"
#include "movegen/parts/pawn_moves.h"
#include "movegen/parts/piece_board.h"
#include "movegen/parts/targets.h"

// The six orthodox men on a board of their own: attack, check, pins, and the moves that chess and its nearest
// relatives have in common. One king a side.

namespace ziggurat::movegen::orthodox {

enum class Piece : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::string_view piece_letters = "PNBRQK";
inline constexpr std::array<Piece, 4> promotions{Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight};

using Board = PieceBoard<Piece, 6>;

/// King against king, or against king and one bishop or knight (page `chess.md`, "Draws").
inline bool cannot_mate(const Board& board) {
    const Bitboard minors = board.of(Piece::Knight, Piece::Bishop);
    return (board.occupied() ^ board.of(Piece::King)) == minors && !has_many(minors);
}

/// What the moves of one side have to mind, found once when a position is made.
struct CheckInfo {
    Bitboard checkers = 0;  ///< enemies that attack the king
    Bitboard pinned = 0;    ///< own men that alone stand between the king and an enemy slider

    friend constexpr bool operator==(const CheckInfo&, const CheckInfo&) = default;
};

inline Square king_square(const Board& board, Side side) {
    return lowest(board.of(side, Piece::King));
}

inline Bitboard rook_movers(const Board& board, Side side) {
    return board.of(side, Piece::Rook, Piece::Queen);
}

inline Bitboard bishop_movers(const Board& board, Side side) {
    return board.of(side, Piece::Bishop, Piece::Queen);
}

/// Whether `by` attacks `square` when exactly `occupied` is occupied.
inline bool is_attacked(const Board& board, Side by, Square square, Bitboard occupied) {
    const Bitboard leapers = (knight_attacks(square) & board.of(Piece::Knight)) |
                             (pawn_attacks(~by, square) & board.of(Piece::Pawn)) |
                             (king_attacks(square) & board.of(Piece::King));
    return (leapers & board.of(by)) != 0 || (rook_attacks(square, occupied) & rook_movers(board, by)) != 0 ||
           (bishop_attacks(square, occupied) & bishop_movers(board, by)) != 0;
}

/// Checks on the king of `us` and pins to it.
inline CheckInfo find_checks(const Board& board, Side us) {
    const Square king = king_square(board, us);
    const Bitboard occupied = board.occupied();
    CheckInfo info;
    info.checkers =
        ((knight_attacks(king) & board.of(Piece::Knight)) | (pawn_attacks(us, king) & board.of(Piece::Pawn))) &
        board.of(~us);
    const Bitboard lines =
        (rook_rays(king) & rook_movers(board, ~us)) | (bishop_rays(king) & bishop_movers(board, ~us));
    for (const Square slider : squares(lines)) {
        const Bitboard blockers = between(king, slider) & occupied;
        if (blockers == 0) {
            info.checkers |= bit(slider);
        } else if (!has_many(blockers)) {
            info.pinned |= blockers & board.of(us);
        }
    }
    return info;
}

/// Steps of the king of `Us` to squares of `targets` that are safe once it has left its own.
template <Side Us, MoveSink Sink>
void generate_king_steps(const Board& board, Bitboard targets, Sink& sink) {
    const Square king = king_square(board, Us);
    Bitboard safe = king_attacks(king) & targets;
    const Bitboard without_king = board.occupied() ^ bit(king);
    for (const Square to : squares(safe)) {
        if (is_attacked(board, ~Us, to, without_king)) {
            safe ^= bit(to);
        }
    }
    sink.fan(Move::step(Piece::King, king, Square::A1), safe);
}

/// Moves of knights, bishops, rooks and queens of `movers` to squares of `targets`.
template <Side Us, MoveSink Sink>
void generate_officers(const Board& board, Bitboard pinned, Bitboard movers, Bitboard targets, Sink& sink) {
    const Square king = king_square(board, Us);
    const Bitboard occupied = board.occupied();
    for (const Square from : squares(board.of(Piece::Knight) & movers & ~pinned)) {
        sink.fan(Move::step(Piece::Knight, from, Square::A1), knight_attacks(from) & targets);
    }
    for (const Square from : squares(board.of(Piece::Bishop) & movers)) {
        const Bitboard line = contains(pinned, from) ? line_through(king, from) : all_squares;
        sink.fan(Move::step(Piece::Bishop, from, Square::A1), bishop_attacks(from, occupied) & targets & line);
    }
    for (const Square from : squares(board.of(Piece::Rook) & movers)) {
        const Bitboard line = contains(pinned, from) ? line_through(king, from) : all_squares;
        sink.fan(Move::step(Piece::Rook, from, Square::A1), rook_attacks(from, occupied) & targets & line);
    }
    for (const Square from : squares(board.of(Piece::Queen) & movers)) {
        const Bitboard line = contains(pinned, from) ? line_through(king, from) : all_squares;
        sink.fan(Move::step(Piece::Queen, from, Square::A1), queen_attacks(from, occupied) & targets & line);
    }
}

/// The square behind a pawn of `Us` that has just stepped twice to `to`, where an enemy pawn could
/// pseudo-legally capture it; else none.
template <Side Us>
Square en_passant_square(const Board& board, Square to) {
    const Square passed = to + -forward(Us);
    const bool can_be_taken = (pawn_attacks(Us, passed) & board.of(~Us, Piece::Pawn)) != 0;
    return can_be_taken ? passed : Square::None;
}

/// En passant captures by pawns of `movers`. Two men leave one rank at once, so the king's lines are looked at
/// anew rather than asked of the pins.
template <Side Us, MoveSink Sink>
void generate_en_passant(const Board& board, Bitboard checkers, Square target, Bitboard movers, Sink& sink) {
    const Square king = king_square(board, Us);
    const Square victim = target + -forward(Us);
    // A leaper's check ends only if the leaper is the victim; lines are tested below.
    const Bitboard lines = rook_movers(board, ~Us) | bishop_movers(board, ~Us);
    if ((checkers & ~lines & ~bit(victim)) != 0) {
        return;
    }
    for (const Square from : squares(pawn_attacks(~Us, target) & board.of(Piece::Pawn) & movers)) {
        const Bitboard occupied = (board.occupied() ^ bit(from) ^ bit(victim)) | bit(target);
        if ((rook_attacks(king, occupied) & rook_movers(board, ~Us)) == 0 &&
            (bishop_attacks(king, occupied) & bishop_movers(board, ~Us)) == 0) {
            sink.one(Move::step(Piece::Pawn, from, target, MoveKind::EnPassant));
        }
    }
}

/// The chess moves of `Us` by men that stand on `movers`, castling aside. `promote` as `generate_pawn_moves`
/// asks for it.
template <Side Us, MoveClass Class, MoveSink Sink, class Promote>
void generate_steps(const Board& board, const CheckInfo& checks, Square en_passant, Bitboard movers, Sink& sink,
                    Promote&& promote) {
    const Bitboard own = board.of(Us);
    const Bitboard enemies = board.of(~Us);
    const Square king = king_square(board, Us);
    const Bitboard targets = target_squares<Class>(own, enemies);
    movers &= own;
    if (contains(movers, king)) {
        generate_king_steps<Us>(board, targets, sink);
    }
    if (has_many(checks.checkers)) {
        return;
    }
    const Bitboard evasions = evasion_squares(checks.checkers, king);
    generate_officers<Us>(board, checks.pinned, movers, targets & evasions, sink);
    const PawnMovers pawns = pawn_movers<Us>(board.of(Piece::Pawn) & movers, checks.pinned, king);
    generate_pawn_moves<Us, Class>(Piece::Pawn, pawns, ~(own | enemies), enemies, evasions, sink, promote);
    if constexpr (Class != MoveClass::Quiet) {
        if (en_passant != Square::None) {
            generate_en_passant<Us>(board, checks.checkers, en_passant, movers, sink);
        }
    }
}

}  // namespace ziggurat::movegen::orthodox
