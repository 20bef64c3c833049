// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/magic/core/play/engine.h"
#include "tabletop/magic/war/board.h"

namespace ziggurat::tabletop::magic::war {

/// Plays the War Game on a state: does what actions say, and everything up to the next decision.
class Referee {
public:
    enum Channel : int { terrain = 4, die = 5, seats = 6 };

    Referee(const Rules& rules, State& state, rollout::Chance& chance)
        : rules_(rules),
          s_(state),
          chance_(chance),
          engine_(rules, state.core, chance),
          board_(rules, state) {}

    void set_up(int players);
    void apply(Action action);
    void advance();

private:
    // Turns (turn.cpp).
    void begin_turn(int player);
    void next_stage();
    void roll_supply();
    void begin_healing();
    void end_turn();
    bool settle();
    void mend_board();
    void thin_strongholds();
    void free_partner(Permanent& p);
    void check_end();
    void drop_out(int player);
    void decide(Action action);
    void decide_order(Action action);

    // Movement (movement.cpp).
    void arrive(Permanent& p, int place);
    void move(Permanent& p, int place);
    void carry(Permanent& p, Permanent& load);
    void drop(Permanent& p, int place);

    // Fights (fight.cpp).
    void begin_fight(int place, int opponent);
    void begin_boosts();
    void begin_assignments();
    void begin_preventions();
    void pass();
    void assign(Permanent& p, int n);
    void begin_circle(const Item& item);
    void decide_circle(Permanent& p);
    void deal();
    void finish_fight();
    void enter_stronghold(Permanent& p);

    // Casting (casting.cpp).
    void cast(const Item& item);
    void announce(const Item& item);
    void use(Action action);

    [[nodiscard]] std::span<Permanent> battlefield() {
        return {s_.core.battlefield.data(), s_.core.battlefield_count};
    }
    [[nodiscard]] int active() const { return s_.core.active; }
    [[nodiscard]] bool is_window() const { return s_.stage == Stage::Boost || s_.stage == Stage::Prevent; }

    const Rules& rules_;
    State& s_;
    rollout::Chance& chance_;
    Engine engine_;
    Board board_;
};

}  // namespace ziggurat::tabletop::magic::war
