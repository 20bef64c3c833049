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
    for (const CardByte byte : hand) {
        const Card& card = cards[byte];
        if (card.is_hero()) {
            add_hero(card, kind_of(byte), false);
        } else {
            add_others(card, kind_of(byte));
        }
    }
    for (const Borrowed& borrowed : party) {
        add_hero(cards[borrowed.kind], borrowed.kind, true);
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

void Muster::add_hero(const Card& card, Kind kind, bool is_borrowed) {
    if (hero_count_ == most_heroes) {
        return;
    }
    places_.heroes[hero_count_++] = {kind, is_borrowed, card.strength, card.attack, card.magic, card.light};
    factor *= card.party.magic_factor;
    factor = std::min(factor, 64);
    has_lasting_ = has_lasting_ || card.party.lasts;
    has_per_card_ = has_per_card_ || card.party.per_attack != 0;
    can_feed = can_feed || card.party.meal_attack != 0;
}

void Muster::add_others(const Card& card, Kind kind) {
    const PartyTraits& party = card.party;
    if (card.is_weapon) {
        add_to(weapons_, weapon_count_, kind);
        can_throw = can_throw || party.throw_attack != 0;
        return;
    }
    if (card.is_monster() || card.type == CardType::Disease) {
        attack += party.trophy_attack;
        magic += party.trophy_magic;
        light += party.trophy_light;
        losses += party.trophy_loss;
        return;
    }
    attack += card.attack;
    magic += card.magic;
    light += card.light;
    const bool helps = party.one_strength != 0 || party.one_converts || party.all_strength != 0 ||
                       party.all_attack != 0 || party.is_meal;
    if (helps) {
        add_to(helps_, help_count_, kind);
    }
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
