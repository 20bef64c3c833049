// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "tabletop/magic/core/model/state.h"

namespace ziggurat::tabletop::magic {

/// What a card does for the player who controls it.
enum class Deed : std::uint8_t {
    Damage,   ///< damage dealt to opponents, or life that they lose
    Removed,  ///< an opponent's permanent that leaves the battlefield
    Drawn,    ///< a card drawn by its effect
    Taken,    ///< a permanent that is stolen or reanimated
    ExtraTurn,
};

/// A card of the game that is the cause of something, and who controls it; no card for tokens and planes, and for
/// what has no cause.
struct Cause {
    CardId card = no_card;
    std::uint8_t player = 0;
};

/// Who watches a game and is told what is done by which card. Playouts have no witness.
class Witness {
public:
    Witness() = default;
    Witness(const Witness&) = delete;
    Witness& operator=(const Witness&) = delete;
    virtual ~Witness() = default;

    virtual void saw(Deed deed, Cause cause, int victim, int n) = 0;
    /// A permanent is dealt damage, of which it may die later.
    virtual void saw_harm(ObjectId victim, Cause cause) = 0;
    /// A permanent leaves the battlefield; no cause where it is not an effect that removes it.
    virtual void saw_leave(const Permanent& left, Cause cause) = 0;
    /// A player has lost the game.
    virtual void saw_loss(int player) = 0;
};

}  // namespace ziggurat::tabletop::magic
