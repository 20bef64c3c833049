// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/look/look.h"

#include <algorithm>

namespace ziggurat::tabletop::magic {

/// What is newer stands behind what is older, so that half of what is left is passed over at every step.
const Permanent* Look::find(ObjectId id) const {
    const Permanent* at = s_.battlefield.data();
    for (std::size_t left = s_.battlefield_count; left > 1; left -= left / 2) {
        at += at[left / 2].id <= id ? left / 2 : 0;
    }
    return s_.battlefield_count > 0 && at->id == id ? at : nullptr;
}

int Look::alive() const {
    int count = 0;
    for (int player = 0; player < s_.player_count; ++player) {
        count += is_alive(player) ? 1 : 0;
    }
    return count;
}

int Look::sides_left() const {
    if (!rules_.options.has_archenemy) {
        return alive();
    }
    const int others = alive() - (is_alive(s_.starter) ? 1 : 0);
    return (is_alive(s_.starter) ? 1 : 0) + (others > 0 ? 1 : 0);
}

int Look::opening_hand(int player) const {
    const int more = s_.has_avatars ? avatar(player).more_hand : 0;
    return std::clamp(rules_.options.opening_hand + more, 0, 99);
}

int Look::most_in_hand(int player) const {
    const int more = s_.has_avatars ? avatar(player).more_hand : 0;
    return std::max(rules_.options.most_in_hand + more, 0);
}

int Look::pool_left(int colour) const {
    if (rules_.options.basic_pool == 0) {
        return 99;
    }
    int used = 0;
    for (int player = 0; player < s_.player_count; ++player) {
        used += basics(player, colour) +
                s_.players[static_cast<std::size_t>(player)].basics_in_hand[static_cast<std::size_t>(colour)];
    }
    return std::max(rules_.options.basic_pool - used, 0);
}

int Look::next_alive(int player) const {
    do {
        player = player + 1 == s_.player_count ? 0 : player + 1;
    } while (!is_alive(player) && alive() > 0);
    return player;
}

ColourSet Look::item_colours(const Item& item) const {
    if (item.kind == ItemKind::FaceDownSpell || item.was_down || item.card == no_card) {
        return 0;
    }
    if (const Permanent* const source = item.source == no_object ? nullptr : find(item.source)) {
        return source->colours;
    }
    return printed(item).colours;
}

Viewpoint Look::view(const Item& item) const {
    return {item.controller, item.source, item.that_player, item_colours(item),
            rules_.options.has_places ? item.place : -1};
}

/// Conditions of triggers are asked when they trigger, those of activated abilities when they are activated, and
/// both again when they resolve.
bool Look::condition_holds(const Ability& ability, int you) const {
    switch (ability.condition) {
    case Condition::None:
        return true;
    case Condition::HandEmpty:
        return s_.players[static_cast<std::size_t>(you)].hand_size == 0;
    case Condition::Graveyard:
        return s_.graveyard.size() >= ability.condition_n;
    case Condition::YourTurn:
        return s_.active == you;
    case Condition::ControlsBasic:
        return basics(you, ability.condition_n) > 0;
    }
    return false;
}

bool Look::can_tap(const Permanent& p) const {
    return !p.is(tapped) && (!p.is(sick) || !is_creature(p) || p.has(haste));
}

bool Look::library_has_cards(int player) const {
    if (rules_.options.has_places) {
        return !((s_.library | s_.graveyard | s_.exile) & rules_.decks[static_cast<std::size_t>(player)]).empty();
    }
    return s_.known_count > 0 || !s_.library.empty() || !s_.reserve.empty();
}

bool Look::can_attack(const Permanent& p, int player) const {
    if (p.controller != s_.active || !are_opponents(player, p.controller) || !is_alive(player) ||
        !is_creature(p) || !can_tap(p) || p.has(defender)) {
        return false;
    }
    return !p.has(islandhome) || basics(player, 1) > 0;
}

bool Look::can_block(const Permanent& blocker, const Permanent& attacker) const {
    if (attacker.attacks != blocker.controller + 1 || attacker.has(unblockable) || blocker.has(no_blocking)) {
        return false;
    }
    if (attacker.has(flying) ? !blocker.has(flying | reach) : blocker.has(blocks_flyers_only)) {
        return false;
    }
    if ((protected_from(attacker.keywords) & blocker.colours) != 0) {
        return false;
    }
    for (int colour = 0; colour < colours; ++colour) {
        if (attacker.has(walk_of(colour)) && basics(blocker.controller, colour) > 0) {
            return false;
        }
    }
    return true;
}

}  // namespace ziggurat::tabletop::magic
