// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/thunderstone/think/evaluate.h"
#include "tabletop/thunderstone/think/greedy.h"

namespace ziggurat::tabletop::thunderstone {

/// The groups of monsters for which a village has a bounty, a bit each.
unsigned Thumb::bounties_offered() const {
    unsigned offered = 0;
    for (std::size_t village = 0; village < villages; ++village) {
        const int bounty = bounty_of(s_, village);
        offered |= bounty >= 0 ? 1U << static_cast<unsigned>(bounty) : 0U;
    }
    return offered;
}

/// What beating a monster is worth: its points, its experience, a bounty that it may earn, less what it destroys.
float Thumb::prey_value(CardByte monster, unsigned offered) const {
    const Kind kind = kind_of(monster);
    if (s_.turn.on_road) {
        return rules_.worth.prey_on_road[kind];
    }
    constexpr std::array<float, 2> bounty = {0, 2};
    return rules_.worth.prey_in_hall[kind] + bounty[(rules_.bounties[kind] & offered) != 0 ? 1 : 0];
}

/// The monster that is worth most to fight, where that is more than the floor.
Thumb::Prey Thumb::best_prey(Prospects& prospects, float floor) const {
    const Hall& hall = hall_of_turn(s_);
    const unsigned offered = bounties_offered();
    std::array<float, hall_size> values{};
    std::array<std::uint8_t, hall_size> places{};
    for (std::size_t place = 0; place < hall.size; ++place) {
        // Dearest first: the first that can be beaten is mostly the one.
        values[place] = prey_value(hall.monsters[place], offered);
        std::size_t at = place;
        for (; at > 0 && values[place] > values[places[at - 1]]; --at) {
            places[at] = places[at - 1];
        }
        places[at] = static_cast<std::uint8_t>(place);
    }
    Prey best;
    best.value = floor;
    for (std::size_t i = 0; i < hall.size && values[places[i]] > best.value; ++i) {
        const std::size_t place = places[i];
        const Encounter met = encounter_at(rules_, s_, place);
        if (!prospects.can_attack(met)) {
            continue;
        }
        const float spending = values[place] - 1.5F;
        if (prospects.can_win(met)) {
            best = {place, false, values[place]};
        } else if (spending > best.value && prospects.can_win_by_spending(met)) {
            best = {place, true, spending};
        }
    }
    return best;
}

/// Travelling for a bounty elsewhere, by the chance to win against what roams; exact where it is more than the
/// floor.
float Thumb::travel_value(Prospects& prospects, float floor) {
    Pulls pulls{};
    find_village_pulls(pulls);
    const float pull = std::max({pulls[0], pulls[1], pulls[2]});
    if (pull <= pulls[player_.village]) {
        return -1000;
    }
    constexpr int samples = 3;
    constexpr std::array<float, samples + 1> chances = {0.0F, 1.0F / 3.0F, 2.0F / 3.0F, 1.0F};
    const Hall& road = s_.road;
    const auto value_of = [&](int won) {
        const float chance = chances[static_cast<std::size_t>(won)];
        return chance * (pull + 1.0F) - (1 - chance) * 1.0F;
    };
    int won = samples;  // if all that is not yet known is won
    for (int i = 0; i < samples; ++i) {
        Encounter met;
        met.monster = kind_of(road.deck[road.hidden > 0 ? random_.below(road.hidden) : 0]);
        met.rank = 2;
        met.dark_raises_health = rules_.options.dark_raises_health;
        const auto is_beaten = [&] { return prospects.can_attack(met) && prospects.can_win(met); };
        if (road.hidden == 0) {
            return value_of(is_beaten() ? samples : 0);
        }
        // All are drawn, whatever comes of them: what is random later does not depend on what is worked out here.
        if (value_of(won) > floor) {
            won -= is_beaten() ? 0 : 1;
        }
    }
    return value_of(won) > floor ? value_of(won) : -1000;
}

float Thumb::dungeon_effect_value(const Action& use) const {
    const Effect& effect = cards_.effects(cards_[use.kind()])[use.effect()];
    const float paid = effect.cost == Cost::Card ? worth_of(static_cast<Kind>(use.a())) : 0.0F;
    switch (effect.op) {
    case Op::Draw:
    case Op::ConvertArmed:
    case Op::WeightlessArms:
        return 3.0F - paid;
    case Op::Discard:
        return 2;
    case Op::TakeMonster:
        return prey_value(hall_of_turn(s_).monsters[use.b() - 1], bounties_offered()) - paid - 1.0F;
    case Op::Borrow:
        return find_in_hand(player_, cards_.militia()) < player_.hand ? 1.0F : -1.0F;
    case Op::Banish:
        // For its draw, where there is a card to be glad to lose.
        for (const CardByte card : hand_of(player_)) {
            if (worth_of(kind_of(card)) < 1.6F && use.b() == 0) {
                return 1;
            }
        }
        return -1;
    default:
        return -1;
    }
}

Action Thumb::best_dungeon_effect() const {
    Action best(Verb::Done);
    bool has_any = false;
    for (const CardByte card : hand_of(player_)) {
        const unsigned open =
            is_marked(card) ? bits_of(Trigger::DungeonRepeat) : bits_of(Trigger::DungeonRepeat, Trigger::Dungeon);
        has_any |= (cards_.triggers(card) & open) != 0;
    }
    if (!has_any) {
        return best;
    }
    Actions actions;
    list_dungeon_effects(rules_, s_, actions);
    float best_value = 0;
    for (const Action action : actions) {
        const float value = dungeon_effect_value(action);
        if (value > best_value) {
            best_value = value;
            best = action;
        }
    }
    return best;
}

Action Thumb::explore() {
    const Action effect = best_dungeon_effect();
    if (effect.verb() != Verb::Done) {
        return effect;
    }
    Prospects prospects = prospects_of_turn(rules_, s_);
    const Prey prey = best_prey(prospects, -1000);
    if (prey.value > -1000) {
        return Action(Verb::Attack, 0, static_cast<unsigned>(prey.place) + 1, prey.spends ? 1 : 0);
    }
    // Nothing can be beaten: what costs least.
    Action best(Verb::Done);
    float best_value = -1000;
    const Hall& hall = hall_of_turn(s_);
    for (std::size_t place = 0; place < hall.size; ++place) {
        const float value = -rules_.worth.loss[kind_of(hall.monsters[place])];
        if (value > best_value && prospects.can_attack(encounter_at(rules_, s_, place))) {
            best_value = value;
            best = Action(Verb::Attack, 0, static_cast<unsigned>(place) + 1);
        }
    }
    return best;
}

}  // namespace ziggurat::tabletop::thunderstone
