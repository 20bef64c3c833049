// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/thunderstone/play/legal.h"

namespace ziggurat::tabletop::thunderstone {

/// Carries out one action on a state, and all that follows without a choice, up to the next decision.
class Referee {
public:
    Referee(const Rules& rules, State& s, Chance& chance)
        : rules_(rules),
          cards_(rules.cards),
          s_(s),
          chance_(chance) {}

    /// Deals everything that is public before the first home is chosen (section 4, set-up).
    void set_up(const Setup& setup, int players);

    /// Plays a legal action.
    void apply(Action action);

    /// Carries out tasks that leave no choice. Public for tests that build their own positions.
    void settle();

private:
    Player& active() { return s_.players[s_.active]; }
    Hall& hall() { return hall_of_turn(s_); }

    // Set-up and turns (turn.cpp, setup.cpp).
    void deal_groups(const Setup& setup);
    void deal_monsters();
    void stock_piles();
    void choose_home(Action action);
    void leave_out(Kind kind);
    void take_start_deck(int player, Kind left_out);
    bool is_leaving_out_forced(const Task& task);
    void begin_turn();
    void choose_turn(Action action);
    void clean_up();
    void finish(End end);
    void finish_exhausted();

    // The village (village.cpp).
    void visit(Action action);
    void use_in_village(Action action);
    void claim();
    void buy(Kind kind);
    void level(Kind hero, Kind next);
    void end_visit();
    void count_gold();
    Kind pay(Action action, const Effect& effect);

    // The dungeon before the fight (explore.cpp, hall.cpp).
    void explore(Action action);
    void use_in_dungeon(Action action);
    void others_discard(const Effect& effect);
    void everyone_discards(int count);
    void offer_heroes();
    void banish(unsigned choice);
    void reorder_hall(unsigned order);
    void take_monster(std::size_t place);
    void send_to_bottom(std::size_t place);
    CardByte remove_from_hall(Hall& hall, std::size_t place);
    void put_under(Hall& hall, CardByte card);
    void deal_into(Hall& hall, int channel);
    void refill(std::size_t village);
    void breach(std::size_t village);
    void topple_stacks(std::size_t village, const Effect& effect);
    void refill_hall_of_turn();

    // The fight and after it (battle.cpp, spoils.cpp).
    void attack(std::size_t place, bool spends);
    void schedule_result(bool is_won);
    void spend(const Muster& muster, const Spending& spending);
    void schedule_battle(const Muster* muster, const Plan* plan);
    void destroy_all(const Effect& effect, const Muster& muster, const Plan* plan);
    void destroy_in_battle(Kind kind, bool is_borrowed);
    void note_strongest(const Muster& muster, const Plan& plan);
    void conclude();
    void win();
    void return_borrowed();
    void after_defeat();
    void gather_spoils();
    void add_spoil(std::uint8_t set);
    void begin_spoils();
    bool settle_spoils(const Task& task);
    void buy_spoils(Kind kind);
    void reveal(int count);
    void end_reveal(int count);
    void destroy_revealed(Kind kind);
    void retreat();

    // Choices within other tasks (choices.cpp).
    void choose(Action action, Task task);
    void act(Action action);
    void give_up_hero(const Task& task, Kind kind);
    void borrow(Kind kind, unsigned owner);
    void banish_card(Kind kind);
    void discard_for(Task task, Kind kind);
    bool is_forced(const Task& task, Action& forced);

    bool run(const Task& task);
    void pop() { --s_.task_count; }
    void put(Step step, int player, int a = 0) { push(s_, step, player, a); }
    void gain_disease(Player& player);

    const Rules& rules_;
    const Catalogue& cards_;
    State& s_;
    Chance& chance_;
};

}  // namespace ziggurat::tabletop::thunderstone
