// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone {

void Referee::explore(Action action) {
    switch (action.verb()) {
    case Verb::Use:
        use_in_dungeon(action);
        break;
    case Verb::Attack:
        attack(action.a() - 1, action.b() != 0);
        break;
    default:
        retreat();
        break;
    }
}

/// Nothing can be attacked. On the road the monster goes under the deck (ruling 40).
void Referee::retreat() {
    pop();
    return_borrowed();
    if (s_.turn.on_road) {
        put_under(s_.road, remove_from_hall(s_.road, 0));
    }
}

void Referee::use_in_dungeon(Action action) {
    const Effect& effect = cards_.effects(cards_[action.kind()])[action.effect()];
    pay(action, effect);
    int draws = effect.draws;
    switch (effect.op) {
    case Op::Draw:
        draws += effect.n;
        break;
    case Op::Discard:
        others_discard(effect);
        break;
    case Op::BottomMonster:
        send_to_bottom(action.b() - 1);
        break;
    case Op::TakeMonster:
        take_monster(action.b() - 1);
        break;
    case Op::Borrow:
        offer_heroes();
        break;
    case Op::Banish:
        banish(action.b());
        break;
    case Op::ConvertArmed:
        ++s_.turn.converts;
        break;
    default:
        s_.turn.is_weightless = true;
        break;
    }
    if (draws > 0) {
        Random random = chance_.next(channel::player + s_.active);
        draw(active(), draws, random);
    }
}

/// The others, clockwise from the active player, who keeps his hand (Lorigg Rogue, Redblade Assassin).
void Referee::others_discard(const Effect& effect) {
    const Step step = effect.is_hero_enough ? Step::DiscardHeroOr : Step::Discard;
    for (int i = s_.player_count - 1; i >= 1; --i) {
        put(step, (s_.active + i) % s_.player_count, effect.n);
    }
}

/// Every player gives a hero, the active one too, who then takes one of them along.
void Referee::offer_heroes() {
    s_.turn.offered = 0;
    put(Step::BorrowPick, s_.active);
    for (int i = s_.player_count - 1; i >= 0; --i) {
        put(Step::BorrowDiscard, (s_.active + i) % s_.player_count);
    }
}

void Referee::attack(std::size_t place, bool spends) {
    pop();
    const Encounter met = encounter_at(rules_, s_, place);
    s_.turn.foe = hall().monsters[place];
    s_.turn.place = static_cast<std::uint8_t>(place);
    s_.turn.thrown = 0;
    if (!spends && !has_shades(cards_, cards_[met.monster])) {
        // Who bears what matters for the result alone.
        Prospects prospects = prospects_of_turn(rules_, s_);
        schedule_result(prospects.can_win(met));
        if (cards_[met.monster].has(Trigger::Battle)) {
            schedule_battle(nullptr, nullptr);
        }
        return;
    }
    const Muster muster = muster_of_turn(rules_, s_);
    const Plan plan = spends ? cheapest_spending_plan(cards_, muster, met) : best_plan(cards_, muster, met);
    schedule_result(plan.is_won);
    spend(muster, plan.spending);
    schedule_battle(&muster, &plan);
}

/// What follows the battle, last first.
void Referee::schedule_result(bool is_won) {
    s_.turn.is_won = is_won;
    if (!s_.turn.on_road) {
        put(Step::Refill, s_.active);
    }
    if (is_won) {
        put(Step::Spoils, s_.active);
        if (s_.turn.on_road) {
            put(Step::Destination, s_.active);
        }
        put(Step::AfterDefeat, s_.active);
    }
    put(Step::Conclude, s_.active);
}

/// Food is gone at once; thrown weapons fight and leave when the battle ends.
void Referee::spend(const Muster& muster, const Spending& spending) {
    for (std::size_t help = 0; help < muster.helps().size(); ++help) {
        for (int i = 0; i < spending.fed[help]; ++i) {
            const Kind kind = muster.helps()[help].kind;
            take_from_hand(active(), find_in_hand(active(), kind));
            destroy(s_, cards_, kind);
        }
    }
    s_.turn.thrown = spending.thrown;
}

/// What the monster does in battle, won or lost. Its result is settled: what is destroyed fights all the same.
/// Muster and plan are null against monsters to whom all plans are alike.
void Referee::schedule_battle(const Muster* muster, const Plan* plan) {
    const auto effects = cards_.effects(cards_[s_.turn.foe]);
    for (std::size_t i = effects.size(); i-- > 0;) {
        const Effect& effect = effects[i];
        if (effect.trigger != Trigger::Battle || (effect.unless_armed && plan != nullptr && plan->is_armed)) {
            continue;
        }
        if (effect.op == Op::GainDisease) {
            for (int n = 0; n < effect.n; ++n) {
                gain_disease(active());
            }
        } else if (effect.is_all) {
            destroy_all(effect, muster != nullptr ? *muster : muster_of_turn(rules_, s_), plan);
        } else {
            if (effect.is_highest_strength && plan != nullptr) {
                note_strongest(*muster, *plan);
            }
            put(Step::DestroyInBattle, s_.active, static_cast<int>(i));
        }
    }
}

/// Diseases do not run out (ruling 4); a pile without room takes no more.
void Referee::gain_disease(Player& player) {
    if (has_room(player)) {
        put_on_discard(player, cards_.disease());
    }
}

void Referee::note_strongest(const Muster& muster, const Plan& plan) {
    int highest = -100;
    for (std::size_t i = 0; i < muster.heroes().size(); ++i) {
        highest = std::max<int>(highest, plan.strength_left[i]);
    }
    for (std::size_t i = 0; i < muster.heroes().size(); ++i) {
        if (plan.strength_left[i] == highest) {
            s_.turn.strongest.insert(muster.heroes()[i].kind);
        }
    }
}

void Referee::destroy_all(const Effect& effect, const Muster& muster, const Plan* plan) {
    for (std::size_t i = 0; i < muster.heroes().size(); ++i) {
        const Hero& hero = muster.heroes()[i];
        const bool is_meant = cards_.set(effect.who).contains(hero.kind) &&
                              (!effect.is_strength_gone || (plan != nullptr && plan->strength_left[i] <= 0));
        if (is_meant) {
            destroy_in_battle(hero.kind, hero.is_borrowed);
        }
    }
}

void Referee::destroy_in_battle(Kind kind, bool is_borrowed) {
    if (is_borrowed) {
        for (std::size_t i = 0; i < s_.turn.borrowed; ++i) {
            if (s_.turn.party[i].kind == kind) {
                s_.turn.party[i] = s_.turn.party[--s_.turn.borrowed];
                destroy(s_, cards_, kind);
                return;
            }
        }
        return;
    }
    take_from_hand(active(), find_in_hand(active(), kind, true));
    destroy(s_, cards_, kind);
    // A weapon that is thrown anyway may be the one that the monster destroys.
    if (cards_[kind].party.throw_attack != 0 && s_.turn.thrown > 0) {
        --s_.turn.thrown;
    }
}

}  // namespace ziggurat::tabletop::thunderstone
