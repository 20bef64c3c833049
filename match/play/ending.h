// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "movegen/game/outcome.h"
#include "movegen/square.h"

namespace ziggurat::match {

enum class Result : std::uint8_t { WhiteWins, Draw, BlackWins, Unknown };

/// As PGN writes it.
std::string_view to_string(Result result);

/// A win of the given side.
Result win_of(movegen::Side side);

/// How a game can end.
enum class Ending : std::uint8_t {
    Checkmate,
    Stalemate,
    Repetition,
    FiftyMoves,
    DeadPosition,
    Resignation,
    AdjudicatedWin,
    AdjudicatedDraw,
    MoveLimit,
    TimeForfeit,
    IllegalMove,
    FalseClaim,
    Crash,
    Stall,
    Unfit,  ///< a player cannot play this game at all: no result, and nothing that playing on would mend
    Interrupted,
};

inline constexpr int ending_count = static_cast<int>(Ending::Interrupted) + 1;

/// The ending in words, such as "threefold repetition".
std::string_view describe(Ending ending);

/// Whether an ending is a player's failure and not the rules' doing.
bool is_fault(Ending ending);

/// Whether a player failed in such a way that his program is gone or has been given up.
bool is_breakdown(Ending ending);

/// The value of PGN's Termination tag.
std::string_view pgn_termination(Ending ending);

/// A game's end.
struct GameEnd {
    Result result = Result::Unknown;
    Ending ending = Ending::Interrupted;
    std::string remark;  ///< one sentence for people, without a full stop
};

/// The end that the rules make; `outcome` is not `Ongoing`, `to_move` the side that would have to move.
GameEnd end_by_rule(movegen::Outcome outcome, movegen::Side to_move);

/// The end by a failure of `culprit`, who loses; he is named.
GameEnd end_by_fault(Ending ending, movegen::Side culprit, std::string_view name, std::string_view detail);

/// The end by resignation.
GameEnd end_by_resignation(movegen::Side loser);

}  // namespace ziggurat::match
