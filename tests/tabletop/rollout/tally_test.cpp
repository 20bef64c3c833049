// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/arena/tally.h"

#include <doctest/doctest.h>

#include "tabletop/rollout/chance.h"

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace)

namespace {

GameResult made_up(std::int64_t index) {
    Random random(static_cast<std::uint64_t>(index));
    GameResult game;
    game.index = index;
    game.players = 3;
    game.rounds = 3 + static_cast<int>(random.below(5));
    game.decisions = 30 + static_cast<int>(random.below(100));
    game.end_reason = static_cast<int>(random.below(4)) - 1;
    game.hash = random.next();
    for (int s = 0; s < 3; ++s) {
        SeatResult& line = game.seats[static_cast<std::size_t>(s)];
        line.participant = static_cast<int>((s + index) % 3);
        line.score = static_cast<int>(random.below(40)) - 50;
        line.share = index % 2 == 0 ? 1.0 / 3 : (s == 1 ? 1.0 : 0.0);
        line.decisions = 10;
        line.choices = 7;
        line.offered = 30;
        line.tracked = {{0, s}, {1, static_cast<int>(index % 2)}};
    }
    return game;
}

}  // namespace

TEST_CASE("histograms know mean, spread and quantiles, negative numbers too") {
    Histogram histogram;
    CHECK_FALSE(histogram.mean().has_value());
    CHECK_FALSE(histogram.quantile(0.5).has_value());
    histogram.add(-5);
    CHECK_FALSE(histogram.deviation().has_value());
    for (const int value : {-9, -7, -5, -1, -1, -30}) {
        histogram.add(value);
    }
    CHECK_EQ(histogram.total(), 7);
    CHECK_EQ(*histogram.mean(), doctest::Approx(-58.0 / 7));
    CHECK_EQ(*histogram.deviation(), doctest::Approx(10.0119));
    CHECK_EQ(*histogram.quantile(0), -30);
    CHECK_EQ(*histogram.quantile(0.5), -5);
    CHECK_EQ(*histogram.quantile(1), -1);
}

TEST_CASE("tallies of parts add up to the tally of the whole, in any order") {
    Tally whole(3, 3, 2);
    std::vector<Tally> parts(7, Tally(3, 3, 2));
    for (std::int64_t k = 0; k < 1000; ++k) {
        whole.add(made_up(k));
        parts[static_cast<std::size_t>(k * k % 7)].add(made_up(k));
    }
    Tally forwards(3, 3, 2);
    Tally backwards(3, 3, 2);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        forwards.add(parts[i]);
        backwards.add(parts[parts.size() - 1 - i]);
    }
    CHECK(forwards == whole);
    CHECK(backwards == whole);
}

TEST_CASE("sums count finished games only, and each once") {
    Tally tally(3, 3, 2);
    for (std::int64_t k = 0; k < 999; ++k) {
        tally.add(made_up(k));
    }
    CHECK_EQ(tally.games, 999);
    CHECK(tally.unfinished > 0);
    CHECK_EQ(tally.end_reasons[0] + tally.end_reasons[1] + tally.end_reasons[2], tally.finished());
    std::int64_t parts = 0;
    for (int p = 0; p < 3; ++p) {
        CHECK_EQ(tally.participant(p).games, tally.finished());
        CHECK_EQ(tally.seat(p).games, tally.finished());
        CHECK_EQ(tally.participant(p).scores.total(), tally.finished());
        parts += tally.participant(p).win_parts;
    }
    CHECK_EQ(parts, parts_of_a_win * tally.finished());
    CHECK_EQ(tally.rounds.total(), tally.finished());
    CHECK(*tally.participant(0).scores.quantile(1) < 0);
    const TrackedTally thing = tally.tracked_by_all(0);
    CHECK_EQ(thing.games, 3 * tally.finished());
    CHECK_EQ(thing.games_taken, 2 * tally.finished());
    CHECK_EQ(thing.copies, 3 * tally.finished());
    CHECK_EQ(thing.win_parts, parts_of_a_win * tally.finished());
}

}  // namespace ziggurat::tabletop::tests
