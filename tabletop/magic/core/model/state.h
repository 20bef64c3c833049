// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "tabletop/magic/core/model/card.h"
#include "tabletop/magic/core/model/card_set.h"

namespace ziggurat::tabletop::magic {

inline constexpr int most_players = 6;
inline constexpr int battlefield_room = 128;
inline constexpr int stack_room = 64;
inline constexpr int trigger_room = 64;
inline constexpr int task_room = 32;
inline constexpr int most_targets = 2;
inline constexpr int most_planes = 20;
inline constexpr int most_schemes = 40;
inline constexpr int archenemy_life = 40;
inline constexpr int known_room = 24;
inline constexpr int dug_room = 16;
inline constexpr std::uint8_t fatal = 128;

/// A permanent, or a spell or ability on the stack, for as long as it stays there; never used twice in a game.
using ObjectId = std::uint16_t;
inline constexpr ObjectId no_object = 0;

/// Something that can be aimed at. Basic lands are counted, not told apart: a player's untapped Forests are one
/// thing, the tapped ones another.
struct Ref {
    enum Kind : std::uint8_t { None, Permanent, Player, Card, Spell, Basic };
    Kind kind = None;
    std::uint8_t player = 0;  ///< of a basic land: whose
    std::uint16_t id = 0;     ///< object, player, card; of a basic land: its colour, plus 8 if it is tapped
    bool operator==(const Ref&) const = default;
};

enum Flag : std::uint8_t {
    tapped = 1,
    sick = 2,         ///< came under its controller's control this turn
    turned_down = 4,  ///< a 2/2 of which only its controller knows what it is
    token = 8,        ///< `card` is the index of its definition
    blocked = 16,
    has_struck = 32,  ///< dealt combat damage in the first of two damage steps
    poisoned = 64,    ///< took damage from a source with deathtouch
};

/// A permanent. What changes with every continuous effect (controller, types, keywords, colours, power, toughness)
/// is kept current by `refresh`; the rest is its own.
struct Permanent {
    KeywordSet keywords = 0;
    KeywordSet keywords_now = 0;  ///< given until end of turn
    ObjectId id = no_object;
    std::uint16_t card = no_card;
    TypeSet types = 0;
    std::int16_t power = 0;
    std::int16_t toughness = 0;
    std::int16_t power_now = 0;  ///< added until end of turn
    std::int16_t toughness_now = 0;
    std::int16_t damage = 0;
    std::int16_t assigned = 0;            ///< combat damage that its attacker is about to deal to it
    ObjectId attached = no_object;        ///< to this permanent
    ObjectId blocks = no_object;          ///< this attacker
    ObjectId borrowed_at = no_object;     ///< objects made since then are newer than the borrowing
    std::array<ObjectId, 2> harmed_by{};  ///< sources that wait for its death this turn
    std::uint8_t flags = 0;
    std::uint8_t controller = 0;
    std::uint8_t own_controller = 0;  ///< without effects that change control
    std::uint8_t borrower = 0;        ///< controls it until end of turn: the player plus 1
    std::uint8_t owner = 0;
    ColourSet colours = 0;
    std::uint8_t attacks = 0;  ///< the attacked player plus 1
    std::uint8_t shield = 0;   ///< damage that is still prevented this turn
    std::uint8_t regeneration = 0;
    std::int8_t growth = 0;  ///< +1/+1 counters
    std::uint8_t place = 0;  ///< for games with places; the rest of the line is theirs alone
    std::uint8_t marks = 0;
    ObjectId partner = no_object;
    std::uint8_t mana = 0;  ///< how much green mana effects let it make
    [[nodiscard]] bool is(Flag flag) const { return (flags & flag) != 0; }
    [[nodiscard]] bool has(KeywordSet any) const { return (keywords & any) != 0; }
    void set(Flag flag, bool on = true) { flags = static_cast<std::uint8_t>(on ? flags | flag : flags & ~flag); }
};

/// Turning a face-down creature up is announced and paid like a spell, but never stands on the stack.
enum class ItemKind : std::uint8_t { Spell, FaceDownSpell, FlashbackSpell, Ability, TurningUp };
inline constexpr std::uint16_t no_ability = 0xFFFF;

/// A spell or an ability on the stack, or a trigger that waits to be put there.
struct Item {
    ObjectId id = no_object;
    ItemKind kind = ItemKind::Ability;
    std::uint8_t controller = 0;
    std::uint16_t card = no_card;  ///< of a spell: its card; of an ability: its source's
    std::uint16_t ability = no_ability;
    ObjectId source = no_object;  ///< of an ability: the permanent; none if it is no permanent
    std::uint8_t owner = 0;
    std::uint8_t target_count = 0;
    std::uint8_t x = 0;
    std::uint8_t that_player = 0;  ///< of the event
    bool is_token = false;         ///< `card` is a definition
    bool was_down = false;         ///< the source was face down: a colourless 2/2
    std::uint8_t place = 0;        ///< for games with places: where a global effect happens
    std::int16_t amount = 0;       ///< of the event
    Ref it;                        ///< what the event was about
    std::array<Ref, most_targets> targets{};
};

/// What is to be done next; the topmost task is on. Tasks that leave no choice do themselves.
enum class Step : std::uint8_t {
    // Decisions.
    Mode,
    ChooseX,
    Target,
    PaySacrifice,
    PayDiscard,
    PayTap,
    PayReturn,
    Draw,
    Discard,
    Edict,
    May,
    ChooseColour,
    ChooseSource,
    Dig,
    TopOrBottom,
    Fetch,
    OrderTriggers,
    Attack,
    Block,
    Assign,
    CleanUp,
    Mulligan,  ///< `a`: how many cards the next hand would have
    // The rest does itself.
    Pay,
    Announced,
    Run,
    Finish,
    DealDamage,
    // Of games that are built on this core.
    Other,
};

struct Task {
    Step step = Step::Run;
    std::uint8_t player = 0;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint16_t id = 0;
};

/// Steps of a turn, in their order.
enum class Phase : std::uint8_t {
    Untap,
    Upkeep,
    Draw,
    Main,
    CombatBegin,
    Attackers,
    Blockers,
    FirstDamage,
    Damage,
    CombatEnd,
    SecondMain,
    End,
    CleanUp,
};

/// What continuous effects can hang on beside the permanents themselves.
enum Watch : std::uint8_t {
    watch_graveyard = 1,  ///< how many cards are in it, or how many creatures
    watch_basics = 2,
    watch_hands = 4,  ///< whether they are empty
    watch_turn = 8,   ///< whose it is
    watch_all = 15,
};

/// What `refresh` notes of all permanents together, so that most questions need not look at each: there may be
/// less on the battlefield by now, never more.
struct Outline {
    std::uint32_t events = 0;  ///< that some ability waits for, as bits
    bool has_static = false;   ///< whether a card there has a static ability
    std::uint8_t springs = 0;  ///< players, as bits, who have something that taps for mana
    /// By player: the least mana that activating something, or turning it up, costs; `no_price` without such.
    std::array<std::uint8_t, most_players> least_price{no_price, no_price, no_price, no_price, no_price, no_price};
};

enum class End : std::uint8_t { No, LastOne, Everybody, TurnCap, Overflow };

struct Player {
    CardSet hand;
    CardSet held;  ///< cards that came to this player's hand, or under the player's control, at some time
    std::array<std::uint8_t, colours> basics_in_hand{};
    std::array<std::uint8_t, colours> basics{};  ///< on the battlefield, untapped
    std::array<std::uint8_t, colours> tapped_basics{};
    std::array<std::uint8_t, colours + 1> pool{};  ///< mana, colourless last
    std::int16_t life = 20;
    std::uint16_t supply = 0;  ///< for games with places: what costs are paid from
    std::uint8_t home = 0;     ///< for games with places: where creatures arrive
    std::uint8_t hand_size = 0;
    std::uint8_t land_plays = 0;
    std::uint8_t shield = 0;
    bool has_lost = false;
    bool has_no_hand_limit = false;
};

/// A source whose next damage to a player is prevented this turn.
struct Circle {
    std::uint8_t player = 0;
    Ref source;
};

/// A game in progress: plain data, copied by assignment. There is one library, one graveyard and one exile for
/// all; a game with a library for each player tells them apart by the cards' owners.
struct State {
    std::array<Player, most_players> players{};
    CardSet library;  ///< what lies below `known_top`, a bag: nobody knows its order
    CardSet reserve;  ///< cards that come after the library
    CardSet graveyard;
    CardSet exile;
    CardSet seen;                                ///< cards in hands, or face down, that everybody knows
    std::array<CardId, dug_room> dug{};          ///< cards of the library that are looked at
    std::array<std::uint8_t, 8> extra_turns{};   ///< a stack: the player, plus `fatal` if the turn is lost
    std::array<CardId, known_room> known_top{};  ///< cards put on top of the library, the next one last
    std::array<Permanent, battlefield_room> battlefield{};  ///< the oldest first
    std::array<Item, stack_room> stack{};
    std::array<Item, trigger_room> triggers{};
    std::array<Task, task_room> tasks{};
    std::array<Circle, 4> circles{};
    std::array<DefId, most_planes> planes{};    ///< the planar deck; the face-up plane first
    std::array<DefId, most_schemes> schemes{};  ///< the scheme deck; the next one first
    std::array<DefId, most_players> avatars{};  ///< by player, if `has_avatars`
    Item announced;                             ///< what is being cast or activated
    Item run;                                   ///< the spell or ability that resolves
    std::uint8_t known_count = 0;
    std::uint8_t dug_count = 0;
    std::uint8_t extra_count = 0;
    std::uint8_t battlefield_count = 0;
    std::uint8_t stack_count = 0;
    std::uint8_t trigger_count = 0;
    std::uint8_t task_count = 0;
    std::uint8_t circle_count = 0;
    std::uint8_t plane_count = 0;
    std::array<ColourSet, 20> place_colours{};  ///< for games with places: who gets +1/+1 there
    std::uint8_t flame_counters = 0;            ///< on the plane
    std::uint8_t rolls = 0;                     ///< of the planar die, this turn
    std::uint8_t walks = 0;                     ///< planes that were left, up to 255: those lie at the bottom
    std::uint8_t player_count = 0;
    std::uint8_t active = 0;
    std::uint8_t priority = 0;
    std::uint8_t passes = 0;
    std::uint8_t starter = 0;  ///< who plays first; where there is one, the archenemy
    std::uint8_t scheme_count = 0;
    std::uint8_t motions = 0;  ///< schemes set in motion, up to 255: those lie at the bottom
    bool has_avatars = false;
    Phase phase = Phase::Untap;
    End end = End::No;
    bool is_fog = false;
    std::uint32_t fog_places = 0;  ///< for games with places: where there is fog
    bool is_stale = true;          ///< continuous effects have to be applied anew
    std::uint8_t watched = 0;      ///< what they hang on beside the permanents: bits of `Watch`
    Outline outline;
    bool is_turn_fatal = false;  ///< the active player loses at the end step
    bool has_first_strikers = false;
    bool is_resolving = false;
    std::uint16_t turn = 0;
    ObjectId next_id = 1;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 14000);

}  // namespace ziggurat::tabletop::magic
