// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "movegen/move_list.h"
#include "movegen/rules.h"
#include "movegen/stackchess/attack.h"

// What the files that generate moves share: the turn to be generated, who may join whom, who may leave.
//
// Templates marked `inline` here and beside need no such mark but for the optimiser, which then makes one piece
// of a leaf's generator: perft is a third faster.

namespace ziggurat::movegen::stackchess {

/// One call of the generator: the position, the side to move and the piles that are asked for.
template <Variation V, Side Us>
struct Turn {
    const Position<V>& p;
    const Board<V>& board = p.board;
    Bitboard own = board.of(Us);
    Bitboard enemies = board.of(~Us);
    Bitboard occupied = own | enemies;
    Bitboard kings = board.whole(Us, Piece::King);
    Bitboard movers;  ///< own piles whose moves are wanted
};

/// Where moves of the class arrive that are no joins.
template <MoveClass Class, Variation V, Side Us>
inline Bitboard targets_of(const Turn<V, Us>& turn) {
    if constexpr (Class == MoveClass::Noisy) {
        return turn.enemies;
    } else if constexpr (Class == MoveClass::Quiet) {
        return ~turn.occupied;
    } else {
        return ~turn.own;
    }
}

/// Calls `f.template operator()<T>()` for each piece of the variation that is no pawn.
template <Variation V, class F>
inline void for_each_officer(F&& f) {
    f.template operator()<Piece::Knight>();
    f.template operator()<Piece::Bishop>();
    f.template operator()<Piece::Rook>();
    f.template operator()<Piece::King>();
    f.template operator()<Piece::Queen>();
    if constexpr (V::king_of_seven) {
        f.template operator()<Piece::Cardinal>();
    }
}

/// Whether a pile may be set down on another (page, "A turn is one of", 2).
template <Variation V>
bool can_join(PileOf<V> pile, PileOf<V> below) {
    return pile.size() + below.size() <= pile_law<V>.limit && pile.bottom() <= below.top();
}

/// Own piles that the others may join as far as checks go. Kings are left out: joined, they are kings no longer.
template <Variation V, Side Us>
class Joins {
public:
    explicit Joins(const Turn<V, Us>& turn) : board_(turn.board) {
        // The smallest part of a pile is its top pyramid. Where every king is in check only empty squares and
        // enemies are evasions.
        at_least_[1] = turn.own & ~turn.kings & turn.p.checks.evasions;
        at_least_[2] = at_least_[1] & ~board_.movers(Piece::Pawn);
        at_least_[3] = at_least_[2] & ~board_.movers(Piece::Knight);
    }

    /// Those that a piece `T` with this bottom pyramid may join.
    template <Piece T>
    [[nodiscard]] Bitboard of(int bottom) const {
        return at_least_[static_cast<std::size_t>(bottom)] &
               up_to<pile_law<V>.limit - size_of_piece(pile_law<V>, T)>();
    }

private:
    template <int Size>
    [[nodiscard]] Bitboard up_to() const {
        if constexpr (V::big_queens) {
            return all_squares;
        } else if constexpr (Size <= 0) {
            return no_squares;
        } else {
            return board_.whole(piece_of_size(pile_law<V>, Size)) | up_to<Size - 1>();
        }
    }

    const Board<V>& board_;
    std::array<Bitboard, largest_pyramid + 1> at_least_{};
};

/// Where a part that splits off may arrive so that one of these kings is safe.
template <Variation V>
Bitboard evasions_for(const Board<V>& board, Side us, Bitboard kings) {
    Bitboard evasions = no_squares;
    for (const Square king : squares(kings)) {
        evasions |= find_checks_on(board, us, king).evasions;
    }
    return evasions;
}

/// Where the whole pile on `from` may arrive so that one of these kings is safe.
template <Variation V>
Bitboard leave_for(const Board<V>& board, Side us, Bitboard kings, Square from) {
    Bitboard leave = no_squares;
    for (const Square king : squares(kings)) {
        leave |= leave_of(find_checks_on(board, us, king), king, from);
    }
    return leave;
}

/// Where the whole pile on `from`, no king, may arrive so that some king is safe.
template <Variation V, Side Us>
inline Bitboard leave(const Turn<V, Us>& turn, Square from) {
    const CheckInfo& checks = turn.p.checks;
    if (!contains(checks.pinned, from)) {
        return checks.evasions;
    }
    return has_many(turn.kings) ? leave_for(turn.board, Us, turn.kings, from)
                                : leave_of(checks, lowest(turn.kings), from);
}

/// Calls `f(count)` for each number of pyramids that can split off the pile as piece `T`; only under
/// `BigQueens`, and for queens, can there be more than one.
template <Piece T, class Pile, class F>
inline void for_each_part(Pile pile, F&& f) {
    const int first = pile.part_count(T);
    if constexpr (T == Piece::Queen) {
        for (int count = first; count != 0 && count < pile.count(); ++count) {
            f(count);
        }
    } else if (first != 0) {
        f(first);
    }
}

/// The squares of `ways` that pass a test.
template <class Test>
inline Bitboard filtered(Bitboard ways, Test&& test) {
    Bitboard passed = no_squares;
    for (const Square square : squares(ways)) {
        passed |= test(square) ? bit(square) : no_squares;
    }
    return passed;
}

}  // namespace ziggurat::movegen::stackchess
