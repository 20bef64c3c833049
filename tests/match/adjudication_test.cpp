// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/adjudication.h"

#include <doctest/doctest.h>

using namespace ziggurat::match;
using ziggurat::movegen::Side;

namespace {

/// Plays scores, White's and Black's in turn; after which ply the game was decided, 0 if never.
std::size_t decided_after(const AdjudicationRules& rules, const std::vector<std::optional<int>>& scores,
                          Result expected) {
    Adjudicator adjudicator(rules);
    for (std::size_t ply = 1; ply <= scores.size(); ++ply) {
        const auto& score = scores[ply - 1];
        const auto thought = score ? std::optional(Assessment{*score, 1}) : std::nullopt;
        if (const auto end = adjudicator.judge(ply % 2 == 1 ? Side::White : Side::Black, ply, thought)) {
            CHECK(end->result == expected);
            CHECK(pgn_termination(end->ending) == "adjudication");
            return ply;
        }
    }
    return 0;
}

}  // namespace

TEST_CASE("adjudication: a draw when both have found it even for so long, and not before its move") {
    AdjudicationRules rules;
    rules.draw = DrawRule{1, 2, 10};
    CHECK(decided_after(rules, {0, 0, 0, 0}, Result::Draw) == 4);
    CHECK(decided_after(rules, {0, 0, 11, 0, -10, 10, 0}, Result::Draw) == 7);
    CHECK(decided_after(rules, {0, 0, std::nullopt, 0, 0, 0}, Result::Draw) == 0);
    rules.draw->move_number = 5;
    CHECK(decided_after(rules, std::vector<std::optional<int>>(12, 0), Result::Draw) == 10);
}

TEST_CASE("adjudication: a loss that the loser knows of, and the winner too where that is asked for") {
    AdjudicationRules rules;
    rules.resign = ResignRule{2, 400, false};
    CHECK(decided_after(rules, {-400, 0, -500, 0}, Result::BlackWins) == 3);
    CHECK(decided_after(rules, {-399, 0, -500, 0}, Result::BlackWins) == 0);
    CHECK(decided_after(rules, {0, -400, 0, -100'900}, Result::WhiteWins) == 4);
    CHECK(decided_after(rules, {-400, 0, 0, 0, -400}, Result::BlackWins) == 0);
    rules.resign->is_two_sided = true;
    CHECK(decided_after(rules, {-400, 0, -500, 400, -500, 400}, Result::BlackWins) == 6);
}

TEST_CASE("adjudication: the limit of moves, and nothing without rules") {
    AdjudicationRules rules;
    const std::vector<std::optional<int>> scores(20, -5000);
    CHECK(decided_after(rules, scores, Result::Draw) == 0);
    rules.max_moves = 3;
    CHECK(decided_after(rules, scores, Result::Draw) == 6);
}
