// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "movegen/rules.h"

namespace ziggurat::movegen {

/// How a game stands, or why it is over. In a checkmate the side to move has lost; all other ends are draws.
enum class Outcome : std::uint8_t {
    Ongoing,
    Checkmate,
    Stalemate,
    Repetition,
    FiftyMoves,
    DeadPosition,
};

/// The reason in words, as results and PGN comments carry it.
constexpr std::string_view describe(Outcome outcome) {
    switch (outcome) {
    case Outcome::Ongoing:
        return "ongoing";
    case Outcome::Checkmate:
        return "checkmate";
    case Outcome::Stalemate:
        return "stalemate";
    case Outcome::Repetition:
        return "threefold repetition";
    case Outcome::FiftyMoves:
        return "fifty-move rule";
    case Outcome::DeadPosition:
        return "dead position";
    }
    return "";
}

/// The hundredth ply without progress draws (page `chess.md`, "Draws").
inline constexpr int fifty_move_plies = 100;

/// What the position alone says of the game's end; repetition needs its history. A mate delivered by the
/// hundredth ply counts as mate.
template <Rules R>
Outcome outcome(const typename R::Position& p) {
    if (!has_legal_move<R>(p)) {
        return R::in_check(p) ? Outcome::Checkmate : Outcome::Stalemate;
    }
    if (R::is_dead(p)) {
        return Outcome::DeadPosition;
    }
    return R::halfmove_clock(p) >= fifty_move_plies ? Outcome::FiftyMoves : Outcome::Ongoing;
}

}  // namespace ziggurat::movegen
