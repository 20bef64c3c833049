// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

namespace {

/// Damage that is dealt at the same time triggers once, with its sum.
bool is_summed(Event event) {
    return event == Event::DealsDamage || event == Event::Damaged;
}

}  // namespace

void Engine::add_trigger(const Item& item) {
    const Ability& made = look_.ability(item.ability);
    if (!look_.holds(made, item.controller)) {
        return;
    }
    for (std::size_t i = 0; is_summed(made.event) && i < s_.trigger_count; ++i) {
        Item& other = s_.triggers[i];
        if (other.ability == item.ability && other.source == item.source) {
            other.amount = static_cast<std::int16_t>(other.amount + item.amount);
            return;
        }
    }
    if (s_.trigger_count == trigger_room) {
        overflow();
        return;
    }
    s_.triggers[s_.trigger_count++] = item;
}

/// Triggers all abilities of a permanent that wait for an event.
void Engine::trigger(const Permanent& p, Event event, Ref it, int that_player, int amount) {
    if (!look_.is_awaited(event) || (look_.events(p) & bit_of(event)) == 0) {
        return;
    }
    const CardDef& def = look_.printed(p);
    for (int k = 0; k < def.abilities; ++k) {
        Item item = look_.activation(p, k, p.controller);
        if (look_.ability(item.ability).event == event) {
            item.it = it;
            item.that_player = static_cast<std::uint8_t>(that_player);
            item.amount = static_cast<std::int16_t>(amount);
            add_trigger(item);
        }
    }
}

void Engine::trigger_plane(Event event, Ref it, int that_player, int controller) {
    if (s_.plane_count == 0) {
        return;
    }
    trigger_command(s_.planes[0], event, it, that_player, controller);
}

/// Triggers what waits for an event on a plane, scheme or avatar.
void Engine::trigger_command(DefId card, Event event, Ref it, int that_player, int controller) {
    const CardDef& def = rules_.table.defs[card];
    for (std::size_t k = 0; (def.events & bit_of(event)) != 0 && k < def.abilities; ++k) {
        const auto index = static_cast<std::uint16_t>(def.first_ability + k);
        if (look_.ability(index).event == event) {
            Item item;
            item.card = card;
            item.is_token = true;
            item.ability = index;
            item.controller = item.owner = static_cast<std::uint8_t>(controller);
            item.it = it;
            item.that_player = static_cast<std::uint8_t>(that_player);
            add_trigger(item);
        }
    }
}

void Engine::fire_entered(ObjectId id) {
    const Permanent entered = *find(id);
    const Ref it{Ref::Permanent, 0, id};
    trigger(entered, Event::EntersSelf, it, entered.controller, 0);
    for (std::size_t i = 0; look_.is_awaited(Event::Enters) && i < s_.battlefield_count; ++i) {
        const Permanent& p = s_.battlefield[i];
        if ((look_.events(p) & bit_of(Event::Enters)) == 0) {
            continue;
        }
        const CardDef& def = look_.printed(p);
        for (std::size_t k = 0; k < def.abilities; ++k) {
            const Ability& made = look_.ability(static_cast<std::uint16_t>(def.first_ability + k));
            if (made.event == Event::Enters && look_.passes(entered, rules_.filter(made.event_filter),
                                                            Viewpoint{p.controller, p.id, -1, 0, -1})) {
                trigger(p, Event::Enters, it, entered.controller, 0);
            }
        }
    }
    for (std::size_t i = 0; s_.has_avatars && i < s_.player_count; ++i) {
        const CardDef& def = rules_.table.defs[s_.avatars[i]];
        const auto player = static_cast<int>(i);
        for (std::size_t k = 0; look_.is_alive(player) && k < def.abilities; ++k) {
            const Ability& made = look_.ability(static_cast<std::uint16_t>(def.first_ability + k));
            if (made.event == Event::Enters &&
                look_.passes(entered, rules_.filter(made.event_filter), Viewpoint{player, no_object, -1, 0, -1})) {
                trigger_command(s_.avatars[i], Event::Enters, it, entered.controller, player);
                break;
            }
        }
    }
}

/// Before a permanent leaves the battlefield: planes that wait for creatures to go.
void Engine::fire_left(const Permanent& p) {
    if (look_.is_creature(p)) {
        trigger_plane(Event::Leaves, Ref{Ref::Permanent, 0, p.id}, p.controller, s_.active);
    }
}

/// The beginning of a step. "Your" is the active player's.
void Engine::fire_step(Event event) {
    const bool is_everybodys = event == Event::EndStep;
    for (std::size_t i = 0; look_.is_awaited(event) && i < s_.battlefield_count; ++i) {
        const Permanent& p = s_.battlefield[i];
        if (is_everybodys || p.controller == s_.active) {
            trigger(p, event, Ref{}, s_.active, 0);
        }
    }
    trigger_plane(event, Ref{}, s_.active, s_.active);
    for (int player = 0; s_.has_avatars && player < s_.player_count; ++player) {
        if (look_.is_alive(player) && (is_everybodys || player == s_.active)) {
            trigger_command(s_.avatars[static_cast<std::size_t>(player)], event, Ref{}, s_.active, player);
        }
    }
    if (!s_.graveyard.meets(rules_.waiting_in_graveyard)) {
        return;
    }
    (s_.graveyard & rules_.waiting_in_graveyard).each([&](CardId card) {
        const CardDef& def = rules_.def_of(card);
        for (int k = 0; k < def.abilities; ++k) {
            const Item item = look_.card_activation(card, k, s_.active);
            const Ability& made = look_.ability(item.ability);
            if (made.kind == AbilityKind::Triggered && made.from_graveyard && made.event == event) {
                add_trigger(item);
            }
        }
    });
}

}  // namespace ziggurat::tabletop::magic
