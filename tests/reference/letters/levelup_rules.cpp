// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/letters/levelup_rules.h"

namespace ziggurat::reference {

namespace {

// levelup 4: the squire's forward leaps, seen from its side.
SquareList squire_leaps(int from, Side side) {
    SquareList targets;
    for (const Step step : {Step{-1, 2}, Step{1, 2}, Step{-2, 1}, Step{2, 1}}) {
        const int to = shifted(from, {step.files, step.ranks * forward(side)});
        if (to != no_square) {
            targets.add(to);
        }
    }
    return targets;
}

// levelup 1: the piece after a turn with, or without, a capture.
char piece_after(char piece, bool captured) {
    return captured ? levelled(piece) : piece;
}

}  // namespace

LevelUpRules::LevelUpRules(LevelUpOptions options) : options_(options) {}

std::string LevelUpRules::start_fen() const {
    return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
}

LetterPosition LevelUpRules::read(const std::string& fen) const {
    const LetterPosition position = read_six_fields(split_fields(fen), "PNBRQKSCADEM", "KQkq", options_.plain);
    check_men(position, options_.plain);
    check_units_from_promotion(position);
    check_side_not_to_move(position);
    return position;
}

// levelup 13.
bool LevelUpRules::is_dead() const {
    return is_bare(position(), "NCB");
}

// A square is attacked where the piece on it could be captured in a turn of the other side. The emperor's second
// step adds nothing to that for a king or an emperor, of which alone it is asked (levelup 10).
bool LevelUpRules::is_attacked(const LetterPosition& position, int square, Side by) const {
    for (int from = 0; from < square_count; ++from) {
        if (!position.is_of(from, by)) {
            continue;
        }
        const char kind = kind_of(position.at(from));
        if (is_pawn_kind(kind)) {
            if (pawn_strikes(from, by).contains(square) ||
                (kind == 'S' && squire_leaps(from, by).contains(square))) {
                return true;
            }
        } else if (officer_targets(position, from).contains(square) ||
                   (kind == 'D' && raider_takes_second(position, from, square))) {
            return true;
        }
    }
    return false;
}

// levelup 10: a raider takes some piece and then, with its second leg, the one on this square.
bool LevelUpRules::raider_takes_second(const LetterPosition& position, int from, int square) const {
    if (!options_.second_legs) {
        return false;
    }
    for (const int via : officer_targets(position, from)) {
        if (position.is_empty(via)) {
            continue;
        }
        for (const Step step : straight_steps) {
            if (shifted(via, step) == square) {
                return true;
            }
        }
    }
    return false;
}

LetterRules::Turns LevelUpRules::pseudo_turns(const LetterPosition& position) const {
    Turns turns;
    for (int from = 0; from < square_count; ++from) {
        if (!position.is_of(from, position.side)) {
            continue;
        }
        if (is_pawn_kind(kind_of(position.at(from)))) {
            add_pawn_turns(position, from, turns);
        } else {
            add_officer_turns(position, from, turns);
        }
    }
    add_castlings(position, turns);
    return turns;
}

void LevelUpRules::add_pawn_turns(const LetterPosition& position, int from, Turns& turns) const {
    const Side side = position.side;
    for (const int to : pawn_steps(position, from)) {
        add_pawn_turn(position, from, to, turns);
    }
    for (const int to : pawn_strikes(from, side)) {
        if (to == position.en_passant || position.is_of(to, opposite(side))) {
            add_pawn_turn(position, from, to, turns);
        }
    }
    if (!position.is_piece(from, side, 'S')) {
        return;
    }
    for (const int to : squire_leaps(from, side)) {
        if (!position.is_of(to, side)) {
            add_pawn_turn(position, from, to, turns);
        }
    }
}

void LevelUpRules::add_pawn_turn(const LetterPosition& position, int from, int to, Turns& turns) const {
    const Side side = position.side;
    LetterPosition after = position;
    after.clear(from);
    bool captured = !position.is_empty(to);
    // levelup 4: the leaps never capture en passant.
    if (to == position.en_passant && pawn_strikes(from, side).contains(to)) {
        captured = true;
        after.clear(shifted(to, {0, -forward(side)}));
    }
    const std::string text = square_name(from) + square_name(to);
    if (!on_last_rank(side, to) || options_.plain) {
        after.put(to, piece_after(position.at(from), captured));
        finish_turn(after, true, passed_square(from, to));
        turns.push_back({text, {1, from, to}, after});
        return;
    }
    // levelup 5: a base piece, also where the pawn captured.
    for (const char kind : {'Q', 'R', 'B', 'N'}) {
        LetterPosition promoted = after;
        promoted.put(to, letter_of(kind, side));
        finish_turn(promoted, true, no_square);
        turns.push_back({text + letter_of(kind, Side::Black), {1, from, to}, promoted});
    }
}

void LevelUpRules::add_officer_turns(const LetterPosition& position, int from, Turns& turns) const {
    const char piece = position.at(from);
    for (const int to : officer_targets(position, from)) {
        const char victim = position.at(to);
        const bool captured = victim != empty_square;
        LetterPosition after = position;
        after.clear(from);
        after.put(to, piece_after(piece, captured));
        LetterPosition finished = after;
        finish_turn(finished, captured, no_square);
        turns.push_back({square_name(from) + square_name(to), {1, from, to}, finished});
        // levelup 2: a piece that becomes a crusader, raider or emperor only now makes no second leg.
        if (options_.second_legs && after.at(to) == piece) {
            add_second_legs(after, victim, from, to, turns);
        }
    }
}

// Whether the piece that has just arrived may go on at all.
bool LevelUpRules::may_step_on(const LetterPosition& half_way, int via, char victim) const {
    switch (kind_of(half_way.at(via))) {
    case 'C':  // levelup 6
        return victim != empty_square && is_pawn_kind(kind_of(victim));
    case 'D':  // levelup 7
        return victim != empty_square;
    case 'M':  // levelup 8: asked with the emperor on this square and its previous square empty
        return !is_attacked(half_way, via, opposite(half_way.side));
    default:
        return false;
    }
}

void LevelUpRules::add_second_legs(const LetterPosition& half_way, char victim, int from, int via,
                                   Turns& turns) const {
    if (!may_step_on(half_way, via, victim)) {
        return;
    }
    const char piece = half_way.at(via);
    const char kind = kind_of(piece);
    const SquareList targets =
        kind == 'D' ? leaping_targets(half_way, via, straight_steps) : officer_targets(half_way, via);
    for (const int to : targets) {
        if (kind == 'C' && !half_way.is_empty(to)) {
            continue;  // levelup 6: the second leg never captures
        }
        const bool captured = victim != empty_square || !half_way.is_empty(to);
        LetterPosition after = half_way;
        after.clear(via);
        after.put(to, piece);
        finish_turn(after, captured, no_square);
        turns.push_back({square_name(from) + square_name(via) + "," + square_name(via) + square_name(to),
                         {2, from, via},
                         after});
    }
}

}  // namespace ziggurat::reference
