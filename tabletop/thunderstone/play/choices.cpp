// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

bool is_one_kind(std::span<const CardByte> hand) {
    return std::all_of(hand.begin(), hand.end(),
                       [&](CardByte card) { return kind_of(card) == kind_of(hand.front()); });
}

}  // namespace

/// Whether a choice has one way to go, which is `forced` then: nothing to choose from, or all the same.
bool Referee::is_forced(const Task& task, Action& forced) {
    const auto hand = hand_of(s_.players[task.player]);
    forced = Action(Verb::Done);
    switch (task.step) {
    case Step::Rest:
    case Step::OfferReveal:
        return task.step == Step::Rest ? hand.empty() : active().deck + active().discard == 0;
    case Step::Revealed:
        return task.a == 0;
    case Step::Destination:
        return false;
    case Step::SendAway:
        return hall().size == 0;
    case Step::BorrowPick:
        return s_.turn.offered == 0;
    case Step::DestroyInBattle: {
        Actions actions;
        list_actions(rules_, s_, actions);
        forced = actions.empty() ? forced : actions[0];
        return actions.size() <= 1;
    }
    default:
        break;
    }
    if (hand.empty() || (task.step == Step::Discard && task.a == 0)) {
        return true;
    }
    if (task.step == Step::BorrowDiscard) {
        Actions actions;
        list_actions(rules_, s_, actions);
        forced = actions.empty() ? forced : actions[0];
        return actions.size() <= 1;
    }
    forced = Action(task.step == Step::BanishDestroy ? Verb::Destroy : Verb::Discard, kind_of(hand.front()));
    const bool takes_all = task.step == Step::Discard && hand.size() <= task.a;
    return takes_all || is_one_kind(hand);
}

void Referee::choose(Action action, Task task) {
    const bool is_done = action.verb() == Verb::Done;
    switch (task.step) {
    case Step::Discard:
    case Step::DiscardHeroOr:
        discard_for(task, is_done ? no_kind : action.kind());
        return;
    case Step::Spoils:
        if (is_done) {
            pop();
        } else {
            buy_spoils(action.kind());
        }
        return;
    case Step::Revealed:
        if (is_done) {
            pop();
            end_reveal(task.a);
        } else {
            destroy_revealed(action.kind());
        }
        return;
    default:
        break;
    }
    pop();
    if (task.step == Step::BanishDestroy) {
        banish_card(is_done ? no_kind : action.kind());
    } else if (task.step == Step::BorrowDiscard) {
        give_up_hero(task, is_done ? no_kind : action.kind());
    } else if (!is_done) {
        act(action);
    }
}

/// Choices that are made once, where `Done` declines.
void Referee::act(Action action) {
    switch (action.verb()) {
    case Verb::Destroy:
        if (s_.turn.foe != no_kind) {
            destroy_in_battle(action.kind(), action.a() != 0);
        } else {  // while resting (section 1.4)
            take_from_hand(active(), find_in_hand(active(), action.kind()));
            destroy(s_, cards_, action.kind());
        }
        break;
    case Verb::Borrow:
        borrow(action.kind(), action.a());
        break;
    case Verb::Send:
        send_to_bottom(action.a() - 1);
        break;
    case Verb::Move:
        active().village = static_cast<std::uint8_t>(action.a());
        s_.turn.has_moved = true;
        break;
    case Verb::Reveal:
        // Of `OfferReveal`, which has just gone: the monster says how many.
        for (const Effect& effect : cards_.effects(cards_[s_.turn.foe])) {
            if (effect.op == Op::Reveal) {
                reveal(effect.n);
            }
        }
        break;
    default:
        break;
    }
}

/// A card goes; the task stays until enough have gone, or a hero has where that is enough.
void Referee::discard_for(Task task, Kind kind) {
    if (kind == no_kind) {
        pop();
        return;
    }
    discard_from_hand(s_.players[task.player], kind);
    const bool is_enough = task.step == Step::DiscardHeroOr && cards_[kind].is_hero();
    if (is_enough || task.a <= 1) {
        pop();
    } else {
        --s_.tasks[s_.task_count - 1U].a;
    }
}

/// Without a hero the hand is shown instead.
void Referee::give_up_hero(const Task& task, Kind kind) {
    Player& player = s_.players[task.player];
    if (kind == no_kind) {
        player.is_hand_shown = true;
        return;
    }
    discard_from_hand(player, kind);
    s_.turn.offers[s_.turn.offered++] = {kind, task.player};
}

/// The hero comes from the discard pile on which it was just put.
void Referee::borrow(Kind kind, unsigned owner) {
    Player& player = s_.players[owner];
    CardByte* const pile = player.cards.data() + card_room - player.discard;
    CardByte* const found = std::find(pile, player.cards.data() + card_room, kind);
    *found = *pile;
    --player.discard;
    s_.turn.party[s_.turn.borrowed++] = {kind, static_cast<std::uint8_t>(owner)};
}

void Referee::destroy_revealed(Kind kind) {
    std::uint8_t& left = s_.tasks[s_.task_count - 1U].a;
    const auto hand = hand_of(active());
    const std::size_t last = left - 1U;
    for (std::size_t i = 0; i <= last; ++i) {
        if (kind_of(hand[i]) == kind) {
            std::swap(hand[i], hand[last]);
            break;
        }
    }
    take_from_hand(active(), last);
    destroy(s_, cards_, kind);
    --left;
}

void Referee::banish_card(Kind kind) {
    if (kind != no_kind) {
        take_from_hand(active(), find_in_hand(active(), kind, true));
        destroy(s_, cards_, kind);
    }
    Random random = chance_.next(channel::player + s_.active);
    draw(active(), 1, random);
}

}  // namespace ziggurat::tabletop::thunderstone
