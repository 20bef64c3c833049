// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "tabletop/magic/core/model/state.h"
#include "tabletop/rollout/action_list.h"

namespace ziggurat::tabletop::magic {

enum class Verb : std::uint8_t {
    Pass,       ///< priority; no more targets; no attack; no block; nothing found
    PlayBasic,  ///< a: colour
    Play,       ///< id: a land card in hand
    Cast,       ///< id: a card in hand
    CastDown,   ///< id: a card in hand, face down
    Flashback,  ///< id: a card in the graveyard
    Activate,   ///< id: a permanent; a: which of its abilities
    FromGrave,  ///< id: a card in the graveyard; a: which of its abilities
    Cycle,      ///< id: a card in hand; a: which of its abilities
    TurnUp,     ///< id: a permanent
    Roll,       ///< the planar die
    Mode,       ///< a
    Number,     ///< a: X
    Aim,        ///< a: the target's kind; b: its player; id
    Choose,     ///< the same, of what is paid, discarded, sacrificed
    Library,    ///< draw from the library
    Basic,      ///< a: the colour of a basic land of the pool, or in hand
    Yes,
    No,
    Colour,  ///< a
    OnTop,
    Below,
    Next,     ///< a: which trigger is put on the stack next
    Attack,   ///< a: the attacked player
    Block,    ///< id: the attacker
    Other,    ///< of games that are built on this core: a, b, id are theirs
    Command,  ///< a: which ability of one's own avatar
};

/// One decision in 32 bits; a value, which compares and prints by its bits alone.
class Action {
public:
    constexpr Action() = default;
    constexpr explicit Action(Verb verb, unsigned id = 0, unsigned a = 0, unsigned b = 0)
        : bits_(static_cast<std::uint32_t>(verb) | a << 5U | b << 13U | id << 16U) {}
    constexpr Action(Verb verb, Ref ref) : Action(verb, ref.id, ref.kind, ref.player) {}

    [[nodiscard]] constexpr Verb verb() const { return static_cast<Verb>(bits_ & 31U); }
    [[nodiscard]] constexpr std::uint8_t a() const { return static_cast<std::uint8_t>((bits_ >> 5U) & 255U); }
    [[nodiscard]] constexpr std::uint8_t b() const { return static_cast<std::uint8_t>((bits_ >> 13U) & 7U); }
    [[nodiscard]] constexpr std::uint16_t id() const { return static_cast<std::uint16_t>(bits_ >> 16U); }
    [[nodiscard]] constexpr Ref ref() const { return Ref{static_cast<Ref::Kind>(a()), b(), id()}; }
    [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
    constexpr bool operator==(const Action&) const = default;

private:
    std::uint32_t bits_ = 0;
};

/// Room for every card of the graveyard as a target, and some more.
inline constexpr std::size_t most_actions = 1200;
using Actions = rollout::ActionList<Action, most_actions>;

}  // namespace ziggurat::tabletop::magic
