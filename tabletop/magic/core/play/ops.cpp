// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "tabletop/magic/core/play/resolver.h"

namespace ziggurat::tabletop::magic {

namespace {

bool is_of_players(Who who) {
    return who == Who::You || who == Who::ThatPlayer || who == Who::ItsController || who == Who::EachPlayer ||
           who == Who::EachOpponent;
}

template <class Number>
void add_to(Number& number, int n) {
    number = static_cast<Number>(
        std::clamp<int>(number + n, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()));
}

}  // namespace

void Resolver::damage(const Op& op) {
    const int n = number(op);
    const Source source = e_.source_of(item_);
    const Refs refs = is_of_players(op.who) ? players(op) : objects(op);
    for (const Ref& ref : refs) {
        if (ref.kind == Ref::Player) {
            e_.damage_player(source, ref.id, n, false);
        } else if (Permanent* const p = e_.find(ref.id); ref.kind == Ref::Permanent && p != nullptr) {
            e_.damage(source, *p, n, false);
        }
    }
}

void Resolver::destroy(const Op& op) {
    std::array<ObjectId, battlefield_room> ids{};
    int count = 0;
    for (const Ref& ref : objects(op)) {
        if (ref.kind == Ref::Basic) {
            e_.take_basic(ref, false);
        } else if (ref.kind == Ref::Permanent && count < battlefield_room) {
            ids[static_cast<std::size_t>(count++)] = ref.id;
        }
    }
    e_.destroy(ids.data(), count, (op.flags & for_good) != 0);
}

/// Until end of turn: power, toughness and keywords.
void Resolver::pump(const Op& op, KeywordSet also) {
    const int factor = op.number == Number::X ? item_.x : 1;
    for (const Ref& ref : objects(op)) {
        if (Permanent* const p = e_.find(ref.id); ref.kind == Ref::Permanent && p != nullptr) {
            add_to(p->power_now, op.power * factor);
            add_to(p->toughness_now, op.toughness * factor);
            p->keywords_now |= op.keywords | also;
        }
    }
    e_.stale();
}

void Resolver::set_tapped(Ref ref, bool on) {
    if (ref.kind == Ref::Basic) {
        Player& owner = s_.players[ref.player];
        const auto colour = static_cast<std::size_t>(ref.id % 8);
        std::uint8_t& from = on ? owner.basics[colour] : owner.tapped_basics[colour];
        std::uint8_t& to = on ? owner.tapped_basics[colour] : owner.basics[colour];
        if (from > 0 && (ref.id >= 8) != on) {
            --from;
            ++to;
        }
    } else if (Permanent* const p = e_.find(ref.id); ref.kind == Ref::Permanent && p != nullptr) {
        p->set(tapped, on);
    }
}

/// Steps that are done to permanents (and to players who are damaged); false for any other.
bool Resolver::step_permanents(const Op& op) {
    switch (op.code) {
    case OpCode::Damage:
        damage(op);
        return true;
    case OpCode::Destroy:
        destroy(op);
        return true;
    case OpCode::Pump:
        pump(op, 0);
        return true;
    case OpCode::Prevent:
    case OpCode::Sacrifice:
    case OpCode::Tap:
    case OpCode::Untap:
    case OpCode::Regenerate:
    case OpCode::Grow:
    case OpCode::Steal:
    case OpCode::Attach:
        break;
    default:
        return false;
    }
    const bool is_shielding_players = op.code == OpCode::Prevent && is_of_players(op.who);
    for (const Ref& ref : is_shielding_players ? players(op) : objects(op)) {
        Permanent* const p = ref.kind == Ref::Permanent ? e_.find(ref.id) : nullptr;
        if (op.code == OpCode::Tap || op.code == OpCode::Untap) {
            set_tapped(ref, op.code == OpCode::Tap);
        } else if (op.code == OpCode::Sacrifice) {
            e_.sacrifice(ref);
        } else if (op.code == OpCode::Prevent && ref.kind == Ref::Player) {
            add_to(s_.players[ref.id].shield, number(op));
        } else if (p == nullptr) {
            continue;
        } else if (op.code == OpCode::Prevent) {
            add_to(p->shield, number(op));
        } else if (op.code == OpCode::Regenerate) {
            add_to(p->regeneration, 1);
        } else if (op.code == OpCode::Grow) {
            add_to(p->growth, number(op));
        } else if (op.code == OpCode::Steal) {
            e_.credit(Deed::Taken, p->controller, p->controller != item_.controller ? 1 : 0);
            p->borrower = static_cast<std::uint8_t>(item_.controller + 1);
            p->borrowed_at = s_.next_id;
        } else if (Permanent* const source = e_.find(item_.source); source != nullptr) {
            source->attached = p->id;
        }
    }
    if (op.code == OpCode::Grow || op.code == OpCode::Steal || op.code == OpCode::Attach) {
        e_.stale();
    } else {
        e_.changed(watch_all);
    }
    return true;
}

void Resolver::return_to_hand(Ref ref) {
    if (ref.kind == Ref::Basic) {
        e_.take_basic(ref, true);
    } else if (ref.kind == Ref::Permanent) {
        e_.bounce(ref.id);
    } else if (ref.kind == Ref::Card && s_.graveyard.has(ref.id)) {
        s_.graveyard.remove(ref.id);
        e_.graveyard_changed(ref.id);
        e_.to_hand(ref.id, item_.controller, true);
    }
}

/// On top, or exiled instead of anywhere else in the library; basic lands go back to the pool (Stack R5).
void Resolver::put_into_library(Ref ref, bool on_top) {
    if (ref.kind == Ref::Basic) {
        e_.take_basic(ref, false);
        return;
    }
    CardId card = ref.id;
    if (ref.kind == Ref::Permanent) {
        const auto left = e_.take_away(ref.id);
        if (!left) {
            return;
        }
        card = left->card;
    } else if (ref.kind == Ref::Card && s_.graveyard.has(ref.id)) {
        s_.graveyard.remove(ref.id);
        e_.graveyard_changed(ref.id);
    } else {
        return;
    }
    if (on_top) {
        e_.to_top(card);
    } else {
        s_.exile.add(card);
    }
}

/// From the graveyard to the battlefield under the controller of the effect, who becomes the owner (Stack O1).
void Resolver::reanimate(Ref ref, std::uint8_t flags) {
    if (ref.kind == Ref::Card && s_.graveyard.has(ref.id)) {
        s_.graveyard.remove(ref.id);
        e_.graveyard_changed(ref.id);
        if ((flags & face_down) != 0) {
            s_.seen.add(ref.id);
        }
        e_.enter(ref.id, false, item_.controller, (flags & face_down) != 0 ? turned_down : 0);
        e_.credit(Deed::Taken, item_.controller, 1);
    }
}

/// Exiles a permanent and returns it at once under its owner's control; tokens do not come back.
void Resolver::blink(Ref ref) {
    const auto left = ref.kind == Ref::Permanent ? e_.take_away(ref.id) : std::nullopt;
    if (left) {
        e_.enter(left->card, false, left->owner, 0);
    }
}

void Resolver::counter(ObjectId spell, Shelf shelf) {
    auto* const begin = s_.stack.begin();
    auto* const end = begin + s_.stack_count;
    auto* const found = std::find_if(begin, end, [&](const Item& item) { return item.id == spell; });
    if (found == end ||
        (found->kind != ItemKind::FaceDownSpell && (e_.look_.printed(*found).keywords & uncounterable) != 0)) {
        return;
    }
    const Item countered = *found;
    std::copy(found + 1, end, found);
    s_.stack[--s_.stack_count] = Item{};
    if (shelf == Shelf::Graveyard || countered.kind == ItemKind::FlashbackSpell) {
        e_.put_away_spell(countered);
    } else if (shelf == Shelf::Top) {
        e_.to_top(countered.card);
    } else {
        s_.exile.add(countered.card);
    }
}

void Resolver::counter_targets(const Op& op) {
    for (const Ref& ref : objects(op)) {
        if (ref.kind == Ref::Spell && (op.flags & top_or_bottom) != 0) {
            e_.push_task(Step::TopOrBottom, item_.controller, 0, 0, ref.id);
        } else if (ref.kind == Ref::Spell) {
            counter(ref.id, (op.flags & to_top) != 0 ? Shelf::Top : Shelf::Graveyard);
        }
    }
}

void Resolver::dig(int n) {
    s_.dug_count = 0;
    while (s_.dug_count < std::min(n, dug_room)) {
        const CardId card = e_.take_top(item_.controller);
        if (card == no_card) {
            break;
        }
        s_.dug[s_.dug_count++] = card;
    }
    if (s_.dug_count > 0) {
        e_.push_task(Step::Dig, item_.controller);
    }
}

void Resolver::dug(CardId chosen) {
    const std::uint8_t count = s_.dug_count;
    s_.dug_count = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (s_.dug[i] == chosen) {
            e_.to_hand(chosen, item_.controller, false);
        } else {
            e_.to_graveyard(s_.dug[i], item_.controller);
        }
        s_.dug[i] = 0;
    }
}

void Resolver::mill(int player, int n, bool to_exile) {
    for (int i = 0; i < n; ++i) {
        const CardId card = e_.take_top(player);
        if (card == no_card) {
            return;
        }
        if (to_exile) {
            s_.exile.add(card);
        } else {
            e_.to_graveyard(card, player);
        }
    }
}

/// Steps that move cards; false for any other.
bool Resolver::step_cards(const Op& op) {
    switch (op.code) {
    case OpCode::Return:
    case OpCode::Exile:
    case OpCode::Top:
    case OpCode::Bottom:
    case OpCode::ShuffleIn:
    case OpCode::Reanimate:
    case OpCode::Blink:
        break;
    case OpCode::Counter:
        counter_targets(op);
        return true;
    case OpCode::Dig:
        dig(number(op));
        return true;
    case OpCode::Purge:
        s_.exile = s_.exile | s_.graveyard;
        s_.graveyard = CardSet{};
        e_.stale();
        return true;
    default:
        return false;
    }
    for (const Ref& ref : objects(op)) {
        if (op.code == OpCode::Return) {
            return_to_hand(ref);
        } else if (op.code == OpCode::Reanimate) {
            reanimate(ref, op.flags);
        } else if (op.code == OpCode::Blink) {
            blink(ref);
        } else if (op.code == OpCode::Exile && ref.kind == Ref::Permanent) {
            e_.exile_permanent(ref.id);
        } else {
            put_into_library(ref, op.code == OpCode::Top);
        }
    }
    return true;
}

void Resolver::add_mana(const Op& op, int player) {
    Player& self = s_.players[static_cast<std::size_t>(player)];
    int rest = op.n;
    for (std::size_t i = 0; i < colours; ++i) {
        if ((op.mana >> i & 1) != 0) {
            add_to(self.pool[i], 1);
            --rest;
        }
    }
    add_to(self.pool[colours], rest);
}

bool Resolver::step_rest(const Op& op) {
    switch (op.code) {
    case OpCode::Fog:
        s_.is_fog = !rules_.options.has_places;
        s_.fog_places |= rules_.options.has_places ? 1U << item_.place : 0;
        break;
    case OpCode::Circle:
        e_.push_task(Step::ChooseSource, item_.controller, op.mana);
        break;
    case OpCode::RandomReturn:
        if (const int size = s_.graveyard.size(); size > 0) {
            rollout::Random random = e_.chance_.next(Engine::discards);
            return_to_hand(
                Ref{Ref::Card, 0, s_.graveyard.nth(static_cast<int>(random.below(static_cast<unsigned>(size))))});
        }
        break;
    case OpCode::Token:
        for (int i = number(op); i > 0 && s_.end == End::No; --i) {
            e_.enter(op.token, true, item_.controller, 0);
        }
        break;
    case OpCode::Flame:
        add_to(s_.flame_counters, op.n);
        break;
    case OpCode::Mana:
        add_mana(op, item_.controller);
        break;
    case OpCode::Fetch:
        e_.push_task(Step::Fetch, item_.controller);
        break;
    case OpCode::ExtraTurn:
        if (s_.extra_count == s_.extra_turns.size()) {
            e_.overflow();
            break;
        }
        e_.credit(Deed::ExtraTurn, item_.controller, 1);
        s_.extra_turns[s_.extra_count++] =
            static_cast<std::uint8_t>(item_.controller | ((op.flags & then_lose) != 0 ? fatal : 0));
        break;
    case OpCode::NoHandLimit:
        s_.players[item_.controller].has_no_hand_limit = true;
        break;
    case OpCode::LoseGame:
        s_.players[item_.controller].life = 0;
        break;
    default:
        break;
    }
    return true;
}

}  // namespace ziggurat::tabletop::magic
