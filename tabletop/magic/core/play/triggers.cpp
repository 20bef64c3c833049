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
    if ((look_.events(p) & bit_of(event)) == 0) {
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
    const DefId plane_def = s_.planes[0];
    const CardDef& def = rules_.table.defs[plane_def];
    for (std::size_t k = 0; (def.events & bit_of(event)) != 0 && k < def.abilities; ++k) {
        const auto index = static_cast<std::uint16_t>(def.first_ability + k);
        if (look_.ability(index).event == event) {
            Item item;
            item.card = plane_def;
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
    for (std::size_t i = 0; i < s_.battlefield_count; ++i) {
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
    for (std::size_t i = 0; i < s_.battlefield_count; ++i) {
        const Permanent p = s_.battlefield[i];
        if (is_everybodys || p.controller == s_.active) {
            trigger(p, event, Ref{}, s_.active, 0);
        }
    }
    trigger_plane(event, Ref{}, s_.active, s_.active);
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
