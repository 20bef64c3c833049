// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/letters/letter_rules.h"

#include <algorithm>

namespace ziggurat::reference {

bool LetterRules::can_take_en_passant(const LetterPosition& position, int square) const {
    for (int from = 0; from < square_count; ++from) {
        if (position.is_of(from, position.side) && is_pawn_kind(kind_of(position.at(from))) &&
            pawn_strikes(from, position.side).contains(square)) {
            return true;
        }
    }
    return false;
}

// chess, FEN: the field names a square only where some enemy piece could pseudo-legally capture there.
void LetterRules::settle_en_passant(LetterPosition& position) const {
    if (position.en_passant != no_square &&
        (!has_en_passant() || !can_take_en_passant(position, position.en_passant))) {
        position.en_passant = no_square;
    }
}

void LetterRules::finish_turn(LetterPosition& after, bool resets_clock, int passed) const {
    // A right is lost once king or rook have left, levelled up or been captured, be it on a square half-way.
    // It never comes back, and neither can another king or rook take the place within one turn.
    for (std::size_t which = 0; which < castlings.size(); ++which) {
        const Castling& castling = castlings[which];
        if (!after.is_piece(castling.king_from, castling.side, 'K') ||
            !after.is_piece(castling.rook_from, castling.side, 'R')) {
            after.castling[which] = false;
        }
    }
    after.halfmoves = resets_clock ? 0 : std::min(after.halfmoves + 1, highest_counter);
    if (after.side == Side::Black) {
        after.move_number = std::min(after.move_number + 1, highest_counter);
    }
    after.side = opposite(after.side);
    after.en_passant = passed;
    settle_en_passant(after);
}

void LetterRules::add_castlings(const LetterPosition& position, Turns& turns) const {
    for (std::size_t which = 0; which < castlings.size(); ++which) {
        const Castling& castling = castlings[which];
        if (castling.side != position.side || !position.castling[which]) {
            continue;
        }
        bool free_way = true;
        for (const int square : squares_between(castling)) {
            free_way = free_way && position.is_empty(square);
        }
        const Side enemy = opposite(position.side);
        if (!free_way || is_attacked(position, castling.king_from, enemy)) {
            continue;
        }
        // chess, "Attack and check": asked with the king standing there and its previous square empty.
        LetterPosition passing = position;
        passing.clear(castling.king_from);
        passing.put(castling.king_over, position.at(castling.king_from));
        if (is_attacked(passing, castling.king_over, enemy)) {
            continue;
        }
        LetterPosition after = passing;
        after.put(castling.king_to, position.at(castling.king_from));
        after.put(castling.king_over, position.at(castling.rook_from));
        after.clear(castling.rook_from);
        finish_turn(after, false, no_square);
        turns.push_back({square_name(castling.king_from) + square_name(castling.king_to),
                         {1, castling.king_from, castling.king_to},
                         after});
    }
}

int LetterRules::royal_square(const LetterPosition& position, Side side) {
    for (int square = 0; square < square_count; ++square) {
        if (position.is_piece(square, side, 'K') || position.is_piece(square, side, 'M')) {
            return square;
        }
    }
    return no_square;
}

bool LetterRules::is_in_check(const LetterPosition& position, Side side) const {
    return is_attacked(position, royal_square(position, side), opposite(side));
}

LetterPosition LetterRules::read_six_fields(const std::vector<std::string>& fields, const std::string& kinds,
                                            const std::string& castling_letters, bool plus_levels) const {
    const CommonFields common = read_common_fields(fields, castling_letters);
    LetterPosition position;
    read_letter_placement(fields[0], kinds, plus_levels, position);
    position.side = common.side;
    position.castling = common.castling;
    position.en_passant = common.en_passant;
    position.halfmoves = common.halfmoves;
    position.move_number = common.move_number;
    check_castling(position);

    // chess, FEN: empty, the enemy pawn in front of it, that one's start square empty.
    if (position.en_passant != no_square) {
        const Side enemy = opposite(position.side);
        const int victim = shifted(position.en_passant, {0, forward(enemy)});
        const int start = shifted(position.en_passant, {0, forward(position.side)});
        const std::string name = square_name(position.en_passant);
        if (!position.is_empty(position.en_passant)) {
            throw FenFault("en passant", name + " is not empty");
        }
        if (!position.is_of(victim, enemy) || !is_pawn_kind(kind_of(position.at(victim)))) {
            throw FenFault("en passant", "no enemy pawn has stepped over " + name);
        }
        if (!position.is_empty(start)) {
            throw FenFault("en passant", "the square that the pawn came from over " + name + " is not empty");
        }
    }
    settle_en_passant(position);
    return position;
}

void LetterRules::check_castling(const LetterPosition& position) const {
    for (std::size_t which = 0; which < castlings.size(); ++which) {
        const Castling& castling = castlings[which];
        if (position.castling[which] && (!position.is_piece(castling.king_from, castling.side, 'K') ||
                                         !position.is_piece(castling.rook_from, castling.side, 'R'))) {
            throw FenFault("castling", std::string("king or rook not in place for ") + castling.letter);
        }
    }
}

void LetterRules::check_men(const LetterPosition& position, bool last_rank_allowed) const {
    for (const Side side : {Side::White, Side::Black}) {
        const std::string who = side == Side::White ? "White" : "Black";
        const int royals = count_kind(position, side, 'K') + count_kind(position, side, 'M');
        if (royals != 1) {
            throw FenFault("placement", who + " has " + std::to_string(royals) + " kings instead of one");
        }
        for (int square = 0; square < square_count; ++square) {
            if (!position.is_of(square, side) || !is_pawn_kind(kind_of(position.at(square)))) {
                continue;
            }
            const int rank = rank_seen_by(side, square);
            if (rank == 1 || (rank == 8 && !last_rank_allowed)) {
                throw FenFault("placement", "a pawn cannot stand on " + square_name(square));
            }
        }
        if (count_men(position, side) > 16) {
            throw FenFault("placement", who + " has more than 16 pieces");
        }
    }
}

void LetterRules::check_side_not_to_move(const LetterPosition& position) const {
    if (is_in_check(position, opposite(position.side))) {
        throw FenFault("placement", "the side not to move stands in check");
    }
}

std::string LetterRules::write(const LetterPosition& position) const {
    const std::string en_passant = position.en_passant == no_square ? "-" : square_name(position.en_passant);
    return write_letter_placement(position) + (position.side == Side::White ? " w " : " b ") +
           write_castling(position.castling) + " " + en_passant + " " + std::to_string(position.halfmoves) + " " +
           std::to_string(position.move_number);
}

void check_units_from_promotion(const LetterPosition& position) {
    constexpr std::array<std::pair<char, int>, 4> officers{{{'N', 2}, {'B', 2}, {'R', 2}, {'Q', 1}}};
    for (const Side side : {Side::White, Side::Black}) {
        int promoted = 0;
        for (const auto& [kind, at_start] : officers) {
            const int count = count_kind(position, side, kind) + count_kind(position, side, levelled_kind(kind));
            promoted += std::max(0, count - at_start);
        }
        const int pawns = count_kind(position, side, 'P') + count_kind(position, side, 'S');
        if (pawns + promoted > 8) {
            throw FenFault("placement", std::string(side == Side::White ? "White" : "Black") +
                                            " has more units than 8 pawns can become");
        }
    }
}

bool is_bare(const LetterPosition& position, const std::string& light_kinds) {
    int light = 0;
    for (int square = 0; square < square_count; ++square) {
        const char kind = kind_of(position.at(square));
        if (kind == empty_square || kind == 'K' || kind == 'M') {
            continue;
        }
        if (light_kinds.find(kind) == std::string::npos || ++light > 1) {
            return false;
        }
    }
    return true;
}

}  // namespace ziggurat::reference
