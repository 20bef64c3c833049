// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "tabletop/thunderstone/fight/gift.h"

namespace ziggurat::tabletop::thunderstone {

/// Whether some way to give weapons, strengthening food and meals to heroes wins, so much being spent: what the
/// program asks most. As exact as `Arming`, which also finds out how, but made for hands of the usual size: all
/// that a hero may be given is worked out once, as what it adds to the sums.
class Assignment {
public:
    Assignment(const Catalogue& cards, const Muster& muster, const Encounter& met, const Spending& spending);

    /// The answer; none for hands that are too large, and where a hero of choice gives nothing (ruling 32).
    [[nodiscard]] std::optional<bool> wins();

private:
    static constexpr std::size_t most_fighters = 8;
    static constexpr std::size_t most_options = 48;
    static constexpr std::size_t most_boosts = 2;  // kinds of strengthening food

    /// Things of several kinds, counted in lanes of a word: five bits a kind, the topmost of which stays free.
    /// Strengthening food comes first, then meals, then weapons that may be thrown, then weapons.
    using Store = std::uint64_t;
    static constexpr unsigned lane_bits = 5;
    static constexpr unsigned most_in_lane = 15;
    static constexpr std::size_t meal_lane = most_boosts;
    static constexpr std::size_t throw_lane = meal_lane + 1;
    static constexpr std::size_t weapon_lane = throw_lane + 1;
    static constexpr std::size_t most_lanes = 12;
    static constexpr Store lane_tops = 0x842'1084'2108'4210U;
    static constexpr bool has(Store store, Store wanted) {
        return (((store | lane_tops) - wanted) & lane_tops) == lane_tops;
    }
    static constexpr Store lane(std::size_t number, unsigned count) {
        return Store{count} << (lane_bits * static_cast<unsigned>(number));
    }

    /// Something that a fighter can be given: what it takes of the store, and what it adds to an idle fighter's
    /// gift.
    struct Option {
        Store takes;
        Gift more;
    };
    struct Slot {
        Fighter fighter;
        std::uint8_t first;  // of its options
        std::uint8_t last;
        Gift idle;    // what it adds if it is given nothing
        Limit limit;  // the most that options of the fighters from here on add
    };
    struct Boost {
        int strength = 0;
        unsigned count = 0;
        bool converts = false;
    };

    bool take_stock(const Spending& spending);
    void line_up();
    void list_all_options();
    void list_options(Slot& slot);
    void offer_meals(Slot& slot, Burden burden, Store takes);
    [[nodiscard]] Gift gain_of(const Slot& slot, const Burden& burden) const;
    void offer(Slot& slot, const Burden& burden, Store takes);
    [[nodiscard]] bool adds_to(Gift gift, Gift more) const;
    [[nodiscard]] bool is_like_previous(std::size_t at) const {
        return at > 0 && slots_[at].fighter.kind == slots_[at - 1].fighter.kind;
    }
    [[nodiscard]] bool is_won(Gift total) const;
    [[nodiscard]] bool is_out_of_reach(Gift total, const Limit& limit) const;
    [[nodiscard]] bool wins_from(std::size_t slot, Gift total, Store left, std::size_t chosen) const;

    const Catalogue& cards_;
    const Muster& muster_;
    const Encounter& met_;
    Judge judge_;
    bool fits_ = false;
    std::size_t count_ = 0;
    std::size_t boost_count_ = 0;
    int meals_ = 0;
    int throws_ = 0;
    std::size_t option_count_ = 0;
    Store store_ = 0;
    int all_strength_ = 0;
    int all_attack_ = 0;
    Sums base_;    // without heroes
    Gift idle_{};  // of all heroes, if nobody is given anything
    std::array<Boost, most_boosts> boost_;
    std::array<Slot, most_fighters> slots_;  // fighters of a kind beside each other
    std::array<Option, most_options> options_;
};

}  // namespace ziggurat::tabletop::thunderstone
