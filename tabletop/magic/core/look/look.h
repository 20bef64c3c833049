// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "tabletop/magic/core/model/action.h"
#include "tabletop/magic/core/model/rules.h"
#include "tabletop/magic/core/model/state.h"

namespace ziggurat::tabletop::magic {

/// From whose side filters are read: the source of an effect and its controller.
struct Viewpoint {
    int you = 0;
    ObjectId self = no_object;
    int that_player = -1;   ///< of the event that triggered
    ColourSet colours = 0;  ///< of the source, for protection
    int place = -1;         ///< for games with places: where to look; -1 everywhere
};

/// How mana is paid: what is taken from the pool, and what is tapped.
struct Payment {
    std::array<std::uint8_t, colours + 1> from_pool{};
    std::array<std::uint8_t, colours> basics{};
    std::array<ObjectId, 24> tapped{};
    std::uint8_t tapped_count = 0;
    std::uint16_t supply = 0;
    std::array<std::uint8_t, colours + 1> left_over{};  ///< mana of tapped permanents that stays in the pool
};

/// What a player can pay mana with. What the most does not cover cannot be paid; what is at hand covers can be;
/// for what lies between `Look::plan` has to try.
struct Means {
    Purse at_hand;  ///< in the pool and from basic lands
    Purse most;     ///< with everything else that can be tapped, tapped for all the colours that it can make
    [[nodiscard]] bool covers(const ManaCost& cost, int x) const { return most.covers(cost, x); }
};

/// All questions about a state that change nothing. Continuous effects have to be current.
class Look {
public:
    Look(const Rules& rules, const State& state) : rules_(rules), s_(state) {}

    // Objects (look.cpp).
    [[nodiscard]] std::span<const Permanent> battlefield() const {
        return {s_.battlefield.data(), s_.battlefield_count};
    }
    /// The permanent of an id, or null if it has left.
    [[nodiscard]] const Permanent* find(ObjectId id) const;
    /// What is printed on it, whichever way up it lies.
    [[nodiscard]] const CardDef& printed(const Permanent& p) const {
        return rules_.table.defs[p.is(token) ? p.card : rules_.cards[p.card]];
    }
    [[nodiscard]] static bool is_creature(const Permanent& p) { return (p.types & creature) != 0; }
    [[nodiscard]] const CardDef& printed(const Item& item) const {
        return rules_.table.defs[item.is_token ? item.card : rules_.cards[item.card]];
    }
    /// Events that a permanent's abilities wait for, as bits.
    [[nodiscard]] std::uint32_t events(const Permanent& p) const {
        return p.is(turned_down) ? 0 : printed(p).events;
    }
    /// Whether an ability on the battlefield, or of an avatar, may wait for an event.
    [[nodiscard]] bool is_awaited(Event event) const { return (s_.outline.events & bit_of(event)) != 0; }
    [[nodiscard]] bool is_alive(int player) const {
        return !s_.players[static_cast<std::size_t>(player)].has_lost;
    }
    [[nodiscard]] int alive() const;
    /// Players who are left; with an archenemy, sides of which somebody is left.
    [[nodiscard]] int sides_left() const;
    [[nodiscard]] bool are_opponents(int a, int b) const {
        return a != b && (!rules_.options.has_archenemy || a == s_.starter || b == s_.starter);
    }
    /// The avatar of a player, where there are avatars.
    [[nodiscard]] const CardDef& avatar(int player) const {
        return rules_.table.defs[s_.avatars[static_cast<std::size_t>(player)]];
    }
    /// Cards of a player's opening hand, and in hand at the end of the turn: an avatar changes both.
    [[nodiscard]] int opening_hand(int player) const;
    [[nodiscard]] int most_in_hand(int player) const;
    /// Basic lands of a type that are left in the pool: 0..99, where 99 is many.
    [[nodiscard]] int pool_left(int colour) const;
    [[nodiscard]] int next_alive(int player) const;
    /// Basic lands of a colour that a player controls, tapped or not.
    [[nodiscard]] int basics(int player, int colour) const {
        const Player& owner = s_.players[static_cast<std::size_t>(player)];
        const auto at = static_cast<std::size_t>(colour);
        return owner.basics[at] + owner.tapped_basics[at];
    }
    [[nodiscard]] ColourSet item_colours(const Item& item) const;
    [[nodiscard]] Viewpoint view(const Item& item) const;
    /// Whether the condition of an ability holds for a player; most have none.
    [[nodiscard]] bool holds(const Ability& ability, int you) const {
        return ability.condition == Condition::None || condition_holds(ability, you);
    }
    [[nodiscard]] bool can_tap(const Permanent& p) const;
    /// When sorceries can be cast: in a main phase of one's own turn, with nothing on the stack.
    [[nodiscard]] bool is_main_time(int player) const {
        return s_.active == player && s_.stack_count == 0 &&
               (s_.phase == Phase::Main || s_.phase == Phase::SecondMain);
    }
    /// Whether the stack is so full that something has to resolve before anything more is put there.
    [[nodiscard]] bool is_stack_full() const { return s_.stack_count + 4 > stack_room; }

    // Filters and targets (aim.cpp).
    [[nodiscard]] bool passes(const Permanent& p, const Filter& filter, const Viewpoint& from) const {
        // What most are refused for is asked here, without a call.
        return (filter.types_any == 0 || (p.types & filter.types_any) != 0) &&
               side_passes(filter.side, p.controller, from) && passes_rest(p, filter, from);
    }
    [[nodiscard]] bool card_passes(CardId card, const Filter& filter) const;
    [[nodiscard]] bool player_passes(int player, const Filter& filter, const Viewpoint& from) const;
    /// A spell that is being cast: what is printed counts, and who casts it.
    [[nodiscard]] bool spell_passes(const Item& item, const Filter& filter, const Viewpoint& from) const;
    [[nodiscard]] bool can_aim(Ref ref, const Filter& filter, const Viewpoint& from) const;
    /// Whether wanted(ref) holds for something that a filter means, with `as_target` only for what can be a
    /// target; asked of one after the other until it does.
    template <class Wanted>
    bool some_target(const Filter& filter, const Viewpoint& from, bool as_target, const Wanted& wanted) const;
    /// Calls sink(ref) for all of them.
    template <class Sink>
    void each_target(const Filter& filter, const Viewpoint& from, bool as_target, const Sink& sink) const {
        some_target(filter, from, as_target, [&](Ref ref) {
            sink(ref);
            return false;
        });
    }
    /// How many targets there are, counted up to `enough`.
    [[nodiscard]] int count_targets(const Filter& filter, const Viewpoint& from, int enough) const;

    // Costs (pay.cpp).
    /// A way to pay mana, without the permanent `besides`; false if there is none.
    [[nodiscard]] bool plan(int player, const ManaCost& cost, int x, ObjectId besides, Payment& into) const;
    [[nodiscard]] Means means(int player) const;
    /// How much mana a player can make, of whatever colours.
    [[nodiscard]] int all_mana(int player) const;
    [[nodiscard]] bool can_pay(int player, const Cost& cost, int x, ObjectId self, CardId besides) const {
        return can_pay(player, cost, x, self, besides, means(player));
    }
    [[nodiscard]] int most_x(int player, const Cost& cost, ObjectId self) const;
    [[nodiscard]] const Cost& cost_of(const Item& item) const;

    // What may be done (legal.cpp, choices.cpp).
    void list(Actions& actions) const;
    /// What may be done in a task; where there is more than `enough`, at least so many of the first.
    void list_task(const Task& task, Actions& actions, std::size_t enough = most_actions) const;
    [[nodiscard]] bool has_choice(int player) const;
    [[nodiscard]] bool can_attack(const Permanent& p, int player) const;
    [[nodiscard]] bool can_block(const Permanent& blocker, const Permanent& attacker) const;
    void list_attacks(const Permanent& p, Actions& actions) const;
    void list_blocks(const Permanent& p, Actions& actions) const;
    [[nodiscard]] bool can_announce(const Item& item) const { return can_announce(item, means(item.controller)); }
    [[nodiscard]] Item spell(CardId card, ItemKind kind, int player) const;
    [[nodiscard]] Item activation(const Permanent& p, int ability, int player) const;
    [[nodiscard]] Item card_activation(CardId card, int ability, int player) const;
    /// An ability of a card in the command zone: it has no permanent as its source.
    [[nodiscard]] Item command_activation(DefId card, int ability, int player) const;
    [[nodiscard]] const Ability& ability(std::uint16_t index) const { return rules_.table.abilities[index]; }

private:
    [[nodiscard]] bool condition_holds(const Ability& ability, int you) const;
    [[nodiscard]] bool is_open(const Permanent& p, const Viewpoint& from) const;
    [[nodiscard]] bool passes_rest(const Permanent& p, const Filter& filter, const Viewpoint& from) const;
    [[nodiscard]] bool side_passes(Side side, int whose, const Viewpoint& from) const {
        switch (side) {
        case Side::Anybody:
            return true;
        case Side::You:
            return whose == from.you;
        case Side::Opponent:
            return are_opponents(whose, from.you);
        case Side::ThatPlayer:
            return whose == from.that_player;
        }
        return false;
    }
    /// Actions of a player with priority. With `one_is_enough` these return at the first that they find.
    void list_hand(int player, const Means& means, bool one_is_enough, Actions& actions) const;
    void list_hand_card(CardId card, int player, const Means& means, Actions& actions) const;
    void list_graveyard(int player, const Means& means, bool one_is_enough, Actions& actions) const;
    void list_battlefield(int player, const Means& means, bool one_is_enough, Actions& actions) const;
    void list_permanent(const Permanent& p, int player, const Means& means, Actions& actions) const;
    void list_avatar(int player, const Means& means, Actions& actions) const;
    /// Each further throw of the planar die in a turn costs one mana more (Stack P2), of whatever colour.
    [[nodiscard]] bool can_roll(int player, int all_mana) const {
        return is_main_time(player) && s_.plane_count > 0 && s_.rolls <= all_mana;
    }
    [[nodiscard]] bool may_act(int player, int all_mana) const;
    /// Cards that have flashback in the graveyard: all, if the plane or the player's avatar says so.
    [[nodiscard]] const PricedCards& with_flashback(int player) const {
        const bool is_granted = (s_.plane_count > 0 && rules_.table.defs[s_.planes[0]].grants_flashback) ||
                                (s_.has_avatars && avatar(player).grants_flashback);
        return is_granted ? rules_.spells : rules_.with_flashback;
    }
    [[nodiscard]] bool can_pay(int player, const Cost& cost, int x, ObjectId self, CardId besides,
                               const Means& means) const;
    [[nodiscard]] bool can_announce(const Item& item, const Means& means) const;
    template <class OnSpring>
    void each_spring(int player, ObjectId besides, const OnSpring& on_spring) const;
    void list_announcement(const Task& task, Actions& actions, std::size_t enough) const;
    void list_dug(Actions& actions) const;
    void list_blockers(ObjectId attacker, Actions& actions) const;
    void list_payments(const Task& task, Actions& actions) const;
    void list_hand_cards(int player, Actions& actions) const;
    void list_targets(Actions& actions, std::size_t enough) const;
    void list_sources(ColourSet colour, Actions& actions) const;
    void list_triggers(int player, Actions& actions) const;
    [[nodiscard]] bool has_targets(const Ability& ability, const Item& item) const;
    [[nodiscard]] bool library_has_cards(int player) const;
    /// Whether a card is the same as the one before it, which then becomes this one.
    bool is_copy(CardId card, CardId& before) const {
        const bool is_same = before != no_card && rules_.cards[card] == rules_.cards[before];
        before = card;
        return is_same;
    }

    const Rules& rules_;
    const State& s_;
};

template <class Wanted>
bool Look::some_target(const Filter& filter, const Viewpoint& from, bool as_target, const Wanted& wanted) const {
    if (filter.zone == Zone::Graveyard) {
        CardId before = no_card;
        return s_.graveyard.some([&](CardId card) {
            return !(as_target && is_copy(card, before)) && card_passes(card, filter) &&
                   wanted(Ref{Ref::Card, 0, card});
        });
    }
    if (filter.zone == Zone::Stack) {
        const auto* const end = s_.stack.begin() + s_.stack_count;
        return std::any_of(s_.stack.begin(), end, [&](const Item& item) {
            return !(as_target && item.kind == ItemKind::Ability) && wanted(Ref{Ref::Spell, 0, item.id});
        });
    }
    if (filter.zone == Zone::Battlefield) {
        Viewpoint anywhere = from;
        anywhere.place = as_target ? -1 : from.place;
        for (const Permanent& p : battlefield()) {
            if (passes(p, filter, anywhere) && (!as_target || is_open(p, from)) &&
                wanted(Ref{Ref::Permanent, 0, p.id})) {
                return true;
            }
        }
        for (unsigned player = 0; (filter.types_any & land) != 0 && player < s_.player_count; ++player) {
            for (unsigned kind = 0; kind < 16; ++kind) {
                const Ref ref{Ref::Basic, static_cast<std::uint8_t>(player), static_cast<std::uint16_t>(kind)};
                if (kind % 8 < colours && can_aim(ref, filter, from) && wanted(ref)) {
                    return true;
                }
            }
        }
    }
    const bool has_players = filter.zone == Zone::Players || (filter.or_player && !rules_.options.has_places);
    for (unsigned player = 0; has_players && player < s_.player_count; ++player) {
        if (player_passes(static_cast<int>(player), filter, from) &&
            wanted(Ref{Ref::Player, 0, static_cast<std::uint16_t>(player)})) {
            return true;
        }
    }
    return false;
}

}  // namespace ziggurat::tabletop::magic
