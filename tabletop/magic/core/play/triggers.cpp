// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

namespace {

/// Damage that is dealt at the same time triggers once, with its sum.
bool is_summed(Event event) {
    return event == Event::DealsDamage || event == Event::Damaged;
}

bool asks_amount(const Rules& rules, const Ability& made) {
    const auto* const first = rules.table.ops.data() + made.first;
    return std::any_of(first, first + made.count, [](const Op& op) { return op.number == Number::Amount; });
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
    for (int k = 0; (def.events & bit_of(event)) != 0 && k < def.abilities; ++k) {
        Item item = look_.command_activation(card, k, controller);
        if (look_.ability(item.ability).event == event) {
            item.it = it;
            item.that_player = static_cast<std::uint8_t>(that_player);
            add_trigger(item);
        }
    }
}

/// Whether an ability that waits for an event waits for this one.
bool Engine::meets(const Ability& made, const Happening& what, const Viewpoint& from) const {
    const Filter& filter = rules_.filter(made.event_filter);
    if (what.permanent != nullptr) {
        return made.event_filter == 0 || look_.passes(*what.permanent, filter, from);
    }
    if (what.spell != nullptr) {
        return look_.spell_passes(*what.spell, filter, from);
    }
    // One graveyard is everybody's (Stack R8); who gains life is "you".
    return what.card != no_card ? look_.card_passes(what.card, filter) : what.that_player == from.you;
}

void Engine::add_triggers(const CardDef& def, const Happening& what, const Viewpoint& from, Item item) {
    item.it = what.it;
    item.that_player = static_cast<std::uint8_t>(what.that_player);
    for (std::size_t k = 0; k < def.abilities; ++k) {
        item.ability = static_cast<std::uint16_t>(def.first_ability + k);
        const Ability& made = look_.ability(item.ability);
        if (made.event == what.event && meets(made, what, from)) {
            // Triggers that differ in nothing that they ask for are one choice to who orders them.
            item.amount = static_cast<std::int16_t>(asks_amount(rules_, made) ? what.amount : 0);
            add_trigger(item);
        }
    }
}

void Engine::trigger_all(const Happening& what) {
    const std::uint32_t bit = bit_of(what.event);
    for (std::size_t i = 0; look_.is_awaited(what.event) && i < s_.battlefield_count; ++i) {
        const Permanent& p = s_.battlefield[i];
        if ((look_.events(p) & bit) != 0) {
            add_triggers(look_.printed(p), what, Viewpoint{p.controller, p.id, -1, 0, -1},
                         look_.activation(p, 0, p.controller));
        }
    }
    for (int player = 0; s_.has_avatars && player < s_.player_count; ++player) {
        const CardDef& def = look_.avatar(player);
        if ((def.events & bit) != 0 && look_.is_alive(player)) {
            add_triggers(def, what, Viewpoint{player, no_object, -1, 0, -1},
                         look_.command_activation(s_.avatars[static_cast<std::size_t>(player)], 0, player));
        }
    }
    if (s_.plane_count > 0 && (rules_.table.defs[s_.planes[0]].events & bit) != 0) {
        // A plane is the active player's; but what creatures do to players, their controllers profit from.
        const bool is_hit = what.event == Event::CreatureHitsPlayer;
        const int player = is_hit ? what.permanent->controller : s_.active;
        add_triggers(rules_.table.defs[s_.planes[0]], what, Viewpoint{player, no_object, -1, 0, -1},
                     look_.command_activation(s_.planes[0], 0, player));
    }
}

void Engine::fire_entered(ObjectId id) {
    const Permanent entered = *find(id);
    const Ref it{Ref::Permanent, 0, id};
    trigger(entered, Event::EntersSelf, it, entered.controller, 0);
    fire({.event = Event::Enters, .it = it, .that_player = entered.controller, .permanent = &entered});
}

/// Before a permanent leaves the battlefield.
void Engine::fire_left(const Permanent& p) {
    fire({.event = Event::Leaves,
          .it = Ref{Ref::Permanent, 0, p.id},
          .that_player = p.controller,
          .permanent = &p});
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
