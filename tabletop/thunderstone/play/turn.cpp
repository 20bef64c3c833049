// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/game.h"
#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone {

void Referee::apply(Action action) {
    const Task task = task_of(s_);
    switch (task.step) {
    case Step::ChooseHome:
        choose_home(action);
        break;
    case Step::LeaveOut:
        leave_out(action.kind());
        break;
    case Step::ChooseTurn:
        choose_turn(action);
        break;
    case Step::Visit:
        visit(action);
        break;
    case Step::Explore:
        explore(action);
        break;
    default:
        choose(action, task);
        break;
    }
    settle();
}

void Referee::settle() {
    while (s_.task_count > 0) {
        const Task task = task_of(s_);
        // The end of a turn and the choice that begins the next come most.
        if (task.step == Step::CleanUp) {
            clean_up();
        } else if (task.step == Step::ChooseTurn || !run(task)) {
            s_.to_move = static_cast<std::int8_t>(task.player);
            return;
        }
    }
    s_.to_move = rollout::nobody;
}

/// Carries out a task that leaves no choice; false if it leaves one.
bool Referee::run(const Task& task) {
    switch (task.step) {
    case Step::BeginTurn:
        pop();
        begin_turn();
        return true;
    case Step::LeaveOut:
        if (!is_leaving_out_forced(task)) {
            return false;
        }
        leave_out(no_kind);
        return true;
    case Step::Visit:
        if (has_visit_choice(rules_, s_)) {
            return false;
        }
        end_visit();
        return true;
    case Step::Conclude:
        conclude();
        if (task_of(s_).step == Step::Refill) {
            pop();
            refill(active().village);
        }
        return true;
    case Step::Spoils:
        return settle_spoils(task);
    case Step::AfterDefeat:
        after_defeat();
        return true;
    case Step::Refill:
        pop();
        refill(active().village);
        return true;
    case Step::ChooseHome:
    case Step::Explore:
        return false;
    default: {
        Action forced;
        if (!is_forced(task, forced)) {
            return false;
        }
        choose(forced, task);
        return true;
    }
    }
}

void Referee::begin_turn() {
    const bool is_round_over = s_.active + 1 >= s_.player_count;
    s_.active = is_round_over ? std::uint8_t{0} : static_cast<std::uint8_t>(s_.active + 1);
    s_.round = static_cast<std::uint16_t>(s_.round + (is_round_over ? 1 : 0));
    if (s_.round > rules_.options.most_rounds) {
        finish(End::RoundLimit);
        return;
    }
    s_.turn = Turn{};
    put(Step::ChooseTurn, s_.active);
    // Only set-up leaves halls whose rank 1 nobody has looked at (ruling 23, the other reading).
    for (std::size_t village = 0; village < villages; ++village) {
        if (s_.dungeons[village].has_new_front) {
            s_.dungeons[village].has_new_front = false;
            breach(village);
        }
    }
}

void Referee::choose_turn(Action action) {
    pop();
    put(Step::CleanUp, s_.active);
    if (action.verb() == Verb::Done) {
        return;
    }
    active().is_hand_shown = action.verb() != Verb::Rest;
    switch (action.verb()) {
    case Verb::Visit:
        s_.turn.buys = 1;
        count_gold();
        put(Step::Visit, s_.active);
        break;
    case Verb::Travel:
        // The monster is known before anything is used (ruling 36).
        s_.turn.on_road = true;
        deal_into(s_.road, channel::road);
        s_.road.has_new_front = false;
        put(Step::Explore, s_.active);
        break;
    case Verb::Enter:
        put(Step::Explore, s_.active);
        break;
    default:
        put(Step::Rest, s_.active);
        break;
    }
}

/// The turn's end: hand and played cards are discarded, a new hand is drawn (section 1.2).
void Referee::clean_up() {
    pop();
    if (rules_.options.travel_then_act && s_.turn.on_road && s_.turn.is_won) {
        s_.turn.on_road = false;
        s_.turn.is_won = false;
        s_.turn.has_travelled = true;
        put(Step::ChooseTurn, s_.active);
        return;
    }
    Player& player = active();
    discard_hand(player);
    player.is_hand_shown = false;
    Random random = chance_.next(channel::player + s_.active);
    draw(player, cards_.hand_size(), random);
    begin_turn();
}

void Referee::finish(End end) {
    return_borrowed();
    s_.end = end;
    s_.task_count = 0;
}

/// Whoever took the last monster of a dungeon gets the Stone (rulings 21, 22, 48).
void Referee::finish_exhausted() {
    ++active().stones;
    finish(End::Exhausted);
}

}  // namespace ziggurat::tabletop::thunderstone
