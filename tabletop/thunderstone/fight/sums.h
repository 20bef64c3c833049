// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "tabletop/thunderstone/cards/card.h"

namespace ziggurat::tabletop::thunderstone {

/// A party's sums before anything is multiplied, halved or lost.
struct Sums {
    int attack = 0;
    int magic = 0;
    int light = 0;
    bool is_armed = false;
};

/// What the sums of a party meet: everything that turns them into one number.
struct Judge {
    FoeTraits foe;
    int health = 0;
    int factor = 1;  // of magic
    int light_needed = 0;
    int loss_per_light = 2;
    bool dark_raises_health = false;
};

struct Verdict {
    bool is_won = false;
    int total = 0;
    int missing_light = 0;
};

/// Step c of a battle with the losses already off the sums (section 1.6, rulings 29 and 30).
[[gnu::always_inline]] inline Verdict judge(const Judge& by, const Sums& sums) {
    Verdict verdict;
    verdict.missing_light = std::max(0, by.light_needed - sums.light);
    const int dark = by.loss_per_light * verdict.missing_light;
    int magic = sums.magic * by.factor;
    if (!by.foe.changes_sums) {
        verdict.total = sums.attack + magic - dark;
        verdict.is_won = verdict.total >= by.health;
        return verdict;
    }
    const bool has_magic = sums.magic >= 1;
    magic = by.foe.is_magic_immune ? 0 : magic;
    magic = by.foe.halves_magic ? magic / 2 : magic;
    const int both = (by.foe.only_magic_counts ? 0 : sums.attack) + magic;
    const bool is_halved = (by.foe.halved == Halved::UnlessMagic && !has_magic) ||
                           (by.foe.halved == Halved::UnlessArmed && !sums.is_armed);
    if (by.dark_raises_health) {
        verdict.total = (is_halved ? both / 2 : both) - dark;
    } else {
        // An arithmetic shift rounds down below zero too.
        verdict.total = is_halved ? (both - dark) >> 1 : both - dark;
    }
    verdict.is_won = verdict.total >= by.health && (has_magic || !by.foe.needs_magic);
    return verdict;
}

/// The best verdict over all ways to take `losses` off attack and magic, each off one that is at least 1
/// (ruling 31; Judgement's on heroes with both).
Verdict judge_all_losses(const Judge& by, const Sums& sums, int losses);

[[gnu::always_inline]] inline Verdict judge_losses(const Judge& by, const Sums& sums, int losses) {
    return losses == 0 ? judge(by, sums) : judge_all_losses(by, sums, losses);
}

}  // namespace ziggurat::tabletop::thunderstone
