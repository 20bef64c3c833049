// SPDX-License-Identifier: GPL-3.0-or-later
// What chess, Level-Up Chess and Mystic Chess share: officers' and pawns' squares, castling, the end of a turn,
// and the checks that a FEN reader makes.
#pragma once

#include <span>
#include <string>

#include "tests/reference/letters/letter_position.h"
#include "tests/reference/position_rules.h"

namespace ziggurat::reference {

// Where a piece that slides, or leaps, may go: empty squares and enemies.
SquareList sliding_targets(const LetterPosition& position, int from, std::span<const Step> steps);
SquareList leaping_targets(const LetterPosition& position, int from, std::span<const Step> steps);

// The squares in front of a pawn that it may step to.
SquareList pawn_steps(const LetterPosition& position, int from);

// The squares that a pawn attacks, whatever stands there.
SquareList pawn_strikes(int from, Side side);

// The square that a two-step passes over, else no_square.
int passed_square(int from, int to);

bool on_last_rank(Side side, int square);

// A sliding, or leaping, piece's squares by its kind; one leg, no pawns and no castling.
SquareList officer_targets(const LetterPosition& position, int from);

class LetterRules : public PositionRules<LetterPosition> {
public:
    bool is_dead() const override = 0;

protected:
    // chess, "Attack and check".
    virtual bool is_attacked(const LetterPosition& position, int square, Side by) const = 0;

    // Whether a man of this kind moves as a pawn.
    virtual bool is_pawn_kind(char kind) const = 0;
    virtual bool has_en_passant() const { return true; }

    // Fills in what a turn changes beside the board. passed: the square that a pawn stepped over, else no_square.
    void finish_turn(LetterPosition& after, bool resets_clock, int passed) const;

    void add_castlings(const LetterPosition& position, Turns& turns) const;

    bool is_in_check(const LetterPosition& position, Side side) const override;

    // The square of the king, or emperor.
    static int royal_square(const LetterPosition& position, Side side);

    // Reads the fields up to the sixth. What only one game asks for is left to it.
    LetterPosition read_six_fields(const std::vector<std::string>& fields, const std::string& kinds,
                                   const std::string& castling_letters, bool plus_levels) const;
    void check_men(const LetterPosition& position, bool last_rank_allowed) const;
    void check_side_not_to_move(const LetterPosition& position) const;

    std::string write(const LetterPosition& position) const override;

private:
    bool can_take_en_passant(const LetterPosition& position, int square) const;
    void check_castling(const LetterPosition& position) const;
    void settle_en_passant(LetterPosition& position) const;
};

// chess, FEN: no count of units that cannot come from 8 pawns by promotion, base and levelled together.
void check_units_from_promotion(const LetterPosition& position);

// No more than a king and one of these light pieces on the whole board.
bool is_bare(const LetterPosition& position, const std::string& light_kinds);

}  // namespace ziggurat::reference
