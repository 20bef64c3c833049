// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "movegen/square.h"

namespace ziggurat::movegen {

/// How a move changes the board beyond lifting a piece from one square to another. Captures have no kind of
/// their own: whether the target is occupied is for the board to say.
enum class MoveKind : std::uint8_t {
    Step,        ///< from, to
    DoubleStep,  ///< a pawn's two squares forward: may be taken en passant afterwards
    EnPassant,   ///< the captured pawn stands beside the origin, not on the target
    Castling,    ///< from and to are the king's
    Promotion,   ///< `argument` says to what (a piece type; in Stack Chess a pyramid's size)
    TwoLeg,      ///< via the square `via`, then on to `to`
    Drop,        ///< `piece` comes from the stock onto `to`; `from` equals `to`
    Upgrade,     ///< the piece on `to` becomes type `argument`; `from` equals `to`
};

/// One turn of one player, for every rule set: 32 bits, comparable, hashable, free to copy.
///
///     bits  0-5 from | 6-11 to | 12-17 via | 18-21 kind | 22-25 piece | 26-31 argument
///
/// `piece` is the type of what moves (the rule set's own enumeration, 0..15). `via` is a square for
/// `TwoLeg`; in Stack Chess it is the number of pyramids that split off, 0 for a whole stack.
class Move {
public:
    /// The absent move: a1 to a1, which no rule set knows as a turn.
    constexpr Move() = default;

    template <class Piece>
    static constexpr Move step(Piece piece, Square from, Square to, MoveKind kind = MoveKind::Step) {
        return Move(bits(from, to) | bits(kind) | bits_of_piece(piece));
    }

    /// A pawn that ends its way as something else; `argument` 0..63 says as what.
    template <class Piece, class Argument>
    static constexpr Move promotion(Piece piece, Square from, Square to, Argument argument) {
        return Move(bits(from, to) | bits(MoveKind::Promotion) | bits_of_piece(piece) |
                    bits_of_argument(argument));
    }

    template <class Piece>
    static constexpr Move two_leg(Piece piece, Square from, Square via, Square to) {
        return Move(bits(from, to) | static_cast<std::uint32_t>(via) << via_shift | bits(MoveKind::TwoLeg) |
                    bits_of_piece(piece));
    }

    template <class Piece>
    static constexpr Move drop(Piece piece, Square to) {
        return Move(bits(to, to) | bits(MoveKind::Drop) | bits_of_piece(piece));
    }

    template <class Piece>
    static constexpr Move upgrade(Piece piece, Square square, Piece into) {
        return Move(bits(square, square) | bits(MoveKind::Upgrade) | bits_of_piece(piece) |
                    bits_of_argument(into));
    }

    /// The top `count` pyramids (1..63) of a stack move off as `piece`.
    template <class Piece>
    static constexpr Move split(Piece piece, Square from, Square to, int count, MoveKind kind = MoveKind::Step) {
        return Move(bits(from, to) | static_cast<std::uint32_t>(count) << via_shift | bits(kind) |
                    bits_of_piece(piece));
    }

    /// A move from its 32 bits, as stored in tables; it may be no legal move of any position.
    static constexpr Move from_raw(std::uint32_t raw) { return Move(raw); }
    [[nodiscard]] constexpr std::uint32_t raw() const { return raw_; }

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(raw_ & 63U); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(raw_ >> to_shift & 63U); }
    [[nodiscard]] constexpr Square via() const { return static_cast<Square>(raw_ >> via_shift & 63U); }
    /// Pyramids that split off; 0 where a whole stack moves.
    [[nodiscard]] constexpr int part() const { return static_cast<int>(raw_ >> via_shift & 63U); }
    [[nodiscard]] constexpr MoveKind kind() const { return static_cast<MoveKind>(raw_ >> kind_shift & 15U); }
    /// The moving piece's type as a number, 0..15.
    [[nodiscard]] constexpr std::size_t piece_index() const { return raw_ >> piece_shift & 15U; }
    template <class Piece>
    [[nodiscard]] constexpr Piece piece() const {
        return static_cast<Piece>(piece_index());
    }
    [[nodiscard]] constexpr int argument() const { return static_cast<int>(raw_ >> argument_shift); }
    template <class Piece>
    [[nodiscard]] constexpr Piece argument_as() const {
        return static_cast<Piece>(argument());
    }

    [[nodiscard]] constexpr Move with_to(Square to) const {
        return Move((raw_ & ~(63U << to_shift)) | static_cast<std::uint32_t>(to) << to_shift);
    }
    [[nodiscard]] constexpr Move with_from(Square from) const {
        return Move((raw_ & ~63U) | static_cast<std::uint32_t>(from));
    }
    [[nodiscard]] constexpr Move with_argument(int argument) const {
        return Move((raw_ & ~(63U << argument_shift)) | static_cast<std::uint32_t>(argument) << argument_shift);
    }

    /// Whether this is a move at all.
    constexpr explicit operator bool() const { return raw_ != 0; }
    friend constexpr bool operator==(Move, Move) = default;

private:
    static constexpr unsigned to_shift = 6;
    static constexpr unsigned via_shift = 12;
    static constexpr unsigned kind_shift = 18;
    static constexpr unsigned piece_shift = 22;
    static constexpr unsigned argument_shift = 26;

    explicit constexpr Move(std::uint32_t raw) : raw_(raw) {}

    static constexpr std::uint32_t bits(Square from, Square to) {
        return static_cast<std::uint32_t>(from) | static_cast<std::uint32_t>(to) << to_shift;
    }
    static constexpr std::uint32_t bits(MoveKind kind) { return static_cast<std::uint32_t>(kind) << kind_shift; }
    template <class Piece>
    static constexpr std::uint32_t bits_of_piece(Piece piece) {
        return static_cast<std::uint32_t>(piece) << piece_shift;
    }
    template <class Argument>
    static constexpr std::uint32_t bits_of_argument(Argument argument) {
        return static_cast<std::uint32_t>(argument) << argument_shift;
    }

    std::uint32_t raw_ = 0;
};

static_assert(sizeof(Move) == 4);

}  // namespace ziggurat::movegen
