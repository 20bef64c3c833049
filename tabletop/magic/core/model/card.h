// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "tabletop/magic/core/model/words.h"

namespace ziggurat::tabletop::magic {

/// An index into `CardTable::filters`; 0 is the filter that lets everything pass.
using FilterId = std::uint8_t;
using DefId = std::uint16_t;
inline constexpr int no_subtype = 0;

enum class Zone : std::uint8_t { Battlefield, Graveyard, Stack, Players };
enum class Side : std::uint8_t { Anybody, You, Opponent, ThatPlayer };

/// Which objects or players an effect means: everything that passes all of its tests.
struct Filter {
    Zone zone = Zone::Battlefield;
    Side side = Side::Anybody;  ///< whose permanent or spell; among players: which of them
    bool or_player = false;     ///< permanents that pass, and players
    bool is_other = false;      ///< not the source itself
    bool is_fighting = false;   ///< attacks or blocks
    bool is_attacking = false;
    bool is_untapped = false;
    std::uint8_t subtype = no_subtype;
    TypeSet types_any = 0;  ///< at least one of them; 0 asks nothing
    TypeSet types_none = 0;
    ColourSet colours_any = 0;
    ColourSet colours_none = 0;
    KeywordSet keywords_all = 0;
    KeywordSet keywords_none = 0;
    std::int8_t most_power = 127;
    std::int8_t most_toughness = 127;
    bool operator==(const Filter&) const = default;
};

struct ManaCost {
    std::array<std::uint8_t, colours> coloured{};
    std::uint8_t generic = 0;
    std::uint8_t x = 0;  ///< how often X has to be paid
    [[nodiscard]] int value() const {
        return generic + coloured[0] + coloured[1] + coloured[2] + coloured[3] + coloured[4];
    }
};

/// An amount of mana.
struct Purse {
    int all = 0;
    std::array<int, colours> of{};  ///< of each colour
    [[nodiscard]] bool covers(const ManaCost& cost, int x) const {
        bool is_enough = cost.value() + x * cost.x <= all;
        for (std::size_t i = 0; i < colours; ++i) {
            is_enough = is_enough && cost.coloured[i] <= of[i];
        }
        return is_enough;
    }
};

/// More mana than anything costs: the price of what there is not.
inline constexpr std::uint8_t no_price = 255;

/// What is paid: mana and everything else. Things that are chosen are named by a filter and how many of them.
struct Cost {
    ManaCost mana;
    bool tap = false;
    bool sacrifice_this = false;
    std::uint8_t life = 0;
    std::uint8_t discard = 0;
    std::uint8_t sacrifice = 0;
    std::uint8_t tap_others = 0;
    std::uint8_t give_back = 0;  ///< permanents returned to hand
    FilterId what = 0;           ///< of what is sacrificed, tapped or returned
    [[nodiscard]] int chosen() const { return discard + sacrifice + tap_others + give_back; }
};

/// What a creature with morph costs face down.
inline constexpr Cost face_down_cost{ManaCost{{}, 3, 0}};

enum class Number : std::uint8_t {
    Constant,
    X,
    Amount,  ///< of the event that triggered: damage, mostly
    Power,   ///< of the first target
    Toughness,
    ManaValue,
    Graveyard,
    GraveyardCreatures,
    Counters,  ///< flame counters on the source
};

enum class Who : std::uint8_t {
    This,
    Target,  ///< all targets that are still legal
    It,      ///< what the triggering event was about
    Each,    ///< all that pass the op's filter
    You,
    ThatPlayer,     ///< the player of the triggering event
    ItsController,  ///< the controller of the first target
    EachPlayer,
    EachOpponent,
    Attached,  ///< what the source is attached to
};

enum class OpCode : std::uint8_t {
    Damage,
    Gain,
    Lose,
    Prevent,
    Fog,
    Circle,
    Draw,
    Discard,
    DiscardHand,
    Mill,
    ExileTop,
    Dig,
    Return,
    Exile,
    Top,
    Bottom,
    ShuffleIn,
    Reanimate,
    Blink,
    Purge,
    RandomReturn,
    Destroy,
    Sacrifice,
    Edict,
    Token,
    Grow,
    Flame,
    Tap,
    Untap,
    Regenerate,
    Steal,
    Pump,
    Protect,
    Counter,
    Mana,
    Fetch,
    ExtraTurn,
    NoHandLimit,
    Flashback,
    Paint,
    TapFor,
    Size,
    Attach,
    LoseGame,
};

/// A step of an effect: 16 bytes that an interpreter reads.
struct Op {
    OpCode code = OpCode::Draw;
    Who who = Who::You;
    FilterId filter = 0;
    Number number = Number::Constant;
    std::int8_t n = 0;      ///< the constant, or the factor of any other number (1 or -1)
    std::int8_t power = 0;  ///< of a pump: what is added; with a number other than a constant, its factor
    std::int8_t toughness = 0;
    std::uint8_t flags = 0;  ///< see below
    KeywordSet keywords = 0;
    DefId token = 0;
    std::uint8_t mana = 0;  ///< colours that are made, or a colour
    std::uint8_t padding = 0;
};
static_assert(sizeof(Op) == 16);

inline constexpr std::uint8_t for_good = 1;        ///< destroyed things cannot be regenerated
inline constexpr std::uint8_t face_down = 2;       ///< arrives face down
inline constexpr std::uint8_t any_colour = 4;      ///< mana of one colour of choice
inline constexpr std::uint8_t to_top = 8;          ///< a countered spell goes to the top of the library
inline constexpr std::uint8_t top_or_bottom = 16;  ///< ... or to the bottom, as its counterer likes
inline constexpr std::uint8_t then_lose = 32;      ///< the extra turn's player loses at its end step

enum class AbilityKind : std::uint8_t { Spell, Activated, Mana, Triggered, Static };

enum class Event : std::uint8_t {
    None,
    EntersSelf,
    Enters,
    Dies,
    VictimDies,
    Leaves,
    ToGraveyard,
    DealsDamage,
    HitsPlayer,
    CreatureHitsPlayer,
    Damaged,
    TurnedUp,
    Upkeep,
    DrawStep,
    YourEnd,
    EndStep,
    Arrival,
    Chaos,
    NoIslands,
    FatalEnd,
    Attacks,
    CreatureDies,
    Casts,
    GainsLife,
};

enum class Condition : std::uint8_t { None, HandEmpty, Graveyard, YourTurn, ControlsBasic };

/// One ability of a card: what it costs or waits for, what it aims at, and its steps.
struct Ability {
    AbilityKind kind = AbilityKind::Spell;
    Event event = Event::None;
    FilterId event_filter = 0;
    Condition condition = Condition::None;
    std::uint8_t condition_n = 0;  ///< how many cards, or which basic land
    bool from_graveyard = false;
    bool from_hand = false;  ///< cycling: the card is discarded as a cost
    bool is_slow = false;    ///< only when its controller could cast a sorcery
    bool may = false;        ///< its controller may, when it resolves; `cost` is then the price
    FilterId target = 0;
    std::uint8_t least_targets = 0;
    std::uint8_t most_targets = 0;
    Cost cost;
    std::uint16_t first = 0;  ///< its steps are `CardTable::ops`, first .. first + count - 1
    std::uint16_t count = 0;
};

/// What is printed on a card, or on a token. Never changes while playing.
struct CardDef {
    // What is asked for at every step of a game stands first, together.
    TypeSet types = 0;
    ColourSet colours = 0;
    bool has_static = false;
    KeywordSet keywords = 0;
    std::int8_t power = 0;
    std::int8_t toughness = 0;
    std::uint32_t events = 0;   ///< bit e: an ability waits for event e
    std::int8_t more_hand = 0;  ///< of an avatar: cards more in the opening hand, and in hand at most
    std::int8_t more_life = 0;
    std::uint16_t first_ability = 0;
    std::uint16_t abilities = 0;
    std::uint16_t modes = 0;  ///< spell abilities, of which one is chosen
    bool has_morph = false;
    bool has_flashback = false;
    bool grants_flashback = false;  ///< to all instants and sorceries in the graveyard
    bool has_mana = false;
    bool has_activated = false;
    std::uint8_t least_price = no_price;  ///< mana that activating it on the battlefield costs at least
    bool acts_in_graveyard = false;
    bool acts_in_hand = false;
    bool is_static_in_graveyard = false;
    FilterId enchants = 0;
    std::array<std::uint8_t, 4> subtypes{};  ///< 0 behind the last
    Cost cost;
    Cost morph;
    Cost flashback;
    std::string name;
    [[nodiscard]] bool is(TypeSet any) const { return (types & any) != 0; }
    [[nodiscard]] bool is_permanent() const { return is(permanent_types); }
};

constexpr std::uint32_t bit_of(Event event) {
    return 1U << static_cast<unsigned>(event);
}

/// All cards, compiled: definitions, and what they refer to by index.
struct CardTable {
    std::vector<CardDef> defs;
    std::vector<Ability> abilities;
    std::vector<Op> ops;
    std::vector<Filter> filters{Filter{}};
    std::vector<std::string> subtypes{""};

    /// The index of the card of a name, or -1.
    [[nodiscard]] int find(const std::string& name) const {
        for (std::size_t i = 0; i < defs.size(); ++i) {
            if (defs[i].name == name && !is_token(i)) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    std::vector<bool> tokens;  ///< by definition: whether it is a token's
    [[nodiscard]] bool is_token(std::size_t def) const { return def < tokens.size() && tokens[def]; }
};

}  // namespace ziggurat::tabletop::magic
