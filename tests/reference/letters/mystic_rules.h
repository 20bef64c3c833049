// SPDX-License-Identifier: GPL-3.0-or-later
// Mystic Chess: orthodox chess with pawns that are bought and pieces that are upgraded.
#pragma once

#include "tests/reference/letters/orthodox_rules.h"

namespace ziggurat::reference {

class MysticRules : public OrthodoxRules {
public:
    std::string start_fen() const override;
    bool is_dead() const override;

protected:
    LetterPosition read(const std::string& fen) const override;
    std::string write(const LetterPosition& position) const override;
    Turns pseudo_turns(const LetterPosition& position) const override;
    std::string promotion_kinds(const LetterPosition& position) const override;

private:
    void add_purchases(const LetterPosition& position, Turns& turns) const;
    void add_upgrades(const LetterPosition& position, Turns& turns) const;
    void add_change(const LetterPosition& position, int square, char kind, const Purse& purse, Turns& turns) const;
};

}  // namespace ziggurat::reference
