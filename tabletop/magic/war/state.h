// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "tabletop/magic/core/model/action.h"
#include "tabletop/magic/core/model/state.h"

namespace ziggurat::tabletop::magic::war {

inline constexpr int most_players = 4;
inline constexpr int cells = 15;  ///< places 0..14: rows of five; place 15 + seat: that player's stronghold
inline constexpr int most_in_stronghold = 3;

/// What a permanent's `marks` say in this game.
enum Mark : std::uint8_t {
    moved = 1,
    strides = 2,   ///< may move once more, since its first move was into land that it walks
    stopped = 4,   ///< a Circle prevents what it deals in this combat
    heal = 8,      ///< two bits: how often it was healed this turn
    joined = 32,   ///< takes part in the assault
    carrier = 64,  ///< carries its partner
    cargo = 128,   ///< is carried by its partner
};
/// Enchantments and artifacts stand in no place: they are in their controller's camp.
inline constexpr std::uint8_t in_camp = carrier | cargo;

enum class Stage : std::uint8_t {
    Supply,  ///< creatures' mana abilities
    Healing,
    Movement,
    Combat,  ///< which fight is next
    Join,    ///< who takes part in an assault
    Boost,
    Attack,  ///< the attacker assigns damage
    Defence,
    Prevent,
    Circle,  ///< whose damage a Circle stops, and where
    Enter,   ///< a stronghold that was cleared
    Casting,
    Place,  ///< the terrain of a global effect, before it is cast
    Last,   ///< end of the turn
};

enum class End : std::uint8_t { No, AllStrongholds, RoundLimit, Overflow, NobodyLeft };

/// A fight, from its choice to its damage.
struct Fight {
    std::uint8_t place = 0;  ///< where the defenders stand
    std::uint8_t opponent = 0;
    bool is_assault = false;
    std::uint8_t circler = 0;  ///< who uses a Circle, of which colours
    std::uint8_t circle = 0;
    std::int16_t attack = 0;  ///< damage still to be assigned
    std::int16_t defence = 0;
    std::int16_t stopped = 0;  ///< damage still to be prevented by a Circle
};

/// A game in progress: plain data, copied by assignment.
struct State {
    magic::State core;
    std::array<std::uint8_t, cells> terrain{};       ///< a colour each
    std::array<std::int8_t, most_players> holder{};  ///< who controls each player's stronghold
    std::array<std::array<std::uint8_t, cells + most_players>, most_players> fought{};  ///< by opponent: this turn
    std::uint32_t moved_in = 0;  ///< places that the active player moved into
    Fight fight;
    Item pending;  ///< what is cast once its place is chosen
    Stage stage = Stage::Supply;
    Stage pending_stage = Stage::Casting;
    End end = End::No;
    std::uint16_t round = 1;
};
static_assert(std::is_trivially_copyable_v<State>);

/// Actions beside the core's, told apart by `Action::b` of Verb::Other.
enum class Order : std::uint8_t {
    Mana,   ///< id: a creature
    Heal,   ///< id: a creature
    Move,   ///< id: a creature; a: where to
    Carry,  ///< id: a creature; a: the index of its cargo on the battlefield
    Drop,   ///< id: a carrier; a: where, a place
    Fight,  ///< id: the opponent; a: the place
    One,    ///< id: a creature that is dealt one damage
    Place,  ///< a: the place of a global effect
};

inline Action order(Order what, unsigned id, unsigned a = 0) {
    return Action(Verb::Other, id, a, static_cast<unsigned>(what));
}

}  // namespace ziggurat::tabletop::magic::war
