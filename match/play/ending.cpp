// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/ending.h"

#include <array>

namespace ziggurat::match {
namespace {

struct EndingFacts {
    std::string_view words;
    std::string_view pgn;
    bool is_fault;
};

/// By ending, in the order of the enumeration.
constexpr std::array<EndingFacts, ending_count> facts{{
    {"checkmate", "normal", false},
    {"stalemate", "normal", false},
    {"threefold repetition", "normal", false},
    {"fifty-move rule", "normal", false},
    {"dead position", "normal", false},
    {"resignation", "normal", false},
    {"adjudicated win", "adjudication", false},
    {"adjudicated draw", "adjudication", false},
    {"move limit", "adjudication", false},
    {"time forfeit", "time forfeit", true},
    {"illegal move", "rules infraction", true},
    {"false claim", "rules infraction", true},
    {"crash", "abandoned", true},
    {"stalled", "abandoned", true},
    {"unfit", "unterminated", false},
    {"interrupted", "unterminated", false},
}};

const EndingFacts& facts_of(Ending ending) {
    return facts[static_cast<std::size_t>(ending)];
}

Ending ending_of(movegen::Outcome outcome) {
    switch (outcome) {
    case movegen::Outcome::Checkmate:
        return Ending::Checkmate;
    case movegen::Outcome::Stalemate:
        return Ending::Stalemate;
    case movegen::Outcome::Repetition:
        return Ending::Repetition;
    case movegen::Outcome::FiftyMoves:
        return Ending::FiftyMoves;
    case movegen::Outcome::DeadPosition:
        return Ending::DeadPosition;
    case movegen::Outcome::Ongoing:
        break;
    }
    return Ending::Interrupted;
}

std::string_view side_name(movegen::Side side) {
    return side == movegen::Side::White ? "White" : "Black";
}

}  // namespace

std::string_view to_string(Result result) {
    switch (result) {
    case Result::WhiteWins:
        return "1-0";
    case Result::Draw:
        return "1/2-1/2";
    case Result::BlackWins:
        return "0-1";
    case Result::Unknown:
        break;
    }
    return "*";
}

Result win_of(movegen::Side side) {
    return side == movegen::Side::White ? Result::WhiteWins : Result::BlackWins;
}

std::string_view describe(Ending ending) {
    return facts_of(ending).words;
}

bool is_fault(Ending ending) {
    return facts_of(ending).is_fault;
}

bool is_breakdown(Ending ending) {
    return ending == Ending::Crash || ending == Ending::Stall || ending == Ending::FalseClaim;
}

std::string_view pgn_termination(Ending ending) {
    return facts_of(ending).pgn;
}

GameEnd end_by_rule(movegen::Outcome outcome, movegen::Side to_move) {
    const Ending ending = ending_of(outcome);
    if (ending == Ending::Checkmate) {
        const movegen::Side winner = ~to_move;
        return {win_of(winner), ending, std::string(side_name(winner)) + " mates"};
    }
    return {Result::Draw, ending, "Draw by " + std::string(describe(ending))};
}

GameEnd end_by_fault(Ending ending, movegen::Side culprit, std::string_view name, std::string_view detail) {
    std::string remark =
        std::string(side_name(culprit)) + " (" + std::string(name) + ") loses by " + std::string(describe(ending));
    if (!detail.empty()) {
        remark += ": " + std::string(detail);
    }
    return {win_of(~culprit), ending, remark};
}

GameEnd end_by_resignation(movegen::Side loser) {
    return {win_of(~loser), Ending::Resignation, std::string(side_name(loser)) + " resigns"};
}

}  // namespace ziggurat::match
