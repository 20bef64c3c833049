// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/thunderstone/play/legal.h"

namespace ziggurat::tabletop::thunderstone {

/// The action of the rule of thumb: fights what it can beat, claims bounties, buys and levels what is worth most,
/// travels where a bounty waits, rids itself of diseases.
Action greedy(const Rules& rules, const State& s, Random& random);

/// One player's decision by rule of thumb. Its parts are in greedy.cpp (turns and choices), greedy_village.cpp
/// and greedy_dungeon.cpp.
class Thumb {
public:
    Thumb(const Rules& rules, const State& s, Random& random)
        : rules_(rules),
          cards_(rules.cards),
          s_(s),
          random_(random),
          task_(task_of(s)),
          player_(s.players[task_.player]) {}

    Action decide();

private:
    struct Prey {
        std::size_t place = 0;
        bool spends = false;
        float value = -1000;
    };

    using Pulls = std::array<float, villages>;

    Action choose_turn();
    Action choose_home() const;
    Action choose_destination() const;
    Action choose_offered(bool wants_most);
    Action visit();
    Action explore();
    Action choose_spoils() const;

    [[nodiscard]] float worth_of(Kind kind) const;
    [[nodiscard]] Action best_purchase(int gold, float& worth) const;
    [[nodiscard]] Action best_level(float& worth) const;
    [[nodiscard]] Action best_village_effect() const;
    [[nodiscard]] float value_of(const Action& use) const;
    [[nodiscard]] float visit_value() const;
    [[nodiscard]] float travel_value(Prospects& prospects, float floor);
    [[nodiscard]] unsigned bounties_offered() const;
    [[nodiscard]] float prey_value(CardByte monster, unsigned offered) const;
    [[nodiscard]] Prey best_prey(Prospects& prospects, float floor) const;
    [[nodiscard]] Action best_dungeon_effect() const;
    [[nodiscard]] float dungeon_effect_value(const Action& use) const;
    void find_village_pulls(Pulls& pulls) const;

    const Rules& rules_;
    const Catalogue& cards_;
    const State& s_;
    Random& random_;
    const Task& task_;
    const Player& player_;
};

}  // namespace ziggurat::tabletop::thunderstone
