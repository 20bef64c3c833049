// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/result.h"
#include "movegen/move.h"
#include "movegen/move_list.h"
#include "movegen/zobrist.h"

namespace ziggurat::movegen {

/// Which moves to generate. Noisy moves change the material at once (captures, promotions); all others are
/// quiet. Together, without overlap, they are all.
enum class MoveClass : std::uint8_t { All, Noisy, Quiet };

/// How one move is written in SAN, before disambiguation and the check mark. The origin, where it is needed,
/// goes between letter and rest: "Nf3" is {"N", "f3"}, "Rh/Nf2" is {"R", "/Nf2"}.
struct SanParts {
    std::string letter;          ///< empty for a pawn
    std::string rest;            ///< capture mark and target: what two moves share that need disambiguation
    std::string tail = {};       ///< a second leg: ",f6"
    bool names_origin = true;    ///< false where no origin is ever inserted (castling, drops)
    bool file_required = false;  ///< an orthodox pawn's capture names its file always
};

/// The contract between a rule set and everything above it. A rule set is an empty struct of static members;
/// its position is plain data and const once made: `play` returns the next one. What can be derived from these
/// (perft, outcome, text to move, repetition) is a free template, written once.
template <class R>
concept Rules = std::is_empty_v<R> && std::is_trivially_copyable_v<typename R::Position> &&
                    sizeof(typename R::Position) <= 320 &&
                requires(const typename R::Position& p, Move m, MoveList<R::max_moves>& list,
                         std::string_view text) {
    /// The variant's name, as all protocols carry it.
    { R::name } -> std::convertible_to<std::string_view>;
    /// The start position.
    { R::initial() } -> std::same_as<typename R::Position>;
    /// The position after a legal move.
    { R::play(p, m) } -> std::same_as<typename R::Position>;
    /// The position with the other side to move and no en passant chance; not in check.
    { R::pass(p) } -> std::same_as<typename R::Position>;
    /// Adds every legal move to the list, or every noisy or quiet one; each once.
    { R::generate_all(p, list) } -> std::same_as<void>;
    { R::generate_noisy(p, list) } -> std::same_as<void>;
    { R::generate_quiet(p, list) } -> std::same_as<void>;
    /// How many legal moves there are, without making a list.
    { R::count_moves(p) } -> std::same_as<std::uint64_t>;
    /// Whether `generate_all` would list this move; any 32 bits may be asked.
    { R::is_legal(p, m) } -> std::same_as<bool>;
    /// Whether a legal move is noisy.
    { R::is_noisy(p, m) } -> std::same_as<bool>;
    /// Whether having no move now would be checkmate.
    { R::in_check(p) } -> std::same_as<bool>;
    /// Whether no series of legal moves can lead to mate, as the game's page defines it.
    { R::is_dead(p) } -> std::same_as<bool>;
    { R::key(p) } -> std::same_as<Key>;
    { R::side(p) } -> std::same_as<Side>;
    /// Plies since the last capture, pawn move or what else the game's page names.
    { R::halfmove_clock(p) } -> std::same_as<int>;
    { R::fullmove_number(p) } -> std::same_as<int>;

    { R::from_fen(text) } -> std::same_as<base::Result<typename R::Position>>;
    { R::to_fen(p) } -> std::same_as<std::string>;
    /// UCI long algebraic; it needs no position.
    { R::move_text(m) } -> std::same_as<std::string>;
    { R::san_parts(p, m) } -> std::same_as<SanParts>;
    /// What '+' stands for in SAN: the side to move has an attacked royal piece.
    { R::is_attacked_royal(p) } -> std::same_as<bool>;
    /// The board drawn as text, for people.
    { R::draw(p) } -> std::same_as<std::string>;
    /// One sentence for each broken invariant; empty for every sound position.
    { R::invariants(p) } -> std::same_as<std::vector<std::string>>;
};

/// Whether any legal move exists.
template <Rules R>
bool has_legal_move(const typename R::Position& p) {
    return R::count_moves(p) != 0;
}

}  // namespace ziggurat::movegen
