// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/fight.h"

#include <algorithm>

#include "tabletop/thunderstone/fight/arming.h"
#include "tabletop/thunderstone/fight/assignment.h"
#include "tabletop/thunderstone/fight/outlook.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// All ways to spend of the muster's food and throwing weapons, cheapest first; those beyond the room, the
/// dearest mostly, are left out.
class Spendings {
public:
    Spendings(const Catalogue& cards, const Muster& muster) : cards_(cards), muster_(muster) {
        for (const Stack& weapon : muster.weapons()) {
            if (cards[weapon.kind].party.throw_attack != 0) {
                throws_ = weapon.count;
                throw_price_ = cards[weapon.kind].cost;
            }
        }
        Spending none;
        add(none, 0);
        sort();
    }

    [[nodiscard]] std::span<const Spending> list() const {
        return {list_.data(), static_cast<std::size_t>(count_)};
    }

private:
    void add(const Spending& so_far, std::size_t help) {
        if (help < muster_.helps().size()) {
            const Stack& food = muster_.helps()[help];
            const Card& card = cards_[food.kind];
            const int most = muster_.can_feed && card.party.is_meal ? food.count : 0;
            for (int fed = 0; fed <= most; ++fed) {
                Spending more = so_far;
                more.fed[help] = static_cast<std::uint8_t>(fed);
                more.price += fed * (card.cost + 3 * card.vp);
                add(more, help + 1);
            }
            return;
        }
        for (int thrown = 0; thrown <= throws_; ++thrown) {
            Spending more = so_far;
            more.thrown = static_cast<std::uint8_t>(thrown);
            more.price += thrown * throw_price_;
            if (more.price > 0 && count_ < static_cast<int>(list_.size())) {
                list_[static_cast<std::size_t>(count_++)] = more;
            }
        }
    }

    /// By price, equal ones as they are. The library's stable sort allocates.
    void sort() {
        for (std::size_t i = 1; i < static_cast<std::size_t>(count_); ++i) {
            const Spending one = list_[i];
            std::size_t at = i;
            for (; at > 0 && one.price < list_[at - 1].price; --at) {
                list_[at] = list_[at - 1];
            }
            list_[at] = one;
        }
    }

    const Catalogue& cards_;
    const Muster& muster_;
    int throws_ = 0;
    int throw_price_ = 0;
    int count_ = 0;
    std::array<Spending, 64> list_;
};

/// Whether there is something to spend, and the monster perhaps in reach with all of that.
bool can_gain_by_spending(const Catalogue& cards, const Muster& muster, const Encounter& met) {
    return (muster.can_throw || muster.can_feed) &&
           outlook(cards, muster, met, most_spent(cards, muster)) == Outlook::Open;
}

/// A plan that leaves everybody as they are.
Plan idle_plan(const Catalogue& cards, const Muster& muster, const Encounter& met, bool is_won) {
    Plan plan;
    plan.is_allowed = true;
    plan.is_won = is_won;
    plan.total = is_won ? cards[met.monster].health : -1000;
    const int loss = cards[met.monster].foe.strength_loss;
    for (std::size_t i = 0; i < muster.heroes().size(); ++i) {
        plan.weapon[i] = no_kind;
        plan.strength[i] = muster.heroes()[i].strength;
        plan.strength_left[i] = static_cast<std::int8_t>(plan.strength[i] - loss);
    }
    return plan;
}

}  // namespace

bool has_shades(const Catalogue& cards, const Card& monster) {
    if (!monster.has(Trigger::Battle)) {
        return false;
    }
    for (const Effect& effect : cards.effects(monster)) {
        if (effect.is_strength_gone || effect.unless_armed || effect.is_highest_strength) {
            return true;
        }
    }
    return false;
}

bool can_attack(const Catalogue& cards, const Muster& muster, const Encounter& met) {
    const Card& monster = cards[met.monster];
    if (!monster.foe.hides_in_dark) {
        return true;
    }
    int light = muster.light;
    int weapon_light = 0;
    for (const Hero& hero : muster.heroes()) {
        const unsigned silent = cards[hero.kind].party.silent_ranks;
        light += ((silent >> static_cast<unsigned>(met.rank - 1)) & 1U) != 0 ? 0 : hero.light;
    }
    for (const Stack& weapon : muster.weapons()) {
        weapon_light += weapon.count * cards[weapon.kind].light;
    }
    const int needed = met.rank + monster.foe.light_penalty;
    if (light >= needed || light + weapon_light < needed) {
        return light >= needed;
    }
    return Arming(cards, muster, met, {}, Aim::Total).search().is_allowed;
}

Plan best_plan(const Catalogue& cards, const Muster& muster, const Encounter& met, Aim aim) {
    if (aim == Aim::Win && !has_shades(cards, cards[met.monster])) {
        const Outlook seen = outlook(cards, muster, met);
        if (seen != Outlook::Open) {
            return idle_plan(cards, muster, met, seen == Outlook::Won);
        }
    }
    return Arming(cards, muster, met, {}, aim).search();
}

bool can_win(const Catalogue& cards, const Muster& muster, const Encounter& met) {
    const std::optional<bool> known = Assignment(cards, muster, met, {}).wins();
    return known ? *known : best_plan(cards, muster, met).is_won;
}

int most_spent(const Catalogue& cards, const Muster& muster) {
    int attack = 0;
    for (const Stack& weapon : muster.weapons()) {
        attack += weapon.count * cards[weapon.kind].party.throw_attack;
    }
    int best_meal = 0;
    for (const Hero& hero : muster.heroes()) {
        best_meal = std::max<int>(best_meal, cards[hero.kind].party.meal_attack);
    }
    for (const Stack& help : muster.helps()) {
        attack += cards[help.kind].party.is_meal ? help.count * best_meal : 0;
    }
    return attack;
}

bool can_win_by_spending(const Catalogue& cards, const Muster& muster, const Encounter& met) {
    if (!can_gain_by_spending(cards, muster, met)) {
        return false;
    }
    const Spendings spendings(cards, muster);
    for (const Spending& spending : spendings.list()) {
        const std::optional<bool> known = Assignment(cards, muster, met, spending).wins();
        if (known ? *known : Arming(cards, muster, met, spending, Aim::Win).search().is_won) {
            return true;
        }
    }
    return false;
}

Plan cheapest_spending_plan(const Catalogue& cards, const Muster& muster, const Encounter& met) {
    if (!can_gain_by_spending(cards, muster, met)) {
        return {};
    }
    const Spendings spendings(cards, muster);
    for (const Spending& spending : spendings.list()) {
        Arming arming(cards, muster, met, spending, Aim::Win);
        if (arming.is_hopeless()) {
            continue;
        }
        const Plan& plan = arming.search();
        if (plan.is_won) {
            return plan;
        }
    }
    return {};
}

}  // namespace ziggurat::tabletop::thunderstone
