// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/thunderstone/fight/fight.h"

namespace ziggurat::tabletop::thunderstone {

/// What can be said of a fight without assigning anything to anybody.
enum class Outlook : std::uint8_t {
    Lost,  // even everything together would not win
    Won,   // the party wins as it stands
    Open,
};

/// Most fights are settled by their sums; the others are worth a search. `spent` is attack that destroying cards
/// can add at most.
Outlook outlook(const Catalogue& cards, const Muster& muster, const Encounter& met, int spent = 0);

}  // namespace ziggurat::tabletop::thunderstone
