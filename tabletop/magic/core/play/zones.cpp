// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

namespace {

template <class Count>
void add_to(Count& count, int n) {
    count = static_cast<Count>(count + n);
}

}  // namespace

Permanent* Engine::find(ObjectId id) {
    return const_cast<Permanent*>(look_.find(id));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

/// Brings a card or token to the battlefield. It is new: whatever it was before is forgotten.
Permanent* Engine::enter(std::uint16_t card, bool is_token, int controller, std::uint8_t flags) {
    if (s_.battlefield_count == battlefield_room) {
        overflow();
        return nullptr;
    }
    Permanent& p = s_.battlefield[s_.battlefield_count++];
    p = Permanent{};
    p.id = s_.next_id++;
    p.card = card;
    p.flags = static_cast<std::uint8_t>(flags | sick | (is_token ? token : 0));
    Player& self = s_.players[static_cast<std::size_t>(controller)];
    p.place = self.home;
    if (!is_token) {
        self.held.add(card);
    }
    p.controller = p.own_controller = p.owner = static_cast<std::uint8_t>(controller);
    if (s_.next_id == 0xFFFF) {
        overflow();
    }
    refresh_entered(p);
    fire_entered(p.id);
    return &p;
}

Permanent Engine::leave(ObjectId id) {
    auto* const begin = s_.battlefield.begin();
    auto* const end = begin + s_.battlefield_count;
    auto* const found = std::find_if(begin, end, [&](const Permanent& p) { return p.id == id; });
    if (found == end) {
        return Permanent{};
    }
    const Permanent left = *found;
    if (witness_ != nullptr) {
        witness_->saw_leave(left, cause_now());
    }
    std::copy(found + 1, end, found);
    --s_.battlefield_count;
    s_.battlefield[s_.battlefield_count] = Permanent{};
    if (!left.is(token)) {
        s_.seen.remove(left.card);
    }
    refresh_left(left);
    return left;
}

void Engine::to_graveyard(CardId card, int last_owner) {
    s_.graveyard.add(card);
    graveyard_changed(card);
    fire({.event = Event::ToGraveyard, .it = Ref{Ref::Card, 0, card}, .that_player = last_owner, .card = card});
}

void Engine::to_hand(CardId card, int player, bool is_seen) {
    Player& self = s_.players[static_cast<std::size_t>(player)];
    if (self.hand_size == 255) {
        overflow();
        return;
    }
    self.hand.add(card);
    self.held.add(card);
    ++self.hand_size;
    if (is_seen) {
        s_.seen.add(card);
    }
    hand_changed(self);
}

bool Engine::take_from_hand(CardId card, int player) {
    Player& self = s_.players[static_cast<std::size_t>(player)];
    if (!self.hand.has(card)) {
        return false;
    }
    self.hand.remove(card);
    --self.hand_size;
    s_.seen.remove(card);
    hand_changed(self);
    return true;
}

void Engine::to_top(CardId card) {
    if (s_.known_count == known_room) {
        overflow();
        return;
    }
    s_.known_top[s_.known_count++] = card;
}

/// The top card of the library, replenished from the reserve if it is empty (Stack R4); no card if both are.
CardId Engine::take_top(int player) {
    if (rules_.options.has_places) {
        return take_own(rules_.decks[static_cast<std::size_t>(player)]);
    }
    if (s_.known_count > 0) {
        return s_.known_top[--s_.known_count];
    }
    // Nobody knows the order of either, so that a handful beneath the rest is a handful among it.
    if (s_.library.empty() || (rules_.options.low_water > 0 && s_.library.size() <= rules_.options.low_water)) {
        rollout::Random random = chance_.next(library_channel);
        int left = s_.reserve.size();
        for (int i = 0; i < rules_.options.handful && left > 0; ++i, --left) {
            const CardId card = s_.reserve.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(left))));
            s_.reserve.remove(card);
            s_.library.add(card);
        }
    }
    const int size = s_.library.size();
    if (size == 0) {
        return no_card;
    }
    rollout::Random random = chance_.next(library_channel);
    const CardId card = s_.library.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(size))));
    s_.library.remove(card);
    return card;
}

/// A card of a player's own library, into which all used cards are shuffled first if it is empty.
CardId Engine::take_own(const CardSet& deck) {
    CardSet own = s_.library & deck;
    if (own.empty()) {
        own = (s_.graveyard | s_.exile) & deck;
        s_.library = s_.library | own;
        s_.graveyard = s_.graveyard - own;
        s_.exile = s_.exile - own;
        stale();
    }
    const int size = own.size();
    if (size == 0) {
        return no_card;
    }
    rollout::Random random = chance_.next(library_channel);
    const CardId card = own.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(size))));
    s_.library.remove(card);
    return card;
}

/// Takes a permanent away, and triggers what waits for that; nothing where there is none, or where it was a token,
/// which is no more.
std::optional<Permanent> Engine::take_away(ObjectId id) {
    const Permanent* const there = find(id);
    if (there == nullptr) {
        return std::nullopt;
    }
    fire_left(*there);
    const Permanent left = leave(id);
    return left.is(token) ? std::nullopt : std::optional(left);
}

/// Returns a permanent to its owner's hand; everybody sees which card it is.
void Engine::bounce(ObjectId id) {
    if (const auto left = take_away(id)) {
        to_hand(left->card, left->owner, true);
    }
}

void Engine::exile_permanent(ObjectId id) {
    if (const auto left = take_away(id)) {
        s_.exile.add(left->card);
    }
}

/// Takes a basic land from the battlefield: one of this kind that is tapped as the reference says, or else the
/// other way. To its controller's hand, or to the pool, which has no end.
bool Engine::take_basic(Ref ref, bool to_hand) {
    Player& owner = s_.players[ref.player];
    const auto colour = static_cast<std::size_t>(ref.id % 8);
    const bool wants_tapped = ref.id >= 8;
    const bool takes_tapped = wants_tapped ? owner.tapped_basics[colour] > 0 : owner.basics[colour] == 0;
    std::uint8_t& count = takes_tapped ? owner.tapped_basics[colour] : owner.basics[colour];
    if (count == 0) {
        return false;
    }
    --count;
    if (to_hand) {
        add_to(owner.basics_in_hand[colour], 1);
        add_to(owner.hand_size, 1);
        hand_changed(owner);
    }
    changed(watch_basics);
    return true;
}

}  // namespace ziggurat::tabletop::magic
