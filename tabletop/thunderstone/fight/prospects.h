// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "tabletop/thunderstone/fight/outlook.h"

namespace ziggurat::tabletop::thunderstone {

/// What a hand can do against monsters. The same is asked of one hand before the turn, before the fight and in it,
/// so each thread keeps a small table of answers, those of the functions in fight.h; only what is not in it is
/// worked out.
class Prospects {
public:
    /// `hand` are all cards revealed, `party` heroes borrowed from others; both must outlive this.
    Prospects(const Catalogue& cards, std::span<const CardByte> hand, std::span<const Borrowed> party = {});

    /// Whether the monster can be attacked at all.
    [[nodiscard]] bool can_attack(const Encounter& met) {
        return !cards_[met.monster].foe.hides_in_dark || ask(met, Question::Attack);
    }
    /// Whether it can be beaten without destroying anything.
    [[nodiscard]] bool can_win(const Encounter& met) { return !is_out_of_sight(met) && ask(met, Question::Win); }
    /// Whether it can be beaten by destroying food or weapons.
    [[nodiscard]] bool can_win_by_spending(const Encounter& met) {
        return most_.can_spend() && ask(met, Question::WinBySpending);
    }
    /// Whether that is the only way to beat it.
    [[nodiscard]] bool has_to_spend(const Encounter& met) {
        return most_.can_spend() && !can_win(met) && can_win_by_spending(met);
    }

private:
    enum class Question : unsigned { Attack, Win, WinBySpending };

    bool ask(const Encounter& met, Question question);
    bool work_out(const Encounter& met, Question question);
    bool is_out_of_sight(const Encounter& met) {
        if (!glance_) {
            glance_ = at_a_glance(most_, static_cast<int>(hand_.size() + party_.size()));
        }
        return glance_->is_below(cards_, met);
    }
    bool is_out_of_reach(const Encounter& met, int spent);
    const Muster& muster();

    const Catalogue& cards_;
    std::span<const CardByte> hand_;
    std::span<const Borrowed> party_;
    Potential most_;
    std::optional<Ceiling> glance_;
    std::optional<Muster> muster_;
    std::optional<Ceiling> ceiling_;
};

}  // namespace ziggurat::tabletop::thunderstone
