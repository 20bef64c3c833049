// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tabletop/magic/core/look/look.h"

namespace ziggurat::tabletop::magic {

/// The turn, whose it is, and its step.
std::string title_text(const State& s);

/// A card's name; behind it its number where the game has several of the kind.
std::string card_text(const Rules& rules, CardId card);

/// A permanent as everybody sees it, with its number.
std::string permanent_text(const Rules& rules, const State& s, const Permanent& p);

/// What names a legal action of a state alone among them, for the player who decides.
std::string action_text(const Rules& rules, const State& s, Action action);

/// What an observer (or -1, who sees everything) may know of a game, in some lines.
std::string describe(const Rules& rules, const State& s, int observer);

}  // namespace ziggurat::tabletop::magic
