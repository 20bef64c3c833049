// SPDX-License-Identifier: GPL-3.0-or-later
// Orthodox chess, also the base of Mystic Chess.
#pragma once

#include "tests/reference/letters/letter_rules.h"

namespace ziggurat::reference {

class OrthodoxRules : public LetterRules {
public:
    std::string start_fen() const override;
    bool is_dead() const override;

protected:
    LetterPosition read(const std::string& fen) const override;
    Turns pseudo_turns(const LetterPosition& position) const override;
    bool is_attacked(const LetterPosition& position, int square, Side by) const override;
    bool is_pawn_kind(char kind) const override { return kind == 'P'; }

    // The kinds that a pawn of the side to move may become now.
    virtual std::string promotion_kinds(const LetterPosition& position) const;

private:
    void add_pawn_turns(const LetterPosition& position, int from, Turns& turns) const;
    void add_pawn_turn(const LetterPosition& position, int from, int to, Turns& turns) const;
    void add_officer_turns(const LetterPosition& position, int from, Turns& turns) const;
};

}  // namespace ziggurat::reference
