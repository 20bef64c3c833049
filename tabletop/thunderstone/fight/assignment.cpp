// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/assignment.h"

#include <algorithm>

namespace ziggurat::tabletop::thunderstone {

Assignment::Assignment(const Catalogue& cards, const Muster& muster, const Encounter& met,
                       const Spending& spending)
    : cards_(cards),
      muster_(muster),
      met_(met),
      judge_(judge_of(cards, met, muster.factor)),
      count_(muster.heroes().size()),
      throws_(spending.thrown),
      base_{muster.attack, muster.magic, muster.light, false} {
    fits_ = judge_.foe.disables == 0 && count_ <= most_fighters && take_stock(spending);
    if (fits_) {
        line_up();
    }
}

/// Counts weapons and food, of which what is eaten gives nothing else (section 1.6, step 2); false where there are
/// too many kinds of them.
bool Assignment::take_stock(const Spending& spending) {
    const auto weapons = muster_.weapons();
    if (weapon_lane + weapons.size() > most_lanes) {
        return false;
    }
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        store_ |= lane(weapon_lane + i, std::min<unsigned>(weapons[i].count, most_in_lane));
    }
    for (std::size_t i = 0; i < muster_.helps().size(); ++i) {
        const Stack& help = muster_.helps()[i];
        const Card& card = cards_[help.kind];
        const PartyTraits& party = card.party;
        const int fed = spending.fed[i];
        const int left = help.count - fed;
        meals_ += fed;
        base_.attack -= fed * card.attack;
        base_.magic -= fed * (card.magic + help.each_magic);
        base_.light -= fed * card.light;
        all_strength_ += left * party.all_strength;
        all_attack_ += left * party.all_attack;
        if (left == 0 || (party.one_strength == 0 && !party.one_converts)) {
            continue;
        }
        if (boost_count_ == most_boosts) {
            return false;
        }
        const unsigned count = std::min(static_cast<unsigned>(left), most_in_lane);
        store_ |= lane(boost_count_, count);
        boost_[boost_count_++] = {party.one_strength, count, party.one_converts};
    }
    store_ |= lane(meal_lane, static_cast<unsigned>(meals_)) | lane(throw_lane, static_cast<unsigned>(throws_));
    return meals_ <= static_cast<int>(most_in_lane) && throws_ <= static_cast<int>(most_in_lane);
}

/// Heroes of a kind are alike: they stand beside each other.
void Assignment::line_up() {
    const auto heroes = muster_.heroes();
    std::array<unsigned, most_fighters> order;  // kind and place  NOLINT(cppcoreguidelines-pro-type-member-init)
    for (unsigned i = 0; i < count_; ++i) {
        const unsigned one = unsigned{heroes[i].kind} << 8U | i;
        std::size_t at = i;
        for (; at > 0 && one < order[at - 1]; --at) {
            order[at] = order[at - 1];
        }
        order[at] = one;
    }
    for (std::size_t at = 0; at < count_; ++at) {
        Slot& slot = slots_[at];
        slot.fighter = fighter_of(cards_, heroes[order[at] & 0xFFU], met_, all_strength_, all_attack_);
        slot.idle =
            is_like_previous(at) ? slots_[at - 1].idle : gift_of(cards_, judge_.foe, met_, slot.fighter, {});
        idle_ += slot.idle;
    }
}

void Assignment::list_all_options() {
    for (std::size_t at = 0; at < count_; ++at) {
        Slot& slot = slots_[at];
        if (is_like_previous(at)) {
            slot.first = slots_[at - 1].first;
            slot.last = slots_[at - 1].last;
            slot.limit = slots_[at - 1].limit;
        } else {
            list_options(slot);
        }
    }
    for (std::size_t at = count_; at-- > 1;) {
        Limit& limit = slots_[at - 1].limit;
        limit.attack += slots_[at].limit.attack;
        limit.magic += slots_[at].limit.magic;
        limit.light += slots_[at].limit.light;
    }
}

void Assignment::list_options(Slot& slot) {
    slot.first = slot.last = static_cast<std::uint8_t>(option_count_);
    slot.limit = {};
    Burden burden;
    const auto weapons = muster_.weapons();
    for (unsigned one = 0; one <= boost_[0].count; ++one) {
        for (unsigned two = 0; two <= boost_[1].count; ++two) {
            const Store boosts = lane(0, one) | lane(1, two);
            const int strength = slot.fighter.strength + static_cast<int>(one) * boost_[0].strength +
                                 static_cast<int>(two) * boost_[1].strength;
            burden.strength_left = strength - judge_.foe.strength_loss;
            burden.converts = (one > 0 && boost_[0].converts) || (two > 0 && boost_[1].converts);
            burden.weapon = no_kind;
            if (burden.converts || meals_ > 0) {
                offer_meals(slot, burden, boosts);
            }
            for (std::size_t i = 0; i < weapons.size(); ++i) {
                burden.weapon = weapons[i].kind;
                const Card& weapon = cards_[burden.weapon];
                if (can_carry(weapon, met_, strength)) {
                    const Store takes = boosts | lane(weapon_lane + i, 1);
                    offer_meals(slot, burden, takes);
                    burden.is_thrown = throws_ > 0 && weapon.party.throw_attack != 0;
                    if (burden.is_thrown) {
                        offer_meals(slot, burden, takes | lane(throw_lane, 1));
                        burden.is_thrown = false;
                    }
                }
            }
        }
    }
}

void Assignment::offer_meals(Slot& slot, Burden burden, Store takes) {
    offer(slot, burden, takes);
    if (meals_ == 0) {
        return;
    }
    const PartyTraits& party = cards_[slot.fighter.kind].party;
    const int most = party.meal_attack == 0 ? 0 : party.meal_repeats ? meals_ : 1;
    for (burden.meals = 1; burden.meals <= most; ++burden.meals) {
        offer(slot, burden, takes | lane(meal_lane, static_cast<unsigned>(burden.meals)));
    }
}

/// Whether a plan can be better for the first of these in the place of the second.
bool Assignment::adds_to(Gift gift, Gift more) const {
    return more.attack() > gift.attack() || more.magic() > gift.magic() || more.light() > gift.light() ||
           more.losses() < gift.losses() ||
           (more.armed() > gift.armed() && judge_.foe.halved == Halved::UnlessArmed);
}

/// What a fighter adds by what it is given.
Gift Assignment::gain_of(const Slot& slot, const Burden& burden) const {
    const bool is_plain =
        !judge_.foe.changes_gifts && !slot.fighter.is_silent && !burden.converts && !met_.converts_armed;
    if (is_plain && burden.meals == 0 && burden.weapon != no_kind) {
        Gift gain(weapon_bonus(cards_, slot.fighter.kind, burden.weapon), 0, 0, 0, 0);
        if (can_carry(cards_[burden.weapon], met_, burden.strength_left)) {
            gain += weapon_gift(cards_, judge_.foe, met_, slot.fighter.kind, burden);
        }
        return gain;
    }
    Gift gain = gift_of(cards_, judge_.foe, met_, slot.fighter, burden);
    gain -= slot.idle;
    return gain;
}

/// Adds an option unless it gains nothing, or no more than one that takes less.
void Assignment::offer(Slot& slot, const Burden& burden, Store takes) {
    if (option_count_ == most_options) {
        fits_ = false;
        return;
    }
    Option& option = options_[option_count_];
    option.takes = takes;
    option.more = gain_of(slot, burden);
    if (!adds_to({}, option.more)) {
        return;
    }
    for (std::size_t i = slot.first; i < slot.last; ++i) {
        if (has(takes, options_[i].takes) && !adds_to(options_[i].more, option.more)) {
            return;
        }
    }
    slot.last = static_cast<std::uint8_t>(++option_count_);
    slot.limit.attack = std::max(slot.limit.attack, option.more.attack());
    slot.limit.magic = std::max(slot.limit.magic, option.more.magic());
    slot.limit.light = std::max(slot.limit.light, option.more.light());
}

bool Assignment::is_won(Gift total) const {
    const Sums sums{base_.attack + total.attack(), base_.magic + total.magic(), base_.light + total.light(),
                    total.armed() > 0};
    const Verdict verdict = judge_losses(judge_, sums, muster_.losses + total.losses());
    return verdict.is_won && (!judge_.foe.hides_in_dark || verdict.missing_light == 0);
}

bool Assignment::is_out_of_reach(Gift total, const Limit& limit) const {
    const Sums most{base_.attack + total.attack() + limit.attack, base_.magic + total.magic() + limit.magic,
                    base_.light + total.light() + limit.light, true};
    return !judge_losses(judge_, most, muster_.losses).is_won;
}

std::optional<bool> Assignment::wins() {
    if (fits_ && is_won(idle_)) {
        return true;
    }
    if (fits_) {
        list_all_options();
    }
    if (!fits_) {
        return std::nullopt;
    }
    return wins_from(0, idle_, store_, 0);
}

/// Whether options of the fighters from `slot` on make a winning plan of one that does not win as it stands. The
/// fighter before has the option `chosen`; of fighters that are alike, the first has the one that comes first.
bool Assignment::wins_from(std::size_t slot, Gift total, Store left, std::size_t chosen) const {
    for (std::size_t at = slot; at < count_ && !is_out_of_reach(total, slots_[at].limit); ++at) {
        std::size_t option = slots_[at].first;
        if (is_like_previous(at)) {
            option = at == slot ? chosen : slots_[at].last;
        }
        for (; option < slots_[at].last; ++option) {
            const Option& given = options_[option];
            if (!has(left, given.takes)) {
                continue;
            }
            Gift made = total;
            made += given.more;
            if (is_won(made) || wins_from(at + 1, made, left - given.takes, option)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace ziggurat::tabletop::thunderstone
