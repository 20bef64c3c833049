// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <queue>

#include <doctest/doctest.h>

#include "tabletop/pig/pig.h"
#include "tabletop/rollout/arena/play_game.h"
#include "tabletop/rollout/arena/typed_game.h"
#include "tabletop/rollout/players/budget.h"
#include "tabletop/rollout/players/make_player.h"
#include "tests/tabletop/rollout/toys/kuhn.h"
#include "tests/tabletop/rollout/toys/nim.h"

namespace ziggurat::tabletop::tests {

using namespace rollout;  // NOLINT(google-build-using-namespace)

namespace {

PlayerOptions options(std::string_view text) {
    return *parse_player(text);
}

template <Game G>
typename G::Action chosen(const G& game, const typename G::State& state, std::string_view player,
                          std::uint64_t seed) {
    typename G::Actions legal;
    game.legal(state, legal);
    Random random(seed);
    return make_player(game, options(player))->choose(state, legal.span(), random);
}

/// A Kuhn hand in which the player to move faces a bet and holds `card`.
KuhnState facing_a_bet(const Kuhn& game, int players, int card) {
    Chance chance(1);
    KuhnState state = game.setup(players, chance);
    game.apply(state, KuhnAction::Bet, chance);
    auto* const own = &state.cards[1];
    std::swap(*own, *std::find(state.cards.begin(), state.cards.end(), static_cast<std::int8_t>(card)));
    return state;
}

/// The share of the wins that the first of the players got.
template <Game G>
double first_share(const G& game, std::initializer_list<std::string_view> players, int games) {
    Run run;
    for (const std::string_view player : players) {
        run.players.push_back(options(player));
    }
    run.games = games;
    const auto result = TypedGame<G>("game", {}, game).play(run, {});
    const SeatTally first = result.tally.participant(0);
    CHECK_EQ(result.tally.unfinished, 0);
    return static_cast<double>(first.win_parts) / static_cast<double>(parts_of_a_win * first.games);
}

}  // namespace

TEST_CASE("a searching player finds the winning moves of Nim") {
    const Nim game;
    for (const std::array<std::uint8_t, 3> heaps :
         {std::array<std::uint8_t, 3>{2, 3, 4}, {1, 2, 5}, {2, 2, 1}, {0, 3, 5}}) {
        NimState state;
        state.heaps = heaps;
        for (const std::string_view player :
             {"ismcts:playouts=20000:rollout=random:cut=0:margin=0", "ismcts:playouts=20000:cut=2:eps=1"}) {
            CHECK_MESSAGE(Nim::wins(state, chosen(game, state, player, 1)), player);
        }
    }
    // Alone, flat Monte Carlo sees only what is won at once.
    NimState state;
    state.heaps = {0, 0, 4};
    CHECK(Nim::wins(state, chosen(game, state, "flat:rollout=random:cut=0", 1)));
    CHECK(Nim::wins(state, chosen(game, state, "flat:by=race:rollout=random:cut=0", 1)));
}

TEST_CASE("the highest card calls and the lowest folds, whatever is dealt behind them") {
    const Kuhn game;
    for (int players = 2; players <= 4; ++players) {
        for (const std::string_view player :
             {"flat:margin=1:rollout=random:cut=0", "flat:by=race:margin=1:rollout=random:cut=0:prior=2",
              "ismcts:margin=1:rollout=random:cut=0", "ismcts:margin=1:rollout=random:tree=self:prior=1"}) {
            CHECK(chosen(game, facing_a_bet(game, players, players), player, 2) == KuhnAction::Call);
            CHECK(chosen(game, facing_a_bet(game, players, 0), player, 3) == KuhnAction::Fold);
        }
    }
}

TEST_CASE("rollout players beat random ones") {
    CHECK(first_share(pig::Pig(), {"flat:quick", "random"}, 100) > 0.75);
    CHECK(first_share(pig::Pig(), {"flat:quick:by=race:prior=1", "random"}, 100) > 0.75);
    CHECK(first_share(pig::Pig(), {"ismcts:quick", "random"}, 100) > 0.75);
    CHECK(first_share(pig::Pig(), {"ismcts:quick", "random", "random", "random"}, 100) > 0.5);
    CHECK(first_share(pig::Pig(), {"greedy", "random"}, 1000) > 0.85);
    CHECK(first_share(Nim(), {"ismcts:playouts=600:rollout=random:cut=0", "random"}, 100) > 0.9);
}

TEST_CASE("holding at 20 against itself, who begins wins as often as can be reckoned") {
    // Known of two hold-at-20 players to 100 points: the first wins about 0.53 of the games.
    Run run;
    run.players = {options("greedy"), options("greedy")};
    run.games = 40'000;
    const auto result = TypedGame<pig::Pig>("pig", {}, pig::Pig()).play(run, {});
    const SeatTally first = result.tally.seat(0);
    const double share = static_cast<double>(first.win_parts) / static_cast<double>(parts_of_a_win * first.games);
    CHECK(share > 0.515);
    CHECK(share < 0.545);
}

TEST_CASE("every player does legal things only, and the same ones again") {
    const Kuhn game;
    for (const std::string_view text :
         {"random", "greedy", "flat:playouts=20", "flat:playouts=20:by=race", "ismcts:playouts=20:prior=1"}) {
        const auto player = make_player(game, options(text));
        for (std::int64_t k = 0; k < 200; ++k) {
            const std::vector<Seat<Kuhn>> seats(3, Seat<Kuhn>{player.get(), 0, nullptr});
            std::vector<std::uint64_t> first;
            for (const bool is_again : {false, true}) {
                std::size_t number = 0;
                GamePlay<Kuhn>(game).play(
                    GameSeed(5, k), seats, {}, [&](const KuhnState& state, KuhnAction action) {
                        CHECK(game.action_from_text(state, game.action_text(state, action)).has_value());
                        const auto mark = base::mix(game.hash(state), static_cast<std::uint64_t>(action));
                        if (is_again) {
                            CHECK_EQ(first.at(number++), mark);
                        } else {
                            first.push_back(mark);
                        }
                    });
            }
        }
    }
}

TEST_CASE("a decision ends when what is left could not change it, and not before") {
    constexpr std::int64_t playouts = 200;
    const Budget budget(options("flat:playouts=200"));
    const Budget time(options("flat:ms=60000"));
    Random random(3);
    for (int game = 0; game < 500; ++game) {
        std::array<std::int64_t, 3> visits{};
        const auto lead = [&] {
            VisitLead two;
            for (const std::int64_t count : visits) {
                two.count(count);
            }
            return two;
        };
        const auto chances = 2 + random.below(20);
        std::int64_t done = 0;
        for (; budget.allows(done) && !budget.is_settled(done, lead); ++done) {
            ++visits.at(std::min(random.below(chances), 2U));
        }
        CHECK_FALSE(time.is_settled(done, lead));
        auto sorted = visits;
        std::sort(sorted.rbegin(), sorted.rend());
        CHECK_EQ(lead().visits(), sorted[0] - sorted[1]);
        // Even if the next one got all that is left, it would stay behind; sixteen playouts ago it would not have.
        CHECK((done == playouts || sorted[0] > sorted[1] + playouts - done));
        CHECK(sorted[0] <= sorted[1] + playouts - done + 32);
    }
}

TEST_CASE("what is clear takes fewer playouts than it may") {
    NimState state;
    state.heaps = {0, 0, 4};
    const Nim game;
    Nim::Actions legal;
    game.legal(state, legal);
    for (const std::string_view text :
         {"flat:playouts=2000:rollout=random:cut=0", "ismcts:playouts=2000:rollout=random:cut=0"}) {
        const auto player = make_player(game, options(text));
        Random random(1);
        CHECK(Nim::wins(state, player->choose(state, legal.span(), random)));
        CHECK(player->playouts() > 1000);
        CHECK(player->playouts() < 1800);
    }
}

TEST_CASE("a budget in time is kept") {
    const auto start = std::chrono::steady_clock::now();
    const pig::Pig game;
    Chance chance(1);
    pig::State state = game.setup(2, chance);
    state.turn_total = 19;
    chosen(game, state, "flat:ms=30", 1);
    chosen(game, state, "ismcts:ms=30", 1);
    chosen(game, state, "flat:ms=1:by=race", 1);
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    CHECK(time.count() >= 60);
    CHECK(time.count() < 2000);
}

TEST_CASE("a person may answer by number or name, is asked again after nonsense, and may leave") {
    const Kuhn game;
    const KuhnState state = facing_a_bet(game, 2, 1);
    Kuhn::Actions legal;
    game.legal(state, legal);
    Random random(1);
    std::queue<std::string> answers({"", "0", "3", "raise", "2", " fold "});
    std::string shown;
    HumanPlayer<Kuhn> human(game, [&](const std::string& prompt) -> std::optional<std::string> {
        shown += prompt;
        if (answers.empty()) {
            return std::nullopt;
        }
        auto answer = answers.front();
        answers.pop();
        return answer;
    });
    CHECK(human.choose(state, legal.span(), random) == KuhnAction::Call);
    CHECK(human.choose(state, legal.span(), random) == KuhnAction::Fold);
    CHECK(shown.find("Cards: ? 1") != std::string::npos);
    CHECK(shown.find("1  fold\n  2  call\n") != std::string::npos);
    CHECK(shown.find("A number from 1 to 2") != std::string::npos);
    CHECK_THROWS_AS(human.choose(state, legal.span(), random), HumanLeft);
}

}  // namespace ziggurat::tabletop::tests
