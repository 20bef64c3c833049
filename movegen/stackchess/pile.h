// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "movegen/bitboard.h"
#include "movegen/stackchess/variation.h"

namespace ziggurat::movegen::stackchess {

/// What a pile moves as. The cardinal exists under `KingOfSeven` only.
enum class Piece : std::uint8_t { Pawn, Knight, Bishop, Rook, King, Queen, Cardinal };

inline constexpr std::string_view piece_letters = "PNBRKQC";

constexpr std::size_t index(Piece piece) {
    return static_cast<std::size_t>(piece);
}

/// A pyramid's size.
inline constexpr int largest_pyramid = 3;

/// How many pyramids of each size, 1 in the lowest nibble.
using Pyramids = std::uint16_t;

constexpr Pyramids pyramid(int size, int count = 1) {
    return static_cast<Pyramids>(count << (4 * (size - 1)));
}

/// How many of size 1..3.
constexpr int count_of(Pyramids pyramids, int size) {
    return pyramids >> (4 * (size - 1)) & 15;
}

/// What a variation lets a pile be.
struct PileLaw {
    int limit;                              ///< no pile is larger
    int king_size;                          ///< 5 or 7
    std::array<int, largest_pyramid> most;  ///< pyramids of each size that fit into one pile

    friend constexpr bool operator==(const PileLaw&, const PileLaw&) = default;
};

template <Variation V>
constexpr PileLaw make_pile_law() {
    static_assert(!(V::big_queens && V::king_of_seven), "BigQueens and KingOfSeven do not combine");
    if (V::big_queens) {
        return {6 * set_size<V>, 5, {set_size<V>, set_size<V>, set_size<V>}};
    }
    const int limit = V::king_of_seven ? 7 : 6;
    return {limit, V::king_of_seven ? 7 : 5, {limit, limit / 2, limit / 3}};
}

/// The piece of a size from 1 to the law's limit (the page's table of sizes).
constexpr Piece piece_of_size(const PileLaw& law, int size) {
    if (size == law.king_size) {
        return Piece::King;
    }
    switch (size) {
    case 1:
        return Piece::Pawn;
    case 2:
        return Piece::Knight;
    case 3:
        return Piece::Bishop;
    case 4:
        return Piece::Rook;
    case 5:
        return Piece::Cardinal;
    default:
        return Piece::Queen;
    }
}

/// The size of a piece; a queen's least size.
constexpr int size_of_piece(const PileLaw& law, Piece piece) {
    switch (piece) {
    case Piece::King:
        return law.king_size;
    case Piece::Cardinal:
        return 5;
    case Piece::Queen:
        return 6;
    default:
        return static_cast<int>(piece) + 1;
    }
}

/// Pieces that a law knows are those with numbers below this.
constexpr std::size_t piece_count(const PileLaw& law) {
    return law.king_size == 7 ? 7 : 6;
}

namespace detail {

/// All that is asked of a pile, looked up.
template <std::size_t Pieces>
struct alignas(16) PileFacts {
    Pyramids pyramids = 0;
    std::uint8_t size = 0;
    std::uint8_t count = 0;  ///< of pyramids
    Piece piece = Piece::Pawn;
    std::uint8_t top = 0;
    std::uint8_t bottom = 0;
    /// Per type the number of pyramids in the smallest proper part of that type, 0 where there is none.
    std::array<std::uint8_t, Pieces> parts{};
};

/// All or no squares by what a pile counts as: a whole piece of each type, then a pile from which a proper
/// part of each type can split off. A board adds a pile to its sets by and-ing and xor-ing these.
template <std::size_t Pieces>
using PileRoles = std::array<Bitboard, 2 * Pieces>;

constexpr int size_of(Pyramids pyramids) {
    return count_of(pyramids, 1) + 2 * count_of(pyramids, 2) + 3 * count_of(pyramids, 3);
}

/// The top `count` of these pyramids, small ones first.
constexpr Pyramids top_pyramids(Pyramids pyramids, int count) {
    Pyramids top = 0;
    for (int size = 1; size <= largest_pyramid; ++size) {
        const int here = count < count_of(pyramids, size) ? count : count_of(pyramids, size);
        top = static_cast<Pyramids>(top + pyramid(size, here));
        count -= here;
    }
    return top;
}

template <std::size_t Pieces>
constexpr PileFacts<Pieces> pile_facts(const PileLaw& law, Pyramids pyramids) {
    PileFacts<Pieces> facts;
    const int size = size_of(pyramids);
    if (size == 0 || size > law.limit) {
        return facts;
    }
    facts.pyramids = pyramids;
    facts.size = static_cast<std::uint8_t>(size);
    facts.piece = piece_of_size(law, size);
    for (int kind = 1; kind <= largest_pyramid; ++kind) {
        if (count_of(pyramids, kind) > 0) {
            facts.top = facts.top == 0 ? static_cast<std::uint8_t>(kind) : facts.top;
            facts.bottom = static_cast<std::uint8_t>(kind);
            facts.count = static_cast<std::uint8_t>(facts.count + count_of(pyramids, kind));
        }
    }
    for (int count = facts.count - 1; count > 0; --count) {
        const Piece part = piece_of_size(law, size_of(top_pyramids(pyramids, count)));
        facts.parts[index(part)] = static_cast<std::uint8_t>(count);
    }
    return facts;
}

template <std::size_t Pieces>
constexpr PileRoles<Pieces> pile_roles(const PileFacts<Pieces>& facts) {
    PileRoles<Pieces> roles{};
    if (facts.size != 0) {
        roles[index(facts.piece)] = all_squares;
    }
    for (std::size_t piece = 0; piece < Pieces; ++piece) {
        roles[Pieces + piece] = facts.parts[piece] != 0 ? all_squares : no_squares;
    }
    return roles;
}

}  // namespace detail

/// A pile of pyramids of one side, known by how many of each size it holds, or no pile. Piles add up like
/// numbers: what joins is added, what splits off is taken away.
template <PileLaw Law>
class Pile {
public:
    static constexpr std::size_t pieces = piece_count(Law);
    static constexpr std::size_t codes =
        static_cast<std::size_t>((Law.most[0] + 1) * (Law.most[1] + 1) * (Law.most[2] + 1));

    constexpr Pile() = default;

    /// Only for pyramids that make a pile of the law; nothing larger is known.
    static constexpr Pile of(Pyramids pyramids) {
        return Pile(count_of(pyramids, 1) + radix_2 * count_of(pyramids, 2) + radix_3 * count_of(pyramids, 3));
    }

    constexpr explicit operator bool() const { return code_ != 0; }
    /// A number below `codes`, different for each pile.
    [[nodiscard]] constexpr std::size_t code() const { return code_; }
    [[nodiscard]] constexpr Pyramids pyramids() const { return facts().pyramids; }
    [[nodiscard]] constexpr int size() const { return facts().size; }
    [[nodiscard]] constexpr int count() const { return facts().count; }
    [[nodiscard]] constexpr Piece piece() const { return facts().piece; }
    [[nodiscard]] constexpr int top() const { return facts().top; }
    [[nodiscard]] constexpr int bottom() const { return facts().bottom; }
    [[nodiscard]] constexpr bool is_king() const { return size() == Law.king_size; }

    /// How many pyramids the (smallest) proper part of a type has, 0 where there is none.
    [[nodiscard]] constexpr int part_count(Piece piece) const { return facts().parts[index(piece)]; }
    /// The top pyramids as a pile of their own.
    [[nodiscard]] constexpr Pile top_part(int count) const {
        return of(detail::top_pyramids(facts().pyramids, count));
    }
    [[nodiscard]] constexpr const detail::PileRoles<pieces>& roles() const { return roles_table[code_]; }

    friend constexpr Pile operator+(Pile a, Pile b) { return Pile(a.code_ + b.code_); }
    friend constexpr Pile operator-(Pile a, Pile b) { return Pile(a.code_ - b.code_); }
    friend constexpr bool operator==(Pile, Pile) = default;

private:
    static constexpr int radix_2 = Law.most[0] + 1;
    static constexpr int radix_3 = radix_2 * (Law.most[1] + 1);
    using Code = std::conditional_t<codes <= 256, std::uint8_t, std::uint16_t>;

    static constexpr auto facts_table = [] {
        std::array<detail::PileFacts<pieces>, codes> made{};
        for (int code = 0; code < static_cast<int>(codes); ++code) {
            const int pyramids =
                pyramid(1, code % radix_2) + pyramid(2, code % radix_3 / radix_2) + pyramid(3, code / radix_3);
            made[static_cast<std::size_t>(code)] =
                detail::pile_facts<pieces>(Law, static_cast<Pyramids>(pyramids));
        }
        return made;
    }();

    static constexpr auto roles_table = [] {
        std::array<detail::PileRoles<pieces>, codes> made{};
        for (std::size_t code = 0; code < codes; ++code) {
            made[code] = detail::pile_roles<pieces>(facts_table[code]);
        }
        return made;
    }();

    explicit constexpr Pile(int code) : code_(static_cast<Code>(code)) {}
    [[nodiscard]] constexpr const detail::PileFacts<pieces>& facts() const { return facts_table[code_]; }

    Code code_ = 0;
};

template <Variation V>
inline constexpr PileLaw pile_law = make_pile_law<V>();

template <Variation V>
using PileOf = Pile<pile_law<V>>;

}  // namespace ziggurat::movegen::stackchess
