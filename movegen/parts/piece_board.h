// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "movegen/bitboard.h"
#include "movegen/zobrist.h"

namespace ziggurat::movegen {

/// A board on which a square holds at most one piece: its men by side and by type as bitboards, by square as a
/// mailbox, and the key of all that. `Piece` is the rule set's enumeration of types, counted from 0 to
/// `Types` - 1, at most 15 of them. The board knows nothing of how its pieces move.
template <class Piece, std::size_t Types>
struct PieceBoard {
    static_assert(Types <= 15);
    static constexpr std::uint8_t empty_square = 15;
    static constexpr std::size_t types = Types;

    std::array<Bitboard, Types> by_type{};
    std::array<Bitboard, 2> by_side{};
    std::array<std::uint8_t, square_count> mailbox = all_empty();
    Key key = 0;

    [[nodiscard]] constexpr Bitboard of(Side side) const { return by_side[index(side)]; }
    [[nodiscard]] constexpr Bitboard of(Piece piece) const { return by_type[static_cast<std::size_t>(piece)]; }
    template <class... Pieces>
    [[nodiscard]] constexpr Bitboard of(Piece first, Pieces... others) const {
        return (of(first) | ... | of(others));
    }
    template <class... Pieces>
    [[nodiscard]] constexpr Bitboard of(Side side, Pieces... pieces) const {
        return of(side) & (of(pieces) | ...);
    }
    [[nodiscard]] constexpr Bitboard occupied() const { return by_side[0] | by_side[1]; }

    [[nodiscard]] constexpr bool is_empty(Square square) const { return mailbox[index(square)] == empty_square; }
    /// The type of the piece that stands there; only where one does.
    [[nodiscard]] constexpr Piece at(Square square) const { return static_cast<Piece>(mailbox[index(square)]); }
    /// The owner of the piece that stands there; only where one does.
    [[nodiscard]] constexpr Side owner(Square square) const {
        return contains(of(Side::White), square) ? Side::White : Side::Black;
    }

    /// Puts a piece on an empty square.
    constexpr void put(Side side, Piece piece, Square square) {
        mailbox[index(square)] = static_cast<std::uint8_t>(piece);
        toggle(side, piece, bit(square));
        key ^= zobrist.piece(side, static_cast<std::size_t>(piece), square);
    }

    /// Takes the piece of a known side and type off its square.
    constexpr void lift(Side side, Piece piece, Square square) {
        mailbox[index(square)] = empty_square;
        toggle(side, piece, bit(square));
        key ^= zobrist.piece(side, static_cast<std::size_t>(piece), square);
    }

    /// Carries a piece to an empty square.
    constexpr void carry(Side side, Piece piece, Square from, Square to) {
        mailbox[index(from)] = empty_square;
        mailbox[index(to)] = static_cast<std::uint8_t>(piece);
        toggle(side, piece, bit(from) | bit(to));
        key ^= zobrist.piece(side, static_cast<std::size_t>(piece), from) ^
               zobrist.piece(side, static_cast<std::size_t>(piece), to);
    }

    friend constexpr bool operator==(const PieceBoard&, const PieceBoard&) = default;

private:
    constexpr void toggle(Side side, Piece piece, Bitboard where) {
        by_type[static_cast<std::size_t>(piece)] ^= where;
        by_side[index(side)] ^= where;
    }

    static constexpr std::array<std::uint8_t, square_count> all_empty() {
        std::array<std::uint8_t, square_count> empty{};
        for (auto& square : empty) {
            square = empty_square;
        }
        return empty;
    }
};

/// Sentences on what the parts of a board disagree about; none for a sound board.
template <class Piece, std::size_t Types>
std::vector<std::string> board_invariants(const PieceBoard<Piece, Types>& board) {
    std::vector<std::string> broken;
    PieceBoard<Piece, Types> again;
    if ((board.of(Side::White) & board.of(Side::Black)) != 0) {
        broken.emplace_back("a square belongs to both sides");
        return broken;
    }
    for (const Square square : squares(board.occupied())) {
        if (board.mailbox[index(square)] >= Types) {
            broken.push_back("an occupied square without a man: " + to_string(square));
            return broken;
        }
        again.put(board.owner(square), board.at(square), square);
    }
    if (again.by_type != board.by_type || again.by_side != board.by_side || again.mailbox != board.mailbox) {
        broken.emplace_back("bitboards and mailbox disagree");
    }
    if (again.key != board.key) {
        broken.emplace_back("the board's key is not the one made from scratch");
    }
    return broken;
}

}  // namespace ziggurat::movegen
