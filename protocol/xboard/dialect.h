// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/game/arbiter.h"

namespace ziggurat::protocol {

/// How XBoard speaks of one variant.
struct Dialect {
    std::string_view variant;  ///< our name, or the beginning of our names
    std::string_view setup;    ///< the `setup` line without FEN; empty where XBoard knows the variant
    std::string_view pocket;   ///< what XBoard's FEN holds in brackets behind the board
    bool marks_levels;         ///< whether a letter behind a move says what the mover has become
    bool upgrades_in_place;    ///< whether a drop on an own piece is told as a step away and back
};

/// The dialect of one of our variants.
const Dialect& dialect_of(std::string_view variant);

/// The name that XBoard gives a variant of ours, and the reverse; nothing for a name that is none of ours.
std::string xboard_name(std::string_view variant);
std::optional<std::string> variant_named(std::string_view xboard_name);

/// All our variants, as `feature variants` lists them.
std::string xboard_variants();

/// The line that has to follow the choice of a variant; empty where none has to.
std::string setup_line(const movegen::Arbiter& game);

/// What tells XBoard of a legal move, one text a `move` line: two where the move has two legs. The game is the
/// same afterwards.
std::vector<std::string> move_texts(movegen::Arbiter& game, const std::string& move);

/// The legal move that XBoard's text means, as our own text; nothing where there is none.
std::optional<std::string> read_move(const movegen::Arbiter& game, std::string_view text);

}  // namespace ziggurat::protocol
