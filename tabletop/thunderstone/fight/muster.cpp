// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/muster.h"

#include <algorithm>

namespace ziggurat::tabletop::thunderstone {

namespace {

/// One more of this kind; kinds beyond the room are left out.
template <std::size_t room>
void add_to(std::array<Stack, room>& stacks, std::size_t& count, Kind kind) {
    for (std::size_t i = 0; i < count; ++i) {
        if (stacks[i].kind == kind) {
            ++stacks[i].count;
            return;
        }
    }
    if (count < room) {
        stacks[count++] = {kind, 1, 0};
    }
}

void raise(std::int8_t& number, int by) {
    number = static_cast<std::int8_t>(std::clamp(number + by, -99, 99));
}

}  // namespace

Muster::Muster(const Catalogue& cards, std::span<const CardByte> hand, std::span<const Borrowed> party)
    : cards_(cards) {
    // Heaps are made without branches: what card comes next cannot be foreseen.
    std::array<std::array<Kind, card_room>, roles> heaps;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::uint32_t counts = 0;                              // a byte each
    Sure sure;
    for (const CardByte byte : hand) {
        const auto role = static_cast<unsigned>(cards.role(byte));
        heaps[role][counts >> (8U * role) & 0xFFU] = kind_of(byte);
        counts += 1U << (8U * role);
        sure += cards.sure(byte);
    }
    attack = sure.take();
    magic = sure.take();
    light = sure.take();
    losses = sure.take();
    const auto heap_of = [&](Role role) {
        const auto number = static_cast<unsigned>(role);
        return std::span<const Kind>(heaps[number].data(), counts >> (8U * number) & 0xFFU);
    };
    for (const Kind kind : heap_of(Role::Hero)) {
        add_hero(kind, false);
    }
    for (const Borrowed& borrowed : party) {
        add_hero(borrowed.kind, true);
    }
    for (const Kind kind : heap_of(Role::Weapon)) {
        add_to(weapons_, weapon_count_, kind);
        can_throw = can_throw || cards[kind].party.throw_attack != 0;
    }
    for (const Kind kind : heap_of(Role::Help)) {
        add_to(helps_, help_count_, kind);
    }
    if (has_per_card_) {
        add_per_card(hand);
    }
    if (has_lasting_) {
        for (std::size_t i = 0; i < hero_count_; ++i) {
            add_lasting(hand, cards[places_.heroes[i].kind].party);
        }
    }
}

void Muster::add_hero(Kind kind, bool is_borrowed) {
    if (hero_count_ == most_heroes) {
        return;
    }
    const Card& card = cards_[kind];
    places_.heroes[hero_count_++] = {kind, is_borrowed, card.strength, card.attack, card.magic, card.light};
    factor = std::min(factor * card.party.magic_factor, 64);
    has_lasting_ = has_lasting_ || card.party.lasts;
    has_per_card_ = has_per_card_ || card.party.per_attack != 0;
    can_feed = can_feed || card.party.meal_attack != 0;
}

/// A hero's attack for other cards of the hand (Outlands Slayer and Khan, Chalice Defender).
void Muster::add_per_card(std::span<const CardByte> hand) {
    for (std::size_t i = 0; i < hero_count_; ++i) {
        const PartyTraits& party = cards_[places_.heroes[i].kind].party;
        if (party.per_attack == 0) {
            continue;
        }
        const KindSet& counted = cards_.set(party.per_set);
        const auto count = std::count_if(hand.begin(), hand.end(),
                                         [&](CardByte byte) { return counted.contains(kind_of(byte)); });
        raise(places_.heroes[i].attack, static_cast<int>(count) * party.per_attack);
    }
}

/// What a hero does for other cards (Thyrian Knight and Lord, Selurin Magician).
void Muster::add_lasting(std::span<const CardByte> hand, const PartyTraits& party) {
    if (party.each_attack != 0) {
        const KindSet& helped = cards_.set(party.each_attack_set);
        for (std::size_t i = 0; i < hero_count_; ++i) {
            if (helped.contains(places_.heroes[i].kind)) {
                raise(places_.heroes[i].attack, party.each_attack);
            }
        }
    }
    if (party.each_magic != 0) {
        const KindSet& helped = cards_.set(party.each_magic_set);
        for (const CardByte byte : hand) {
            magic += helped.contains(kind_of(byte)) ? party.each_magic : 0;
        }
        for (std::size_t i = 0; i < help_count_; ++i) {
            raise(helps_[i].each_magic, helped.contains(helps_[i].kind) ? party.each_magic : 0);
        }
    }
}

}  // namespace ziggurat::tabletop::thunderstone
