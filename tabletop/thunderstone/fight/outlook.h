// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/thunderstone/fight/fight.h"
#include "tabletop/thunderstone/fight/sums.h"

namespace ziggurat::tabletop::thunderstone {

/// What can be said of a fight without assigning anything to anybody.
enum class Outlook : std::uint8_t {
    Lost,  // even everything together would not win
    Won,   // the party wins as it stands
    Open,
};

/// The most that a hand can bring by what its cards add each, whoever could bear or eat them: looser than
/// `Ceiling`, and nearly for nothing.
class Glance {
public:
    explicit Glance(const Catalogue& cards) : cards_(cards) {}

    void add(CardByte card) {
        most_ += cards_.potential(card);
        ++count_;
    }
    [[nodiscard]] bool can_spend() const { return most_.can_spend(); }

    /// Whether the monster is out of reach, nothing being destroyed for strength.
    [[nodiscard]] bool is_below(const Encounter& met) const;

private:
    const Catalogue& cards_;
    Potential most_;
    int count_ = 0;
};

/// The most that a hand can bring into any fight: looser than `outlook`, but worked out once for all monsters.
class Ceiling {
public:
    Ceiling(const Catalogue& cards, const Muster& muster);

    /// Whether the monster is out of reach; `spent` is attack that destroying cards can add at most.
    [[nodiscard]] bool is_below(const Card& monster, const Encounter& met, int spent = 0) const;

private:
    Sums most_;
    int heroes_ = 0;
    int factor_ = 1;
    int loss_per_light_ = 0;
    bool can_convert_ = false;
};

/// Most fights are settled by their sums; the others are worth a search. `spent` is attack that destroying cards
/// can add at most.
Outlook outlook(const Catalogue& cards, const Muster& muster, const Encounter& met, int spent = 0);

}  // namespace ziggurat::tabletop::thunderstone
