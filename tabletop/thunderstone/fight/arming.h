// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/thunderstone/fight/gift.h"

namespace ziggurat::tabletop::thunderstone {

/// Searches all ways to give weapons, strengthening food and meals to heroes: hero by hero, each with every
/// choice that makes a difference, cut off where even everything that is left would not win.
class Arming {
public:
    Arming(const Catalogue& cards, const Muster& muster, const Encounter& met, const Spending& spending, Aim aim);

    /// The best plan.
    const Plan& search();

    /// No plan can win: cheap, and right whenever it says so.
    [[nodiscard]] bool is_hopeless() const;

private:
    struct Choice {
        std::size_t weapon;  // 1 + index, 0 for none
        int strength;        // boosts together
        std::array<std::uint8_t, 8> boosts;
        bool converts;
        bool is_thrown;
        int meals;
    };

    void line_up();
    void count_helps(const Spending& spending);
    void find_limits();
    void drop_weapons();
    void limit_weapons();
    void arm(std::size_t at);
    void choose_weapon(std::size_t at, const Choice& choice);
    void choose_boosts(std::size_t at, Choice& choice, std::size_t help);
    void choose_meals(std::size_t at, const Choice& choice);
    void take(std::size_t at, const Choice& choice);
    /// Keeps the plan that the first `armed` fighters have; the others keep what they began with.
    void record(const Verdict& verdict, int harm, std::size_t armed);
    [[nodiscard]] unsigned grade(std::size_t at, const Choice& choice) const;
    [[nodiscard]] bool can_carry(const Choice& choice, int strength) const;
    [[nodiscard]] Burden burden_of(std::size_t at, const Choice& choice) const;
    [[nodiscard]] int strength_left(std::size_t at, const Choice& choice) const;
    [[nodiscard]] const Card& hero_card(std::size_t at) const;
    void conclude();
    [[nodiscard]] Verdict verdict() const;
    [[nodiscard]] Verdict verdict_with_one_silent() const;
    [[nodiscard]] bool can_still_win(std::size_t at) const;
    [[nodiscard]] bool repeats_previous(std::size_t at, const Choice& choice) const;
    [[nodiscard]] bool wastes_boosts(std::size_t at, const Choice& choice) const;
    [[nodiscard]] bool is_better(const Verdict& verdict, int harm) const;

    const Catalogue& cards_;
    const Muster& muster_;
    const Encounter& met_;
    const Aim aim_;
    Judge judge_;
    bool can_convert_ = false;
    bool has_boosts_ = false;
    bool destroys_weak_ = false;     // the monster destroys heroes without strength
    bool destroys_unarmed_ = false;  // it destroys somebody unless a weapon is equipped
    int meals_ = 0;
    int boosts_ = 0;  // strength that food can give
    int throws_ = 0;
    std::size_t count_ = 0;
    Spending spending_;
    Sums base_;
    int nodes_ = 0;
    bool is_done_ = false;

    std::array<std::uint8_t, most_heroes> order_;  // of the muster's heroes, strongest first
    std::array<Fighter, most_heroes> fighters_;
    std::array<std::uint8_t, most_weapons> weapons_left_{};
    std::array<std::uint8_t, 8> helps_left_{};
    std::array<Limit, most_weapons> weapon_limit_;  // the most that a weapon of each kind adds
    Limit weapons_limit_{};                         // and all that are left together
    std::array<Limit, most_heroes + 1> limit_;      // the most that fighters from here on add
    // The plan that is being made, and the best so far.
    Sums sums_;
    int losses_ = 0;
    int armed_ = 0;
    std::array<Gift, most_heroes> gifts_;
    std::array<Choice, most_heroes> choices_;
    std::array<std::int8_t, most_heroes> strengths_;
    std::array<std::int8_t, most_heroes> strengths_left_;
    Plan best_;
};

}  // namespace ziggurat::tabletop::thunderstone
