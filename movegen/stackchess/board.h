// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "movegen/stackchess/pile.h"
#include "movegen/zobrist.h"

namespace ziggurat::movegen::stackchess {

/// What a pile on a square adds to the key: one number of a SplitMix64 sequence for each, made when needed,
/// as a table of them all would not fit beside the board in the fastest cache.
constexpr Key pile_key(Side side, std::size_t code, Square square) {
    constexpr std::uint64_t sequence = 0x506972616D696473;
    constexpr std::uint64_t stride = 0x9E3779B97F4A7C15;
    return base::SplitMix64(sequence + (code << 7U | index(side) << 6U | index(square)) * stride).next();
}

/// The piles on their squares and the pyramids in reserve: by side and by what the piles move as in bitboards,
/// by square as a mailbox, and the key of all that. The board knows nothing of how the piles move.
template <Variation V>
struct Board {
    using Pile = PileOf<V>;
    static constexpr std::size_t pieces = Pile::pieces;

    std::array<Bitboard, 2> by_side{};
    /// Whole piles by type, then those from which a proper part of a type can split off.
    std::array<Bitboard, 2 * pieces> roles{};
    std::array<Pile, square_count> mailbox{};
    std::array<Pyramids, 2> reserve{full_reserve, full_reserve};  ///< rule 4
    Key key = 0;

    [[nodiscard]] constexpr Bitboard of(Side side) const { return by_side[index(side)]; }
    [[nodiscard]] constexpr Bitboard occupied() const { return by_side[0] | by_side[1]; }
    /// Piles that are this piece.
    [[nodiscard]] constexpr Bitboard whole(Piece piece) const { return roles[index(piece)]; }
    [[nodiscard]] constexpr Bitboard whole(Side side, Piece piece) const { return of(side) & whole(piece); }
    /// Piles of which a proper top part is this piece.
    [[nodiscard]] constexpr Bitboard part(Piece piece) const { return roles[pieces + index(piece)]; }
    /// Piles that can move something as this piece: rule 5, "splitting parts attack as what they are".
    [[nodiscard]] constexpr Bitboard movers(Piece piece) const { return whole(piece) | part(piece); }

    /// The pile that stands there, or none.
    [[nodiscard]] constexpr Pile at(Square square) const { return mailbox[index(square)]; }
    /// The owner of the pile that stands there; only where one does.
    [[nodiscard]] constexpr Side owner(Square square) const {
        return contains(of(Side::White), square) ? Side::White : Side::Black;
    }
    [[nodiscard]] constexpr bool has_reserve(Side side, int size) const {
        return count_of(reserve[index(side)], size) != 0;
    }

    /// Puts a pile, which leaves the reserve, on an empty square.
    constexpr void put(Side side, Pile pile, Square square) {
        by_side[index(side)] ^= bit(square);
        mailbox[index(square)] = pile;
        reserve[index(side)] = static_cast<Pyramids>(reserve[index(side)] - pile.pyramids());
        toggle(side, pile, square);
    }

    /// Takes a pile off its square into the reserve.
    constexpr void lift(Side side, Square square) {
        const Pile pile = at(square);
        by_side[index(side)] ^= bit(square);
        mailbox[index(square)] = {};
        reserve[index(side)] = static_cast<Pyramids>(reserve[index(side)] + pile.pyramids());
        toggle(side, pile, square);
    }

    /// Carries a whole pile to an empty square.
    constexpr void carry(Side side, Square from, Square to) {
        const Pile pile = at(from);
        by_side[index(side)] ^= bit(from) | bit(to);
        mailbox[index(from)] = {};
        mailbox[index(to)] = pile;
        toggle(pile, bit(from) | bit(to));
        key ^= pile_key(side, pile.code(), from) ^ pile_key(side, pile.code(), to);
    }

    /// Carries the top pyramids of a pile to an empty square, not all of them (page, "A turn is one of", 3).
    constexpr void split(Side side, Square from, Square to, int count) {
        const Pile pile = at(from);
        const Pile part = pile.top_part(count);
        const Pile rest = pile - part;
        by_side[index(side)] ^= bit(to);
        mailbox[index(from)] = rest;
        mailbox[index(to)] = part;
        toggle(side, pile, from);
        toggle(side, rest, from);
        toggle(side, part, to);
    }

    /// Sets a whole pile down on another of its side (page, "A turn is one of", 2).
    constexpr void join(Side side, Square from, Square to) {
        const Pile pile = at(from);
        const Pile below = at(to);
        by_side[index(side)] ^= bit(from);
        mailbox[index(from)] = {};
        mailbox[index(to)] = pile + below;
        toggle(side, pile, from);
        toggle(side, below, to);
        toggle(side, pile + below, to);
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;

private:
    static constexpr Pyramids full_reserve =
        static_cast<Pyramids>(pyramid(1, set_size<V>) + pyramid(2, set_size<V>) + pyramid(3, set_size<V>));

    constexpr void toggle(Pile pile, Bitboard where) {
        const auto& shares = pile.roles();
        for (std::size_t i = 0; i < roles.size(); ++i) {
            roles[i] ^= shares[i] & where;
        }
    }

    constexpr void toggle(Side side, Pile pile, Square square) {
        toggle(pile, bit(square));
        key ^= pile_key(side, pile.code(), square);
    }
};

}  // namespace ziggurat::movegen::stackchess
