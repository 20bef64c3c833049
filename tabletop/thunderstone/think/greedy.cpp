// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/think/greedy.h"

#include "tabletop/thunderstone/think/evaluate.h"

namespace ziggurat::tabletop::thunderstone {

Action greedy(const Rules& rules, const State& s, Random& random) {
    return Thumb(rules, s, random).decide();
}

Action Thumb::decide() {
    switch (task_.step) {
    case Step::ChooseHome:
        return choose_home();
    case Step::LeaveOut:
        return choose_offered(false);
    case Step::ChooseTurn:
        return choose_turn();
    case Step::Visit:
        return visit();
    case Step::Explore:
        return explore();
    case Step::Spoils:
        return choose_spoils();
    case Step::Destination:
        return choose_destination();
    case Step::BorrowPick:
        return choose_offered(true);
    case Step::OfferReveal:
    case Step::SendAway:
        return Action(Verb::Done);
    default:
        return choose_offered(false);
    }
}

/// What a card in hand is worth to its owner.
float Thumb::worth_of(Kind kind) const {
    return rules_.worth.value[kind];
}

/// The home whose heroes and goods are worth most.
Action Thumb::choose_home() const {
    std::size_t best = 0;
    float best_worth = -1;
    for (std::size_t village = 0; village < villages; ++village) {
        float worth = 0;
        for (const std::uint8_t group : s_.hero_groups[village]) {
            worth += 2 * worth_of(cards_.hero_groups()[group].kinds.front());
        }
        for (const Kind kind : s_.sold[village]) {
            worth += worth_of(kind);
        }
        // Those who come first leave less for the next.
        for (std::size_t other = 0; other < task_.player; ++other) {
            worth -= s_.players[other].village == village ? 3.0F : 0.0F;
        }
        if (worth > best_worth) {
            best = village;
            best_worth = worth;
        }
    }
    return Action(Verb::Home, 0, static_cast<unsigned>(best));
}

/// Among cards that are to go, the one that is worth least; among heroes to borrow, the most.
Action Thumb::choose_offered(bool wants_most) {
    Actions actions;
    list_actions(rules_, s_, actions);
    Action best = actions[0];
    float best_worth = -1000;
    for (const Action action : actions) {
        float worth = wants_most ? rules_.worth.power[action.kind()] : -worth_of(action.kind());
        if (action.verb() == Verb::Done) {
            // Keeping everything: better than to lose what is any good.
            worth = wants_most ? 0.0F : -0.6F;
        }
        // A borrowed hero is the one to lose.
        worth += action.verb() == Verb::Destroy && action.a() == 1 ? 100.0F : 0.0F;
        if (worth > best_worth) {
            best_worth = worth;
            best = action;
        }
    }
    return best;
}

/// How much each village draws a player: bounties for monsters that it owns.
void Thumb::find_village_pulls(Pulls& pulls) const {
    unsigned soon = 0;
    unsigned late = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(player_.deck) + player_.hand; ++i) {
        soon |= rules_.bounties[kind_of(player_.cards[i])];
    }
    for (const CardByte card : discard_of(player_)) {
        late |= rules_.bounties[card];
    }
    for (std::size_t village = 0; village < villages; ++village) {
        const int bounty = bounty_of(s_, village);
        if (bounty >= 0) {
            const unsigned bit = 1U << static_cast<unsigned>(bounty);
            pulls[village] = (soon & bit) != 0 ? 3.0F : (late & bit) != 0 ? 2.0F : 0.0F;
        }
    }
}

Action Thumb::choose_destination() const {
    std::size_t best = player_.village;
    Pulls pulls{};
    find_village_pulls(pulls);
    for (std::size_t village = 0; village < villages; ++village) {
        best = pulls[village] > pulls[best] ? village : best;
    }
    return best == player_.village ? Action(Verb::Done) : Action(Verb::Move, 0, static_cast<unsigned>(best));
}

Action Thumb::choose_turn() {
    // Fights are dear to work out: each only as far as it could change the choice.
    Prospects prospects(cards_, hand_of(player_));
    Verb best = Verb::Visit;
    float best_value = visit_value();
    const Prey prey = best_prey(prospects, best_value);
    if (prey.value > best_value) {
        best = Verb::Enter;
        best_value = prey.value;
    }
    const float travel = s_.turn.has_travelled ? -1000 : travel_value(prospects, best_value);
    if (travel > best_value) {
        best = Verb::Travel;
        best_value = travel;
    }
    if (best_value < 0.9F && !s_.turn.has_travelled) {
        for (const CardByte card : hand_of(player_)) {
            if (cards_[card].type == CardType::Disease) {
                best = Verb::Rest;
            }
        }
    }
    return Action(best);
}

}  // namespace ziggurat::tabletop::thunderstone
