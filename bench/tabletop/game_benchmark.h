// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "tabletop/rollout/players/make_player.h"

namespace ziggurat::tabletop::bench {

using namespace rollout;  // NOLINT(google-build-using-namespace)

/// The states of a game that playouts meet, as decisions come: some games long, half by the rule of thumb.
template <Game G>
std::vector<typename G::State> states_met(const G& game, int players) {
    constexpr std::size_t wanted = 1024;
    std::vector<typename G::State> states;
    for (std::uint64_t seed = 1; states.size() < wanted; ++seed) {
        Chance chance(seed);
        Random random(seed);
        auto state = game.setup(players, chance);
        while (game.to_move(state) != nobody && states.size() < wanted) {
            states.push_back(state);
            const auto action = seed % 2 == 0 ? game.greedy(state, random) : random_action(game, state, random);
            game.apply(state, action, chance);
        }
    }
    return states;
}

/// Calls step(state) for the states of playouts in turn, and counts.
template <Game G, class Step>
void over_states(benchmark::State& bench, const G& game, int players, Step step) {
    const auto states = states_met(game, players);
    std::size_t at = 0;
    for ([[maybe_unused]] auto _ : bench) {
        step(states[at]);
        at = (at + 1) % states.size();
    }
    bench.SetItemsProcessed(bench.iterations());
}

/// Whole games from the set-up, as playouts play them.
template <Game G>
void whole_games(benchmark::State& bench, const G& game, int players, const RolloutOptions& options) {
    const Playout<G> playout(game, options);
    std::uint64_t seed = 0;
    for ([[maybe_unused]] auto _ : bench) {
        Chance chance(++seed);
        Random random(seed);
        auto state = game.setup(players, chance);
        benchmark::DoNotOptimize(playout.finish(state, chance, random));
    }
    bench.SetItemsProcessed(bench.iterations());
}

/// Playouts of a searching player: an item is one iteration, dealing anew and tree among it.
template <Game G>
void iterations(benchmark::State& bench, const G& game, int players, const char* player_text) {
    const auto options = parse_player(player_text);
    const auto player = make_player(game, *options);
    Random random(1);
    std::int64_t before = player->playouts();
    over_states(bench, game, players, [&](const typename G::State& state) {
        typename G::Actions legal;
        game.legal(state, legal);
        if (legal.size() > 1) {
            benchmark::DoNotOptimize(player->choose(state, legal.span(), random));
        }
    });
    bench.SetItemsProcessed(player->playouts() - before);
}

/// Registers all benchmarks of a game under "name/players/...".
template <Game G>
void register_game(const std::string& name, std::shared_ptr<const G> game, int players) {
    using State = typename G::State;
    const auto add = [&](const char* what, auto body) {
        const std::string full = name + "/" + std::to_string(players) + "/" + what;
        benchmark::RegisterBenchmark(
            full.c_str(), [game, players, body](benchmark::State& bench) { body(bench, *game, players); });
    };
    add("copy", [](benchmark::State& bench, const G& g, int n) {
        over_states(bench, g, n, [copy = State{}](const State& state) mutable {
            copy = state;
            benchmark::DoNotOptimize(copy);
        });
    });
    add("legal", [](benchmark::State& bench, const G& g, int n) {
        over_states(bench, g, n, [&](const State& state) {
            typename G::Actions actions;
            g.legal(state, actions);
            benchmark::DoNotOptimize(actions);
        });
    });
    add("copy_and_apply", [](benchmark::State& bench, const G& g, int n) {
        Chance chance(1);
        Random random(1);
        over_states(bench, g, n, [&](const State& state) {
            State copy = state;
            g.apply(copy, random_action(g, copy, random), chance);
            benchmark::DoNotOptimize(copy);
        });
    });
    add("copy_and_determinize", [](benchmark::State& bench, const G& g, int n) {
        Random random(1);
        over_states(bench, g, n, [&](const State& state) {
            State copy = state;
            g.determinize(copy, g.to_move(state), random);
            benchmark::DoNotOptimize(copy);
        });
    });
    add("random_game", [](benchmark::State& bench, const G& g, int n) {
        whole_games(bench, g, n, RolloutOptions{false, 0, 0, 0});
    });
    add("greedy_game", [](benchmark::State& bench, const G& g, int n) {
        whole_games(bench, g, n, RolloutOptions{true, 0, 0, 0});
    });
    add("flat_iteration", [](benchmark::State& bench, const G& g, int n) { iterations(bench, g, n, "flat"); });
    add("ismcts_iteration", [](benchmark::State& bench, const G& g, int n) { iterations(bench, g, n, "ismcts"); });
}

}  // namespace ziggurat::tabletop::bench
