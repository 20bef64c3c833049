// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/adjudication.h"

#include <cstdlib>

namespace ziggurat::match {

using movegen::Side;

std::optional<GameEnd> Adjudicator::judge(Side side, std::size_t plies, const std::optional<Assessment>& thought) {
    Opinions& own = opinions_[index(side)];
    const auto count = [](int& counter, bool holds) { counter = holds ? counter + 1 : 0; };
    const int score_cp = thought ? thought->score_cp : 0;
    count(own.even, thought && rules_.draw && std::abs(score_cp) <= rules_.draw->score_cp);
    count(own.behind, thought && rules_.resign && score_cp <= -rules_.resign->score_cp);
    count(own.ahead, thought && rules_.resign && score_cp >= rules_.resign->score_cp);
    if (is_drawn(plies)) {
        return GameEnd{Result::Draw, Ending::AdjudicatedDraw, "Draw by adjudication: both find it even"};
    }
    for (const Side loser : movegen::both_sides) {
        if (has_lost(loser)) {
            return GameEnd{win_of(~loser), Ending::AdjudicatedWin,
                           std::string(loser == Side::White ? "Black" : "White") + " wins by adjudication"};
        }
    }
    if (rules_.max_moves && plies >= 2 * static_cast<std::size_t>(*rules_.max_moves)) {
        return GameEnd{Result::Draw, Ending::MoveLimit, "Draw by the limit of moves"};
    }
    return std::nullopt;
}

bool Adjudicator::is_drawn(std::size_t plies) const {
    if (!rules_.draw || plies < 2 * static_cast<std::size_t>(rules_.draw->move_number)) {
        return false;
    }
    return opinions_[0].even >= rules_.draw->move_count && opinions_[1].even >= rules_.draw->move_count;
}

bool Adjudicator::has_lost(Side side) const {
    if (!rules_.resign || opinions_[index(side)].behind < rules_.resign->move_count) {
        return false;
    }
    return !rules_.resign->is_two_sided || opinions_[index(~side)].ahead >= rules_.resign->move_count;
}

}  // namespace ziggurat::match
