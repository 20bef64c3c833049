// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "tabletop/thunderstone/play/options.h"

namespace ziggurat::tabletop::thunderstone {

inline constexpr int most_players = 5;
/// Cards that one player can own; buying beyond them is not offered.
inline constexpr int card_room = 240;
inline constexpr int hall_size = 3;

/// A player's cards stand in one array: the deck from 0 on, behind it the hand, the discard pile at the end. The
/// deck is a bag: drawing takes any of it, so its order means nothing. A mark on a card in hand: its effect is
/// used this turn.
struct Player {
    std::array<CardByte, card_room> cards{};
    std::uint8_t deck = 0;
    std::uint8_t hand = 0;
    std::uint8_t discard = 0;
    std::uint8_t village = 0;
    std::uint8_t bounties = 0;
    std::uint8_t stones = 0;
    bool is_hand_shown = false;
    std::uint16_t xp = 0;
};

/// A dungeon's deck and hall, or the encounter deck and the monster met. The first `hidden` cards of the deck
/// are a bag of cards that nobody has seen, of which the first `layer` come first; behind them stand cards that
/// everybody saw put to the bottom, the next to come first. A mark: the card's breach has happened.
struct Hall {
    std::array<CardByte, 24> deck{};
    std::uint8_t count = 0;
    std::uint8_t hidden = 0;
    std::uint8_t layer = 0;
    std::uint8_t size = 0;  // monsters in the hall
    std::array<CardByte, hall_size> monsters{};
    bool has_new_front = false;  // rank 1 changed hands, and nobody has looked for a breach yet
};

/// What is to be done next; the topmost task of the state's stack is on. Tasks that leave no choice do themselves.
enum class Step : std::uint8_t {
    ChooseHome,
    LeaveOut,
    BeginTurn,
    ChooseTurn,
    Visit,
    Explore,  // in a dungeon or on the road, before the fight
    Rest,
    DestroyInBattle,  // a: the effect
    Conclude,
    AfterDefeat,
    SendAway,  // after a victory, one monster of the hall
    Destination,
    Spoils,
    OfferReveal,  // a: how many
    Revealed,     // a: how many of the hand's first cards
    Refill,
    CleanUp,
    Discard,        // a: how many
    DiscardHeroOr,  // a hero, or a: how many cards
    BorrowDiscard,
    BorrowPick,
    BanishDestroy,
};

struct Task {
    Step step = Step::BeginTurn;
    std::uint8_t player = 0;
    std::uint8_t a = 0;
    std::uint8_t unused = 0;  // fills a word, in which a task is put on the stack and looked at
};
static_assert(sizeof(Task) == 4);

/// A hero that fights for somebody else.
struct Borrowed {
    Kind kind = no_kind;
    std::uint8_t owner = 0;
};

/// What holds for the turn that is on.
struct Turn {
    std::int16_t gold = 0;
    std::int16_t extra_gold = 0;
    std::uint8_t buys = 0;
    bool has_bought = false;  // no more village effects
    bool on_road = false;
    bool is_won = false;
    bool has_travelled = false;
    bool ends_game = false;
    std::uint8_t converts = 0;  // effects that turn armed heroes' attack into magic
    bool is_weightless = false;
    bool has_moved = false;
    std::uint8_t thrown = 0;  // weapons that leave when the battle ends
    std::uint8_t place = 0;   // of the monster that is fought, in its hall
    CardByte foe = no_kind;
    std::uint8_t borrowed = 0;  // heroes that fight along
    std::uint8_t offered = 0;   // heroes that may
    std::array<Borrowed, 2> party{};
    std::array<Borrowed, most_players> offers{};
    std::array<std::uint8_t, 8> spoils{};  // sets of kinds that may be bought, a purchase each
    std::uint8_t spoil_count = 0;
    KindSet strongest;  // heroes of the highest strength when the battle began
};

enum class End : std::uint8_t { No, Exhausted, Bounties, RoundLimit };

/// A game in progress: plain data, copied by assignment.
struct State {
    std::array<Player, most_players> players{};
    std::array<Hall, villages> dungeons{};
    Hall road;
    std::array<std::array<std::uint8_t, 2>, villages> bounties{};  // groups of monsters
    std::array<std::uint8_t, villages> claimed{};
    std::array<std::array<std::uint8_t, 2>, villages> hero_groups{};
    std::array<std::array<Kind, 4>, villages> sold{};   // kinds of village card
    std::array<std::uint8_t, most_kinds + 1> supply{};  // in the villages' piles
    std::array<std::uint8_t, most_kinds + 1> gone{};    // out of the game
    std::uint8_t player_count = 0;
    std::uint8_t active = 0;
    std::int8_t to_move = -1;
    End end = End::No;
    std::uint16_t round = 0;
    Turn turn;
    std::uint8_t task_count = 0;
    std::array<Task, 24> tasks{};
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048);

}  // namespace ziggurat::tabletop::thunderstone
