// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/game/arbiter.h"

namespace ziggurat::protocol {

/// How a family of variants is spoken of over the XBoard protocol, where that is not how we write. XBoard knows
/// none of our rules: it moves a picture from square to square, takes what stands there off, and changes the
/// picture to what a letter behind the move says. So a move of ours is one or several *plies* of its board. A ply
/// is "e2e4", "e4d5s" (and becomes an S), "d5e7,e7g8" (over e7, which it leaves empty), "G@c3" (a picture put
/// down) or the null ply, by which the mover gets the turn again.
///
/// These defaults are for what is the same on both sides.
class Dialect {
public:
    Dialect() = default;
    Dialect(const Dialect&) = delete;
    Dialect& operator=(const Dialect&) = delete;
    virtual ~Dialect() = default;

    /// The `setup` line up to its FEN, without the word: letters by picture, size of board and pocket, and the
    /// variant whose habits XBoard shall keep. Empty where XBoard knows the variant itself.
    [[nodiscard]] virtual std::string_view setup() const { return {}; }

    /// A FEN of ours as XBoard shows it: six fields, one letter a man.
    [[nodiscard]] virtual std::string screen_fen(std::string_view fen) const { return std::string(fen); }
    /// Whether XBoard's FEN tells all of a position. Where it does not, the start is known by its board.
    [[nodiscard]] virtual bool shows_all() const { return true; }
    /// A FEN of XBoard's as one of ours, as far as XBoard's tells it; a FEN of ours stays what it is.
    [[nodiscard]] virtual std::string own_fen(std::string_view screen_fen) const {
        return std::string(screen_fen);
    }

    /// The plies of a legal move, at least one. The game is the same afterwards.
    [[nodiscard]] virtual std::vector<std::string> plies(movegen::Arbiter& game, const std::string& move) const;

    /// Our text of what a client may also write for a move; nothing where the text is none of these.
    [[nodiscard]] virtual std::optional<std::string> other_spelling(std::string_view /*text*/) const {
        return std::nullopt;
    }

    /// What a player wants to know and XBoard has no place for, in a few words; empty where there is nothing.
    [[nodiscard]] virtual std::string status(std::string_view /*fen*/) const { return {}; }
};

inline constexpr std::string_view null_ply = "@@@@";

/// The dialect of one of our variants.
const Dialect& dialect_of(std::string_view variant);
/// Moves and positions as we write them ourselves, for clients that know our rules.
const Dialect& plain_dialect();

/// What the `setup` line says of a variant's shape: how many kinds of men its pocket holds, and whose habits it
/// keeps; chess's where there is none.
struct XboardShape {
    int pocket = 0;
    std::string_view parent = "chess";
};
XboardShape shape_of(std::string_view variant);

/// The name that XBoard gives a variant of ours, and the reverse; nothing for a name that is none of ours.
std::string xboard_name(std::string_view variant);
std::optional<std::string> variant_named(std::string_view xboard_name);

/// All our variants, as `feature variants` lists them.
std::string xboard_variants();

}  // namespace ziggurat::protocol
