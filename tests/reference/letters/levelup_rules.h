// SPDX-License-Identifier: GPL-3.0-or-later
// Level-Up Chess, levelup-lite and levelup-plain.
#pragma once

#include "tests/reference/letters/letter_rules.h"

namespace ziggurat::reference {

struct LevelUpOptions {
    bool second_legs = true;  // levelup, Rule options: false is levelup-lite
    bool plain = false;       // no promotion, no en passant
};

class LevelUpRules : public LetterRules {
public:
    explicit LevelUpRules(LevelUpOptions options);

    std::string start_fen() const override;
    bool is_dead() const override;

protected:
    LetterPosition read(const std::string& fen) const override;
    Turns pseudo_turns(const LetterPosition& position) const override;
    bool is_attacked(const LetterPosition& position, int square, Side by) const override;
    bool is_pawn_kind(char kind) const override { return kind == 'P' || kind == 'S'; }
    bool has_en_passant() const override { return !options_.plain; }

private:
    void add_pawn_turns(const LetterPosition& position, int from, Turns& turns) const;
    void add_pawn_turn(const LetterPosition& position, int from, int to, Turns& turns) const;
    void add_officer_turns(const LetterPosition& position, int from, Turns& turns) const;
    void add_second_legs(const LetterPosition& half_way, char victim, int from, int via, Turns& turns) const;
    bool may_step_on(const LetterPosition& half_way, int via, char victim) const;
    bool raider_takes_second(const LetterPosition& position, int from, int square) const;

    LevelUpOptions options_;
};

}  // namespace ziggurat::reference
