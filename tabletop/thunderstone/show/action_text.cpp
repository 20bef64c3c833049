// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/game.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// A number, counted from 1 on for people.
std::string ordinal(unsigned number) {
    return std::to_string(number + 1);
}

std::string use_text(const Rules& rules, Action action) {
    const Catalogue& cards = rules.cards;
    const Effect& effect = cards.effects(cards[action.kind()])[action.effect()];
    std::string text = "use " + cards.id(action.kind());
    if (effect.cost == Cost::Self) {
        text += " destroying itself";
    } else if (effect.cost == Cost::Card) {
        text += " destroying " + cards.id(static_cast<Kind>(action.a()));
    }
    if (effect.op == Op::BottomMonster || effect.op == Op::TakeMonster) {
        text += " on rank " + std::to_string(action.b());
    } else if (effect.op == Op::Banish && action.b() > hall_size) {
        text += " for order " + std::to_string(action.b() - hall_size);
    } else if (effect.op == Op::Banish && action.b() > 0) {
        text += " on rank " + std::to_string(action.b());
    } else if (effect.trigger == Trigger::DungeonRepeat) {
        text += " again";
    }
    return text;
}

std::string plain_text(const Catalogue& cards, Action action) {
    const std::string& card = cards.id(action.kind());
    switch (action.verb()) {
    case Verb::Home:
        return "home " + ordinal(action.a());
    case Verb::LeaveOut:
        return "leave out " + card;
    case Verb::Visit:
        return "visit";
    case Verb::Enter:
        return "enter";
    case Verb::Travel:
        return "travel";
    case Verb::Rest:
        return "rest";
    case Verb::Claim:
        return "claim";
    case Verb::Buy:
        return "buy " + card;
    case Verb::Level:
        return "level " + card + " to " + cards.id(static_cast<Kind>(action.a()));
    case Verb::Attack:
        return "attack rank " + std::to_string(action.a()) + (action.b() != 0 ? " spending" : "");
    case Verb::Discard:
        return "discard " + card;
    case Verb::Destroy:
        return "destroy " + card + (action.a() != 0 ? " borrowed" : "");
    case Verb::Borrow:
        return "borrow " + card + " of player " + ordinal(action.a());
    case Verb::Send:
        return "send rank " + std::to_string(action.a());
    case Verb::Move:
        return "move " + ordinal(action.a());
    case Verb::Reveal:
        return "reveal";
    default:
        return "done";
    }
}

}  // namespace

std::string Thunderstone::action_text(const State& /*s*/, Action action) const {
    return action.verb() == Verb::Use ? use_text(rules_, action) : plain_text(rules_.cards, action);
}

base::Result<Action> Thunderstone::action_from_text(const State& s, std::string_view text) const {
    Actions actions;
    legal(s, actions);
    for (const Action action : actions) {
        if (action_text(s, action) == text) {
            return action;
        }
    }
    return base::Error{"\"" + std::string(text) + "\" is none of the " + std::to_string(actions.size()) +
                       " actions here"};
}

}  // namespace ziggurat::tabletop::thunderstone
