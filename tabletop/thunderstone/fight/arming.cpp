// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/arming.h"

#include <tuple>

namespace ziggurat::tabletop::thunderstone {

namespace {

/// No hand of the game comes near; a guard against card files that make one which does.
constexpr int most_nodes = 200000;

/// What a hero is worth to save, and somebody unknown.
constexpr int unknown_hero_worth = 5;

std::int8_t narrow(int number) {
    return static_cast<std::int8_t>(std::clamp(number, -99, 99));
}

}  // namespace

Verdict judge_all_losses(const Judge& by, const Sums& sums, int losses) {
    const int taken = std::min(losses, std::max(0, sums.attack) + std::max(0, sums.magic));
    Verdict best;
    best.total = -1000;
    const int most = std::min(taken, std::max(0, sums.attack));
    for (int off_attack = std::max(0, taken - std::max(0, sums.magic)); off_attack <= most; ++off_attack) {
        Sums left = sums;
        left.attack -= off_attack;
        left.magic -= taken - off_attack;
        const Verdict verdict = judge(by, left);
        if (verdict.is_won > best.is_won || (verdict.is_won == best.is_won && verdict.total > best.total)) {
            best = verdict;
        }
    }
    return best;
}

const Plan& Arming::search() {
    best_.is_allowed = !judge_.foe.hides_in_dark;
    best_.total = -1000;
    best_.harm = 1000000;
    best_.spending = spending_;
    for (std::size_t at = 0; at < count_; ++at) {
        best_.strength[order_[at]] = fighters_[at].strength;
        best_.strength_left[order_[at]] = narrow(fighters_[at].strength - judge_.foe.strength_loss);
    }
    if (aim_ == Aim::Win && !destroys_weak_ && !destroys_unarmed_ && is_hopeless()) {
        return best_;
    }
    arm(0);
    return best_;
}

bool Arming::is_hopeless() const {
    return !can_still_win(0);
}

const Card& Arming::hero_card(std::size_t at) const {
    return cards_[muster_.heroes()[order_[at]].kind];
}

int Arming::strength_left(std::size_t at, const Choice& choice) const {
    return fighters_[at].strength + choice.strength - judge_.foe.strength_loss;
}

bool Arming::can_carry(const Choice& choice, int strength) const {
    return thunderstone::can_carry(cards_[muster_.weapons()[choice.weapon - 1].kind], met_, strength);
}

Burden Arming::burden_of(std::size_t at, const Choice& choice) const {
    const Kind weapon = choice.weapon == 0 ? no_kind : muster_.weapons()[choice.weapon - 1].kind;
    return {weapon, strength_left(at, choice), choice.converts, choice.is_thrown, choice.meals};
}

void Arming::arm(std::size_t at) {
    if (++nodes_ > most_nodes || is_done_) {
        is_done_ = true;
        return;
    }
    if (at == count_) {
        conclude();
        return;
    }
    // Where losing can be less bad than losing, hopeless plans are looked at as well.
    const bool is_choosy = aim_ == Aim::Total || destroys_weak_ || destroys_unarmed_ || judge_.foe.hides_in_dark;
    if (!is_choosy) {
        // More heroes take nothing away: what wins already is a plan, the others idle.
        if (losses_ == 0 && judge_.foe.disables == 0 && judge(judge_, sums_).is_won) {
            record(judge(judge_, sums_), 0, at);
            is_done_ = true;
            return;
        }
        if (!can_still_win(at)) {
            return;
        }
    }
    for (std::size_t weapon = muster_.weapons().size() + 1; weapon-- > 0;) {
        if (weapon > 0 && weapons_left_[weapon - 1] == 0) {
            continue;
        }
        Choice choice{};
        choice.weapon = weapon;
        choose_weapon(at, choice);
    }
}

void Arming::choose_weapon(std::size_t at, const Choice& choice) {
    Choice tried = choice;
    if (choice.weapon == 0) {
        choose_boosts(at, tried, 0);
        return;
    }
    const Limit limit = weapon_limit_[choice.weapon - 1];
    weapons_limit_ = {weapons_limit_.attack - limit.attack, weapons_limit_.magic - limit.magic,
                      weapons_limit_.light - limit.light};
    --weapons_left_[choice.weapon - 1];
    const Card& weapon = cards_[muster_.weapons()[choice.weapon - 1].kind];
    if (weapon.party.throw_attack != 0 && throws_ > 0) {
        --throws_;
        tried.is_thrown = true;
        choose_boosts(at, tried, 0);
        tried.is_thrown = false;
        ++throws_;
    }
    choose_boosts(at, tried, 0);
    ++weapons_left_[choice.weapon - 1];
    weapons_limit_ = {weapons_limit_.attack + limit.attack, weapons_limit_.magic + limit.magic,
                      weapons_limit_.light + limit.light};
}

/// How many of each strengthening item this hero gets, none first.
void Arming::choose_boosts(std::size_t at, Choice& choice, std::size_t help) {
    if (!has_boosts_) {
        if (choice.weapon == 0 || can_carry(choice, fighters_[at].strength)) {
            choose_meals(at, choice);
        }
        return;
    }
    const auto helps = muster_.helps();
    while (help < helps.size() && (helps_left_[help] == 0 || (cards_[helps[help].kind].party.one_strength == 0 &&
                                                              !cards_[helps[help].kind].party.one_converts))) {
        ++help;
    }
    if (help >= helps.size()) {
        const bool is_possible = choice.weapon == 0 || can_carry(choice, fighters_[at].strength + choice.strength);
        if (is_possible && !wastes_boosts(at, choice)) {
            choose_meals(at, choice);
        }
        return;
    }
    const PartyTraits& party = cards_[helps[help].kind].party;
    const Choice before = choice;
    const std::uint8_t left = helps_left_[help];
    for (std::uint8_t used = 0; used <= left; ++used) {
        choice = before;
        choice.boosts[help] = used;
        choice.strength += used * party.one_strength;
        choice.converts = before.converts || (used > 0 && party.one_converts);
        helps_left_[help] = static_cast<std::uint8_t>(left - used);
        choose_boosts(at, choice, help + 1);
    }
    helps_left_[help] = left;
    choice = before;
}

/// Which thresholds a hero's strength passes.
unsigned Arming::grade(std::size_t at, const Choice& choice) const {
    const int left = strength_left(at, choice);
    unsigned passed = destroys_weak_ && left > 0 ? 1U : 0U;
    if (choice.weapon > 0) {
        const Card& weapon = cards_[muster_.weapons()[choice.weapon - 1].kind];
        passed |= can_carry(choice, left + judge_.foe.strength_loss) ? 2U : 0U;
        passed |= can_carry(choice, left) ? 4U : 0U;
        passed |= weapon.party.strong_attack != 0 && left >= weapon.party.strong_at ? 8U : 0U;
    }
    return passed;
}

/// Whether one strengthening item fewer would do as well.
bool Arming::wastes_boosts(std::size_t at, const Choice& choice) const {
    if (choice.strength == 0) {
        return false;
    }
    const auto helps = muster_.helps();
    for (std::size_t help = 0; help < helps.size(); ++help) {
        const PartyTraits& party = cards_[helps[help].kind].party;
        const bool is_for_magic = party.one_converts && choice.boosts[help] == 1;
        if (choice.boosts[help] == 0 || is_for_magic) {
            continue;
        }
        Choice fewer = choice;
        fewer.strength -= party.one_strength;
        if (grade(at, fewer) == grade(at, choice)) {
            return true;
        }
    }
    return false;
}

void Arming::choose_meals(std::size_t at, const Choice& choice) {
    if (meals_ == 0) {
        take(at, choice);
        return;
    }
    const PartyTraits& party = hero_card(at).party;
    const int most = party.meal_attack == 0 ? 0 : party.meal_repeats ? meals_ : std::min(meals_, 1);
    Choice tried = choice;
    for (int meals = most; meals >= 0; --meals) {
        tried.meals = meals;
        meals_ -= meals;
        take(at, tried);
        meals_ += meals;
    }
}

/// Of heroes that are alike, the first has the choice that comes first: orders of the same are not tried.
bool Arming::repeats_previous(std::size_t at, const Choice& choice) const {
    if (at == 0) {
        return false;
    }
    const Fighter& one = fighters_[at - 1];
    const Fighter& two = fighters_[at];
    const Hero& hero = muster_.heroes()[order_[at]];
    const Hero& previous = muster_.heroes()[order_[at - 1]];
    if (hero.kind != previous.kind || one.strength != two.strength || one.attack != two.attack) {
        return false;
    }
    const auto key = [](const Choice& c) {
        return std::make_tuple(c.weapon, c.strength, c.converts, c.is_thrown, c.meals);
    };
    return key(choice) > key(choices_[at - 1]);
}

void Arming::take(std::size_t at, const Choice& choice) {
    if (is_done_ || repeats_previous(at, choice)) {
        return;
    }
    const Gift gift = gift_of(cards_, judge_.foe, met_, fighters_[at], burden_of(at, choice));
    const int left = strength_left(at, choice);
    const Sums before = sums_;
    sums_.attack += gift.attack();
    sums_.magic += gift.magic();
    sums_.light += gift.light();
    losses_ += gift.losses();
    armed_ += gift.armed();
    sums_.is_armed = armed_ > 0;
    gifts_[at] = gift;
    choices_[at] = choice;
    strengths_[at] = narrow(left + judge_.foe.strength_loss);
    strengths_left_[at] = narrow(left);
    arm(at + 1);
    armed_ -= gift.armed();
    losses_ -= gift.losses();
    sums_ = before;
}

void Arming::conclude() {
    const Verdict result = verdict();
    if (judge_.foe.hides_in_dark && result.missing_light > 0) {
        return;
    }
    int harm = destroys_unarmed_ && !sums_.is_armed ? unknown_hero_worth : 0;
    for (std::size_t at = 0; destroys_weak_ && at < count_; ++at) {
        harm += strengths_left_[at] <= 0 ? hero_card(at).cost + 1 : 0;
    }
    if (is_better(result, harm)) {
        record(result, harm, count_);
    }
    is_done_ = is_done_ || (aim_ == Aim::Win && result.is_won && harm == 0);
}

bool Arming::is_better(const Verdict& result, int harm) const {
    return std::make_tuple(true, result.is_won, -harm, result.total) >
           std::make_tuple(best_.is_allowed && best_.total > -1000, best_.is_won, -best_.harm, best_.total);
}

void Arming::record(const Verdict& result, int harm, std::size_t armed) {
    best_.is_allowed = true;
    best_.is_won = result.is_won;
    best_.is_armed = sums_.is_armed;
    best_.total = result.total;
    best_.missing_light = result.missing_light;
    best_.harm = harm;
    for (std::size_t at = 0; at < armed; ++at) {
        const std::size_t weapon = choices_[at].weapon;
        const std::size_t hero = order_[at];
        best_.weapon[hero] = weapon == 0 ? no_kind : muster_.weapons()[weapon - 1].kind;
        best_.strength[hero] = strengths_[at];
        best_.strength_left[hero] = strengths_left_[at];
    }
}

Verdict Arming::verdict() const {
    return judge_.foe.disables > 0 && count_ > 0 ? verdict_with_one_silent()
                                                 : judge_losses(judge_, sums_, losses_);
}

/// The player picks the hero that gives nothing, nor does its weapon (Haunt, ruling 32).
Verdict Arming::verdict_with_one_silent() const {
    Verdict best;
    best.total = -1000;
    for (std::size_t at = 0; at < count_; ++at) {
        Sums sums = sums_;
        sums.attack -= gifts_[at].attack();
        sums.magic -= gifts_[at].magic();
        sums.light -= gifts_[at].light();
        const Verdict verdict = judge_losses(judge_, sums, losses_);
        if (verdict.is_won > best.is_won || (verdict.is_won == best.is_won && verdict.total > best.total)) {
            best = verdict;
        }
    }
    return best;
}

bool Arming::can_still_win(std::size_t at) const {
    Sums most = sums_;
    most.attack += limit_[at].attack + weapons_limit_.attack;
    most.magic += limit_[at].magic + weapons_limit_.magic;
    most.light += limit_[at].light + weapons_limit_.light;
    most.is_armed = true;
    if (can_convert_) {
        most.magic += most.attack;
    }
    return judge(judge_, most).is_won;
}

}  // namespace ziggurat::tabletop::thunderstone
