// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

namespace {

/// What is left of damage behind a shield, which wears off by what it stops.
int pass_shield(std::uint8_t& shield, int n) {
    const int stopped = std::min<int>(n, shield);
    shield = static_cast<std::uint8_t>(shield - stopped);
    return n - stopped;
}

}  // namespace

Source Engine::source_of(const Permanent& p) const {
    return {p.id, p.keywords, p.colours, p.controller};
}

/// The source of an effect: the permanent if it is still there, the card as it was last otherwise.
Source Engine::source_of(const Item& item) const {
    if (const Permanent* const p = item.source == no_object ? nullptr : look_.find(item.source)) {
        return source_of(*p);
    }
    const ObjectId id = item.kind == ItemKind::Ability ? item.source : item.id;
    const KeywordSet keywords = item.card == no_card || item.was_down ? 0 : look_.printed(item).keywords;
    return {id, keywords, look_.item_colours(item), item.controller};
}

/// Deals damage to a permanent; returns what is not prevented.
int Engine::damage(const Source& source, Permanent& victim, int n, bool in_combat) {
    if (n <= 0 || (in_combat && s_.is_fog) || (protected_from(victim.keywords) & source.colours) != 0) {
        return 0;
    }
    n = pass_shield(victim.shield, n);
    if (n == 0) {
        return 0;
    }
    victim.damage = static_cast<std::int16_t>(victim.damage + n);
    if (witness_ != nullptr) {
        witness_->saw_harm(victim.id, cause_of(source));
    }
    if ((source.keywords & deathtouch) != 0) {
        victim.set(poisoned);
    }
    const ObjectId hurt = victim.id;
    trigger(victim, Event::Damaged, Ref{Ref::Permanent, 0, source.id}, source.controller, n);
    if (const Permanent* const dealer = look_.find(source.id)) {
        if ((look_.events(*dealer) & bit_of(Event::VictimDies)) != 0 && victim.harmed_by[0] != source.id) {
            victim.harmed_by[victim.harmed_by[0] == no_object ? 0 : 1] = source.id;
        }
        trigger(*dealer, Event::DealsDamage, Ref{Ref::Permanent, 0, hurt}, victim.controller, n);
    }
    if ((source.keywords & lifelink) != 0) {
        lose_life(source.controller, -n);
    }
    return n;
}

int Engine::damage_player(const Source& source, int player, int n, bool in_combat) {
    Player& victim = s_.players[static_cast<std::size_t>(player)];
    if (n <= 0 || victim.has_lost || (in_combat && s_.is_fog)) {
        return 0;
    }
    for (std::size_t i = 0; i < s_.circle_count; ++i) {
        if (s_.circles[i].player == player && s_.circles[i].source.id == source.id) {
            std::copy(s_.circles.begin() + i + 1, s_.circles.begin() + s_.circle_count, s_.circles.begin() + i);
            --s_.circle_count;
            return 0;
        }
    }
    n = pass_shield(victim.shield, n);
    if (n == 0) {
        return 0;
    }
    lose_life(player, n);
    if (witness_ != nullptr) {
        witness_->saw(Deed::Damage, cause_of(source), player, n);
    }
    if (const Permanent* const dealer = look_.find(source.id)) {
        const Ref it{Ref::Permanent, 0, dealer->id};
        trigger(*dealer, Event::DealsDamage, it, player, n);
        if (in_combat) {
            trigger(*dealer, Event::HitsPlayer, it, player, n);
            fire({.event = Event::CreatureHitsPlayer,
                  .it = it,
                  .that_player = player,
                  .amount = n,
                  .permanent = dealer});
        }
    }
    if ((source.keywords & lifelink) != 0) {
        lose_life(source.controller, -n);
    }
    return n;
}

void Engine::lose_life(int player, int n) {
    std::int16_t& life = s_.players[static_cast<std::size_t>(player)].life;
    life = static_cast<std::int16_t>(std::clamp(life - n, -9999, 9999));
    if (n < 0) {
        fire({.event = Event::GainsLife,
              .it = Ref{Ref::Player, 0, static_cast<std::uint16_t>(player)},
              .that_player = player,
              .amount = -n});
    }
}

void Engine::bury(const ObjectId* ids, int count) {
    for (int i = 0; i < count; ++i) {
        const Permanent* const p = find(ids[i]);
        if (p == nullptr || rules_.options.has_places) {
            continue;
        }
        const Permanent dying = *p;
        fire_left(dying);
        if (!look_.is_creature(dying)) {
            continue;
        }
        const Ref card = dying.is(token) ? Ref{} : Ref{Ref::Card, 0, dying.card};
        trigger(dying, Event::Dies, card, dying.controller, 0);
        fire({.event = Event::CreatureDies, .it = card, .that_player = dying.controller, .permanent = &dying});
        for (const ObjectId by : dying.harmed_by) {
            if (const Permanent* const hunter = by == no_object ? nullptr : find(by)) {
                trigger(*hunter, Event::VictimDies, card, dying.controller, 0);
            }
        }
    }
    for (int i = 0; i < count; ++i) {
        if (find(ids[i]) != nullptr) {
            const Permanent left = leave(ids[i]);
            if (!left.is(token)) {
                to_graveyard(left.card, left.owner);
            }
        }
    }
    refresh();
}

void Engine::destroy(const ObjectId* ids, int count, bool for_good_) {
    std::array<ObjectId, battlefield_room> doomed{};
    int dying = 0;
    for (int i = 0; i < count; ++i) {
        Permanent* const p = find(ids[i]);
        if (p == nullptr || p->has(indestructible)) {
            continue;
        }
        if (p->regeneration > 0 && !for_good_ && !p->has(no_regeneration)) {
            --p->regeneration;
            p->set(tapped);
            p->set(poisoned, false);
            p->damage = 0;
            p->attacks = 0;
            p->blocks = no_object;
            continue;
        }
        doomed[static_cast<std::size_t>(dying++)] = p->id;
    }
    bury(doomed.data(), dying);
}

void Engine::sacrifice(Ref ref) {
    if (ref.kind == Ref::Basic) {
        take_basic(ref, false);
    } else {
        const ObjectId id = ref.id;
        bury(&id, 1);
    }
}

}  // namespace ziggurat::tabletop::magic
