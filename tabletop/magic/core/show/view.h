// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tabletop/magic/core/look/look.h"
#include "tabletop/rollout/view.h"

namespace ziggurat::tabletop::magic {

/// A permanent to be drawn: power and toughness, keywords, damage, what it is attached to. Its identity is its
/// card's, so that it is the same thing in a hand and on the battlefield.
rollout::View::Thing permanent_thing(const Rules& rules, const State& s, const Permanent& p);

/// A card in a hand or a pile.
rollout::View::Thing card_thing(const Rules& rules, CardId card);

/// A place of cards in no order.
rollout::View::Place card_place(const Rules& rules, const std::string& name, const std::string& kind,
                                const CardSet& cards);

/// A game with one library and one graveyard for all: battlefields, hands, the stack, the piles, the plane.
rollout::View view(const Rules& rules, const State& s);

}  // namespace ziggurat::tabletop::magic
