// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/cards/potential.h"

#include <algorithm>
#include <array>

namespace ziggurat::tabletop::thunderstone {

namespace {

/// With this in a lane 255 cards still fit.
constexpr int most_in_lane = 255;

/// Four lanes; `is_boundless` is set where one of them would not fit.
std::uint64_t packed(const std::array<int, 4>& lanes, bool& is_boundless) {
    std::uint64_t word = 0;
    for (std::size_t i = lanes.size(); i-- > 0;) {
        is_boundless = is_boundless || lanes[i] > most_in_lane;
        word = word << 16U | static_cast<std::uint64_t>(std::clamp(lanes[i], 0, most_in_lane));
    }
    return word;
}

/// The numbers that are of use, each for itself: what takes away may not come to bear.
template <class... Numbers>
int gains(Numbers... numbers) {
    return (std::max<int>(0, numbers) + ...);
}

}  // namespace

Potential potential_of(const Card& card) {
    const PartyTraits& party = card.party;
    std::array<int, 4> own{};
    if (card.is_monster() || card.type == CardType::Disease) {
        own = {gains(party.trophy_attack), gains(party.trophy_magic), gains(party.trophy_light), 0};
    } else {
        own = {
            gains(card.attack, party.rank_attack, party.weapon_attack, party.strong_attack, party.bearer_attack),
            gains(card.magic), gains(card.light), card.is_hero() ? 1 : 0};
    }
    bool is_boundless = false;
    Potential most;
    most.own = packed(own, is_boundless);
    most.shared = packed({gains(party.all_attack, party.each_attack), gains(party.per_attack),
                          gains(party.each_magic), party.magic_factor - 1},
                         is_boundless);
    const auto flag_if = [&](bool holds, Potential::Flag flag) {
        most.flags = static_cast<std::uint8_t>(most.flags | (holds ? flag : 0));
    };
    flag_if(is_boundless, Potential::Boundless);
    flag_if(party.one_converts, Potential::Converts);
    flag_if(card.is_weapon && party.throw_attack != 0, Potential::Throws);
    flag_if(card.is_hero() && party.meal_attack != 0, Potential::Feeds);
    flag_if(party.is_meal, Potential::IsMeal);
    return most;
}

}  // namespace ziggurat::tabletop::thunderstone
