// SPDX-License-Identifier: GPL-3.0-or-later
// Stack Chess with all its variations.
#pragma once

#include "tests/reference/position_rules.h"
#include "tests/reference/stacks/stack_position.h"

namespace ziggurat::reference {

class StackRules : public PositionRules<StackPosition> {
public:
    explicit StackRules(StackOptions options);

    std::string start_fen() const override;
    bool is_dead() const override;

protected:
    StackPosition read(const std::string& fen) const override;
    std::string write(const StackPosition& position) const override;
    Turns pseudo_turns(const StackPosition& position) const override;
    bool is_in_check(const StackPosition& position, Side side) const override;

private:
    // What leaves a square in a turn: the top pyramids of its stack, or all of it.
    struct Mover {
        int from = no_square;
        Stack part;
        bool whole = false;
        char kind = '?';
    };

    std::vector<Mover> movers_on(const StackPosition& position, int from) const;
    std::string text_of(const Mover& mover, int to) const;

    void add_turns_of(const StackPosition& position, const Mover& mover, Turns& turns) const;
    void add_pawn_steps(const StackPosition& position, const Mover& mover, Turns& turns) const;
    void add_pawn_strikes(const StackPosition& position, const Mover& mover, Turns& turns) const;
    void add_arrival(const StackPosition& position, const Mover& mover, int to, Turns& turns) const;
    void add_join(const StackPosition& position, const Mover& mover, int to, Turns& turns) const;
    void add_promotions(const StackPosition& position, const Mover& mover, int to, Turns& turns) const;
    void add_castlings(const StackPosition& position, Turns& turns) const;

    bool is_attacked(const StackPosition& position, int square, Side by) const;
    void finish_turn(StackPosition& after, bool resets_clock, int passed) const;

    StackOptions options_;
};

}  // namespace ziggurat::reference
