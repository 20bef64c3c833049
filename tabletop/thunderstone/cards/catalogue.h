// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tabletop/thunderstone/cards/card.h"
#include "tabletop/thunderstone/cards/potential.h"
#include "tabletop/thunderstone/cards/source.h"
#include "tabletop/thunderstone/cards/sure.h"

namespace ziggurat::tabletop::thunderstone {

/// A kind's group of heroes or monsters: its kinds, heroes by level.
struct Group {
    std::string name;
    std::vector<Kind> kinds;
    std::uint64_t classes = 0;  // keywords of any of its cards
};

/// All cards, compiled from a CardTable: what a game looks up while it is played. Const once made.
class Catalogue {
public:
    [[nodiscard]] const Card& operator[](CardByte card) const { return cards_[kind_of(card)]; }
    [[nodiscard]] const Potential& potential(CardByte card) const { return potentials_[kind_of(card)]; }
    // What is asked of every card of a hand, beside each other.
    [[nodiscard]] unsigned triggers(CardByte card) const { return triggers_[kind_of(card)]; }
    [[nodiscard]] int gold(CardByte card) const { return golds_[kind_of(card)]; }
    /// More than anybody has for a card without a next level.
    [[nodiscard]] unsigned xp_to_level(CardByte card) const { return xp_to_level_[kind_of(card)]; }
    [[nodiscard]] Role role(CardByte card) const { return roles_[kind_of(card)]; }
    [[nodiscard]] const Sure& sure(CardByte card) const { return sures_[kind_of(card)]; }
    [[nodiscard]] int size() const { return size_; }
    /// A number of its own for each compilation, which copies share: what is remembered of one is not of another.
    [[nodiscard]] std::uint64_t identity() const { return identity_; }
    [[nodiscard]] const KindSet& set(std::uint8_t index) const { return sets_[index]; }
    [[nodiscard]] std::span<const Effect> effects(const Card& card) const {
        return {effects_.data() + card.first_effect, card.effects};
    }

    [[nodiscard]] const std::string& name(CardByte card) const { return names_[kind_of(card)]; }
    [[nodiscard]] const std::string& id(CardByte card) const { return ids_[kind_of(card)]; }
    [[nodiscard]] Kind find(std::string_view id) const;
    [[nodiscard]] const std::vector<Group>& hero_groups() const { return hero_groups_; }
    [[nodiscard]] const std::vector<Group>& monster_groups() const { return monster_groups_; }
    /// Village cards that a game chooses among, and those of every game.
    [[nodiscard]] const std::vector<Kind>& village_kinds() const { return village_kinds_; }
    [[nodiscard]] const std::vector<Kind>& basics() const { return basics_; }
    [[nodiscard]] Kind militia() const { return militia_; }
    [[nodiscard]] Kind disease() const { return disease_; }
    [[nodiscard]] Kind stone() const { return stone_; }
    /// Cards of every start deck, as (kind, how many).
    [[nodiscard]] const std::vector<std::pair<Kind, int>>& start_deck() const { return start_deck_; }
    [[nodiscard]] int start_village_cards() const { return start_village_cards_; }
    [[nodiscard]] int hand_size() const { return hand_size_; }
    [[nodiscard]] int loss_per_missing_light() const { return loss_per_missing_light_; }

private:
    friend class Compiler;

    int size_ = 0;
    std::uint64_t identity_ = 0;
    std::array<Card, most_kinds + 1> cards_{};
    std::array<Potential, most_kinds + 1> potentials_{};
    std::array<std::uint8_t, most_kinds + 1> triggers_{};
    std::array<std::int8_t, most_kinds + 1> golds_{};
    std::array<std::uint16_t, most_kinds + 1> xp_to_level_{};
    std::array<Role, most_kinds + 1> roles_{};
    std::array<Sure, most_kinds + 1> sures_{};
    std::vector<KindSet> sets_;
    std::vector<Effect> effects_;
    std::vector<std::string> ids_;
    std::vector<std::string> names_;
    std::vector<Group> hero_groups_;
    std::vector<Group> monster_groups_;
    std::vector<Kind> village_kinds_;
    std::vector<Kind> basics_;
    std::vector<std::pair<Kind, int>> start_deck_;
    Kind militia_ = no_kind;
    Kind disease_ = no_kind;
    Kind stone_ = no_kind;
    int start_village_cards_ = 0;
    int hand_size_ = 0;
    int loss_per_missing_light_ = 0;
};

/// Compiles the cards; the error names card and field, and why.
base::Result<Catalogue> compile(const CardTable& table);

}  // namespace ziggurat::tabletop::thunderstone
