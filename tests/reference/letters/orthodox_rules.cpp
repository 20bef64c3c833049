// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/letters/orthodox_rules.h"

namespace ziggurat::reference {

std::string OrthodoxRules::start_fen() const {
    return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
}

LetterPosition OrthodoxRules::read(const std::string& fen) const {
    const LetterPosition position = read_six_fields(split_fields(fen), "PNBRQK", "KQkq", false);
    check_men(position, false);
    check_units_from_promotion(position);
    check_side_not_to_move(position);
    return position;
}

bool OrthodoxRules::is_dead() const {
    return is_bare(position(), "NB");
}

std::string OrthodoxRules::promotion_kinds(const LetterPosition&) const {
    return "QRBN";
}

bool OrthodoxRules::is_attacked(const LetterPosition& position, int square, Side by) const {
    for (int from = 0; from < square_count; ++from) {
        if (!position.is_of(from, by)) {
            continue;
        }
        const SquareList targets =
            is_pawn_kind(kind_of(position.at(from))) ? pawn_strikes(from, by) : officer_targets(position, from);
        if (targets.contains(square)) {
            return true;
        }
    }
    return false;
}

LetterRules::Turns OrthodoxRules::pseudo_turns(const LetterPosition& position) const {
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

void OrthodoxRules::add_officer_turns(const LetterPosition& position, int from, Turns& turns) const {
    for (const int to : officer_targets(position, from)) {
        LetterPosition after = position;
        after.clear(from);
        after.put(to, position.at(from));
        finish_turn(after, !position.is_empty(to), no_square);
        turns.push_back({square_name(from) + square_name(to), {1, from, to}, after});
    }
}

void OrthodoxRules::add_pawn_turns(const LetterPosition& position, int from, Turns& turns) const {
    for (const int to : pawn_steps(position, from)) {
        add_pawn_turn(position, from, to, turns);
    }
    for (const int to : pawn_strikes(from, position.side)) {
        if (to == position.en_passant || position.is_of(to, opposite(position.side))) {
            add_pawn_turn(position, from, to, turns);
        }
    }
}

void OrthodoxRules::add_pawn_turn(const LetterPosition& position, int from, int to, Turns& turns) const {
    LetterPosition after = position;
    after.clear(from);
    if (to == position.en_passant && file_of(from) != file_of(to)) {
        after.clear(shifted(to, {0, -forward(position.side)}));
    }
    const std::string text = square_name(from) + square_name(to);
    if (!on_last_rank(position.side, to)) {
        after.put(to, position.at(from));
        finish_turn(after, true, passed_square(from, to));
        turns.push_back({text, {1, from, to}, after});
        return;
    }
    for (const char kind : promotion_kinds(position)) {
        LetterPosition promoted = after;
        promoted.put(to, letter_of(kind, position.side));
        finish_turn(promoted, true, no_square);
        turns.push_back({text + letter_of(kind, Side::Black), {1, from, to}, promoted});
    }
}

}  // namespace ziggurat::reference
