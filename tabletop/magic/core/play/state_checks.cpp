// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

/// What state-based actions are about to take: put into the graveyard, or destroyed.
struct Engine::Doomed {
    rollout::ActionList<ObjectId, battlefield_room> gone;
    rollout::ActionList<ObjectId, battlefield_room> dead;
};

/// Players without life lose, all at the same time; true if anybody did.
bool Engine::lose_players() {
    if (rules_.options.has_places) {
        return false;
    }
    std::array<bool, most_players> is_losing{};
    int count = 0;
    for (std::size_t player = 0; player < s_.player_count; ++player) {
        Player& self = s_.players[player];
        is_losing[player] = !self.has_lost && self.life <= 0;
        self.has_lost = self.has_lost || is_losing[player];
        count += is_losing[player] ? 1 : 0;
    }
    for (std::size_t player = 0; player < s_.player_count; ++player) {
        if (is_losing[player]) {
            leave_game(static_cast<int>(player));
        }
    }
    if (count > 0 && look_.sides_left() < 2) {
        s_.end = look_.sides_left() == 1 ? End::LastOne : End::Everybody;
    }
    return count > 0;
}

/// Without toughness, the older of two legends of a name, an Aura on nothing that it may enchant.
bool Engine::is_gone(const Permanent& p) const {
    if (look_.is_creature(p) && p.toughness <= 0) {
        return true;
    }
    if ((p.types & (aura | legendary)) == 0) {
        return false;
    }
    const CardDef& def = look_.printed(p);
    if (def.is(aura)) {
        const Permanent* const host = p.attached == no_object ? nullptr : look_.find(p.attached);
        return host == nullptr || (protected_from(host->keywords) & p.colours) != 0 ||
               !look_.passes(*host, rules_.filter(def.enchants), Viewpoint{p.controller, p.id, -1, 0, -1});
    }
    return def.is(legendary) &&
           std::any_of(&p + 1, look_.battlefield().data() + s_.battlefield_count, [&](const Permanent& other) {
               return other.controller == p.controller && !other.is(turned_down) && &look_.printed(other) == &def;
           });
}

void Engine::find_doomed(Doomed& doomed) {
    for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
        // Most are neither attached to anything, nor hurt enough, nor of a kind that has rules of its own.
        const bool is_plain = (p.types & (aura | legendary)) == 0 && p.attached == no_object;
        const bool is_hale = p.toughness > 0 && p.damage < p.toughness && !p.is(poisoned);
        if (is_plain && (is_hale || !look_.is_creature(p))) {
            continue;
        }
        if (is_gone(p)) {
            doomed.gone.push_back(p.id);
            continue;
        }
        if (const Permanent* const host = p.attached == no_object ? nullptr : look_.find(p.attached);
            p.attached != no_object &&
            (host == nullptr || !look_.is_creature(*host) || (protected_from(host->keywords) & p.colours) != 0)) {
            p.attached = no_object;
            stale();
        }
        if (look_.is_creature(p) && (p.damage >= p.toughness || p.is(poisoned)) && !p.has(indestructible)) {
            doomed.dead.push_back(p.id);
        }
    }
}

/// State-based actions, again and again until there is nothing to do.
void Engine::check_state() {
    while (s_.end == End::No) {
        refresh();
        const bool has_lost = lose_players();
        refresh();
        Doomed doomed;
        find_doomed(doomed);
        if (doomed.gone.empty() && doomed.dead.empty()) {
            if (!has_lost && !s_.is_stale) {
                break;
            }
            continue;
        }
        bury(doomed.gone.begin(), static_cast<int>(doomed.gone.size()));
        destroy(doomed.dead.begin(), static_cast<int>(doomed.dead.size()), false);
    }
    refresh();
    check_islands();
}

/// Islandhome: without an Island its controller sacrifices it. Triggers again only when that is done.
void Engine::check_islands() {
    const bool is_asked = look_.is_awaited(Event::NoIslands) && !rules_.options.has_places;
    for (std::size_t i = 0; is_asked && i < s_.battlefield_count; ++i) {
        const Permanent& p = s_.battlefield[i];
        if ((look_.events(p) & bit_of(Event::NoIslands)) == 0 || look_.basics(p.controller, 1) > 0) {
            continue;
        }
        const auto is_its = [&](const Item& item) {
            return item.source == p.id && item.ability != no_ability &&
                   look_.ability(item.ability).event == Event::NoIslands;
        };
        if (!std::any_of(s_.triggers.begin(), s_.triggers.begin() + s_.trigger_count, is_its) &&
            !std::any_of(s_.stack.begin(), s_.stack.begin() + s_.stack_count, is_its)) {
            trigger(p, Event::NoIslands, Ref{}, p.controller, 0);
        }
    }
}

}  // namespace ziggurat::tabletop::magic
