// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/play/legal.h"

#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// Each kind in the hand that the test accepts, once, in the order of kinds.
template <class Test, class Sink>
void for_each_kind(std::span<const CardByte> hand, Test test, Sink sink) {
    KindSet seen;
    for (const CardByte card : hand) {
        if (test(card)) {
            seen.insert(kind_of(card));
        }
    }
    for_each_in(seen, sink);
}

void list_chosen_cards(const Rules& rules, const State& s, const Task& task, Actions& actions) {
    const Player& player = s.players[task.player];
    const auto hand = hand_of(player);
    const auto all = [](CardByte) { return true; };
    const auto heroes = [&](CardByte card) { return rules.cards[card].is_hero(); };
    const auto discard = [&](Kind kind) { actions.push_back(Action(Verb::Discard, kind)); };
    const auto destroy = [&](Kind kind) { actions.push_back(Action(Verb::Destroy, kind)); };
    switch (task.step) {
    case Step::Discard:
        for_each_kind(hand, all, discard);
        break;
    case Step::DiscardHeroOr:
        // Giving up a hero is enough; so is giving up other cards, one after the other.
        for_each_kind(hand, all, discard);
        break;
    case Step::BorrowDiscard:
        for_each_kind(hand, heroes, discard);
        break;
    case Step::BanishDestroy:
        for_each_kind(hand, all, destroy);
        break;
    case Step::Rest:
        for_each_kind(hand, all, destroy);
        actions.push_back(Action(Verb::Done));
        break;
    case Step::Revealed:
        for_each_kind(hand.first(task.a), all, destroy);
        actions.push_back(Action(Verb::Done));
        break;
    default:
        break;
    }
}

void list_victims(const Rules& rules, const State& s, const Task& task, Actions& actions) {
    for_each_victim(rules, s, rules.cards.effects(rules.cards[s.turn.foe])[task.a], [&](Kind kind, bool borrowed) {
        actions.push_back(Action(Verb::Destroy, kind, borrowed ? 1 : 0));
    });
}

void list_spoils(const Rules& rules, const State& s, Actions& actions) {
    for_each_sold(rules, s, s.players[s.active].village, [&](Kind kind) {
        if (rules.cards[kind].cost <= s.turn.gold && spoil_for(rules, s, kind) >= 0) {
            actions.push_back(Action(Verb::Buy, kind));
        }
    });
    actions.push_back(Action(Verb::Done));
}

void list_homes(Actions& actions) {
    for (unsigned village = 0; village < villages; ++village) {
        actions.push_back(Action(Verb::Home, 0, village));
    }
}

void list_turns(const State& s, Actions& actions) {
    actions.push_back(Action(Verb::Visit));
    actions.push_back(Action(Verb::Enter));
    if (!s.turn.has_travelled) {
        actions.push_back(Action(Verb::Travel));
        actions.push_back(Action(Verb::Rest));
    } else {
        actions.push_back(Action(Verb::Done));
    }
}

void list_borrowable(const State& s, Actions& actions) {
    for (std::size_t i = 0; i < s.turn.offered; ++i) {
        const Borrowed& offer = s.turn.offers[i];
        actions.push_back(Action(Verb::Borrow, offer.kind, offer.owner));
    }
    actions.push_back(Action(Verb::Done));
}

void list_by_step(const Rules& rules, const State& s, const Task& task, Actions& actions) {
    switch (task.step) {
    case Step::ChooseHome:
        list_homes(actions);
        break;
    case Step::LeaveOut:
        for (const Kind kind : s.sold[s.players[task.player].village]) {
            if (s.supply[kind] > 0) {
                actions.push_back(Action(Verb::LeaveOut, kind));
            }
        }
        break;
    case Step::ChooseTurn:
        list_turns(s, actions);
        break;
    case Step::SendAway:
        for (unsigned place = 0; place < hall_of_turn(s).size; ++place) {
            actions.push_back(Action(Verb::Send, 0, place + 1));
        }
        actions.push_back(Action(Verb::Done));
        break;
    case Step::Destination:
        for (unsigned village = 0; village < villages; ++village) {
            if (village != s.players[s.active].village) {
                actions.push_back(Action(Verb::Move, 0, village));
            }
        }
        actions.push_back(Action(Verb::Done));
        break;
    case Step::OfferReveal:
        actions.push_back(Action(Verb::Reveal));
        actions.push_back(Action(Verb::Done));
        break;
    case Step::BorrowPick:
        list_borrowable(s, actions);
        break;
    default:
        list_chosen_cards(rules, s, task, actions);
        break;
    }
}

}  // namespace

int spoil_for(const Rules& rules, const State& s, Kind kind) {
    for (int i = 0; i < s.turn.spoil_count; ++i) {
        if (rules.cards.set(s.turn.spoils[static_cast<std::size_t>(i)]).contains(kind)) {
            return i;
        }
    }
    return -1;
}

void list_actions(const Rules& rules, const State& s, Actions& actions) {
    if (s.task_count == 0) {
        return;
    }
    const Task& task = task_of(s);
    switch (task.step) {
    case Step::Visit:
        list_visit(rules, s, actions);
        break;
    case Step::Explore:
        list_exploration(rules, s, actions);
        break;
    case Step::DestroyInBattle:
        list_victims(rules, s, task, actions);
        break;
    case Step::Spoils:
        list_spoils(rules, s, actions);
        break;
    default:
        list_by_step(rules, s, task, actions);
        break;
    }
}

}  // namespace ziggurat::tabletop::thunderstone
