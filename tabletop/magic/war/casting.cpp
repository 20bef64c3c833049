// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/war/referee.h"

namespace ziggurat::tabletop::magic::war {

/// A global effect first chooses its terrain (War T5).
void Referee::cast(const Item& item) {
    if (is_global(rules_, item)) {
        s_.pending = item;
        s_.pending_stage = s_.stage;
        s_.stage = Stage::Place;
    } else {
        announce(item);
    }
}

void Referee::announce(const Item& item) {
    s_.core.passes = 0;
    engine_.announce(item);
}

void Referee::use(Action action) {
    const int player = board_.decider();
    const Look& look = board_.look();
    switch (action.verb()) {
    case Verb::Cast:
        cast(look.spell(action.id(), ItemKind::Spell, player));
        break;
    case Verb::CastDown:
        cast(look.spell(action.id(), ItemKind::FaceDownSpell, player));
        break;
    case Verb::Cycle:
        cast(look.card_activation(action.id(), action.a(), player));
        break;
    case Verb::Activate:
        cast(look.activation(*engine_.find(action.id()), action.a(), player));
        break;
    case Verb::TurnUp: {
        Item item = look.activation(*engine_.find(action.id()), 0, player);
        item.kind = ItemKind::TurningUp;
        item.ability = no_ability;
        announce(item);
        break;
    }
    default:
        break;
    }
}

}  // namespace ziggurat::tabletop::magic::war
